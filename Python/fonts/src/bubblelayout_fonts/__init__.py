"""The fonts of BubbleLayout."""

import pathlib


def folder() -> pathlib.Path:
    """The folder with the fonts, their licences and `manifest.json`."""
    return pathlib.Path(__file__).parent / "files"
