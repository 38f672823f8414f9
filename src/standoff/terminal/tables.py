"""The tables of the games, in words: what each shows of its players, above them and below them."""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Generic, TypeVar

from standoff.games.bang.door.view import BangPlayerView, BangView
from standoff.games.bang.sets.armed_and_dangerous.tokens import LOADS
from standoff.games.bang.sets.gold_rush.nuggets import NUGGETS, STACK
from standoff.games.bang.sets.great_train_robbery.train import ID as TRAIN
from standoff.games.bang.sets.wild_west_show.show import SHOW
from standoff.games.dice.view import DicePlayerView, DiceView
from standoff.games.samurai.view import SamuraiPlayerView, SamuraiView
from standoff.kernel.view import PlayerView, TableView
from standoff.texts import Texts

WAITING: Final = "…"
"""After a card in play that can be used from the next turn on."""

V = TypeVar("V", bound=TableView)
P = TypeVar("P", bound=PlayerView)

Cells = dict[str, Callable[[P], str]]
"""By the heading of their column, what stands in it for a player."""


class Drawing(Generic[V, P]):
    """One table, for one reader."""

    def __init__(self, view: V, texts: Texts, names: Sequence[str]) -> None:
        self.view = view
        self.texts = texts
        self.names = names

    @abstractmethod
    def cells(self) -> Cells[P]:
        """What is shown of every player besides name, role and character."""

    @abstractmethod
    def headline(self) -> list[str]:
        """What is shown of the middle of the table, after the number of the turn."""

    def below(self) -> Iterator[str]:
        """What else there is to know, line by line."""
        yield from ()

    def role(self, player: P) -> str:
        return "?" if player.role is None else self.texts.role(player.role)

    def character(self, player: P) -> str:
        return self.texts.kind(player.character)

    def points(self, player: P) -> str:
        if not player.in_game:
            return self.texts.app("out")
        return "●" * player.life + "○" * (player.max_life - player.life)

    def label(self, id: str, value: int | str) -> str:
        return f"{self.texts.app(id)} {value}"

    def cards(self, owner: str, cards: Sequence[str | None]) -> Iterator[str]:
        """A line of cards that the viewer knows, if there are any."""
        known = [self.texts.card(card) for card in cards if card is not None]
        if known:
            yield f"{owner}: {', '.join(known)}"

    def hands(self) -> Iterator[str]:
        """The cards that are known of others' hands."""
        for player in self.view.players:
            if player.seat != self.view.viewer:
                owner = self.texts.app("hand-of", name=self.names[player.seat])
                yield from self.cards(owner, player.hand)

    def piles(self, deck: int, pile: int, top: str | None) -> list[str]:
        discards = self.label("discards", pile)
        if top is not None:
            discards += f": {self.texts.card(top)}"
        return [self.label("deck", deck), discards]


class BangDrawing(Drawing[BangView, BangPlayerView]):
    def cells(self) -> Cells[BangPlayerView]:
        cells: Cells[BangPlayerView] = {
            "life": self.points,
            "hand": lambda player: str(player.hand_size) if player.in_game else "",
            "distance": self._distance,
            "in-play": self._in_play,
        }
        if self.view.viewer is None:
            del cells["distance"]
        if self._gold is not None:
            cells["nuggets"] = self._nuggets
        return cells

    def character(self, player: BangPlayerView) -> str:
        who = " + ".join(self.texts.kind(who) for who in (player.character, *player.copies))
        return who + _tokens(player.load)

    def role(self, player: BangPlayerView) -> str:
        own = super().role(player)
        return own if player.side is None else f"{own} → {self.texts.role(player.side)}"

    def points(self, player: BangPlayerView) -> str:
        for standing in ("ghost", "shadow", "returns"):
            if getattr(player, standing):
                return self.texts.app(standing)
        points = super().points(player)
        return f"{points} {self.texts.app('skips')}" if player.skips else points

    def headline(self) -> list[str]:
        view, texts = self.view, self.texts
        parts = self.piles(view.deck_size, view.pile_size, view.pile_top)
        for id, event in (("event", view.event), ("next-event", view.next_event)):
            if event is not None:
                parts.append(f"{texts.app(id)}: {texts.kind(event)}")
        for show in view.shows:
            told = view.parts[SHOW]
            seen = f" ({told['played']}/{told['enough']})" if "enough" in told else ""
            parts.append(f"{texts.app('show')}: {texts.kind(show)}{seen}")
        for token, seat in view.tokens.items():
            parts.append(f"{texts.token(token)}: {self.names[seat]}")
        if LOADS in view.parts:
            parts.append(self.label("supply", view.parts[LOADS]["supply"]))
        return parts

    def below(self) -> Iterator[str]:
        yield from self.cards(self.texts.app("middle"), self.view.middle)
        yield from self.cards(self.texts.app("deck-top"), self.view.deck_top)
        if self._gold is not None:
            prices, row = self._gold["prices"], self.view.stacks[STACK].row
            goods = [f"{self.texts.card(card)} ({prices[card]})" for card in row]
            yield f"{self.texts.app('on-sale')}: {', '.join(goods)}"
        if TRAIN in self.view.parts:
            yield from self._train(self.view.parts[TRAIN])
        yield from self.hands()

    def _train(self, train: Any) -> Iterator[str]:
        """The stations with what each asks for and what stands there; the wagons at none."""
        texts = self.texts
        there = {train["at"]: texts.kind(train["locomotive"])}
        there |= {each["station"]: texts.card(each["id"]) for each in train["wagons"]}
        behind = [texts.card(each["id"]) for each in train["wagons"] if each["station"] is None]
        line = []
        for place, tile in enumerate(train["line"]):
            lying = f": {there[place]}" if place in there else ""
            line.append(f"{texts.kind(tile['id'])} ({texts.gist(tile['id'])}){lying}")
        yield f"{texts.app('line')}: {' · '.join(line)}"
        if behind:
            yield f"{texts.app('behind')}: {', '.join(behind)}"

    @property
    def _gold(self) -> Any:
        """What is shown of the nuggets, where there are any."""
        return self.view.parts.get(NUGGETS)

    def _nuggets(self, player: BangPlayerView) -> str:
        return str(self._gold["nuggets"][player.seat] or "")

    def _distance(self, player: BangPlayerView) -> str:
        viewer = self.view.viewer
        if viewer is None or player.distance is None or player.seat == viewer:
            return ""
        reached = player.distance <= self.view.players[viewer].reach
        return f"{player.distance} {'✓' if reached else '✗'}"

    def _in_play(self, player: BangPlayerView) -> str:
        return ", ".join(
            self.texts.kind(kind_of(card))
            + (WAITING if card in player.waiting else "")
            + _tokens(player.loads.get(card, 0))
            for card in player.in_play
        )


