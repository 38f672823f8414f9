# Samurai Sword: its cards and characters. Names and texts are those of rules/samurai_sword.toml.

## Cards

card-bo = Bō
    .text = Attack: Difficulty up to 2, 1 wound.
    .gist = Difficulty 2, 1 wound

card-bokken = Bokken
    .text = Attack: Difficulty up to 1, 1 wound.
    .gist = Difficulty 1, 1 wound

card-daikyu = Daikyū
    .text = Attack: Difficulty up to 5, 2 wounds.
    .gist = Difficulty 5, 2 wounds

card-kanabo = Kanabō
    .text = Attack: Difficulty up to 3, 2 wounds.
    .gist = Difficulty 3, 2 wounds

card-katana = Katana
    .text = Attack: Difficulty up to 2, 3 wounds.
    .gist = Difficulty 2, 3 wounds

card-kiseru = Kiseru
    .text = Attack: Difficulty up to 1, 2 wounds.
    .gist = Difficulty 1, 2 wounds

card-kusarigama = Kusarigama
    .text = Attack: Difficulty up to 2, 2 wounds.
    .gist = Difficulty 2, 2 wounds

card-nagayari = Nagayari
    .text = Attack: Difficulty up to 4, 2 wounds.
    .gist = Difficulty 4, 2 wounds

card-naginata = Naginata
    .text = Attack: Difficulty up to 4, 1 wound.
    .gist = Difficulty 4, 1 wound

card-nodachi = Nodachi
    .text = Attack: Difficulty up to 3, 3 wounds.
    .gist = Difficulty 3, 3 wounds

card-shuriken = Shuriken
    .text = Attack: Difficulty up to 3, 1 wound.
    .gist = Difficulty 3, 1 wound

card-tanegashima = Tanegashima
    .text = Attack: Difficulty up to 5, 1 wound.
    .gist = Difficulty 5, 1 wound

card-wakizashi = Wakizashi
    .text = Attack: Difficulty up to 1, 3 wounds.
    .gist = Difficulty 1, 3 wounds

card-armor = Armor
    .text = The Difficulty for other players to attack you is 1 higher.
    .gist = Harder to attack by 1

card-bushido = Bushido
    .text = Put it in front of any player. At the end of his Recovery phase its holder turns over and discards the top card of the deck. If it is a Weapon he discards a Weapon from his hand and passes Bushido to the left, or loses 1 Honour and discards Bushido. If not, he passes Bushido to the left.
    .gist = Discard a Weapon or lose Honour

card-fast_draw = Fast Draw
    .text = Your Weapons deal 1 wound more.
    .gist = Your Weapons deal 1 wound more

card-focus = Focus
    .text = You may play 1 Weapon more each turn.
    .gist = 1 Weapon more each turn

card-battle_cry = Battle Cry
    .text = Each other player plays a Parry or suffers 1 wound. Harmless players are not affected.
    .gist = Others parry or suffer 1 wound

card-breathing = Breathing
    .text = Regain all your Resilience; then another player, whom you choose, draws 1 card.
    .gist = Regain all; another draws 1 card

card-daimyo = Daimyo
    .text = Draw 2 cards. If it is in your hand at the end of the game it is worth 1 Honour point (0 for the Ronin), never multiplied.
    .gist = Draw 2 cards; 1 point if kept

card-diversion = Diversion
    .text = Choose another player and take 1 card at random from their hand.
    .gist = Take a random card from a hand

card-geisha = Geisha
    .text = Discard 1 property in play of your choice, or 1 card at random from another player's hand.
    .gist = A property or a hand card is discarded

card-jujutsu = Jujutsu
    .text = Each other player discards 1 Weapon from his hand or suffers 1 wound. Harmless players are not affected.
    .gist = Others pay a Weapon or suffer 1 wound

card-parry = Parry
    .text = Out of turn: stops a Weapon attack that targets you, or answers Battle Cry.
    .gist = Stop an attack against you

card-tea_ceremony = Tea Ceremony
    .text = Draw 3 cards; everybody else draws 1.
    .gist = Draw 3 cards; others draw 1

## Characters

character-benkei = Benkei
    .text = The Difficulty for other players to attack you is 1 higher.
    .gist = Harder to attack by 1

character-chiyome = Chiyome
    .text = Only Weapons can wound you: Battle Cry and Jujutsu do not affect you.
    .gist = Only Weapons wound her

character-ginchiyo = Ginchiyo
    .text = You suffer 1 wound less from each Weapon attack (at least 1).
    .gist = Weapons wound her 1 less (at least 1)

character-goemon = Goemon
    .text = You may play 1 Weapon more each turn.
    .gist = 1 Weapon more each turn

character-hanzo = Hanzō
    .text = You may play a Weapon from your hand as a Parry, unless it is the only card in your hand.
    .gist = Weapons as Parry, not the only card

character-hideyoshi = Hideyoshi
    .text = You draw 1 card more in your Draw phase.
    .gist = Draws 1 card more

character-ieyasu = Ieyasu
    .text = In your Draw phase you may take the card on top of the discard pile as your first card.
    .gist = First card: top of the discard pile

character-kojiro = Kojirō
    .text = Your Weapons can attack at any Difficulty.
    .gist = Attacks at any Difficulty

character-musashi = Musashi
    .text = Your Weapons deal 1 wound more.
    .gist = His Weapons deal 1 wound more

character-nobunaga = Nobunaga
    .text = In your Play phase, as often as you like, you may give up 1 Resilience point (never the last) and draw 1 card.
    .gist = 1 Resilience for 1 card

character-tomoe = Tomoe
    .text = Each time your Weapon wounds a player, draw 1 card.
    .gist = Draws 1 card when her Weapon wounds

character-ushiwaka = Ushiwaka
    .text = For each wound you suffer from a Weapon, draw 1 card.
    .gist = Draws 1 card per Weapon wound
