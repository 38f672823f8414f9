"""Who decides what (SS-95 to SS-97)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_the_active_player_announces_everything(samurai_table: SetUpSamurai) -> None:
    """SS-95: card, target and what is picked are one decision."""
    t = samurai_table(
        shogun("nobunaga", hand="bo geisha bushido breathing diversion"),
        ninja(1, in_play="armor"),
        samurai(),
        ninja(2),
    )
    keys = [option.key for option in t.asked(0, "ask-main").options]
    assert keys == [
        "play:bo@1",
        "play:bo@2",
        "play:bo@3",
        "play:geisha@1/hand",
        "play:geisha@1/armor",
        "play:geisha@2/hand",
        "play:geisha@3/hand",
        "play:bushido@1",
        "play:bushido@2",
        "play:bushido@3",
        "play:bushido@0",
        "play:breathing@1",
        "play:breathing@2",
        "play:breathing@3",
        "play:diversion@1",
        "play:diversion@2",
        "play:diversion@3",
        "use=nobunaga",
        "end",
    ]


def test_whoever_may_hold_an_answer_is_asked(samurai_table: SetUpSamurai) -> None:
    """SS-96, SS-97: even without a Parry or a Weapon, so that nobody learns of it."""
    t = samurai_table(shogun(hand="bo battle_cry jujutsu"), ninja(1), samurai(), ninja(2))
    t.play("bo", at=1)
    assert [option.key for option in t.asked(1, "ask-parry").options] == ["take-it"]
    t.choose("take-it")
    t.play("battle_cry")
    for seat in (1, 2, 3):
        t.asked(seat, "ask-battle-cry")
        t.choose("take-it")
    t.play("jujutsu")
    for seat in (1, 2, 3):
        t.asked(seat, "ask-jujutsu")
        t.choose("take-it")


def test_which_weapon_is_a_choice(samurai_table: SetUpSamurai) -> None:
    """SS-96: equal cards are one option."""
    t = samurai_table(
        shogun(hand="jujutsu"), ninja(1, hand="bo bo katana parry"), samurai(), ninja(2)
    )
    t.play("jujutsu")
    keys = [option.key for option in t.asked(1, "ask-jujutsu").options]
    assert keys == ["discard:bo", "discard:katana", "take-it"]
    t.choose("discard", "bo")
    t.choose("take-it")
    t.choose("take-it")


def test_an_answer_tells_nothing_about_the_other_copy(samurai_table: SetUpSamurai) -> None:
    """SS-11: a card that was seen is forgotten when one like it leaves the hand."""
    t = samurai_table(
        shogun("ieyasu", hand="bo armor"),
        ninja(1, hand="battle_cry"),
        samurai(),
        ninja(2),
        step="draw",
        pile="parry",
        deck="parry",
    )
    t.choose("draw-pile", "parry")
    assert t.match.view(1).players[0].hand == ("parry",)
    t.end_turn()
    t.play("battle_cry")
    for _ in range(2):
        t.choose("take-it")
    t.choose("play", "parry")
    assert t.match.view(1).players[0].hand == ()
