"""Cards as they are observed, in any game with a deck, a pile and hands: by kind, and how many."""

from typing import Final

from librt.strings import BytesWriter

from standoff.env.actions import Actions
from standoff.env.observer import Observer, tally
from standoff.games.cards import Cards, P

TOPS: Final = 4
"""Cards of the deck, from the top, of which a known one is shown."""


class CardsObserver(Observer):
    """What lies in front of players, in hands as far as it is known, and in the middle."""

    def __init__(
        self,
        actions: Actions,
        seats: int,
        matters: tuple[str, ...],
        events: list[str],
        kinds: int,
    ) -> None:
        super().__init__(actions, seats, matters, events)
        self.kinds = kinds  # of cards
        self._in_play = self.add("in_play", seats, kinds)
        self._hand = self.add("hands", seats, kinds)
        self._pile = self.add("pile", kinds)
        self._top = self.add("pile_top", kinds)
        self._deck = self.add("deck_top", TOPS, kinds)
        self._middle = self.add("middle", kinds)

    def cards(self, game: Cards[P], viewer: int, out: BytesWriter) -> None:
        """All of them, as the viewer knows them."""
        kind_of = self.actions.kind_of
        known = game.known
        for seat, player in enumerate(game.players):
            row = self.place(seat, viewer) * self.kinds
            for card in player.in_play:
                tally(out, self._in_play + row + kind_of[card])
            for card in player.hand:
                if known[card] >> viewer & 1:
                    tally(out, self._hand + row + kind_of[card])
        for card in game.pile:
            tally(out, self._pile + kind_of[card])
        if game.pile:
            out[self._top + kind_of[game.pile[-1]]] = 1
        for card in game.shelf:
            tally(out, self._middle + kind_of[card])
        size = len(game.deck)
        for depth in range(min(TOPS, size)):
            card = game.deck[size - 1 - depth]
            if known[card] >> viewer & 1:
                out[self._deck + depth * self.kinds + kind_of[card]] = 1
