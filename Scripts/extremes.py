#!/usr/bin/env python3
"""Draws every state of every part at its extremes, and shows what has moved since the last drawing.

Each row of the page is a part at one extreme (the largest type, the narrowest window, …), with all its states beside each other. Pictures that differ from
those of the last run come first, before and after, with a list of what moved. With `--against`, another tool draws what is compared, for example that of the
commit before a change.

    Scripts/extremes.py --tool .build/release/bubble [--against OTHER-BUBBLE]
"""

import argparse
import html
import json
import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import gallery

ROOT = Path(__file__).resolve().parent.parent
# The name of an extreme, and the options of `bubble layout` for it. A later `--width` replaces that of the gallery.
EXTREMES = {
    "usual": [],
    "largest type": ["--font-scale", "3"],
    "smallest type": ["--font-scale", "0.8"],
    "narrowest": ["--width", "120"],
    "widest": ["--width", "1200"],
    "right to left": ["--direction", "rtl", "--locale", "ar"],
    "dark": ["--theme", "dark"],
    "dark, right to left, large, narrow": ["--theme", "dark", "--direction", "rtl", "--font-scale", "2.3", "--width", "240"],
}
# How many moved parts of a picture are listed.
LISTED = 12


def places(text):
    """Returns the frames of a layout's parts by a name that stays when others move."""
    frames = {}
    for cell in json.loads(text).get("cells", []):
        frames[f"{cell.get('id')}: cell"] = cell.get("frame")
        for kind in ("bubble", "parts", "boxes", "separators"):
            value = cell.get(kind)
            for part in value if isinstance(value, list) else [value] if isinstance(value, dict) else []:
                path = "/".join(str(step) for step in part.get("path", []))
                words = " ".join(str(part[name]) for name in ("kind", "role", "state", "sign") if name in part)
                name = f"{cell.get('id')}: {words or kind} {path}".rstrip()
                number = sum(1 for other in frames if other == name or other.startswith(name + " #"))
                frames[name if number == 0 else f"{name} #{number + 1}"] = part.get("frame")
    return frames


def moved(old, new):
    """Returns a line for each part that one of two layouts lacks, or that has another frame."""
    lines = []
    for name in [*old, *(name for name in new if name not in old)]:
        if name not in new:
            lines.append(f"{name} is gone")
        elif name not in old:
            lines.append(f"{name} is new")
        elif old[name] != new[name]:
            lines.append(f"{name}: {old[name]} → {new[name]}")
    more = len(lines) - LISTED
    return lines[:LISTED] + ([f"and {more} more"] if more > 0 else [])


def draw(tool, folder):
    """Draws all pictures into a folder, with the frames of their parts."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)

    def picture(job):
        name, state, preset, options = job
        (folder / f"{name}.svg").write_text(gallery.layout(tool, state, preset, *options, "--format", "svg"), encoding="utf-8")
        # The layout has no theme: colours do not change it.
        plain = [option for option in options if option not in ("--theme", "dark")]
        document = gallery.layout(tool, state, preset, *plain, "--format", "json")
        (folder / f"{name}.json").write_text(json.dumps(places(document), ensure_ascii=False), encoding="utf-8")

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(picture, jobs()))


def jobs():
    """Yields the name of each picture, its state, its preset and its options."""
    for number, state in enumerate(gallery.states()):
        for preset in gallery.presets(state):
            for place, options in enumerate(EXTREMES.values()):
                yield f"{number + 1:03}-{preset}-{place}", state, preset, options


def changes(last, now):
    """Returns the lines of what moved, by the name of each picture that differs. A picture that the last run lacks is no change."""
    found = {}
    for name, *_ in jobs():
        old, new = last / f"{name}.svg", now / f"{name}.svg"
        if old.exists() and old.read_bytes() != new.read_bytes():
            frames = [json.loads(path.with_suffix(".json").read_text(encoding="utf-8")) for path in (old, new)]
            found[name] = moved(*frames) or ["only colours or glyphs differ"]
    return found


# The page.

STYLE = """
:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; } body { margin: 1rem 2rem; }
.row { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; padding-bottom: .5rem; }
figure { margin: 0; border: 1px solid #8884; border-radius: 8px; flex: none; } figure.moved { border: 2px solid #d33; }
figcaption, li { font-size: 12px; padding: .1rem .5rem; } figure img { display: block; } h3 { font-size: 1rem; margin: 1.2rem 0 .3rem; }
"""


def figure(source, caption, is_moved=False):
    kind = ' class="moved"' if is_moved else ""
    return f'<figure{kind}><img src="{source}" loading="lazy" alt=""><figcaption>{html.escape(caption)}</figcaption></figure>'


def page(found, last, now):
    every = list(jobs())
    body = [f"<h1>Extremes</h1><p>{len(found)} of {len(every)} pictures differ from the last ones.</p>"]
    extremes = list(EXTREMES)
    for name, state, preset, _ in every:
        if name not in found:
            continue
        title = f"{state['part']}: {state['state']}, {preset}, {extremes[int(name.rsplit('-', 1)[1])]}"
        lines = "".join(f"<li>{html.escape(line)}</li>" for line in found[name])
        body.append(
            f'<h3>{html.escape(title)}</h3><div class="row">{figure(f"{last.name}/{name}.svg", "before")}'
            f'{figure(f"{now.name}/{name}.svg", "after")}<ul>{lines}</ul></div>')
    for part in dict.fromkeys(state["part"] for _, state, _, _ in every):
        body.append(f"<h2>{html.escape(part)}</h2>")
        for place, extreme in enumerate(extremes):
            figures = "".join(
                figure(f"{now.name}/{name}.svg", f"{state['state']}, {preset}", name in found)
                for name, state, preset, _ in every if state["part"] == part and name.endswith(f"-{place}"))
            body.append(f'<h3>{html.escape(extreme)}</h3><div class="row">{figures}</div>')
    return (
        '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>BubbleLayout: extremes</title><style>{STYLE}</style>{''.join(body)}</html>\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", default=str(ROOT / ".build/release/bubble"))
    parser.add_argument("--against", help="a tool that draws the pictures to compare with, instead of those of the last run")
    parser.add_argument("--folder", type=Path, default=ROOT / ".build/gallery")
    arguments = parser.parse_args()
    now, last = arguments.folder / "extremes", arguments.folder / "extremes-last"
    if arguments.against:
        draw(arguments.against, last)
    elif now.exists():
        shutil.rmtree(last, ignore_errors=True)
        now.rename(last)
    draw(arguments.tool, now)
    found = changes(last, now)
    (arguments.folder / "extremes.html").write_text(page(found, last, now), encoding="utf-8")
    print(f"{len(list(jobs()))} pictures at their extremes, {len(found)} moved since the last ones: {arguments.folder}/extremes.html")


if __name__ == "__main__":
    main()
