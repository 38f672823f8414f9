# What a person sets for themselves.

web-settings = Settings
web-settings-sound = Sound
web-settings-sight = Seeing and moving
web-volume = Volume
web-sound-why = Shots, cards and bells.
web-notices-why = A notification, while you look elsewhere.
web-vibration-why = A short buzz when you are asked.
web-apart = Colours easy to tell apart
web-apart-why = Blue and orange instead of green and red.
web-calm = Calm motion
web-calm-why = Nothing travels, shakes or pulses.
web-whole = Fill the screen
web-whole-no-more = Leave full screen
web-text-size = Size of letters
web-text-size-normal = As drawn
web-text-size-large = Larger
web-text-size-largest = Largest
web-theme = Colours
web-theme-is-dark = Dusk, dark
web-theme-is-light = Noon, light
web-settings-kept = Kept on this device.