def _tokens(number: int) -> str:
    """The tokens on a card or a character, if there are any."""
    return f" ({number})" if number else ""


class DiceDrawing(Drawing[DiceView, DicePlayerView]):
    def cells(self) -> Cells[DicePlayerView]:
        return {
            "life": self.points,
            "arrows": lambda player: "↑" * player.arrows,
            "distance": lambda player: str(player.distance or ""),
        }

    def headline(self) -> list[str]:
        return [self.label("arrows-left", self.view.arrows_left)]

    def below(self) -> Iterator[str]:
        view = self.view
        if view.dice:
            dice = [f"{at} {self.texts.kind(face)}" for at, face in enumerate(view.dice, 1)]
            rolls = self.texts.app("rolls", number=view.rolls, limit=view.most_rolls)
            yield f"{self.texts.app('dice')}: {' · '.join(dice)} ({rolls})"
        for seat, hits in view.aimed.items():
            yield self.texts.app("aimed", name=self.names[int(seat)], number=hits)


class SamuraiDrawing(Drawing[SamuraiView, SamuraiPlayerView]):
    def cells(self) -> Cells[SamuraiPlayerView]:
        cells: Cells[SamuraiPlayerView] = {
            "honour": lambda player: str(player.honour),
            "resilience": self.points,
            "hand": lambda player: str(player.hand_size),
            "difficulty": self._difficulty,
            "in-play": lambda player: ", ".join(map(self.texts.kind, player.in_play)),
        }
        if self.view.viewer is None:
            del cells["difficulty"]
        return cells

    def headline(self) -> list[str]:
        view = self.view
        return self.piles(view.deck_size, view.pile_size, view.pile_top)

    def below(self) -> Iterator[str]:
        view, texts = self.view, self.texts
        yield from self.cards(texts.app("middle"), view.middle)
        yield from self.cards(texts.app("deck-top"), view.deck_top)
        if view.attack is not None:
            terms = [f"{term.number:+} {texts.kind(term.kind)}" for term in view.attack.terms]
            total = " ".join(terms).removeprefix("+")
            yield f"{self.texts.app('wounds')}: {total} = {view.attack.wounds}"
        yield from self.hands()
        for team in view.scores:
            sums = [f"{score.honour}×{score.times} + {score.daimyo}" for score in team.scores]
            if team.penalty:
                sums.append(f"-{team.penalty}")
            yield f"{texts.team(team.team)}: {' + '.join(sums)} = {team.points}"

    def _difficulty(self, player: SamuraiPlayerView) -> str:
        if player.harmless:
            return self.texts.app("harmless")
        return str(player.distance or "")


DRAWINGS: Final[dict[type[TableView], type[Drawing[Any, Any]]]] = {
    BangView: BangDrawing,
    DiceView: DiceDrawing,
    SamuraiView: SamuraiDrawing,
}


def kind_of(card: str) -> str:
    """The kind of a card, which its name begins with; a card without a sign has no more than that.

    >>> kind_of("wells_fargo-3H"), kind_of("tea_ceremony")
    ('wells_fargo', 'tea_ceremony')
    """
    return card.partition("-")[0]
