"""The protocol as TypeScript: the browser's types are made from the server's, never written twice.

python -m standoff.server.typescript > web/src/lib/protocol.ts
"""

from typing import Any, Final

import msgspec

from standoff.kernel.view import Catalog
from standoff.server.protocol import (
    Chances,
    ClientMessage,
    Invitation,
    Me,
    NewName,
    Offer,
    Opened,
    Past,
    Played,
    Problem,
    Reason,
    Replay,
    ServerMessage,
    Settings,
)

OVER_HTTP: Final = (
    Me,
    NewName,
    Settings,
    Offer,
    Opened,
    Invitation,
    Catalog,
    Past,
    Played,
    Replay,
    Chances,
    Reason,
    Problem,
)
OURS: Final = Settings.__module__
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def typescript() -> str:
    """The whole protocol as one module."""
    (client, server, *_), parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage, *OVER_HTTP], ref_template="{name}"
    )
    lines = ["// Made by python -m standoff.server.typescript from standoff/server/protocol.py."]
    for name, part in sorted(parts.items(), key=lambda each: _name(each[0])):
        lines += ["", *_comment(part.get("description"))]
        if part["type"] == "array":
            lines.append(f"export type {_name(name)} = {_type(part)};")
            continue
        lines.append(f"export interface {_name(name)} {{")
        for field, kind in part["properties"].items():
            mark = "" if field in part.get("required", ()) else "?"
            lines.append(f"  {field}{mark}: {_type(kind)};")
        lines.append("}")
    lines += ["", f"export type ClientMessage = {_type(client)};"]
    lines += ["", f"export type ServerMessage = {_type(server)};", ""]
    return "\n".join(lines)


def _name(name: str) -> str:
    """Where two parts of the engine have records of one name, the protocol's keeps it.

    >>> _name("standoff.server.protocol.Answer"), _name("standoff.kernel.record.Answer")
    ('Answer', 'RecordAnswer')
    """
    module, _, last = name.rpartition(".")
    return last if module in ("", OURS) else module.rpartition(".")[2].capitalize() + last


def _comment(words: str | None) -> list[str]:
    return [] if words is None else [f"/** {' '.join(words.split())} */"]


def _type(schema: dict[str, Any]) -> str:
    """One JSON schema as a type.

    >>> _type({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
    '(number | null)[]'
    >>> _type({"type": "object", "additionalProperties": {"type": "integer"}})
    '{ [name: string]: number }'
    >>> _type({"type": "object"})
    '{ [name: string]: unknown }'
    """
    if "$ref" in schema:
        return _name(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{each}"' for each in schema["enum"])
    if schema.get("type") == "null":
        return "null"
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(each) for each in schema['prefixItems'])}]"
        inner = _type(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        # not Record<string, ...>: a Record is a match that was played
        return f"{{ [name: string]: {_type(schema.get('additionalProperties', {}))} }}"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


if __name__ == "__main__":
    print(typescript(), end="")
