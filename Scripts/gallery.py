#!/usr/bin/env python3
"""Draws every state of every part as one page, and as the pictures of Documentation/Gallery.md, and proves that none is missing.

Each line of `Sources/bubble/Preview/Page/states.jsonl` is a state: the `part` it belongs to, its name (`state`), its `messages`, and if needed the `style`
(a preset, or a file in `Documentation/Gallery`) and the `options` of `bubble layout`. Each state is drawn in light and dark, in both directions, and in three
sizes of type.

    Scripts/gallery.py --tool .build/release/bubble                       # draws the page into .build/gallery
    Scripts/gallery.py --tool .build/release/bubble --check               # lists what is in the schemas but in no state
    Scripts/gallery.py --tool .build/release/bubble --pictures FOLDER     # draws a picture of the states of each part
"""

import argparse
import html
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GALLERY = ROOT / "Documentation/Gallery"
STATES = ROOT / "Sources/bubble/Preview/Page/states.jsonl"
SCHEMAS = ROOT / "Documentation/Schemas"
PAGE = ROOT / "Documentation/Gallery.md"
PICTURES = ROOT / "Documentation/Pictures/gallery"
# What follows this line of the page is generated.
MARK = "<!-- Scripts/gallery.py writes the rest of this page. -->\n"
MODERN = ["clustered", "merged"]
THEMES = ["light", "dark"]
DIRECTIONS = ["ltr", "rtl"]
SIZES = [1, 1.5, 2.5]
WIDTH = 320
PICTURE_WIDTH, PICTURE_SCALE, STATES_OF_PICTURE = 360, 1.25, 4

# Definitions of the layout's schema and their members: each word that a member may have must occur in some state.
WORDS = [
    ("cellElement", "kind"), ("boxPart", "role"), ("boxPart", "sign"), ("statusPart", "state"), ("labelPart", "role"),
    ("mediaPart", "type"), ("mediaPart", "state"), ("detected", "kind"), ("decoration", "kind"), ("separator", "kind"),
    ("object", "kind"), ("cell", "role"),
]
# A formula is an object in a text only if the application gives its size, which the tool cannot do.
EXEMPT = {("object", "formula")}
# The `kind` that the output has for parts of each definition.
PARTS = {"boxPart": "box", "statusPart": "status", "labelPart": "label", "mediaPart": "media"}


