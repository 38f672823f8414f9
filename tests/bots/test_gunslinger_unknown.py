"""Questions that the gunslinger has never heard of."""

from standoff.bots import Gunslinger, View
from standoff.kernel.decision import Decision, Option
from standoff.kernel.text import Text
from standoff.scenario.bang import Table, outlaw, renegade, sheriff


def test_what_it_has_never_heard_of_it_answers_too() -> None:
    t = Table(outlaw(), sheriff(), outlaw(), renegade())
    options = (
        Option("wink@1", "wink", Text("option-wink"), seat=1),
        Option("wink@2", "wink", Text("option-wink"), seat=2),
        Option("wait", "wait", Text("option-wait")),
    )
    strange = Decision(1, 0, "strange", Text("ask-strange"), options)
    assert Gunslinger("x").choose(View(t.match, 0), strange) == "wink@1"
    sing = Option("sing:new-2H", "sing", Text("x"), "new-2H")
    main = Decision(1, 0, "main", Text("ask-main"), (sing,))
    assert Gunslinger("x").choose(View(t.match, 0), main) == "sing:new-2H"


def test_it_does_not_go_round_in_circles_for_ever() -> None:
    """An option that changes nothing is not chosen time and again."""
    t = Table(outlaw(), sheriff(), outlaw(), renegade())
    options = (
        Option("wink@1", "wink", Text("option-wink"), seat=1),
        Option("end", "end", Text("option-end")),
    )
    bot = Gunslinger("x")
    view = View(t.match, 0)
    decision = Decision(1, 0, "main", Text("ask-main"), options)
    assert "end" in {bot.choose(view, decision) for _ in range(200)}
