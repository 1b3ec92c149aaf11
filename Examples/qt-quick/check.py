"""Compares what the window draws with the tool's pictures: check.py WINDOW TOOL.

The two programs fill paths differently, so the edges of glyphs differ a little. If a row were a pixel away from its place, a thousand
times as many pixels would differ much.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image, ImageChops

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEMO, RICH = "Demo/transcript.jsonl", "Tests/Goldens/Cases/rich.jsonl"
# For each view: a conversation, its style, the width, the y of the viewport, and the theme.
VIEWS = [
    (DEMO, "merged", 360, 600, "light"), (DEMO, "balloon", 420, 0, "light"), (RICH, "clustered", 360, 300, "dark"),
    (RICH, "tailed", 300, 2000, "light")]
HEIGHT = 640
# Pixels are different if they differ by more than this (of 255), and at most this share of the pixels may be
# different.
MUCH, FEW = 32, 0.001


def run(window, *arguments):
    """Runs the window without a display."""
    environment = {
        **os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "QT_SCALE_FACTOR": "1",
        "XDG_RUNTIME_DIR": tempfile.gettempdir()}
    return subprocess.run([window, *arguments], env=environment, capture_output=True, text=True)


def share_of_different_pixels(one, other):
    counts = ImageChops.difference(one, other).convert("L").histogram()
    return sum(counts[MUCH:]) / sum(counts)


def main():
    window, tool = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        mine, whole = pathlib.Path(folder, "window.png"), pathlib.Path(folder, "tool.png")
        for chat, style, width, top, theme in VIEWS:
            given = ["--preset", style, "--width", str(width), *(["--dark"] if theme == "dark" else [])]
            drawn = run(window, "--draw", mine, "--top", str(top), "--height", str(HEIGHT), *given, ROOT / chat)
            if drawn.returncode or f"seen from {top}" not in drawn.stdout:
                sys.exit(f"qt-test: {style}: {drawn.stdout}{drawn.stderr}")
            layout = [tool, "layout", ROOT / chat, "--style", style, "--width", str(width), "--me", "you", "--theme", theme]
            subprocess.run([*layout, "--format", "png", "--scale", "1", "-o", whole], check=True)
            found = Image.open(mine).convert("RGB")
            wanted = Image.open(whole).convert("RGB").crop((0, top, width, top + HEIGHT))
            share = share_of_different_pixels(found, wanted)
            # The check must be able to fail: the same picture, moved by a pixel, must differ.
            moved = share_of_different_pixels(found.crop((0, 1, width, HEIGHT)), wanted.crop((0, 0, width, HEIGHT - 1)))
            if share > FEW or moved < 5 * FEW:
                sys.exit(f"qt-test: {style}: {share:.3%} of all pixels differ from the tool's, {moved:.3%} a pixel further down")
            print(f"qt-test: {style} {theme}, {width} points: {share:.4%} of all pixels differ from the tool's picture")
        resized = run(window, "--draw", mine, "--top", "600", "--resize", "250", ROOT / DEMO)
        seen = float(resized.stdout.split()[-1])
        if Image.open(mine).width != 250 or seen <= 600:
            sys.exit(f"qt-test: a narrower window is {Image.open(mine).size} and seen from {seen}")
        missing = run(window, "--draw", mine, pathlib.Path(folder, "none.jsonl"))
        if missing.returncode != 1 or "none.jsonl: No such file" not in missing.stderr:
            sys.exit(f"qt-test: a file that is not there gives {missing.returncode}: {missing.stderr}")
    print("qt-test: a new width keeps the reader's place; a missing file is named")


if __name__ == "__main__":
    main()
