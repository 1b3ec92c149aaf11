#!/usr/bin/env python3
"""Proves that Markdown texts have the same trees as in an independent parser: markdown-it-py, with footnotes.

    Scripts/markdown-oracle.py PROGRAM CORPUS…

PROGRAM is the built `MarkdownTree`. A corpus is a file of JSON lines with `text` or `markdown`, or of one JSON array of such
objects. It needs `pip install markdown-it-py mdit-py-plugins`. Tables, strikethrough and footnotes are on; footnotes are compared
where they are used, not where they are gathered. Trees that differ are printed.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

from markdown_it import MarkdownIt
from markdown_it.common.utils import unescapeAll
from markdown_it.tree import SyntaxTreeNode
from mdit_py_plugins.footnote import footnote_plugin

ALIGNMENTS = {"text-align:left": "start", "text-align:center": "center", "text-align:right": "end"}


def texts(path):
    source = pathlib.Path(path).read_text(encoding="utf8")
    records = json.loads(source) if source.lstrip().startswith("[") else [json.loads(line) for line in source.splitlines() if line]
    return [(str(record.get("id") or record.get("example")), record.get("text") or record.get("markdown") or "") for record in records]


def merged(children):
    """Joins adjacent text nodes; leaves out empty ones and the definitions of footnotes."""
    result = []
    for child in children:
        if child[0] in ("footnotes", "definitions") or child == ["text", ""]:
            continue
        if child[0] == "text" and result and result[-1][0] == "text":
            result[-1] = ["text", result[-1][1] + child[1]]
        else:
            result.append(child)
    return result


def tree(node):
    """Converts a node of markdown-it into the form of our trees."""
    kind = node.type
    children = merged([each for child in node.children for each in tree(child)])
    if kind == "root":
        return [["document", *children]]
    if kind == "inline":
        return children
    if kind in ("text", "text_special"):
        return [["text", node.content]]
    if kind in ("thead", "tbody"):
        return children
    if kind == "paragraph":
        return [["paragraph", *children]]
    if kind in ("softbreak", "hardbreak"):
        return [["soft break" if kind == "softbreak" else "hard break"]]
    if kind == "heading":
        return [["heading", node.tag[1:], *children]]
    if kind in ("bullet_list", "ordered_list"):
        items = [child for child in node.children]
        isTight = all(block.hidden for item in items for block in item.children if block.type == "paragraph")
        start = "-" if kind == "bullet_list" else str(node.attrs.get("start", 1))
        return [["list", start, "tight" if isTight else "loose", *children]]
    if kind == "list_item":
        return [["item", *children]]
    if kind == "blockquote":
        return [["quote", *children]]
    if kind == "fence":
        return [["code block", unescapeAll(node.info.strip()), ended(node.content)]]
    if kind == "code_block":
        return [["code block", "", ended(node.content)]]
    if kind == "html_block":
        return [["html block", node.content.rstrip("\n")]]
    if kind == "hr":
        return [["rule"]]
    if kind == "code_inline":
        return [["code", node.content]]
    if kind in ("em", "strong", "s"):
        return [[{"em": "emphasis", "strong": "strong", "s": "strikethrough"}[kind], *children]]
    if kind == "link":
        return [["link", str(node.attrs.get("href", "")), str(node.attrs.get("title", "")), *children]]
    if kind == "image":
        return [["image", str(node.attrs.get("src", "")), str(node.attrs.get("title", "")), *children]]
    if kind == "html_inline":
        return [["html", node.content]]
    if kind == "table":
        head = node.children[0].children[0]
        return [["table", *[ALIGNMENTS.get(cell.attrs.get("style"), "") for cell in head.children], *children]]
    if kind == "tr":
        return [["row", *children]]
    if kind in ("th", "td"):
        return [["cell", *children]]
    if kind == "footnote_ref":
        return [["footnote reference", node.meta["label"]]]
    return []


def ended(text):
    """Returns a text with a line feed at its end, so that the last line of an open block is complete."""
    return text if not text or text.endswith("\n") else text + "\n"


def ours(node):
    """Returns our tree with adjacent texts joined, and with table rows padded to the number of columns as in markdown-it."""
    head = [part for part in node[1:] if isinstance(part, str)]
    children = merged([ours(part) for part in node[1:] if isinstance(part, list)])
    if node[0] == "table":
        for row in children:
            row += [["cell"]] * (len(head) - len(row) + 1)
    if node[0] == "list":
        hasParagraph = any(block[0] == "paragraph" for item in children for block in item[1:])
        head[1] = head[1] if hasParagraph else "tight"
    return [node[0], *head, *children]


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    parser = MarkdownIt("commonmark").enable(["table", "strikethrough"]).use(footnote_plugin, inline=False)
    # URLs are compared as they are written.
    parser.normalizeLink = lambda address: address
    parser.normalizeLinkText = lambda address: address
    parser.validateLink = lambda address: True
    cases = [case for path in sys.argv[2:] for case in texts(path)]
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf8") as file:
        json.dump([text for _, text in cases], file)
        file.flush()
        lines = subprocess.run([sys.argv[1], file.name], check=True, capture_output=True, text=True).stdout.splitlines()
    different = 0
    for (name, text), line in zip(cases, lines, strict=True):
        expected = tree(SyntaxTreeNode(parser.parse(text)))[0]
        found = ours(json.loads(line))
        if expected != found:
            different += 1
            print(f"{name}: {first_difference(expected, found)}", file=sys.stderr)
    print(f"markdown-oracle: {len(cases)} texts, {different} trees differ")
    return 1 if different else 0


def first_difference(expected, found, path=""):
    if isinstance(expected, str) or isinstance(found, str):
        return f"at {path}: expected {json.dumps(expected)[:200]}, found {json.dumps(found)[:200]}"
    for index, (theirs, mine) in enumerate(zip(expected, found)):
        if theirs != mine:
            return first_difference(theirs, mine, f"{path}/{expected[0]}:{index}")
    longer = expected if len(expected) > len(found) else found
    return f"at {path}/{expected[0]}: one has more: {json.dumps(longer[min(len(expected), len(found))])[:200]}"


if __name__ == "__main__":
    sys.exit(main())
