"""The server: tables that never lose a game. What it says and hears is in protocol.py."""
