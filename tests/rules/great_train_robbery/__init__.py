"""The rules of the Great Train Robbery."""
