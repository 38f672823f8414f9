"""Playing many games: simulation, and proof that the engine holds."""
