"""The core of the card game, tried with sets that nobody plays with."""
