"""What looks foolish, as far as the player can know; and why a card cannot be played."""

from standoff.scenario.samurai import SamuraiTable, ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def warned(t: SamuraiTable) -> dict[str, str]:
    return {key: text.id for key, text in t.match.warnings(t.match.asked).items()}


def test_the_shogun_is_known_to_the_samurai_and_not_the_other_way(
    samurai_table: SetUpSamurai,
) -> None:
    hand = "bo diversion battle_cry breathing"
    t = samurai_table(shogun(), ninja(1), samurai(hand=hand), ninja(2), turn=2)
    assert warned(t) == {
        "play:bo@0": "warn-ally",
        "play:diversion@0": "warn-ally",
        "play:battle_cry": "warn-ally",
    }
    t = samurai_table(shogun(hand=hand), ninja(1), samurai(), ninja(2))
    assert warned(t) == {}


def test_three_players_know_who_is_on_their_side(samurai_table: SetUpSamurai) -> None:
    t = samurai_table(shogun(), ninja(1, hand="bo"), ninja(2), turn=1)
    assert warned(t) == {"play:bo@2": "warn-ally"}


def test_ones_own_cards(samurai_table: SetUpSamurai) -> None:
    """To be rid of a Bushido is no folly, one's own or an ally's."""
    t = samurai_table(
        shogun(in_play="bushido"),
        ninja(1),
        samurai(hand="geisha bo", in_play="armor"),
        ninja(2),
        turn=2,
        weapons=1,
    )
    assert warned(t) == {
        "play:geisha@0/hand": "warn-ally",
        "play:geisha@2/armor": "warn-own-card",
    }
    t = samurai_table(shogun(hand="bushido"), ninja(1), samurai(), ninja(2))
    assert warned(t) == {"play:bushido@0": "warn-yourself"}


def test_without_effect(samurai_table: SetUpSamurai) -> None:
    """SS-45: it may be played."""
    t = samurai_table(
        shogun(hand="battle_cry jujutsu"), ninja(1, hand=""), samurai(life=0), ninja(2, "chiyome")
    )
    assert warned(t) == {"play:battle_cry": "warn-no-effect", "play:jujutsu": "warn-no-effect"}
    t.play("battle_cry")
    t.asked(0, "ask-main")


def test_the_last_points(samurai_table: SetUpSamurai) -> None:
    t = samurai_table(
        shogun(hand="katana"), ninja(1, life=3, hand="parry"), samurai(), ninja(2, life=3)
    )
    t.play("katana", at=1)
    assert warned(t) == {"take-it": "warn-last-point"}
    t.choose("play", "parry")
    t = samurai_table(shogun(hand="katana"), ninja(1, life=3), samurai(), ninja(2))
    t.play("katana", at=1)
    assert warned(t) == {}  # nothing can be done about it
    t.choose("take-it")
    t = samurai_table(
        shogun(in_play="bushido", hand="bo", honour=1),
        ninja(1),
        samurai(),
        ninja(2),
        step="recovery",
        deck="bo",
    )
    assert warned(t) == {"lose-honour": "warn-last-honour"}
    t.choose("discard", "bo")


def test_why_not(samurai_table: SetUpSamurai) -> None:
    t = samurai_table(
        shogun(hand="parry bushido diversion geisha armor breathing"),
        ninja(1, hand="", in_play="bushido"),
        samurai(),
        ninja(2),
    )

    assert t.why_not("parry") == t.why_not("parry", 1) == "why-only-answers"
    assert t.why_not("bushido") == t.why_not("bushido", 2) == "why-in-play"
    assert t.why_not("diversion", 1) == "why-no-cards"
    assert t.why_not("diversion", 0) == t.why_not("breathing", 0) == "why-yourself"
    assert t.why_not("geisha", 0) == "why-no-cards"
    assert t.why_not("katana") == "why-not-in-hand"
    for card in ("diversion", "geisha", "armor", "breathing"):
        assert t.why_not(card) is None
    assert t.why_not("armor", 2) is None  # it is played in front of oneself
