"""The bot that plays to win: it reads the others' roles off what they do, and plays its own."""

from standoff.bots.gunslinger.gunslinger import JUDGES, Gunslinger

__all__ = ["JUDGES", "Gunslinger"]
