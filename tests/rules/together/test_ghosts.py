"""Those who come back, and the characters and cards of Dodge City (HN-10 to HN-19, FC-20)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_greg_digger_and_herb_hunter_heed_a_ghost_that_goes(table: SetUp) -> None:
    """HN-15, DC-59, DC-60: it is eliminated, though by nobody: no reward."""
    t = table(
        sheriff("greg_digger", life=2),
        outlaw(out=True),
        outlaw("herb_hunter"),
        renegade(),
        event="ghost_town",
        deck="mustang-8H barrel-QS scope-AS 2C 3C 4C 5C",
    )
    t.end_turn()
    for card in ("mustang", "barrel", "scope"):
        t.play(card)
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.life(0) == 4
    assert t.hand(2) == ["bang-2C", "bang-3C", "bang-4C", "bang-5C"]  # two of them in phase 1
    assert t.happened("reward") == 0


def test_they_do_so_beside_vulture_sam(table: SetUp) -> None:
    """HN-15, DC-92: the cards first, then the others clockwise."""
    t = table(
        sheriff("vulture_sam"),
        outlaw(out=True),
        outlaw(),
        renegade("herb_hunter"),
        event="ghost_town",
        deck="mustang-8H barrel-QS scope-AS 2C 3C 4C 5C",
    )
    t.end_turn()
    for card in ("mustang", "barrel", "scope"):
        t.play(card)
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.hand(0) == ["mustang-8H", "barrel-QS", "scope-AS"]
    assert t.hand(3) == ["bang-2C", "bang-3C"]


def test_vera_custer_shares_what_a_ghost_leaves(table: SetUp) -> None:
    """HN-15, DC-76."""
    t = table(
        sheriff("vera_custer"),
        outlaw(out=True),
        outlaw("vulture_sam"),
        renegade(),
        event="ghost_town",
        step="draw",
        deck="2C 3C mustang-8H barrel-QS scope-AS",
    )
    t.choose("copy", kind="vulture_sam")
    t.end_turn()
    for card in ("mustang", "barrel", "scope"):
        t.play(card)
    t.end_turn()
    t.asked(2, "ask-estate")
    t.choose("inherit", pick="barrel")
    t.asked(0, "ask-estate")
    t.choose("inherit", pick="scope")
    t.asked(2, "ask-main")
    assert t.hand(2)[:2] == ["barrel-QS", "mustang-8H"]
    assert t.hand(0) == ["bang-2C", "bang-3C", "scope-AS"]


def test_a_ghost_heeds_those_it_eliminates(table: SetUp) -> None:
    """HN-12, HN-13, HN-18: Herb Hunter draws two cards besides his reward; Greg Digger nothing."""
    for character, cards in (("herb_hunter", 7), ("greg_digger", 5)):
        t = table(
            sheriff(),
            outlaw(character, out=True),
            outlaw(life=1),
            renegade(),
            event="ghost_town",
            deck="bang-2C jail-4H jail-JS",
        )
        t.end_turn()
        t.play("bang-2C", at=2)
        assert t.is_out(2)
        assert (len(t.hand(1)), t.life(1)) == (cards, 0)
        credits = t.happened("ability", seat=1)
        assert credits == (1 if character == "herb_hunter" else 0)


def test_sean_mallory_keeps_nothing_as_a_ghost(table: SetUp) -> None:
    """HN-15, DC-69: its hand limit is 0."""
    t = table(
        sheriff(),
        outlaw("sean_mallory", out=True),
        outlaw(),
        renegade(),
        event="ghost_town",
        deck="2C 3C 4C",
    )
    t.end_turn()
    t.end_turn()
    for number in (3, 2, 1):
        assert t.asked(1, "ask-excess").prompt.args["number"] == number
        t.choose("discard", f"bang-{5 - number}C")
    t.asked(2, "ask-main")
    assert t.is_out(1)


def test_chuck_wengam_has_no_life_to_give_as_a_ghost(table: SetUp) -> None:
    """HN-13, DC-55."""
    t = table(sheriff(), outlaw("chuck_wengam", out=True), outlaw(), renegade(), event="ghost_town")
    t.end_turn()
    t.asked(1, "ask-main")
    assert not t.can("use")


def test_a_ghost_with_a_volcanic_and_green_cards(table: SetUp) -> None:
    """HN-12, HN-15, DC-6: the weapon serves it at once, a green card never; both are discarded."""
    t = table(
        sheriff(),
        outlaw("pixie_pete", out=True),
        outlaw(),
        renegade(),
        event="ghost_town",
        deck="volcanic-10S knife stagecoach-9S 2C 3C",
    )
    t.end_turn()
    t.play("stagecoach")
    t.play("volcanic")
    t.play("knife")
    assert not t.can("use-up")
    t.play("bang-2C", at=2)
    t.play("bang-3C", at=2)
    assert t.life(2) == 2
    t.end_turn()
    t.asked(2, "ask-main")
    assert set(t.pile()[:2]) == {"volcanic-10S", "knife-8H"}


def test_healing_a_ghost_does_nothing(table: SetUp) -> None:
    """HN-13, DC-33, DC-34: Tequila and Whisky."""
    t = table(
        sheriff(life=2),
        outlaw(out=True),
        outlaw(),
        renegade(),
        event="ghost_town",
        deck="whisky tequila stagecoach-9S 2C 3C",
    )
    t.end_turn()
    t.play("stagecoach")
    t.play("whisky")
    t.choose("discard", "bang-2C")
    assert t.life(1) == 0
    t.play("tequila", at=1)
    t.choose("discard", "bang-3C")
    assert (t.life(1), t.happened("healed")) == (0, 0)


def test_a_ghost_copies_an_ability_too(table: SetUp) -> None:
    """HN-14, DC-71: Vera Custer chooses, then draws: Pixie Pete's 3, Bill Noface's 1 + 3."""
    for character, cards in (("pixie_pete", 3), ("bill_noface", 4), ("sean_mallory", 3)):
        t = table(
            sheriff(character),
            outlaw("vera_custer", out=True),
            outlaw(),
            renegade(),
            event="ghost_town",
        )
        t.end_turn()
        t.asked(1, "ask-copy")
        t.choose("copy", kind=character)
        assert len(t.hand(1)) == cards


def test_phase_1_of_ghosts(table: SetUp) -> None:
    """HN-70: Pixie Pete 3, Bill Noface 1 and his full life points, Pat Brennan 3 or a card."""
    t = table(
        sheriff(in_play="scope"),
        outlaw("pixie_pete", out=True),
        outlaw("bill_noface", out=True),
        renegade("pat_brennan", out=True),
        outlaw(),
        deputy(),
        event="ghost_town",
    )
    for seat, cards in ((1, 3), (2, 5)):
        t.end_turn()
        while t.decision.prompt.id == "ask-excess":
            t.choose("discard", t.hand(seat - 1)[0])
        t.asked(seat, "ask-main")
        assert len(t.hand(seat)) == cards
    t.end_turn()
    while t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(2)[0])
    t.asked(3, "ask-whole-draw")
    assert t.can("draw-all", number=3)
    t.choose("draw-play", pick="scope")
    assert t.hand(3) == ["scope-AS"]


def test_vera_custer_is_the_dead_man(table: SetUp) -> None:
    """FC-20, FC-21, DC-71: back with two cards, she chooses in the turn she plays."""
    t = table(
        sheriff("pixie_pete"),
        outlaw("vera_custer", out=True),
        outlaw(),
        renegade(),
        event="dead_man",
        first_out=1,
    )
    t.end_turn()
    t.asked(1, "ask-copy")
    assert (t.life(1), len(t.hand(1))) == (2, 2)
    t.choose("copy", kind="pixie_pete")
    assert len(t.hand(1)) == 5


def test_what_she_had_copied_ended_with_her(table: SetUp) -> None:
    """FC-21, DC-71, DC-72: she returns with her own ability alone, and chooses anew."""
    t = table(
        sheriff("slab_the_killer", hand="duel-QD"),
        outlaw(),
        outlaw("vera_custer", life=1),
        renegade("lucky_duke"),
        event="dead_man",
        turn=2,
        step="draw",
    )
    t.choose("copy", kind="lucky_duke")
    t.end_turn()
    while t.turn() != 0:
        if t.decision.prompt.id == "ask-excess":
            t.choose("discard", t.decision.options[0].card)
        else:
            t.end_turn()
    t.play("duel", at=2)
    while t.decision.prompt.id in ("ask-duel", "ask-dying"):
        t.choose("take-it" if t.decision.prompt.id == "ask-duel" else "give-up")
    assert t.is_out(2)
    assert t.match.view(0).players[2].copies == ()
