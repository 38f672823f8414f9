"""The games for those who study them: actions and observations in numbers.

`Space` says what a game is in numbers and deals tables; `Vector` and `Processes` play many at once;
`standoff.env.aec`, `.seat` and `.spiel` are the games for PettingZoo, Gymnasium and OpenSpiel.
docs/research.md tells the rest.

>>> space = Space("bang", players=5, sets=["dodge_city"])
>>> table = space.deal(seed=7)
>>> while not table.over:
...     table.act(table.legal[0])
>>> sum(table.rewards()) < 5
True
"""

try:
    from standoff.env.company import Company, around
    from standoff.env.evaluate import evaluate, uniform
    from standoff.env.processes import Processes
    from standoff.env.space import Space
    from standoff.env.table import Table
    from standoff.env.vector import Buffers, Vector
except ModuleNotFoundError as error:
    if error.name in ("librt", "librt.strings", "numpy"):
        error.msg += '; the environment comes with pip install "standoff[env]"'
    raise

__all__ = [
    "Buffers",
    "Company",
    "Processes",
    "Space",
    "Table",
    "Vector",
    "around",
    "evaluate",
    "uniform",
]
