# Why a bot plays as it does, in one sentence. Arguments are named as in table.ftl.

bot-attack = I attack { $target }: { $role }, I am { $number } % sure.
bot-defeat = I can defeat { $target }: { $role }, I am { $number } % sure.
bot-attack-all = { $card } hurts my enemies more than my friends
bot-burden = { $target } may pay for it with Honour: { $role }, I am { $number } % sure.
bot-strip = One card less for { $target }: { $role }, I am { $number } % sure.
bot-relieve = { $pick } had better not stay in front of { $target }
bot-draw = More cards, more choice: { $card }
bot-equip = In play it is worth more than in hand: { $card }
bot-recover = I regain my Resilience, and { $target } may have the card.
bot-ability = It is time to use the ability of { $kind }
bot-enough = What is left in my hand is worth more there.
bot-parry = { $card } rather than a wound
bot-give-weapon = I would rather lose { $card } than Resilience.
bot-take-it = I can bear it with { $number ->
        [one] 1 Resilience point
       *[other] { $number } Resilience points
    }, and keep my cards.
bot-no-answer = I have nothing to answer with.
bot-pay = { $card } is worth less than my Honour.
bot-lose-honour = It costs me Honour, but that is the best way out.
bot-let-go = { $card } costs me nothing.
bot-deck = The deck is as good as anything else.
bot-useful = I can use { $card } well.
bot-part-with = { $card } is the card I need least.
bot-hunch = It looked about as good as anything else.
bot-tried = I tried it in my head: I win { $chance } % of { $number } games (give or take { $error } %), the next best { $other } %.
bot-tried-better = My first thought was another, but I win { $chance } % of { $number } games with this (give or take { $error } %), { $other } % with that.
