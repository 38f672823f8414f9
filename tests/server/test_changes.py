"""What is told by what has changed, and in few words, is the same as the whole."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import standoff
from standoff.bots import RandomBot
from standoff.games import GAMES
from standoff.kernel.decision import AsideOffer, Decision, Option
from standoff.kernel.record import Setup
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text
from standoff.server.brief import brief
from standoff.server.changes import changes
from standoff.server.client import Client, Visitor, play
from standoff.server.protocol import Changed, Hello, Question, Update
from standoff.server.session import Told
from standoff.server.stream import Entry, Stream, deal
from tests.server.running import BOTS, at, guest, served

pytestmark = pytest.mark.once


def changed(before: Any, told: Any) -> Any:
    """What a reader makes of what it had and of what has changed."""
    if isinstance(told, list):
        return told[0]
    after = dict(enumerate(before)) if isinstance(before, list) else dict(before)
    for name, change in told.items():
        place = int(name) if isinstance(before, list) else name
        if change == []:
            del after[place]
        else:
            after[place] = changed(after.get(place), change)
    return list(after.values()) if isinstance(before, list) else after


KEY = re.compile(
    r"(?P<verb>[^:=@/#]+)(:(?P<card>[^=@/#]+))?(=(?P<kind>[^@/#]+))?"
    r"(@(?P<seat>\d+))?(/(?P<pick>[^#]+))?(#(?P<number>-?\d+))?"
)


def unfolded(choice: tuple[str, ...]) -> Option:
    """The whole option, as a reader makes it of its key."""
    key, tone, kinds = (*choice, "", "")[:3]
    found = KEY.fullmatch(key)
    assert found is not None
    verb, card, kind, pick = found.group("verb", "card", "kind", "pick")
    seat, number = (
        None if found[each] is None else int(found[each]) for each in ("seat", "number")
    )
    id = f"option-{verb}"
    if card is not None and kind is not None:
        id += "-as"
    if seat is not None:
        id += "-at"
    if pick is not None:
        id += "-hand" if pick == "hand" else "-card"
    picked = None if pick == "hand" else pick
    args = {"card": card, "kind": kind, "target": seat, "pick": picked, "number": number}
    args["kinds"] = kinds or None
    words = Text(id, {name: value for name, value in args.items() if value is not None})
    return Option(key, verb, words, card, kind, seat, pick, number, tone)


def whole(question: Question | None) -> Decision | None:
    """The question, as a reader makes it of what was told in few words."""
    if question is None:
        return None
    return Decision(
        question.serial,
        question.seat,
        question.matter,
        question.prompt,
        tuple(unfolded(choice) for choice in question.options),
        tuple(
            AsideOffer(aside.seat, aside.serial, tuple(map(unfolded, aside.options)))
            for aside in question.asides
        ),
        question.stake,
    )


def plain(record: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(record))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"a": 1, "b": None}, {"a": None, "c": []}),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}]}),
        ({"a": [{"b": [1]}, {"b": [2]}]}, {"a": [{"b": [1]}, {"b": []}]}),
        ({"a": {"b": 1}}, {"a": [1]}),
        ({"a": [1, 2]}, {"a": [2, 1]}),
        ({"a": []}, {"a": {}}),
    ],
)
def test_whatever_changes_can_be_told(before: Any, after: Any) -> None:
    assert changed(before, changes(before, after)) == after


@pytest.mark.parametrize("game", ["bang", "dice", "samurai"])
def test_every_update_of_a_match(game: str) -> None:
    setup = Setup(game, 5, "changes")
    stream, chance, told = Stream(deal(setup)), Rng.from_seed("changes"), Told()
    first = told.shorter(stream.update(0, None, None))
    assert isinstance(first, Update)
    view = plain(first.view)
    sizes = []
    while not stream.match.over:
        options = stream.match.decision.options
        key = options[chance.below(len(options))].key
        stream.take(Entry(stream.match.asked, key, "bot"))
        update = stream.update(0, stream.version - 1, None)
        news = told.shorter(update)
        assert isinstance(news, Changed)
        view = changed(view, plain(news.changes))
        assert view == plain(update.view)
        assert whole(news.decision) == update.decision
        common = {*Changed.__struct_fields__} - {"changes", "decision"}
        assert all(getattr(news, name) == getattr(update, name) for name in common)
        sizes.append(len(msgspec.json.encode(news)) / len(msgspec.json.encode(update)))
    assert sorted(sizes)[len(sizes) // 2] < 0.6
    assert isinstance(told.shorter(stream.update(0, None, None)), Update)


@pytest.mark.parametrize(("game", "players"), [("bang", 8), ("dice", 8), ("samurai", 7)])
def test_every_question_in_few_words(game: str, players: int) -> None:
    """With every set, whoever is asked."""
    sets = GAMES[game].playable().sets
    match = standoff.new(game, players=players, sets=sets, seed="in few words")
    chance = Rng.from_seed("in few words")
    for _ in range(400):
        if match.over:
            break
        decision = match.decision
        assert whole(brief(decision)) == decision
        match.answer(decision.options[chance.below(len(decision.options))].key)


def test_who_asks_for_changes_gets_them(tmp_path: Path) -> None:
    """After a whole view: on every socket anew."""

    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.play_now(BOTS)
        watching = Client(Visitor(url), code)
        await watching.connect(Hello(changes=True))
        view: Any = None
        kinds = []
        async with at(ana, code) as client:
            await play(client, RandomBot("1"))
            assert client.update is not None
            while view is None or view["winners"] == []:
                message = await watching.receive()
                if isinstance(message, Update):
                    view = plain(message.view)
                elif isinstance(message, Changed):
                    view = changed(view, plain(message.changes))
                kinds.append(type(message))
            match = standoff.replay((await ana.played(client.update.match)).record)
            assert view == plain(match.view(standoff.SPECTATOR))
        await watching.close()
        assert kinds.count(Update) == 1
        assert Changed in kinds

    served(tmp_path, test)
