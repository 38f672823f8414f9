"""Black Jack (B-112)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_black_second_card_gives_nothing(table: SetUp) -> None:
    """B-112: it is shown all the same."""
    t = table(
        sheriff(),
        outlaw("black_jack"),
        outlaw(),
        renegade(),
        deck="beer-6H bang-2C jail-4H",
        turn=1,
        step="draw",
    )
    assert t.hand(1) == ["beer-6H", "bang-2C"]
    assert t.match.view(0).players[1].hand == ("bang-2C",)


def test_the_third_card_never_gives_a_fourth(table: SetUp) -> None:
    """B-112: however red it is; diamonds count like hearts."""
    t = table(
        sheriff(),
        outlaw("black_jack"),
        outlaw(),
        renegade(),
        deck="bang-2D bang-3D bang-4D bang-5D",
        turn=1,
        step="draw",
    )
    assert t.hand(1) == ["bang-2D", "bang-3D", "bang-4D"]


def test_a_red_second_card_is_shown_and_gives_a_third(table: SetUp) -> None:
    """B-112, B-16: the first and the third are drawn unseen."""
    t = table(
        sheriff(),
        outlaw("black_jack"),
        outlaw(),
        renegade(),
        deck="bang-2C beer-6H jail-4H",
        turn=1,
        step="draw",
    )
    assert t.hand(1) == ["bang-2C", "beer-6H", "jail-4H"]
    seen = t.match.view(0).players[1]
    assert (seen.hand_size, seen.hand) == (3, ("beer-6H",))
    told = [(text.id, text.args.get("card")) for text in t.match.events_for(0)]
    assert told == [
        ("event-drew-hidden", None),
        ("event-drew-hidden", None),
        ("event-showed", "beer-6H"),
        ("event-drew-hidden", None),
    ]
