#!/usr/bin/env python3
"""Writes the page of Swift's public names from the sources: swift-api.py --write, or --check for `make lint`.

Each public type has a table of its members: the declaration, and the first sentence of its comment. The page is for people who look for a name, with a
search in the browser or with grep. The whole comments are in the sources, and in the pages of `make docs`.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Documentation/SwiftAPI.md"
MODULES = {
    "BubbleLayout": "messages, styles, cells, transcripts and composers",
    "MessageContent": "the blocks, spans and attachments of messages; `import BubbleLayout` includes it",
    "TextLayout": "lines of text; `import BubbleLayout` includes it",
    "TextShaping": "fonts; `import BubbleLayout` includes it",
    "MessageReading": "reads messages",
    "LayoutFormat": "writes layouts",
    "LayoutDrawing": "drawing operations for renderers",
    "LayoutPainting": "SVG, PNG and HTML",
    "GoldenTesting": "goldens in tests",
    "LayoutGoldens": "what goldens compare, and their files",
    "MathLayout": "formulas",
    "Markdown": "Markdown",
}
TYPE = re.compile(r"(?:@\w+(?:\([^)]*\))?\s+)*(?P<public>public\s+)?(?:final\s+|indirect\s+)*(?P<kind>struct|enum|class|protocol|actor|extension)\s+(?P<name>[\w.]+)")
MEMBER = re.compile(r"(?:@\w+(?:\([^)]*\))?\s+)*public\s+(?:internal\(set\)\s+|private\(set\)\s+|package\(set\)\s+|fileprivate\(set\)\s+)?"
                    r"(?P<text>(?:(?:static|mutating|nonmutating|final|override|convenience|required|consuming|borrowing)\s+)*(?:func|var|let|init|subscript|typealias)\b.*)")
CASE = re.compile(r"(?:indirect\s+)?case\s+(?P<text>.*)")
# The functions outside of types are listed like the members of a type with this name and that of the module.
FREE = "functions of "
# Members that every value of a kind has say nothing about it.
USUAL = re.compile(r"(static )?func (==|<|hash\(into|encode\(to)|init\(from decoder|init\((string|integer|dictionary|array|float)Literal|var (description|debugDescription|hashValue)\b|typealias")


def sentence(comment):
    """Returns the first sentence of a comment, on one line."""
    text = " ".join(comment).partition("  - ")[0].strip()
    text = re.sub(r"``([^`]+)``", r"`\1`", text)
    found = re.match(r"(.*?[^.][.])(?:\s|$)", text)
    return (found.group(1) if found else text).replace("|", "\\|")


def body(text):
    """Returns where a declaration ends and its body or its conditions begin: at a brace or a `where` outside of brackets."""
    depth = 0
    for place, character in enumerate(text):
        if character in "([":
            depth += 1
        elif character in ")]":
            depth -= 1
        elif depth == 0 and (character == "{" or re.match(r"\swhere\s", text[place:])):
            return place
    return len(text)


def declaration(lines, number, text):
    """Returns a declaration up to its body, on one line."""
    whole = text
    while number + 1 < len(lines) and (
            whole.count("(") + whole.count("[") > whole.count(")") + whole.count("]") or whole.endswith(",")
            or lines[number + 1].strip().startswith("->")):
        number += 1
        whole += " " + lines[number].strip()
    whole = whole[:body(whole)].rstrip()
    whole = re.sub(r"^((?:static )?(?:var|let) [^=]*:[^=]*?)\s*=.*$", r"\1", whole)
    return re.sub(r"\(\s+", "(", re.sub(r"\s+\)", ")", re.sub(r"\s+", " ", whole))).replace("|", "\\|").rstrip(" {")


def isReadOnly(lines, number, text, line):
    """Returns whether a property can only be read: its setter is not public, or its body has no setter."""
    if re.search(r"\b(?:internal|private|package|fileprivate)\(set\)", line):
        return True
    start = body(text)
    if "var " not in text or not text[start:].startswith("{"):
        return False
    depth, inside = 0, []
    for later in [text[start:]] + lines[number + 1:]:
        depth += later.count("{") - later.count("}")
        inside.append(later.strip())
        if depth <= 0:
            break
    return not any(re.match(r"(?:\{\s*)?(?:nonmutating |mutating |@\w+(?:\([^)]*\))? )*(?:set|_modify|didSet|willSet)\b", part) for part in inside)


def entry(types, name):
    """Returns what is known of a type; an extension may come before it."""
    return types.setdefault(name, {"module": None, "about": "", "members": []})


def read(module, types):
    for path in sorted((ROOT / "Sources" / module).rglob("*.swift")):
        lines = path.read_text().split("\n")
        scopes, comment = [], []
        for number, line in enumerate(lines):
            stripped = line.strip()
            indent = len(line) - len(line.lstrip())
            if stripped.startswith("///"):
                comment.append(stripped[3:].strip() or "  - ")
                continue
            if not stripped or stripped.startswith("//"):
                comment = comment if stripped.startswith("// swift-format") else []
                continue
            if re.fullmatch(r"@\w+(\([^)]*\))?", stripped):
                continue
            while scopes and stripped and indent <= scopes[-1][0] and not stripped.startswith(("}", ")", "where", "#")):
                scopes.pop()
            found = TYPE.match(stripped)
            outer = scopes[-1] if scopes else None
            if found and indent == (outer[0] + 2 if outer else 0) and (found["public"] or found["kind"] == "extension" or not outer):
                name = f"{outer[1]}.{found['name']}" if outer and outer[1] else found["name"]
                isPublic = bool(found["public"])
                if isPublic and found["kind"] != "extension":
                    entry(types, name).update(module=module, about=sentence(comment))
                shown = name if isPublic or found["kind"] == "extension" else None
                if not stripped.endswith("}"):
                    scopes.append((indent, shown, found["kind"], isPublic))
                comment = []
                continue
            free = MEMBER.match(stripped) if indent == 0 else None
            if free:
                entry(types, FREE + module)["members"].append((declaration(lines, number, free["text"]), sentence(comment)))
            if outer and outer[1] and indent == outer[0] + 2:
                member = MEMBER.match(stripped)
                case = CASE.match(stripped) if outer[2] == "enum" and outer[3] else None
                requirement = outer[2] == "protocol" and outer[3] and re.match(r"(?:static |mutating )?(?:func|var|init)\b", stripped)
                if member or case or requirement:
                    text = member["text"] if member else ("case " + case["text"]) if case else stripped
                    shown = declaration(lines, number, text)
                    if member and isReadOnly(lines, number, text, stripped):
                        shown += " { get }"
                    if not USUAL.match(shown):
                        entry(types, outer[1])["members"].append((shown, sentence(comment)))
            comment = []


def table(members):
    return "\n| member | meaning |\n| --- | --- |\n" + "\n".join(f"| `{member}` | {meaning} |" for member, meaning in members)


def text():
    types = {}
    for module in MODULES:
        read(module, types)
    known = {name: found for name, found in types.items() if found["module"]}
    yield ("# Swift's names\n\nAll public types and their members, with the first sentence of each comment, for those who look for a name. `Scripts/swift-api.py` writes this page from the "
           "sources, and `make lint` checks it. [Swift](Swift.md) has programs; `make docs` builds the whole documentation. A field of [Styles](Styles.md) whose "
           "Swift name differs is in its table there. `{ get }` marks a property that can only be read.\n\nMembers of `Hashable`, `Codable` and the like are left out, and those of types from elsewhere.")
    for module, about in MODULES.items():
        names = sorted(name for name, found in known.items() if found["module"] == module)
        free = types.get(FREE + module, {"members": []})["members"]
        if not names and not free:
            continue
        yield f"\n## {module}\n\n{about[0].upper() + about[1:]}."
        if free:
            yield table(free)
        for name in names:
            found = known[name]
            yield f"\n### {name}\n\n{found['about']}"
            if found["members"]:
                yield table(found["members"])


def main():
    page = "\n".join(text()) + "\n"
    if sys.argv[1:] == ["--write"]:
        PAGE.write_text(page)
    elif sys.argv[1:] != ["--check"]:
        sys.exit(__doc__)
    elif not PAGE.exists() or PAGE.read_text() != page:
        sys.exit("swift-api: Documentation/SwiftAPI.md is not that of the sources; run Scripts/swift-api.py --write")
    print(f"swift-api: {page.count(chr(10) + '### ')} types, {page.count('| `')} members")


main()
