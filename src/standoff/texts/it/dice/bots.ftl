# Why a bot plays as it does, in one sentence. Arguments are named as in table.ftl.

bot-stop = Questi dadi valgono più di quanto darebbe in media un altro lancio.
bot-few-arrows = { $number ->
        [one] Nella riserva resta solo 1 freccia
       *[other] Nella riserva restano solo { $number } frecce
    }: meglio non rilanciare.
bot-reroll = In media uscirà qualcosa di meglio di { $kinds }.
bot-one-more = Ancora un risultato e la Gatling spara.
bot-attack = Sparo a { $target }: { $role } (sicurezza: { $number } %).
bot-finish = È troppo per { $target }: { $role } (sicurezza: { $number } %).
bot-heal = Ogni punto vita conta: ne ho { $number }.
bot-heal-friend = { $target } ha perso punti vita: { $role } (sicurezza: { $number } %).
bot-waste = Meglio sprecarla che aiutare un nemico.
bot-arrow = Una freccia mi costa meno di un punto vita.
bot-take-it = Lo sopporto meglio di un'altra freccia: i miei punti vita sono { $number }.
bot-return = Meno frecce ho, meno temo gli indiani.
bot-own-arrow = Una freccia in meno davanti a me.
bot-relieve = Una freccia in meno per { $target }: { $role } (sicurezza: { $number } %).
bot-leave-arrows = Queste frecce sono dove devono stare.
bot-unknown = Una scelta vale l'altra.
bot-hunch = Mi è sembrato buono quasi quanto il resto.
bot-tried = L'ho provato a mente: vinco { $chance } volte su 100 (più o meno { $error }, partite: { $number }), con la scelta seguente { $other }.
bot-tried-better = Prima pensavo ad altro, ma così vinco { $chance } volte su 100 (più o meno { $error }, partite: { $number }), in quel modo { $other }.