def states():
    with open(STATES, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def style_of(state, preset):
    style = state.get("style", preset)
    return str(GALLERY / style) if style.endswith(".json") else style


def layout(tool, state, preset, *options):
    """Returns the tool's output for a state."""
    return run(tool, state, preset, "--width", str(WIDTH), *options).decode()


def run(tool, state, preset, *options):
    lines = "\n".join(json.dumps(message, ensure_ascii=False) for message in state["messages"])
    command = [tool, "layout", "-", "--input", "jsonl", "--style", style_of(state, preset)]
    result = subprocess.run(
        command + state.get("options", []) + list(options), input=lines.encode(), capture_output=True, check=False)
    # If the tool repaired or refused something, the state is not the intended one.
    if result.returncode or result.stderr:
        sys.exit(f"{state['part']}, {state['state']}: {result.stderr.decode()}")
    return result.stdout


def presets(state):
    return ["own"] if "style" in state else MODERN


# The check.

def items(value, path=()):
    """Yields all objects of a document, each with the name of its member or of the list that contains it."""
    if isinstance(value, dict):
        yield path[-1] if path else "", value
        for name, member in value.items():
            yield from items(member, path + (name,))
    elif isinstance(value, list):
        for member in value:
            yield from items(member, path)


def shown(documents):
    """Returns the words that occur in the output, by definition and member."""
    found = {place: set() for place in WORDS}
    lists = {"detected": "detected", "decorations": "decoration", "separators": "separator", "objects": "object",
             "cells": "cell", "elements": "cellElement", "children": "cellElement"}
    for document in documents:
        for name, item in items(document):
            kinds = [kind for kind, part in PARTS.items() if name == "parts" and item.get("kind") == part]
            if name == "boxes":
                kinds.append("boxPart")
            if name in lists:
                kinds.append(lists[name])
            for place in WORDS:
                if place[0] in kinds and isinstance(item.get(place[1]), str):
                    found[place].add(item[place[1]])
    return found


def check(tool):
    every = states()
    drawn = []
    for state in every:
        for preset in presets(state):
            drawn.append(json.loads(layout(tool, state, preset, "--elements", "--format", "json")))
    definitions = json.loads((SCHEMAS / "layout.schema.json").read_text())["$defs"]
    missing = []
    for (item, member), words in shown(drawn).items():
        wanted = definitions[item]["properties"][member].get("enum", [])
        missing += [f"{item}.{member} {word}" for word in wanted if word not in words and (item, word) not in EXEMPT]
    # The names of all fields in the messages, with the `type` of the objects that have them.
    used = {}
    for state in every:
        for message in state["messages"]:
            for _, item in items(message):
                for name in item:
                    used.setdefault(name, set()).add(str(item.get("type", "")))
    messages = json.loads((SCHEMAS / "messages.schema.json").read_text())["$defs"]
    for name, definition in messages.items():
        for form in [definition] + definition.get("anyOf", []):
            kind = form.get("properties", {}).get("type", {}).get("const")
            for field in form.get("properties", {}):
                if field not in used:
                    missing.append(f"{name}.{field}{' of ' + kind if kind else ''}")
            if kind and kind not in used.get("type", set()):
                missing.append(f"{name} {kind}")
    for name in missing:
        print(f"no state of {STATES.relative_to(ROOT)} shows {name}", file=sys.stderr)
    stale = PAGE.read_text(encoding="utf-8").partition(MARK)[2] != list_of_pictures(every)
    if stale:
        print(f"{PAGE.relative_to(ROOT)} does not list the pictures of the states; make pictures writes it", file=sys.stderr)
    print(f"{len(every)} states, {len(missing)} missing")
    return 1 if missing or stale else 0


# The pictures of the documentation.

def titled(state, number):
    """Returns the messages of a state below a notice with its name, with ids that no other state has."""
    yield {"id": f"{number}", "kind": "notice", "text": state["state"]}
    for message in state["messages"]:
        message = {**message, "id": f"{number}-{message['id']}"}
        if "id" in message.get("quote", {}):
            message["quote"] = {**message["quote"], "id": f"{number}-{message['quote']['id']}"}
        yield message


def conversations(every):
    """Returns conversations of a few states of one part each, all with the same style. A state with options is alone: options may name an id."""
    found, open_ones = [], {}
    for number, state in enumerate(every):
        place = (state["part"], state.get("style"))
        if "options" in state:
            title = {"id": "title", "kind": "notice", "text": state["state"]}
            found.append({**state, "messages": [title, *state["messages"]], "names": [state["state"]]})
            continue
        count, joined = open_ones.get(place, (STATES_OF_PICTURE, None))
        if count == STATES_OF_PICTURE:
            count, joined = 0, {**state, "messages": [], "names": []}
            found.append(joined)
        joined["messages"] += titled(state, number)
        joined["names"].append(state["state"])
        open_ones[place] = (count + 1, joined)
    return found


def named(every):
    """Yields the name of each picture with its conversation."""
    counts = {}
    for state in conversations(every):
        stem = state["part"].lower().replace(" ", "-")
        counts[stem] = counts.get(stem, 0) + 1
        yield f"{stem}-{counts[stem]}.png", state


def list_of_pictures(every):
    """Returns the part of Documentation/Gallery.md that shows the pictures."""
    parts = {}
    for name, state in named(every):
        parts.setdefault(state["part"], []).append(
            f'<img src="Pictures/gallery/{name}" width="270" alt="{html.escape("; ".join(state["names"]))}">')
    return "".join(f"\n## {part}\n\n<p>\n" + "\n".join(pictures) + "\n</p>\n" for part, pictures in parts.items())


def draw_pictures(tool, folder):
    folder.mkdir(parents=True, exist_ok=True)

    def picture(job):
        name, state = job
        options = ["--width", str(PICTURE_WIDTH), "--scale", str(PICTURE_SCALE), "--format", "png"]
        (folder / name).write_bytes(run(tool, state, "merged", *options))

    jobs = list(named(states()))
    for old in folder.glob("*.png"):
        old.unlink()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(picture, jobs))
    if folder.resolve() == PICTURES:
        PAGE.write_text(PAGE.read_text(encoding="utf-8").partition(MARK)[0] + MARK + list_of_pictures(states()), encoding="utf-8")
    print(f"{len(jobs)} pictures in {folder}")


# The page.

