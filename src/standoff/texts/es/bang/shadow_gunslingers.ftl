# Shadow Gunslingers: what is said of those who come back for their turns. Names are those of
# rules/shadow_gunslingers.toml.

role-shadow_renegade = Renegado Sombra
    .text = Un Renegado eliminado juega con el bando de la ley si hay a la vista más Roles de ese bando que Forajidos; si no, con los Forajidos. Se cuenta al empezar cada uno de sus turnos.

event-shadow = { $seat } vuelve por un turno como sombra: { $role }
    .you = Vuelves por un turno como sombra: { $role }
event-shadow-side = { $seat } pasa al bando que marcan los Roles a la vista: { $role }
    .you = Pasas al bando que marcan los Roles a la vista: { $role }
event-shadows-gone = Solo quedan el Sheriff y el Renegado: las sombras quedan fuera de la partida para siempre.
