"""The games for those who study them: actions and observations in numbers.

`Space` says what a game is in numbers and deals tables; `vector` and `processes` play many at once;
`aec`, `seat` and `spiel` are the games for PettingZoo, Gymnasium and OpenSpiel. docs/research.md
tells the rest.

>>> space = Space("bang", players=5, sets=["dodge_city"])
>>> table = space.deal(seed=7)
>>> while not table.over:
...     table.act(table.legal[0])
>>> sum(table.rewards()) < 5
True
"""

# Nothing here needs NumPy: what is compiled is checked with this file, where only mypy is there.
try:
    from standoff.env.space import Space
    from standoff.env.table import Table
except ModuleNotFoundError as error:
    if error.name in ("librt", "librt.strings"):
        error.msg += '; the environment comes with pip install "standoff[env]"'
    raise

__all__ = ["Space", "Table"]
