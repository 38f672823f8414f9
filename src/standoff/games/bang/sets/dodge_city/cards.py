"""The cards of Dodge City (DC-25 to DC-45)."""

from typing import Final

from standoff.games.bang.data.hooks import seen, sees
from standoff.games.bang.vocabulary.costs import ExtraCard
from standoff.games.bang.vocabulary.declare import blue, brown, green
from standoff.games.bang.vocabulary.effects import (
    Discard,
    DiscardEach,
    Draw,
    Heal,
    InTurn,
    Shot,
    Take,
)
from standoff.games.bang.vocabulary.targets import (
    AllOthers,
    Another,
    CardOf,
    CardToTake,
    One,
    OthersHaveCards,
    Reachable,
    Within,
)

REPRINTS: Final = {
    "bang": "8S 5C 6C KC",
    "missed": "8D",
    "beer": "6H 6S",
    "cat_balou": "8C",
    "general_store": "AS",
    "indians": "5D",
    "panic": "JH",
    "barrel": "AC",
    "dynamite": "10C",
    "mustang": "5H",
    "remington": "6D",
    "rev_carabine": "5S",
}  # DC-2

CARDS: Final = (
    blue("binocular", "10D", sees(-1)),
    blue("hideout", "KD", seen(1)),
    brown("punch", "10S", target=One(Another(), Within(1)), effect=Shot()),
    brown("dodge", "7D KH", cancels=True, then=Draw(1)),
    brown("springfield", "KS", target=One(Another()), cost=ExtraCard(), effect=Shot()),
    brown("rag_time", "9H", target=CardToTake(), cost=ExtraCard(), effect=Take()),
    brown(
        "brawl",
        "JS",
        target=AllOthers(OthersHaveCards()),
        cost=ExtraCard(),
        effect=DiscardEach(),
    ),
    brown("tequila", "9C", target=One(), cost=ExtraCard(), effect=Heal(1)),
    brown("whisky", "QH", cost=ExtraCard(), effect=Heal(2)),
    green("sombrero", "7C", cancels=True),
    green("ten_gallon_hat", "JD", cancels=True),
    green("iron_plate", "AD QS", cancels=True),
    green("bible", "10H", cancels=True, then=Draw(1)),
    green("knife", "8H", target=One(Another(), Within(1)), effect=Shot()),
    green("derringer", "7S", target=One(Another(), Within(1)), effect=InTurn(Draw(1), Shot())),
    green("pepperbox", "AH", target=One(Another(), Reachable()), effect=Shot()),
    green("buffalo_rifle", "QC", target=One(Another()), effect=Shot()),
    green("howitzer", "9S", target=AllOthers(), effect=Shot()),
    green("can_can", "JC", target=CardOf(), effect=Discard()),
    green("conestoga", "9D", target=CardToTake(), effect=Take()),
    green("canteen", "7H", effect=Heal(1)),
    green("pony_express", "QD", effect=Draw(3)),
)
