# Shadow Gunslingers: what is said of those who come back for their turns. Names are those of
# rules/shadow_gunslingers.toml.

role-shadow_renegade = Shadow Renegade
    .text = An eliminated Renegade plays for the law if more of its roles lie open than Outlaws, otherwise for the Outlaws. It is counted at the start of each of their turns.

event-shadow = { $seat } is back for one turn as a shadow: { $role }
    .you = You are back for one turn as a shadow: { $role }
event-shadow-side = { $seat } takes the side of which more roles lie open: { $role }
    .you = You take the side of which more roles lie open: { $role }
event-shadows-gone = Only the Sheriff and the Renegade are left: the shadows are out of the game for good.
