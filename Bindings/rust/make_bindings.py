#!/usr/bin/env python3
"""Writes `bubblelayout-sys/src/bindings.rs` from `bubble_layout.h`: make_bindings.py [--check].

Structures, functions, enumerations and their comments are those of the header. The script needs only Python, so it runs without Rust and without
a C compiler. It also writes a list of all fields, for a test that compares their offsets with those of a C compiler.
"""

from __future__ import annotations

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "Python/tools"))

import header  # noqa: E402

PLACE = HERE / "bubblelayout-sys/src/bindings.rs"
FIELDS = HERE / "bubblelayout-sys/tests/fields/mod.rs"
START = """// Made from bubble_layout.h by Bindings/rust/make_bindings.py: not to be edited.

use core::ffi::c_void;
use std::os::raw::{c_char, c_uint};
"""
NUMBERS = {
    "char": "c_char", "double": "f64", "float": "f32", "int32_t": "i32", "int64_t": "i64", "size_t": "usize", "uint8_t": "u8",
    "uint32_t": "u32", "uint64_t": "u64", "void": "c_void"}
# Names that are reserved in Rust.
RESERVED = {"type": "type_"}
COMMENT = r"/\*(?:(?!\*/).)*\*/"


def docs(comment: str | None, indent: str = "") -> list[str]:
    """Returns a comment of the header as a doc comment."""
    if not comment or comment.startswith("/* ----") or comment.startswith("/* --"):
        return []
    lines = [re.sub(r"^\s*\*? ?", "", line).rstrip() for line in comment[2:-2].strip().split("\n")]
    # Rustdoc would show lines with tabs and deep indents as code.
    return [f"{indent}/// {line.strip()}".rstrip() for line in lines]


def rust_type(base: str, pointers: str, is_const: bool) -> str:
    """Returns the Rust type of `const BASE *const *`."""
    found = NUMBERS.get(base, base)
    constants = [is_const] + ["const" in star for star in re.findall(r"\*\s*(?:const)?", pointers)]
    for constant in constants[:-1]:
        found = f"*{'const' if constant else 'mut'} {found}"
    return found


def declared(text: str, numbers: dict[str, str]) -> list[tuple[str, str]]:
    """Returns the names and types of declarations such as `const char *a` or `double x, y[4]`."""
    match = re.fullmatch(r"(const )?(\w+)\s*((?:\*\s*(?:const\b)?\s*)*)(.+)", " ".join(text.split()))
    if not match:
        raise SystemExit(f"make_bindings: {text!r} is not supported")
    base = rust_type(match[2], match[3], bool(match[1]))
    found = []
    for name in match[4].split(","):
        array = re.fullmatch(r"\s*(\w+)\s*(?:\[(\w+)\])?", name)
        if not array:
            raise SystemExit(f"make_bindings: {text!r} is not supported")
        length = array[2] and numbers.get(array[2], array[2])
        found.append((RESERVED.get(array[1], array[1]), f"[{base}; {length}]" if length else base))
    return found


def structure(name: str, body: str, comment: str | None, numbers: dict[str, str]) -> list[str]:
    # Small values can be compared. Large structures have pointers, whose equality would mean little.
    derived = "" if "*" in re.sub(COMMENT, "", body, flags=re.S) or re.search("size_t size|bubble_id |bubble_content_path ", body) else ", PartialEq"
    lines = docs(comment) + ["#[repr(C)]", f"#[derive(Clone, Copy, Debug{derived})]", f"pub struct {name} {{"]
    above = None
    is_sized = False
    for token in re.findall(rf"{COMMENT}|[^;/]+;", body, flags=re.S):
        if token.startswith("/*"):
            above = token
            continue
        for number, (field, kind) in enumerate(declared(token.strip(" \n;"), numbers)):
            is_sized |= field == "size" and kind == "usize"
            kind = "Option<bubble_sizing>" if kind == "bubble_sizing" else kind
            lines += docs(above, "    ") if number == 0 else []
            lines.append(f"    pub {field}: {kind},")
        above = None
    lines += ["}", "", f"{'sized' if is_sized else 'zeroed'}!({name});", ""]
    return lines


def enumeration(name: str, body: str, comment: str | None) -> list[str]:
    lines = docs(comment) + [f"pub type {name} = c_uint;"]
    member = rf"(?P<above>{COMMENT})?\s*(?P<name>BUBBLE_\w+) = (?P<value>[\d< ]+),?(?:[ ]*(?P<beside>{COMMENT}))?"
    for match in re.finditer(member, body, flags=re.S):
        lines += docs(match["beside"] or match["above"])
        lines.append(f"pub const {match['name']}: {name} = {match['value'].strip()};")
    return lines + [""]


