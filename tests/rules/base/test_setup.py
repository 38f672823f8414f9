"""Setting up (B-1 to B-12)."""

from collections import Counter
from itertools import takewhile

import pytest

import standoff
from standoff import SPECTATOR, IllegalAnswer, Match, SetupError, Text
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

PLAYERS = (4, 5, 6, 7)
SEEDS = range(25)
THREE_BULLETS = {"el_gringo", "paul_regret"}


def dealt(match: Match) -> Counter[int]:
    """How many cards each seat was dealt before the first turn."""
    deal = takewhile(lambda event: event.id != "turn", match.events)
    return Counter(event.args["seat"] for event in deal if event.id == "drew")


@pytest.mark.parametrize("players", [1, 2, 3, 8])
def test_the_game_is_for_four_to_seven(players: int) -> None:
    """B-1: 3 and 8 players need Dodge City."""
    with pytest.raises(SetupError, match="4 to 7 players"):
        standoff.new("bang", players=players, seed=1)


@pytest.mark.parametrize(
    ("players", "outlaws", "deputies"), [(4, 2, 0), (5, 2, 1), (6, 3, 1), (7, 3, 2)]
)
def test_the_roles_in_play(players: int, outlaws: int, deputies: int) -> None:
    """B-2: one Sheriff, one Renegade, and the rest by the number of players."""
    expected = {"sheriff": 1, "renegade": 1, "outlaw": outlaws}
    if deputies:
        expected["deputy"] = deputies
    for seed in SEEDS:
        match = standoff.new("bang", players=players, seed=seed)
        assert Counter(match.game.roles()) == expected


def test_roles_are_shuffled() -> None:
    """B-3: everyone can be dealt every role."""
    seen = set()
    for seed in range(100):
        seen |= set(enumerate(standoff.new("bang", players=5, seed=seed).game.roles()))
    assert len(seen) == 5 * 4


@pytest.mark.parametrize("players", PLAYERS)
def test_a_role_is_known_to_its_owner_and_the_sheriffs_to_all(players: int) -> None:
    """B-3, B-11: everyone sees the Sheriff's role and their own, in the view and the events."""
    for seed in SEEDS:
        match = standoff.new("bang", players=players, seed=seed)
        roles = match.game.roles()
        for viewer in (*range(players), SPECTATOR):
            known = [r if r == "sheriff" or s == viewer else None for s, r in enumerate(roles)]
            assert [p.role for p in match.view(viewer).players] == known
            told = [e.args.get("role") for e in match.events_for(viewer) if "role" in e.id]
            assert told == known


def test_a_role_comes_to_light_with_the_elimination(table: SetUp) -> None:
    """B-3: until then only its owner knows it."""
    t = table(sheriff(hand="bang"), outlaw(life=1), outlaw(), renegade())
    assert t.match.view(2).players[1].role is None
    t.play("bang", at=1)
    for viewer in (0, 2, 3, SPECTATOR):
        assert t.match.view(viewer).players[1].role == "outlaw"
    assert [p.role for p in t.match.view(SPECTATOR).players[2:]] == [None, None]


@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_has_a_character_of_their_own_open_to_all(players: int) -> None:
    """B-4, B-11: dealt face up, one each, at random."""
    deals = set()
    for seed in SEEDS:
        match = standoff.new("bang", players=players, seed=seed)
        characters = [p.character for p in match.view(SPECTATOR).players]
        assert len(set(characters)) == players
        assert all([p.character for p in match.view(s).players] == characters for s in range(4))
        deals.add(tuple(characters))
    assert len(deals) == len(SEEDS)


@pytest.mark.parametrize("players", PLAYERS)
def test_life_points_are_the_bullets_and_one_more_for_the_sheriff(players: int) -> None:
    """B-5: that is also the most the player can have."""
    for seed in SEEDS:
        for player in standoff.new("bang", players=players, seed=seed).view(SPECTATOR).players:
            bullets = 3 if player.character in THREE_BULLETS else 4
            life = bullets + (player.role == "sheriff")
            assert (player.life, player.max_life) == (life, life)


def test_the_starting_life_is_the_most_for_the_whole_game(table: SetUp) -> None:
    """B-5: two Beers give a wounded Sheriff of 4 bullets one life point, not two."""
    t = table(sheriff(hand="beer-6H beer-7H", life=4), outlaw(), outlaw(), renegade())
    t.play("beer-6H")
    assert t.life(0) == 5
    t.play("beer-7H")
    assert t.life(0) == 5


@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_is_dealt_a_card_for_each_life_point(players: int) -> None:
    """B-6, B-156: the Sheriff's extra life point counts, as printed in 2023."""
    for seed in SEEDS:
        match = standoff.new("bang", players=players, seed=seed)
        lives = {p.seat: p.max_life for p in match.view(SPECTATOR).players}
        assert dealt(match) == lives


