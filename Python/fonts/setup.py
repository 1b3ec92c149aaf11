"""The settings that pyproject.toml cannot express: the version, which is that of the whole package, because other fonts give other layouts."""

import pathlib

from setuptools import setup

HERE = pathlib.Path(__file__).resolve().parent

if not (HERE / "src/bubblelayout_fonts/files/manifest.json").exists():
    raise SystemExit("setup: the fonts are missing; `make python` puts them into the package")

setup(version=(HERE.parents[1] / "VERSION").read_text(encoding="utf-8").strip())
