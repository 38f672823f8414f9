"""The sets of the card game, one package each; a set adds, the core never asks."""
