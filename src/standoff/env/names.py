"""The verbs of answers and the ids of events that a game has, in the order of their numbers.

What is added comes last, so that the others keep their places. tests/env holds them to the texts,
where every option and every event has its words.
"""

from typing import Final

VERBS: Final[dict[str, str]] = {
    "bang": """
        acquire acquire-free along any-order apply berth black burst buy change-both check clubs
        clubs-aimed command copy discard draw draw-all draw-fewer draw-hand draw-pile draw-play end
        enough face first flip force from-deck from-hand give give-life give-up go-ahead have-none
        ignored inherit keep keep-both keep-life keep-loads leave-them let-it load lose-card name
        no-lemonade no-load no-more no-wagon obey order parry pass-on pay-load phase-1 play red
        reject repeat ride sell share skip spare stop strip swap swap-seats take take-it take-two
        target top trade turn-on twice uncouple use use-card use-up yield
        """,
    "dice": """
        discard-arrow double enough heal pour reroll return shoot stop take-arrow take-it
        """,
    "samurai": "discard draw draw-pile end lose-honour play take-it use",
}

EVENTS: Final[dict[str, str]] = {
    "bang": """
        ability acquired acquired-for applied-as applied-as-at applied-at borrowed bought bounty
        bounty-paid called-black called-red called-right called-wrong cancelled cancelled-shot
        character check-failed check-met chose copied discarded drew drew-equipment drew-pile
        eliminated end-of-line ending-hunter ending-last ending-law ending-nobody ending-outlaws
        ending-renegade equipment-shuffled escaped event exploded extra-turn flipped forced ghost
        has-none healed kept kept-flipped left left-over loaded loaded-self looked lost-card
        lost-life lost-life-to new-line new-rules next-event no-use nuggets on-sale ordered
        ordered-at paid passed-on penalty placed played played-as played-as-at played-at put-back
        rejected reshuffled returned revealed reward ricochet role shadow shadow-side shadows-gone
        shot shot-at showed shuffled-in spared step-again survived swapped-seats talked took
        took-back took-stick train-advances turn turn-lost turn-skipped turned-up unloaded
        unloaded-self used used-at wagon-joins station works
        """,
    "dice": """
        ability aimed arrows-back beer character discarded-arrow eliminated ending-hunter
        ending-last ending-law ending-outlaws ending-renegade exploded gatling healed indians
        lost-life lost-life-to new-rules returned-arrows role rolled spared step-again stopped
        took-arrows turn wasted
        """,
    "samurai": """
        ability attack character deadly-strike deck-ended defeated discarded drew drew-pile
        ending-honour-ninja ending-honour-ronin ending-honour-shogun ending-sword-ninja
        ending-sword-ronin ending-sword-shogun gave-honour gave-up-life lost-card lost-honour
        new-rules parried passed-on placed played played-as played-at recovered reshuffled role
        scored showed-role step-again took turn turned-up wounded-by
        """,
}
