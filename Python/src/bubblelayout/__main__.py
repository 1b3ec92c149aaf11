"""Draws a conversation as SVG, which needs no drawing library: `python3 -m bubblelayout chat.jsonl -o chat.svg`."""

from __future__ import annotations

import argparse
import pathlib
import sys

from ._svg import Drawing
from .engine import Engine
from .enums import Theme
from .errors import BubbleError
from .style import presets


def main(arguments: list[str] | None = None) -> int:
    """Draws the conversation that the arguments name. The exit code is 0, or 3 if something cannot be read or written."""
    parser = argparse.ArgumentParser(prog="python3 -m bubblelayout", description="Draw a conversation as SVG.")
    parser.add_argument("file", type=pathlib.Path, help="the messages, in any format that `bubble layout` reads")
    parser.add_argument("-o", "--output", type=pathlib.Path, help="the picture (default: standard output)")
    parser.add_argument("--style", default="merged", choices=presets(), help="a preset (default: merged)")
    parser.add_argument("--width", type=float, default=360, help="the width in points (default: 360)")
    parser.add_argument("--me", default="you", help="the sender of the reader's own messages (default: you)")
    parser.add_argument("--theme", default="light", choices=[theme.name.lower() for theme in Theme])
    given = parser.parse_args(arguments)
    try:
        with Engine() as engine, engine.transcript(given.file, given.style, width=given.width, me=given.me) as chat:
            with chat.rows(drawing=True, theme=Theme[given.theme.upper()]) as rows:
                picture = Drawing(engine, rows).svg(given.width, chat.height)
        if given.output:
            given.output.write_text(picture, encoding="utf-8")
        else:
            sys.stdout.write(picture)
    except (BubbleError, OSError) as error:
        print(f"bubblelayout: {error}", file=sys.stderr)
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
