# Ciò che ognuno imposta per sé.

web-settings = Impostazioni
web-settings-sound = Suono
web-settings-sight = Vista e movimento
web-volume = Volume
web-sound-why = Spari, carte e campane.
web-notices-why = Una notifica, mentre guardi altrove.
web-vibration-why = Un breve tocco quando ti viene chiesto qualcosa.
web-apart = Colori facili da distinguere
web-apart-why = Blu e arancione invece di verde e rosso.
web-calm = Movimento calmo
web-calm-why = Niente viaggia, trema o pulsa.
web-whole = Schermo intero
web-whole-no-more = Esci da schermo intero
web-text-size = Grandezza del testo
web-text-size-normal = Normale
web-text-size-large = Grande
web-text-size-largest = Molto grande
web-theme = Colori
web-theme-is-dark = Crepuscolo, scuro
web-theme-is-light = Mezzogiorno, chiaro
web-settings-kept = Conservate su questo dispositivo.
