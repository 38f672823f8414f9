# Samurai Sword: what the pages say in its own words (`web-samurai-` and the id that all games share), and what only it has.

web-samurai-life-of = Resilience { $life } of { $max }
web-samurai-range-of = Difficulty up to { $reach }
web-samurai-distance-short = Difficulty { $distance }
web-samurai-distance-reached = Difficulty { $distance }, within your reach
web-samurai-distance-beyond = Difficulty { $distance }, out of your reach
web-samurai-goes-as-far = It reaches up to Difficulty { $limit }.
web-samurai-you-reach = It reaches up to Difficulty { $reach }.
web-samurai-aim-shogun = With the Samurai, have the most points.
web-samurai-aim-shogun-3 = Alone, have more points than the Ninjas.
web-samurai-aim-samurai = Help the Shogun: your points count together.
web-samurai-aim-ninja_1 = With the Ninjas, have the most points.
web-samurai-aim-ninja_2 = With the Ninjas, have the most points.
web-samurai-aim-ninja_3 = With the Ninjas, have the most points.
web-samurai-aim-ronin = Alone, have more points than either team.
web-samurai-target-brief = Resilience { $life }
web-samurai-target-facts = Honour { $honour }, Resilience { $life }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
web-samurai-your-cards-in-play = Your properties
web-samurai-help-signs = The red seal is Honour, the hearts are Resilience, the number in a circle is how difficult it is to attack that player. On a Weapon, the circle is the highest Difficulty it reaches and the drop is its wounds.
web-set-samurai_sword = Samurai Sword
web-samurai-border-red = Weapon
web-samurai-border-blue = Property
web-samurai-border-yellow = Action
web-samurai-shelf-border-red = Weapons
web-samurai-shelf-border-blue = Properties
web-samurai-shelf-border-yellow = Actions
web-samurai-rules-border-red = Attacks a player; one a turn
web-samurai-rules-border-blue = Stays in play in front of a player
web-samurai-rules-border-yellow = Takes effect, then is discarded
web-samurai-rules-roles-line = Secret to the end, except the Shogun's
web-samurai-rules-reach = Difficulty up to { $reach }
web-samurai-rules-damage = { $damage ->
        [one] 1 wound
       *[other] { $damage } wounds
    }
web-samurai-rules-life = { $life ->
        [one] 1 Resilience point
       *[other] { $life } Resilience points
    }

## At the table

web-samurai-honour-of = Honour { $number }
web-samurai-harmless = Harmless
web-samurai-difficulty = Difficulty { $distance }
web-samurai-wounds = { $number ->
        [one] 1 wound
       *[other] { $number } wounds
    }
web-samurai-weapons-left = { $number ->
        [0] No Weapon left to play this turn.
        [one] 1 Weapon left to play this turn.
       *[other] { $number } Weapons left to play this turn.
    }
web-samurai-attack-hurts = If you do not parry, you keep { $number } of your Resilience.
web-samurai-attack-defeats = If you do not parry, { $by } defeats you: you give 1 Honour and keep { $number }.
web-samurai-attack-ends = If you do not parry, { $by } defeats you and gets your last Honour: the game ends.

## When it is over

web-samurai-verdict-honour-shogun = The Shogun wins
web-samurai-verdict-honour-ninja = The Ninjas win
web-samurai-verdict-honour-ronin = The Ronin wins
web-samurai-verdict-sword-shogun = The Shogun wins
web-samurai-verdict-sword-ninja = The Ninjas win
web-samurai-verdict-sword-ronin = The Ronin wins
web-samurai-end-scores = The score
web-samurai-end-sword = Victory of the Swordmaster: only one player had Resilience left, so Honour does not count.
web-samurai-score-honour = Honour
web-samurai-score-daimyo = Daimyo
web-samurai-score-points = Points
web-samurai-score-penalty = Deadly strike among friends
web-samurai-score-total = Total
web-samurai-end-honour = Honour, round by round
web-samurai-end-attacks = Attacks
web-samurai-end-dealt = Wounds
    dealt
web-samurai-end-suffered = Wounds
    suffered
web-samurai-end-parried = Parries
web-samurai-end-defeats = Players
    defeated
web-fact-defeats = { $seat } defeated others { $number } times.
web-fact-defeated = { $seat } was defeated { $number } times.
web-fact-parried = { $seat } parried { $number } attacks.
web-fact-strongest = { $by } attacked { $target } for { $number } wounds ({ $kind }).
web-fact-won-honour = { $seat } took { $number } Honour from others.
web-fact-unwounded = { $seat } did not suffer a single wound.
web-fact-wandered = { $kind } was passed on { $number } times.

## The rules in short

web-samurai-rules-turn-1 = Recovery: with no Resilience left you regain all of it. Then Bushido, if it lies in front of you.
web-samurai-rules-turn-2 = Draw 2 cards from the deck.
web-samurai-rules-turn-3 = Play as many cards as you like, or none, but only 1 Weapon a turn.
web-samurai-rules-turn-4 = Discard until you hold no more than 7 cards.
web-samurai-rules-attack = Attacks
web-samurai-rules-attack-1 = The upper number of a Weapon must be at least the Difficulty of attacking that player. The lower number is the wounds: the Resilience they lose, unless they parry.
web-samurai-rules-attack-2 = A Parry stops a Weapon aimed at you, or answers a Battle Cry. It is the only card played out of turn.
web-samurai-rules-attack-3 = Whoever is wounded to the last Resilience point is Defeated and gives 1 Honour to the attacker. Cards and properties stay with them.
web-samurai-rules-difficulty = Difficulty
web-samurai-rules-difficulty-1 = Count the steps to the other player the shorter way round: your neighbours are at 1. Harmless players are not counted. Armor and some characters add to it.
web-samurai-rules-harmless = Harmless
web-samurai-rules-harmless-1 = Without Resilience or without cards in hand you are Harmless: no Weapon, Battle Cry or Jujutsu can touch you, and you do not count for Difficulty. Everything else goes on as usual; nobody is ever out of the game.
web-samurai-rules-deck = The deck runs out
web-samurai-rules-deck-1 = When its last card is taken the discards are shuffled into a new deck, and every player loses 1 Honour.
web-samurai-rules-end = The end
web-samurai-rules-end-1 = The game ends as soon as someone has no Honour left. Each player counts Honour times the number of their role, and 1 point for each Daimyo in hand, except the Ronin. The team with most points wins; the Ninjas win ties, then the Shogun.
web-samurai-rules-end-2 = If the last blow fell among friends, their team loses 3 points.
web-samurai-rules-end-3 = Whoever is the only one left with Resilience wins at once with their team, whatever the Honour; not with 3 players.

# Names of bots.
web-samurai-bot-names = Aya, Botan, Chiaki, Daichi, Emi, Fumio, Ginko, Haru, Isamu, Jun, Kaede, Kenta, Masa, Michi, Nao, Noboru, Rei, Ryota, Sachi, Shinji, Sumire, Tadashi, Tama, Umeko, Wakana, Yasu, Yori, Yuki
