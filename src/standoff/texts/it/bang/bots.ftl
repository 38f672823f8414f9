# Why a bot plays as it does, in one sentence. Arguments are named as in table.ftl.

bot-attack = Attacco { $target }: { $role } (sicurezza: { $number } %).
bot-finish = A { $target } resta solo 1 punto vita: { $role } (sicurezza: { $number } %).
bot-attack-all = { $kind } colpisce più i miei nemici che i miei amici
bot-lock-up = Meglio che { $target } salti un turno: { $role } (sicurezza: { $number } %).
bot-strip = Una carta in meno per { $target }: { $role } (sicurezza: { $number } %).
bot-relieve = Libero { $target } da { $pick }
bot-draw = Più carte, più scelta: { $card }
bot-equip = In gioco vale più che in mano: { $card }
bot-buy = { $card } vale le sue pepite.
bot-acquire = { $card } vale quello che costa.
bot-sell = Una pepita mi servirà più di { $card }
bot-fuse = È più probabile che esploda davanti a un nemico: { $card }
bot-heal = Ogni punto vita conta: ne ho { $number }.
bot-heal-friend = { $target } ha perso punti vita: { $role } (sicurezza: { $number } %).
bot-bring-back = Mi conviene che { $target } torni in gioco.
bot-try = Non vedo un uso migliore per { $card }
bot-enough = Ciò che mi resta vale di più in mano.
bot-check = "Estrarre!" non costa nulla: { $kind }
bot-dodge = Un punto vita vale più di { $card }
bot-fire-back = Rispondo con { $card } piuttosto che perdere un punto vita.
bot-take-it = Posso sopportarlo con { $number ->
        [one] 1 punto vita
       *[other] { $number } punti vita
    }, e tengo le mie carte.
bot-no-answer = Non ho una risposta che serva.
bot-cling = { $card } mi tiene in gioco.
bot-ability = È il momento di usare l'abilità di { $kind }
bot-give-up = Niente di ciò che ho può salvarmi.
bot-deck = Il mazzo vale quanto tutto il resto.
bot-useful = Tra queste, la più utile per me è { $card }
bot-part-with = { $card } è la carta che mi serve meno.
bot-leave = Chi pesca dopo, che trovi { $card }.
bot-flip = { $card } è la migliore per me.
bot-charge = Lì un segnalino servirà più che altrove.
bot-spend = Vale i segnalini.
bot-unknown = Una scelta vale l'altra.
bot-hunch = Mi è sembrato buono quasi quanto il resto.
bot-tried = L'ho provato a mente: vinco { $chance } volte su 100 (più o meno { $error }, partite: { $number }), con la scelta seguente { $other }.
bot-tried-better = Prima pensavo ad altro, ma così vinco { $chance } volte su 100 (più o meno { $error }, partite: { $number }), in quel modo { $other }.
