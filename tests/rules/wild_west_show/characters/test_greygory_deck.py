"""Greygory Deck (WW-64, WW-65)."""

import standoff
from standoff.games.bang.data.state import Bang
from standoff.games.bang.sets.base.characters import CHARACTERS
from standoff.games.bang.sets.wild_west_show.borrowed import draw_two
from standoff.kernel.rng import Rng
from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), renegade())
BASE = {character.id for character in CHARACTERS}


def borrowed(t: Table, seat: int) -> tuple[str, ...]:
    return tuple(t.match.view(0).players[seat].copies)


def test_he_draws_two_at_the_start_of_the_game() -> None:
    """WW-64, WW-65, DC-101: of the base game, whom nobody at the table has."""
    found = 0
    for seed in range(40):
        match = standoff.new("bang", players=7, seed=seed, sets=["wild_west_show", "dodge_city"])
        assert isinstance(match.game, Bang)
        players = match.view(0).players
        for player in players:
            if player.character == "greygory_deck":
                found += 1
                assert len(set(player.copies)) == 2
                assert set(player.copies) <= BASE - {each.character for each in players}
                assert player.life in (4, 5)
    assert found


def test_he_keeps_both_or_changes_both(table: SetUp) -> None:
    """WW-64, WW-E8: at the start of his turn; both or neither."""
    for choice in ("keep-both", "change-both"):
        t = table(
            sheriff(),
            outlaw("greygory_deck", copies="bart_cassidy paul_regret"),
            outlaw(),
            renegade(),
        )
        t.end_turn()
        assert [option.verb for option in t.asked(1, "ask-both").options] == [
            "keep-both",
            "change-both",
        ]
        t.choose(choice)
        while t.decision.prompt.id != "ask-main":
            t.answer(t.decision.options[0].key)
        assert len(borrowed(t, 1)) == 2
        assert (borrowed(t, 1) == ("bart_cassidy", "paul_regret")) == (choice == "keep-both")
        assert t.life(1) == 4


def test_he_has_both_abilities(table: SetUp) -> None:
    """WW-64: he is farther away, and draws when hurt."""
    t = table(
        sheriff(hand="bang-2D", in_play="schofield"),
        outlaw("greygory_deck", copies="bart_cassidy paul_regret"),
        outlaw(),
        renegade(),
        deck="3D",
    )
    assert t.match.view(0).players[1].distance == 2
    t.play("bang-2D", at=1)
    assert t.hand(1) == ["bang-3D"]


def test_not_in_a_turn_lost_to_jail(table: SetUp) -> None:
    """WW-65: and he keeps what he has."""
    t = table(
        sheriff(),
        outlaw("greygory_deck", copies="bart_cassidy paul_regret", in_play="jail-JS"),
        outlaw(),
        renegade(),
        deck="2S",
    )
    t.end_turn()
    t.asked(2, "ask-main")
    assert borrowed(t, 1) == ("bart_cassidy", "paul_regret")


def test_of_two_ways_to_draw_he_picks_one(table: SetUp) -> None:
    """WW-65: Kit Carlson or Pedro Ramirez, each time."""
    for way in ("use", "phase-1"):
        t = table(
            sheriff(),
            outlaw("greygory_deck", copies="kit_carlson pedro_ramirez"),
            outlaw(),
            renegade(),
            pile="beer",
            deck="2D 3D 4D",
        )
        t.end_turn()
        t.choose("keep-both")
        t.asked(1, "ask-draw-how")
        t.choose(way)
        if way == "use":
            t.choose("keep", "bang-2D")
            t.choose("keep", "bang-4D")
            assert t.hand(1) == ["bang-2D", "bang-4D"]
        else:
            t.choose("draw-pile")
            assert t.hand(1) == ["beer-6H", "bang-2D"]


def test_the_old_two_may_come_up_again(table: SetUp) -> None:
    """WW-65: they are shuffled back first."""
    t = table(sheriff("greygory_deck", copies="bart_cassidy paul_regret"), outlaw(), *OTHERS)
    drawn = set()
    for seed in range(40):
        game = t.game.copy()
        assert isinstance(game, Bang)
        game.rng = Rng.from_seed(str(seed))
        draw_two(game, 0)
        drawn |= {game.kind_name(place) for place in game.players[0].abilities[1:]}
    assert {"bart_cassidy", "paul_regret"} <= drawn <= BASE


def test_he_chooses_after_the_dynamite(table: SetUp) -> None:
    """WW-65: what goes off before phase 1 does so first, and his old abilities act on it."""
    t = table(
        sheriff(),
        outlaw("greygory_deck", copies="bart_cassidy paul_regret", in_play="dynamite"),
        *OTHERS,
        deck="2S 3D 4D 5D",
    )
    t.end_turn()
    t.asked(1, "ask-both")
    assert (t.life(1), len(t.hand(1))) == (1, 3)
    t.choose("keep-both")
