"""The bot of the Dice Game: it knows what every roll is worth, and reads roles off the shots."""

from standoff.bots.gambler.gambler import JUDGES, Gambler

__all__ = ["JUDGES", "Gambler"]
