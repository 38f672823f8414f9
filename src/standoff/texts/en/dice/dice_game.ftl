# The box of the Dice Game: faces and characters. Names and texts are those of rules/dice_game.toml.

## Faces

face-arrow = Indian arrow
    .text = At once after the roll, take 1 arrow per new arrow result. Whoever takes the last arrow of the pile sets off the Indians' attack.
    .gist = Take 1 arrow at once

face-dynamite = Dynamite
    .text = Cannot be rolled again. With 3 or more you stop rolling and lose 1 life point; the other dice are still resolved.
    .gist = No re-roll; 3 explode

face-bullseye_1 = Bull's Eye "1"
    .text = A player sitting next to you, left or right, loses 1 life point.
    .gist = Shoot 1 place away

face-bullseye_2 = Bull's Eye "2"
    .text = A player exactly two places away, left or right, loses 1 life point. With 2 or 3 players left it counts as a "1".
    .gist = Shoot 2 places away

face-beer = Beer
    .text = Any player, yourself included, gains 1 life point (never above the starting number).
    .gist = A player regains 1 life point

face-gatling = Gatling
    .text = With 3 or more, each other player loses 1 life point and you discard all your arrows.
    .gist = 3 results: hit everyone else

## Characters

character-bart_cassidy = Bart Cassidy
    .text = You may take an arrow instead of losing a life point to a "1", a "2" or the Gatling (not to Indians or Dynamite); never the last arrow of the pile.
    .gist = May take an arrow instead of a hit

character-black_jack = Black Jack
    .text = You may re-roll Dynamite, unless you have 3 or more.
    .gist = May re-roll Dynamite

character-calamity_janet = Calamity Janet
    .text = You may use a "1" as a "2" and a "2" as a "1".
    .gist = Uses "1" as "2" and vice versa

character-el_gringo = El Gringo
    .text = A player who makes you lose one or more life points must take 1 arrow (not for Indians or Dynamite).
    .gist = Who hurts him takes 1 arrow

character-jesse_jones = Jesse Jones
    .text = If you have 4 life points or fewer, each Beer you use on yourself gives you 2.
    .gist = At 4 life or fewer, own Beers give 2

character-jourdonnais = Jourdonnais
    .text = You never lose more than 1 life point to one Indians' attack.
    .gist = Indians cost at most 1 life point

character-kit_carlson = Kit Carlson
    .text = For each Gatling result you may discard 1 arrow of any player.
    .gist = Each Gatling may discard 1 arrow

character-lucky_duke = Lucky Duke
    .text = You may re-roll once more (4 rolls in all).
    .gist = Rolls up to 4 times

character-paul_regret = Paul Regret
    .text = You never lose life points to the Gatling.
    .gist = Loses nothing to the Gatling

character-pedro_ramirez = Pedro Ramirez
    .text = Each time you lose a life point you may discard 1 of your arrows.
    .gist = Life point lost: may return 1 arrow

character-rose_doolan = Rose Doolan
    .text = You may use a "1" or a "2" on a player sitting one place further.
    .gist = Shoots up to 1 place further

character-sid_ketchum = Sid Ketchum
    .text = At the beginning of your turn a player of your choice, yourself included, gains 1 life point.
    .gist = Gives 1 life point before rolling

character-slab_the_killer = Slab the Killer
    .text = Once per turn you may use up a Beer to double a "1" or a "2".
    .gist = Uses up a Beer to double a shot

character-suzy_lafayette = Suzy Lafayette
    .text = If your final dice show no "1" and no "2", you gain 2 life points at the end of your turn.
    .gist = No "1" or "2": regains 2 life points

character-vulture_sam = Vulture Sam
    .text = Each time another player is eliminated you gain 2 life points.
    .gist = Regains 2 life points per elimination

character-willy_the_kid = Willy the Kid
    .text = You need only 2 Gatling results to fire the Gatling (once per turn).
    .gist = Fires the Gatling with 2 results
