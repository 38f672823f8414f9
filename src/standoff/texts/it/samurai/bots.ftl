# Why a bot plays as it does, in one sentence. Arguments are named as in table.ftl.

bot-attack = Attacco { $target }: { $role } (sicurezza: { $number } %).
bot-defeat = Posso sconfiggere { $target }: { $role } (sicurezza: { $number } %).
bot-attack-all = { $card } colpisce più i miei nemici che i miei amici
bot-burden = Forse costerà Onore a { $target }: { $role } (sicurezza: { $number } %).
bot-strip = Una carta in meno per { $target }: { $role } (sicurezza: { $number } %).
bot-relieve = Meglio che { $pick } non resti davanti a { $target }
bot-draw = Più carte, più scelta: { $card }
bot-equip = In gioco vale più che in mano: { $card }
bot-recover = Recupero la mia Resistenza, e la carta può andare a { $target }
bot-ability = È il momento di usare l'abilità di { $kind }
bot-enough = Ciò che mi resta vale di più in mano.
bot-parry = Meglio { $card } che una ferita
bot-give-weapon = Preferisco perdere { $card } piuttosto che Resistenza.
bot-take-it = Posso sopportarlo con { $number ->
        [one] 1 punto Resistenza
       *[other] { $number } punti Resistenza
    }, e tengo le mie carte.
bot-no-answer = Non ho nulla con cui rispondere.
bot-pay = { $card } vale meno del mio Onore.
bot-lose-honour = Mi costa Onore, ma è la via d'uscita migliore.
bot-let-go = { $card } non mi costa nulla.
bot-deck = Il mazzo vale quanto tutto il resto.
bot-useful = { $card } mi è utile.
bot-part-with = { $card } è la carta che mi serve meno.
bot-hunch = Mi è sembrato buono quasi quanto il resto.
bot-tried = L'ho provato a mente: vinco { $chance } volte su 100 (più o meno { $error }, partite: { $number }), con la scelta seguente { $other }.
bot-tried-better = Prima pensavo ad altro, ma così vinco { $chance } volte su 100 (più o meno { $error }, partite: { $number }), in quel modo { $other }.
