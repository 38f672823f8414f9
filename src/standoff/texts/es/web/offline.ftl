# La página que se ve cuando el servidor no responde.

web-offline-title = Nadie responde
web-offline-line = El saloon está cerrado, o se ha caído el telégrafo. Tu puesto sigue guardado: esta página vuelve sola a la mesa en cuanto responda el servidor.
web-offline-again = Mirar otra vez
