"""Positions of each game in a few lines, for tests and for card authors."""
