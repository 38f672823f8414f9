"""Where talking costs something, the chat of a table is told to the match (WW-26)."""

from pathlib import Path

import pytest

import standoff
from standoff.games.bang.data.state import Bang
from standoff.games.bang.sets.wild_west_show import show
from standoff.server.client import Client
from standoff.server.protocol import Say, Settings, Start
from tests.server.running import at, guest, served

interpreted_only = pytest.mark.skipif(
    standoff.COMPILED, reason="in compiled code nothing else can be put in a function's place"
)
SHOW = Settings(bot="random", players=4, sets=("wild_west_show",))


def gag_at_once(game: Bang) -> None:
    """The match begins under the Gag."""
    deck = show.show_deck(game)
    gag = game.box.index["gag"]
    deck.deck.remove(gag)
    deck.past.append(gag)
    game.table_changed()


def talks(client: Client) -> bool:
    """Whether the seat of the client has just been told to have talked."""
    told = client.update.events if client.update is not None else ()
    return any(each.id == "event-talked" and each.args["seat"] == client.seat for each in told)


@interpreted_only
def test_a_line_of_chat_costs_its_sender_a_life_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """WW-26: the line is said, and the match knows; before the match nothing is told."""
    monkeypatch.setattr(show, "first_two", gag_at_once)

    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.open_table(SHOW)
        async with at(ana, code) as client:
            await client.ask(Say("before"))
            await client.ask(Start())
            await client.until(lambda c: c.update is not None)
            await client.ask(Say("hands up!"))
            await client.until(talks)
            await client.until(lambda c: len(c.lines) == 2)

    served(tmp_path, test)


@interpreted_only
def test_who_only_watches_talks_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """WW-26: spectators lose nothing."""
    monkeypatch.setattr(show, "first_two", gag_at_once)

    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.open_table(SHOW)
        async with at(ana, code) as client, at(await guest(url, "Bob"), code) as bob:
            await client.ask(Start())
            await bob.until(lambda c: c.update is not None)
            await bob.ask(Say("what a show"))
            await client.until(lambda c: bool(c.lines))
            assert not talks(client)

    served(tmp_path, test)


def test_without_the_gag_talk_is_free(tmp_path: Path) -> None:
    """WW-26: the match is told nothing."""

    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.open_table(SHOW)
        async with at(ana, code) as client:
            await client.ask(Start())
            await client.until(lambda c: c.update is not None)
            await client.ask(Say("hands up!"))
            await client.until(lambda c: len(c.lines) == 1)
            assert not talks(client)

    served(tmp_path, test)