def parameters(text: str) -> str:
    if text.strip() == "void":
        return ""
    names = [name for parameter in text.split(",") for name in declared(parameter, {})]
    return ", ".join(f"{name}: {kind}" for name, kind in names)


def function(result: str, name: str, text: str, comment: str | None) -> list[str]:
    match = re.fullmatch(r"(const )?(\w+)\s*((?:\*\s*)*)", result.strip())
    assert match, result
    kind = rust_type(match[2], match[3], bool(match[1]))
    answer = "" if kind == "c_void" else f" -> {kind}"
    return docs(comment, "    ") + [f"    pub fn {name}({parameters(text)}){answer};"]


def source() -> str:
    text = header.HEADER.read_text(encoding="utf-8")
    text = text[text.index("#define BUBBLE_LAYOUT_H") :]
    numbers = dict(re.findall(r"^#define (BUBBLE_\w+) (\d+)$", text, flags=re.M))
    text = re.sub(r"#ifdef __cplusplus.*?#endif", " ", text, flags=re.S)
    lines = [START]
    lines += [f"pub const {name}: {'u32' if name == 'BUBBLE_ABI' else 'usize'} = {number};" for name, number in numbers.items()]
    lines += ["/// The length of a text that ends in a NUL.", "pub const BUBBLE_NUL: usize = usize::MAX;"]
    lines += ["/// No index, no string, no role.", "pub const BUBBLE_NONE: u32 = u32::MAX;", ""]
    functions: list[str] = []
    pattern = "|".join([
        rf"(?P<comment>{COMMENT})",
        r"typedef enum (?P<enum>\w+) \{(?P<members>.*?)\} \w+;",
        r"typedef struct (?P<struct>\w+) \{(?P<fields>.*?)\} \w+;",
        r"typedef struct (?P<opaque>\w+) \w+;",
        r"typedef (?P<answer>\w+) \(\*(?P<pointer>\w+)\)\((?P<given>[^;]*)\);",
        r"^(?:BUBBLE_API )?(?P<result>(?:const )?\w+[ *]+)(?P<function>bubble_\w+)\((?P<parameters>[^;]*)\);"])
    above = None
    for match in re.finditer(pattern, text, flags=re.S | re.M):
        if match["comment"]:
            above = match["comment"]
            continue
        # A comment with an empty line below it is a heading, not a comment on the next declaration.
        is_near = above is not None and "\n\n" not in text[text.rindex(above, 0, match.start()) + len(above) : match.start()]
        comment, above = (above if is_near else None), None
        if match["enum"]:
            lines += enumeration(match["enum"], match["members"], comment)
        elif match["struct"]:
            lines += structure(match["struct"], match["fields"], comment, numbers)
        elif match["opaque"]:
            lines += docs(comment) + ["#[repr(C)]", f"pub struct {match['opaque']} {{", "    _private: [u8; 0],", "}", ""]
        elif match["pointer"]:
            kind = NUMBERS[match["answer"]]
            lines += docs(comment) + [
                f"pub type {match['pointer']} = unsafe extern \"C\" fn({parameters(match['given'])}) -> {kind};", ""]
        else:
            functions += function(match["result"], match["function"], match["parameters"], comment)
    missed = set(re.findall(r"\b(bubble_\w+)\(", header.declarations(text))) - set(re.findall(r"pub fn (\w+)", "\n".join(functions)))
    if missed:
        raise SystemExit(f"make_bindings: not understood: {', '.join(sorted(missed))}")
    return "\n".join(lines + ['extern "C" {', *functions, "}", ""])


def fields(text: str) -> str:
    """Returns all fields of all structures, in the form that the test's macro takes."""
    lines = ["// Made by Bindings/rust/make_bindings.py: not to be edited.", "", "fields! {"]
    for name, body in re.findall(r"pub struct (\w+) \{\n(.*?)\n\}", text, flags=re.S):
        names = re.findall(r"^    pub (\w+):", body, flags=re.M)
        if names:
            lines.append(f"    {name} {{ {', '.join(names)} }}")
    return "\n".join([*lines, "}", ""])


if __name__ == "__main__":
    made = {PLACE: source()}
    made[FIELDS] = fields(made[PLACE])
    for place, content in made.items():
        if "--check" not in sys.argv:
            place.parent.mkdir(exist_ok=True)
            place.write_text(content, encoding="utf-8")
        elif not place.exists() or place.read_text(encoding="utf-8") != content:
            sys.exit(f"{place.relative_to(ROOT)} is out of date; run Bindings/rust/make_bindings.py")
