"""The rules of the Valley of Shadows."""