STYLE = """
:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template-columns: 15rem 1fr; }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem; box-sizing: border-box; border-right: 1px solid #8884; }
nav a { display: block; color: inherit; text-decoration: none; padding: .15rem 0; }
nav a:hover, nav a:focus-visible { text-decoration: underline; }
fieldset { border: 0; padding: 0; margin: 0 0 .8rem; } legend { font-weight: 600; } label { margin-right: .7rem; }
main { padding: 1rem 2rem; min-width: 0; } h2 { margin: 2.5rem 0 .5rem; } h3 { font-size: 1rem; font-weight: 600; margin: 1.6rem 0 .5rem; }
.row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
figure { margin: 0; border: 1px solid #8884; border-radius: 8px; overflow: hidden; } figcaption { font-size: 12px; padding: .2rem .5rem; opacity: .75; }
figure img { display: block; }
"""

SCRIPT = """
const choices = document.querySelectorAll("nav input");
function show() {
  const wanted = {};
  for (const input of choices) if (input.checked) (wanted[input.name] ??= new Set()).add(input.value);
  for (const figure of document.querySelectorAll("figure"))
    figure.hidden = !["style", "theme", "direction", "size"].every(
      (name) => figure.dataset[name] === "own" || wanted[name]?.has(figure.dataset[name]));
}
for (const input of choices) input.addEventListener("change", show);
show();
"""


def draw(tool, folder):
    every = states()
    jobs = [
        (number, state, preset, theme, direction, size)
        for number, state in enumerate(every) for preset in presets(state)
        for theme in THEMES for direction in DIRECTIONS for size in SIZES
    ]

    def picture(job):
        number, state, preset, theme, direction, size = job
        name = f"{number + 1:03}-{preset}-{theme}-{direction}-{size}.svg"
        options = ["--theme", theme, "--direction", direction, "--font-scale", str(size), "--format", "svg"]
        (folder / name).write_text(layout(tool, state, preset, *options), encoding="utf-8")
        return name

    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.svg"):
        old.unlink()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        names = list(pool.map(picture, jobs))
    (folder / "index.html").write_text(page(every, list(zip(jobs, names))), encoding="utf-8")
    print(f"{len(every)} states, {len(names)} pictures in {folder}/index.html")


def choice(name, legend, values):
    boxes = "".join(
        f'<label><input type="checkbox" name="{name}" value="{value}"{" checked" if isOn else ""}> {title}</label>'
        for value, title, isOn in values)
    return f"<fieldset><legend>{legend}</legend>{boxes}</fieldset>"


def page(every, pictures):
    parts = list(dict.fromkeys(state["part"] for state in every))
    links = "".join(f'<a href="#p{number}">{html.escape(part)}</a>' for number, part in enumerate(parts))
    controls = (
        choice("style", "Style", [(name, name, name == "clustered") for name in MODERN])
        + choice("theme", "Theme", [(name, name, True) for name in THEMES])
        + choice("direction", "Direction", [("ltr", "left to right", True), ("rtl", "right to left", False)])
        + choice("size", "Type", [(str(size), f"×{size}", size == 1) for size in SIZES]))
    body = []
    for number, part in enumerate(parts):
        body.append(f'<h2 id="p{number}">{html.escape(part)}</h2>')
        for index, state in enumerate(every):
            if state["part"] != part:
                continue
            figures = "".join(
                f'<figure data-style="{preset}" data-theme="{theme}" data-direction="{direction}" data-size="{size}">'
                f'<img src="{name}" loading="lazy" alt="{html.escape(state["state"])}">'
                f"<figcaption>{preset if preset != 'own' else Path(state['style']).stem}, {theme}, {direction}, ×{size}</figcaption></figure>"
                for (place, _, preset, theme, direction, size), name in pictures if place == index)
            body.append(f'<section><h3>{html.escape(state["state"])}</h3><div class="row">{figures}</div></section>')
    return (
        '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>BubbleLayout: all states</title><style>{STYLE}</style>"
        f"<nav><h1>All states</h1>{controls}{links}</nav><main>{''.join(body)}</main><script>{SCRIPT}</script></html>\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", default=str(ROOT / ".build/release/bubble"))
    parser.add_argument("--folder", type=Path, default=ROOT / ".build/gallery")
    parser.add_argument("--pictures", type=Path, help="draw the pictures of Documentation/Gallery.md into this folder")
    parser.add_argument("--check", action="store_true", help="list what the schemas have but no state shows")
    arguments = parser.parse_args()
    if arguments.check:
        sys.exit(check(arguments.tool))
    if arguments.pictures:
        draw_pictures(arguments.tool, arguments.pictures)
    else:
        draw(arguments.tool, arguments.folder)


if __name__ == "__main__":
    main()