def test_cards_are_dealt_face_down() -> None:
    """B-6, B-11: only their owner knows what was dealt."""
    match = standoff.new("bang", players=4, seed=5)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        for told in match.events_for(viewer):
            if told.id.startswith("event-drew"):
                assert ("card" in told.args) == (told.args["seat"] == viewer)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_rest_is_the_deck_and_the_pile_is_empty(players: int) -> None:
    """B-7, B-161: all 80 cards are in hands or in the deck, and there are no more."""
    for seed in SEEDS:
        table = standoff.new("bang", players=players, seed=seed).view(SPECTATOR)
        assert table.deck_size + sum(p.hand_size for p in table.players) == 80
        assert (table.pile_size, table.pile_top, table.middle) == (0, None, ())
        assert all(p.in_play == () for p in table.players)


def test_there_are_eighty_cards_and_sixteen_characters() -> None:
    """B-161: the additional cards of the 2023 boxes are not used."""
    t = Table(sheriff(), outlaw(), outlaw(), renegade())
    assert len(t.deck()) == 80
    dealt = {
        player.character
        for seed in range(60)
        for player in standoff.new("bang", players=7, seed=seed).view(SPECTATOR).players
    }
    assert len(dealt) == 16


def test_what_is_not_dealt_stays_in_the_box_unseen() -> None:
    """B-8: nobody is told of a role or character that nobody has."""
    for seed in SEEDS:
        match = standoff.new("bang", players=4, seed=seed)
        told = match.events_for(match.view(SPECTATOR).turn)
        characters = [event.args["kind"] for event in told if event.id == "event-character"]
        assert characters == [p.character for p in match.view(SPECTATOR).players]
        assert sum(event.id.startswith("event-role") for event in told) == 4


def test_the_colt_is_no_card(table: SetUp) -> None:
    """B-9: it has range 1, and nobody can take or discard it."""
    t = table(sheriff(hand="panic-8D cat_balou-9D"), outlaw(), outlaw(), renegade())
    assert [p.reach for p in t.match.view(0).players] == [1, 1, 1, 1]
    assert all(p.in_play == () for p in t.match.view(0).players)
    for card in ("panic-8D", "cat_balou-9D"):
        assert t.match.explain(card, 1) == Text("why-no-cards", {})
    assert [option.key for option in t.decision.options] == ["end"]


def test_left_is_the_next_seat_clockwise(table: SetUp) -> None:
    """B-10: seats are a fixed circle, from the last back to the first."""
    t = table(sheriff(), outlaw(), outlaw(), renegade(), turn=2)
    turns = []
    for _ in range(5):
        turns.append(t.turn())
        t.end_turn()
    assert turns == [2, 3, 0, 1, 2]
    assert t.match.view(1).ring == (0, 1, 2, 3)


def test_what_is_public(table: SetUp) -> None:
    """B-11: characters, life, cards in play, sizes of hands and deck, the top of the pile."""
    t = table(
        sheriff(hand="beer"),
        outlaw("bart_cassidy", life=2, in_play="barrel-QS", hand="bang-2D missed-2S"),
        outlaw(),
        renegade(),
        pile="saloon wells_fargo",
    )
    seen = t.match.view(SPECTATOR)
    bart = seen.players[1]
    assert (bart.character, bart.life, bart.in_play) == ("bart_cassidy", 2, ("barrel-QS",))
    assert [p.hand_size for p in seen.players] == [1, 2, 0, 0]
    assert (seen.deck_size, seen.pile_top, seen.pile_size) == (74, "saloon-5H", 2)


def test_what_is_secret(table: SetUp) -> None:
    """B-11: others' hands, the order of the deck, and the pile below its top."""
    t = table(sheriff(hand="beer-6H"), outlaw(hand="bang-2D"), outlaw(), renegade(), pile="5H 3H")
    for viewer in (1, 2, 3, SPECTATOR):
        seen = t.match.view(viewer)
        assert [p.hand for p in seen.players] == [(), ("bang-2D",) if viewer == 1 else (), (), ()]
        assert seen.deck_top == ()
        assert "wells_fargo-3H" not in str(seen)


def test_hidden_answers_are_the_asked_seats_own(table: SetUp) -> None:
    """B-11: the options of a question tell of a hand, so only its owner gets them."""
    t = table(sheriff(hand="bang"), outlaw(hand="missed"), outlaw(), renegade())
    t.play("bang", at=1)
    assert t.match.decision_for(1).options
    assert all(t.match.decision_for(seat).options == () for seat in (0, 2, 3, SPECTATOR))
    with pytest.raises(IllegalAnswer):
        t.match.answer("take-it", seat=2)
    t.choose("take-it")


def test_cards_never_touch_roles_and_characters(table: SetUp) -> None:
    """B-12: Panic! and Cat Balou find cards in hand and in play, nothing else."""
    t = table(
        sheriff(hand="panic-8D cat_balou-9D"),
        outlaw("bart_cassidy", in_play="mustang-8H scope-AS"),
        outlaw(),
        deputy("sid_ketchum", hand="bang-2D"),
        renegade(),
    )
    keys = {option.key for option in t.decision.options}
    assert keys == {
        "play:cat_balou-9D@1/mustang-8H",
        "play:cat_balou-9D@1/scope-AS",
        "play:cat_balou-9D@3/hand",
        "end",
    }  # with the Mustang, Panic! does not reach
