# Why a bot plays as it does, in one sentence. Arguments are named as in table.ftl.

bot-attack = I attack { $target }: { $role }, I am { $number } % sure.
bot-finish = { $target } has only 1 life point left: { $role }, I am { $number } % sure.
bot-attack-all = { $kind } hurts my enemies more than my friends
bot-lock-up = { $target } had better lose a turn: { $role }, I am { $number } % sure.
bot-strip = One card less for { $target }: { $role }, I am { $number } % sure.
bot-relieve = I rid { $target } of { $pick }
bot-draw = More cards, more choice: { $card }
bot-equip = In play it is worth more than in hand: { $card }
bot-buy = { $card } is worth its nuggets.
bot-acquire = { $card } is worth what it costs.
bot-sell = A nugget will do more for me than { $card }
bot-fuse = It will more likely explode in front of an enemy: { $card }
bot-heal = Every life point counts: I have { $number }.
bot-heal-friend = { $target } is wounded: { $role }, I am { $number } % sure.
bot-bring-back = I am better off with { $target } back in the game.
bot-try = I see no better use for { $card }
bot-enough = What is left in my hand is worth more there.
bot-check = A "draw!" costs nothing: { $kind }
bot-dodge = A life point is worth more than { $card }
bot-fire-back = I answer with { $card } rather than lose a life point.
bot-take-it = I can bear it with { $number ->
        [one] 1 life point
       *[other] { $number } life points
    }, and keep my cards.
bot-no-answer = I have no answer that would help.
bot-cling = { $card } keeps me in the game.
bot-ability = It is time to use the ability of { $kind }
bot-give-up = Nothing I have can save me.
bot-deck = The deck is as good as anything else.
bot-useful = Of these I can use { $card } best.
bot-part-with = { $card } is the card I need least.
bot-leave = { $card } is what whoever draws next shall find.
bot-flip = { $card } is the best for me.
bot-charge = A token will do more there than anywhere else.
bot-spend = That is worth the tokens.
bot-unknown = One choice is as good as another.
bot-hunch = It looked about as good as anything else.
bot-tried = I tried it in my head: I win { $chance } % of { $number } games (give or take { $error } %), the next best { $other } %.
bot-tried-better = My first thought was another, but I win { $chance } % of { $number } games with this (give or take { $error } %), { $other } % with that.
