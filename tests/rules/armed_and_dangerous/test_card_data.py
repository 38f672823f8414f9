"""The code against the facts of rules/armed_and_dangerous.toml: cards and characters."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from standoff.games.bang.data.box import Box
from standoff.games.bang.data.deeds import ANSWER_MISSED, CHECKED, MAIN
from standoff.games.bang.data.hooks import check, does, over_limit, rides
from standoff.games.bang.data.signs import RANKS, SUITS
from standoff.games.bang.sets.armed_and_dangerous import ARMED_AND_DANGEROUS
from standoff.games.bang.sets.armed_and_dangerous.paying import MoreTargets, Upgrade
from standoff.games.bang.sets.armed_and_dangerous.tokens import ALL, MOST
from standoff.games.bang.sets.base import BASE
from standoff.games.bang.vocabulary.costs import Load

FACTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[3] / "rules" / "armed_and_dangerous.toml").read_text(encoding="utf-8")
)
BOTH = Box([BASE, ARMED_AND_DANGEROUS], ())
KINDS = {kind.id: kind for kind in ARMED_AND_DANGEROUS.kinds}
NEW = [card for card in FACTS["card"] if "extends" not in card]
REPRINTS = [card for card in FACTS["card"] if "extends" in card]
DANGEROUS = [card for card in NEW if card["border"] == "orange"]
UPGRADEABLE = [
    card for card in NEW if card.get("upgrade_when") == "on_play" and card["id"] != "duck"
]
WINDOWS = {"own_turn": MAIN, "missed": ANSWER_MISSED, "after_draw_check": CHECKED}


def named(card: dict[str, Any]) -> str:
    return str(card["id"])


def test_the_cards_are_those_of_the_box() -> None:
    """AD-1: 28 cards with the 80, 8 characters with the 16."""
    assert sorted(KINDS) == sorted(card["id"] for card in NEW)
    assert BOTH.size == 80 + FACTS["module"]["counts"]["cards"] == 108
    assert len(BOTH.characters) == 16 + FACTS["module"]["counts"]["characters"] == 24


def test_tokens() -> None:
    """AD-2, AD-11, AD-21."""
    assert FACTS["module"]["counts"]["tokens"] == ALL
    assert FACTS["module"]["max_tokens_per_card"] == MOST
    loads = {kind.load for kind in KINDS.values() if kind.border.id == "orange"}
    assert loads == {FACTS["module"]["starting_tokens"]}


@pytest.mark.parametrize("card", NEW, ids=named)
def test_a_new_card_is_as_printed(card: dict[str, Any]) -> None:
    """AD-20, AD-40, AD-50: border, signs, range."""
    kind = KINDS[card["id"]]
    signs = [f"{RANKS[sign.rank]}{SUITS[sign.suit]}" for sign in kind.signs]
    assert (kind.border.id, signs) == (card["border"], card["copies"])
    assert kind.reach == card.get("range", 0)
    assert kind.stays == (card["border"] == "orange")


@pytest.mark.parametrize("card", DANGEROUS, ids=named)
def test_what_the_use_of_a_dangerous_card_costs(card: dict[str, Any]) -> None:
    """AD-23: the tokens that are printed on it, and when it is used (AD-25)."""
    kind = KINDS[card["id"]]
    if card["id"] == "bomb":
        assert check.on(kind) is not None
        return
    rider, extra = rides.on(kind), over_limit.on(kind)
    if card["use"] == "with_bang":
        assert rider is not None
        cost = rider.cost
    elif card.get("uses_per_turn"):
        cost = extra
    else:
        (deed,) = does.on(kind) or ()
        assert deed.window == WINDOWS[card["use"]]
        cost = deed.cost
    assert isinstance(cost, Load)
    assert cost.number == card["token_cost"]


@pytest.mark.parametrize("card", UPGRADEABLE, ids=named)
def test_what_an_upgrade_costs(card: dict[str, Any]) -> None:
    """AD-50, AD-51: and how often it can be bought."""
    play = KINDS[card["id"]].play
    assert play is not None
    (step,) = play.steps
    if isinstance(step, MoreTargets):
        assert (card["upgrade_cost"], card["upgrade_max"]) == (1, "any")
    else:
        assert isinstance(step, Upgrade)
        assert step.price == card["upgrade_cost"]
        assert (step.most == 1) == (card["upgrade_max"] == 1)


@pytest.mark.parametrize("card", REPRINTS, ids=named)
def test_a_reprint_is_the_base_card_again(card: dict[str, Any]) -> None:
    """AD-99: same kind, more copies."""
    signs = [f"{RANKS[s.rank]}{SUITS[s.suit]}" for s in ARMED_AND_DANGEROUS.reprints[card["id"]]]
    assert signs == card["copies"]
    alone = Counter(Box([BASE], ()).name)
    added = Counter(BOTH.name) - alone
    assert {name: n for name, n in added.items() if name.startswith(card["id"] + "-")} == Counter(
        f"{card['id']}-{sign}" for sign in signs
    )


def test_the_characters_have_their_life_points_and_tokens() -> None:
    """AD-3, AD-100 to AD-109."""
    printed = {
        who["id"]: (who["life"], who.get("starting_tokens", 0)) for who in FACTS["character"]
    }
    made = {who.id: (who.life, who.load) for who in ARMED_AND_DANGEROUS.characters}
    assert made == printed
