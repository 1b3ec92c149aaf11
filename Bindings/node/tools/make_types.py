#!/usr/bin/env python3
"""Writes `types/*.d.ts` from the JSON Schemas: make_types.py [--check].

The tool's own schemas are the source, so the types always agree with the tool. Ranges, patterns and the like have no types.
"""

from __future__ import annotations

import json
import pathlib
import sys
from typing import Any

HERE = pathlib.Path(__file__).resolve().parents[1]
ROOT = HERE.parents[1]
SCHEMAS = ROOT / "Documentation/Schemas"
# The TypeScript name of each schema, and whether programs write its values. Programs may write additional members where the schema allows
# them; types of values that are read have only the members that the schema names.
MADE = {"session-request": ("Request", True), "session-answer": ("Answer", False)}
LONG = 120
SHORT_TUPLE = 6


def type_name(name: str) -> str:
    return name[:1].upper() + name[1:]


def joined(kinds: list[str]) -> str:
    """Returns a union without repetitions."""
    return " | ".join(dict.fromkeys(kinds))


def array(schema: dict[str, Any], written: bool, indent: str) -> str:
    if "prefixItems" in schema:
        kinds = [kind(item, written, indent) for item in schema["prefixItems"]]
        least = schema.get("minItems", 0)
        elements = [each + ("" if number < least else "?") for number, each in enumerate(kinds)]
        if rest := schema.get("items", True):
            elements.append(f"...({kind(rest, written, indent)})[]")
        return f"[{', '.join(elements)}]"
    element = kind(schema.get("items", True), written, indent)
    least, most = schema.get("minItems", 0), schema.get("maxItems")
    if most is not None and most == least and most <= SHORT_TUPLE:
        return f"[{', '.join([element] * most)}]"
    return f"({element})[]" if " " in element else f"{element}[]"


def record(schema: dict[str, Any], written: bool, indent: str) -> str:
    others, required = schema.get("additionalProperties", True), set(schema.get("required", []))
    if not schema.get("properties"):
        return f"Record<string, {kind(others, written, indent)}>"
    inner = indent + "  "
    lines = []
    for name, value in schema["properties"].items():
        if "description" in value:
            lines.append(f"{inner}/** {value['description']} */")
        key = name if name.isidentifier() else json.dumps(name)
        lines.append(f"{inner}{key}{'' if name in required else '?'}: {kind(value, written, inner)};")
    if written and others is True:
        lines.append(f"{inner}[other: string]: unknown;")
    return "{\n" + "\n".join(lines) + f"\n{indent}}}"


def kind(schema: Any, written: bool, indent: str = "") -> str:
    """Returns the TypeScript type of a schema."""
    if schema is True or schema == {}:
        return "unknown"
    if schema is False:
        return "never"
    if "$ref" in schema:
        return type_name(schema["$ref"].removeprefix("#/$defs/"))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return joined([json.dumps(value) for value in schema["enum"]])
    if "anyOf" in schema and schema.get("type") != "object":
        return joined([kind(each, written, indent) for each in schema["anyOf"]])
    name = schema.get("type")
    if isinstance(name, list):
        return joined([kind({**schema, "type": each}, written, indent) for each in name])
    if name == "array":
        return array(schema, written, indent)
    if name == "object":
        return record(schema, written, indent)
    simple = {"string": "string", "number": "number", "integer": "number", "boolean": "boolean", "null": "null"}
    if name not in simple:
        raise SystemExit(f"make_types: {schema} is not supported")
    return simple[name]


def wrapped(line: str) -> str:
    """Returns a line; a long union is divided into several lines."""
    if len(line) <= LONG or " | " not in line or "{" in line or line.lstrip().startswith("/**"):
        return line
    head, _, rest = line.partition(": " if ": " in line.split("|")[0] else " = ")
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    lines = [head + (":" if ": " in line.split("|")[0] else " =")]
    for part in rest.split(" | "):
        if lines[-1] == lines[0] or len(lines[-1]) + len(part) + 3 > LONG:
            lines.append(f"{indent}| {part}")
        else:
            lines[-1] += f" | {part}"
    return "\n".join(lines)


def declared(name: str, schema: Any, written: bool) -> str:
    found = kind(schema, written)
    text = f"export interface {name} {found}" if found.startswith("{") and found.count("\n}") == 1 else f"export type {name} = {found};"
    return "\n".join(wrapped(line) for line in text.split("\n"))


def source(name: str) -> str:
    schema = json.loads((SCHEMAS / f"{name}.schema.json").read_text(encoding="utf-8"))
    root, written = MADE[name]
    definitions = schema.pop("$defs", {})
    parts = [
        f"// Made from {name}.schema.json by tools/make_types.py: not to be edited.",
        f"/** {schema['title']}. */\n" + declared(root, schema, written)]
    parts += [declared(type_name(each), value, written) for each, value in definitions.items()]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    for name in MADE:
        place = HERE / f"types/{name}.d.ts"
        if "--check" not in sys.argv:
            place.write_text(source(name), encoding="utf-8")
        elif not place.exists() or place.read_text(encoding="utf-8") != source(name):
            sys.exit(f"{place.relative_to(ROOT)} is out of date; run Bindings/node/tools/make_types.py")
