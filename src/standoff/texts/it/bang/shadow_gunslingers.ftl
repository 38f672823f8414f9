# Shadow Gunslingers: what is said of those who come back for their turns. Names are those of
# rules/shadow_gunslingers.toml.

role-shadow_renegade = Rinnegato Ombra
    .text = Un Rinnegato eliminato gioca per la legge se sono scoperti più ruoli della legge che Fuorilegge; altrimenti per i Fuorilegge. Si conta all'inizio di ogni suo turno.

event-shadow = { $seat } torna per un turno come ombra: { $role }
    .you = Torni per un turno come ombra: { $role }
event-shadow-side = { $seat } passa dalla parte indicata dai ruoli scoperti: { $role }
    .you = Passi dalla parte indicata dai ruoli scoperti: { $role }
event-shadows-gone = Restano solo lo Sceriffo e il Rinnegato: le ombre sono fuori dal gioco per sempre.
