"""Draws a conversation as SVG, which needs no drawing library: `python3 -m bubblelayout chat.jsonl -o chat.svg`."""

from __future__ import annotations

import argparse
import pathlib
import sys
import warnings

from ._svg import Drawing
from .engine import Engine
from .enums import Theme
from .errors import BubbleError, MessagesWarning
from .style import presets
from .transcript import Transcript


def main(arguments: list[str] | None = None) -> int:
    """Draws the conversation that the arguments name. The exit code is 0, or 3 if something cannot be read or written. Wrong arguments end the
    program with the exit code 2."""
    parser = argparse.ArgumentParser(prog="python3 -m bubblelayout", description="Draw a conversation as SVG.")
    parser.add_argument("file", type=pathlib.Path, help="the messages, in any format that `bubble layout` reads")
    parser.add_argument("-o", "--output", type=pathlib.Path, help="the picture (default: standard output)")
    parser.add_argument("--style", default="merged", choices=presets(), help="a preset (default: merged)")
    parser.add_argument("--width", type=float, default=360, help="the width in points (default: 360)")
    parser.add_argument("--me", default="you", help="the sender of the reader's own messages (default: you)")
    parser.add_argument("--theme", default="light", choices=[theme.name.lower() for theme in Theme])
    given = parser.parse_args(arguments)
    if given.output and given.output.suffix.lower() not in _ENDINGS:
        parser.error(
            f"{str(given.output)!r} would be SVG, whatever its name says: end it in .svg, or let `bubble layout` write other formats, such as PNG")
    try:
        with Engine() as engine, _opened(engine, given) as chat:
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


#: The endings of names that a picture may have. Files without one, such as /dev/stdout, are not names of other formats.
_ENDINGS = (".svg", "")


def _opened(engine: Engine, given: argparse.Namespace) -> Transcript:
    """Opens the transcript that the arguments name, and writes what was left out of it to standard error, as the tool does."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always", MessagesWarning)
        chat = engine.transcript(given.file, given.style, width=given.width, me=given.me)
    for warning in said:
        print(f"bubblelayout: {warning.message}", file=sys.stderr)
    return chat


if __name__ == "__main__":
    sys.exit(main())
