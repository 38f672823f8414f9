"""The bot of Samurai Sword: it weighs every blow by what it does for its team's Honour."""

from standoff.bots.swordmaster.swordmaster import JUDGES, Swordmaster

__all__ = ["JUDGES", "Swordmaster"]
