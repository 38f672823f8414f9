"""Why a card cannot be used, and what one would see after playing it; it tells nothing else."""

from pathlib import Path

import pytest

from standoff.kernel.record import Setup
from standoff.kernel.text import Text
from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from standoff.server.client import Client, Visitor
from standoff.server.protocol import Because, Refusal, Start, Why
from standoff.server.stream import Stream, deal
from tests.server.running import BOTS, at, guest, served

pytestmark = pytest.mark.once

NOTHING = (None, None, None, None)


def at_position(table: Table) -> Stream:
    """A stream at a position of a scenario."""
    stream = Stream(deal(Setup("bang", 4, "1")))
    stream.match = table.match
    return stream


def because(table: Table, card: str, seat: int = 0) -> Because:
    return at_position(table).because(seat, Why(card, id=7))


def test_why_not_there() -> None:
    t = Table(sheriff(hand="bang-7D missed-2S jail-JS"), outlaw(), outlaw(), renegade())
    bang = because(t, "bang-7D")
    assert (bang.id, bang.card) == (7, None)
    assert bang.seats == (
        Text("why-yourself"),
        None,
        Text("why-out-of-reach", {"distance": 2, "reach": 1}),
        None,
    )
    assert (bang.distances, bang.reach) == (None, None)
    assert because(t, "missed-2S") == Because(7, Text("why-only-answers"), NOTHING, None, None)
    assert because(t, "jail-JS").seats == (Text("why-yourself"), None, None, None)


def test_a_reason_for_the_whole_card_is_told_once() -> None:
    t = Table(
        sheriff(hand="bang-7D barrel-QS", in_play="barrel-KS"),
        outlaw(),
        outlaw(),
        renegade(),
        bangs=1,
    )
    assert because(t, "bang-7D").card == Text("why-bang-limit", {"limit": 1})
    assert because(t, "barrel-QS").card == Text("why-same-name", {"kind": "barrel"})
    for card in ("bang-7D", "barrel-QS"):
        assert because(t, card).seats == NOTHING


def test_what_changes_in_sight() -> None:
    t = Table(
        sheriff(hand="scope winchester mustang-8H stagecoach", in_play="volcanic"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    before = t.match.record()
    scope = because(t, "scope-AS")
    assert (scope.distances, scope.reach) == ((0, 1, 1, 1), 1)
    weapon = because(t, "winchester-8S")
    assert (weapon.distances, weapon.reach) == ((0, 1, 2, 1), 5)
    for card in ("mustang-8H", "stagecoach-9S"):
        assert because(t, card).distances is None
    assert t.match.record() == before, "nothing was played"


def test_what_is_not_certain_is_not_told() -> None:
    """The Gatling would eliminate a player, whose role, and thus the reward, nobody knows yet."""
    t = Table(sheriff(hand="gatling bang-7D"), outlaw(life=1), outlaw(), renegade())
    assert because(t, "gatling-10H") == Because(7, None, NOTHING, None, None)


def test_only_who_is_asked_is_told_more() -> None:
    t = Table(sheriff(hand="bang-7D"), outlaw(hand="missed-2S beer-6H"), outlaw(), renegade())
    assert because(t, "beer-6H", seat=1) == Because(7, Text("why-not-asked"), NOTHING, None, None)
    t.play("bang", at=1)
    assert because(t, "missed-2S", seat=1).card is None
    assert because(t, "beer-6H", seat=1).card == Text("why-no-answer")


def test_only_cards_of_the_own_hand() -> None:
    t = Table(sheriff(hand="bang-7D"), outlaw(hand="missed-2S"), outlaw(), renegade())
    for card in ("missed-2S", "nonsense", "bang-8D"):
        with pytest.raises(Refusal, match="no such card"):
            because(t, card)


def test_cards_that_lie_open() -> None:
    """What is for sale, and what others can be made to discard."""
    players = sheriff(nuggets=1), outlaw(in_play="boots"), outlaw(), renegade()
    t = Table(*players, row="rhum pickaxe", sets=["gold_rush"])
    assert because(t, "rhum").card == Text("why-nuggets", {"number": 2})
    assert because(t, "pickaxe").card == Text("why-nuggets", {"number": 3})
    assert because(t, "boots").seats[1] == Text("why-nuggets", {"number": 3})


def test_over_the_socket(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.open_table(BOTS)
        async with at(ana, code) as client, at(Visitor(url), code) as nobody:
            with pytest.raises(Refusal, match="not begun"):
                await client.ask(Why("bang-7D"))
            await client.ask(Start())
            await client.until(lambda c: c.question is not None)
            with pytest.raises(Refusal, match="no such card"):
                await client.ask(Why("nonsense"))
            with pytest.raises(Refusal, match="Pick a name"):
                await nobody.ask(Why("bang-7D"))
            before = client.update
            for card in _hand(client):
                reply = await client.ask(Why(card))
                assert isinstance(reply, Because)
                assert len(reply.seats) == 4
            assert client.update == before

    served(tmp_path, test)


def _hand(client: Client) -> tuple[str, ...]:
    assert client.update is not None
    assert client.seat is not None
    return client.update.view.players[client.seat].hand
