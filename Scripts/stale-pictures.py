#!/usr/bin/env python3
"""Draws the pictures of the documentation again and compares them with those in the repository.

A picture that shows what the tool drew before a change is stale: `make pictures` draws it anew. Two files are equal if their pixels are, whatever packed them.
The pictures of a browser (`BY_BROWSER`) are not compared.

    Scripts/stale-pictures.py --tool .build/release/bubble
"""

import argparse
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "Documentation/Pictures"
BY_BROWSER = {"preview.png", "golden-report.png"}


def content(path):
    """Returns the chunks of a PNG file that describe its pixels, with the pixels unpacked."""
    data = path.read_bytes()
    chunks, packed, place = [], b"", 8
    while place < len(data):
        length = int.from_bytes(data[place : place + 4], "big")
        kind, body = data[place + 4 : place + 8], data[place + 8 : place + 8 + length]
        place += length + 12
        if kind == b"IDAT":
            packed += body
        elif kind in (b"IHDR", b"PLTE", b"tRNS"):
            chunks.append(body)
    return chunks, zlib.decompress(packed)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", required=True)
    tool = str(Path(parser.parse_args().tool).absolute())
    with tempfile.TemporaryDirectory() as folder:
        drawn = Path(folder)
        subprocess.run(["sh", ROOT / "Scripts/pictures.sh", tool, folder], check=True, stdout=subprocess.DEVNULL)
        if (drawn / "engine.json").read_text() != (PICTURES / "engine.json").read_text():
            print("stale-pictures: the pictures were drawn with other libraries, so they are not compared")
            return 0
        new = {str(path.relative_to(drawn)) for path in drawn.rglob("*.png")}
        old = {str(path.relative_to(PICTURES)) for path in PICTURES.rglob("*.png")} - BY_BROWSER
        stale = sorted(new ^ old)
        stale += sorted(name for name in new & old if content(drawn / name) != content(PICTURES / name))
    for name in stale:
        print(f"stale-pictures: Documentation/Pictures/{name} is not what the tool draws; make pictures draws it")
    print(f"stale-pictures: {len(new)} pictures, {len(stale)} stale")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
