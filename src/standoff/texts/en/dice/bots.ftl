# Why a bot plays as it does, in one sentence. Arguments are named as in table.ftl.

bot-stop = These dice are worth more than what another roll would bring on average.
bot-few-arrows = { $number ->
        [one] Only 1 arrow is left in the pile
       *[other] Only { $number } arrows are left in the pile
    }: I had better not roll again.
bot-reroll = On average something better will come than { $kinds }.
bot-one-more = One more result and the Gatling fires.
bot-attack = I shoot at { $target }: { $role }, I am { $number } % sure.
bot-finish = That is too much for { $target }: { $role }, I am { $number } % sure.
bot-heal = Every life point counts: I have { $number }.
bot-heal-friend = { $target } is wounded: { $role }, I am { $number } % sure.
bot-waste = I would rather waste it than help an enemy.
bot-arrow = An arrow costs me less than a life point.
bot-take-it = I can bear it better than one more arrow: my life points are { $number }.
bot-return = The fewer arrows I have, the less I fear the Indians.
bot-own-arrow = One arrow less in front of me.
bot-relieve = One arrow less for { $target }: { $role }, I am { $number } % sure.
bot-leave-arrows = These arrows lie where they should.
bot-unknown = One choice is as good as another.
bot-hunch = It looked about as good as anything else.
bot-tried = I tried it in my head: I win { $chance } % of { $number } games (give or take { $error } %), the next best { $other } %.
bot-tried-better = My first thought was another, but I win { $chance } % of { $number } games with this (give or take { $error } %), { $other } % with that.
