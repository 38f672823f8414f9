"""The turn: its steps, what is drawn, played and used in them, and whose turn is next."""
