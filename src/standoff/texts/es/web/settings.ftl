# Lo que cada cual ajusta a su gusto.

web-settings = Ajustes
web-settings-sound = Sonido
web-settings-sight = Vista y movimiento
web-volume = Volumen
web-sound-why = Disparos, cartas y campanas.
web-notices-why = Una notificación, mientras miras otra cosa.
web-vibration-why = Un toque breve cuando te preguntan.
web-apart = Colores fáciles de distinguir
web-apart-why = Azul y naranja en vez de verde y rojo.
web-calm = Movimiento tranquilo
web-calm-why = Nada viaja, tiembla ni parpadea.
web-whole = Pantalla completa
web-whole-no-more = Salir de pantalla completa
web-text-size = Tamaño de letra
web-text-size-normal = Normal
web-text-size-large = Grande
web-text-size-largest = Muy grande
web-theme = Colores
web-theme-is-dark = Ocaso, oscuro
web-theme-is-light = Mediodía, claro
web-settings-kept = Se guarda en este dispositivo.
