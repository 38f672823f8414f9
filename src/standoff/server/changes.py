"""What has changed between two records, so that who has the first can make the second of it."""

from typing import Any


def changes(before: Any, after: Any) -> Any:
    """A record tells the changes of its fields, and a list of records, that of its places.

    Whatever else is new stands alone in a list; for a field that is gone there is an empty one.

    >>> changes({"life": 3, "hand": ["bang"], "load": 1}, {"life": 2, "hand": ["bang"]})
    {'load': [], 'life': [2]}
    >>> changes([{"life": 3}, {"life": 4}], [{"life": 3}, {"life": 1}])
    {'1': {'life': [1]}}
    """
    if _are_records(before) and _are_records(after) and len(before) == len(after):
        before, after = _by_place(before), _by_place(after)
    if not (isinstance(before, dict) and isinstance(after, dict)):
        return [after]
    told: dict[str, Any] = {name: [] for name in before if name not in after}
    for name, value in after.items():
        if name not in before:
            told[name] = [value]
        elif value != before[name]:
            told[name] = changes(before[name], value)
    return told


def _are_records(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(each, dict) for each in value)


def _by_place(records: list[Any]) -> dict[str, Any]:
    return {str(place): each for place, each in enumerate(records)}
