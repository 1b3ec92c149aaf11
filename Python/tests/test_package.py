"""Tests that the package agrees with the header, and that its example runs."""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys

import pytest
from conftest import ROOT

import bubblelayout
from bubblelayout import _memory, enums
from bubblelayout._declarations import ffi
from bubblelayout._native import lib

TOOLS = ROOT / "Python/tools"
HEADER = ROOT / "Sources/CBubbleLayout/bubble_layout.h"
EXAMPLE = ROOT / "Examples/python/chat.py"


def test_enumerations_are_those_of_the_header() -> None:
    subprocess.run([sys.executable, TOOLS / "make_enums.py", "--check"], check=True)
    assert enums.Target.READ_MORE == lib.BUBBLE_HIT_READ_MORE


def test_every_function_of_the_library_is_called() -> None:
    """Functions that open and free memory are left out, because the package makes their names from the kind of memory."""
    package = pathlib.Path(bubblelayout.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in package.glob("*.py") if path.name != "_declarations.py")
    for name in dir(lib):
        if not name.startswith("bubble_"):
            continue
        short = name.removeprefix("bubble_").removeprefix("transcript_").removeprefix("composer_")
        by_kind = name.endswith(("_free", "_buffer_open", "_rows_open"))
        assert by_kind or name in source or f'_edit("{short}"' in source, name


def test_every_structure_has_a_type() -> None:
    names = re.findall(r"^typedef struct (\w+) \{", HEADER.read_text(encoding="utf-8"), flags=re.M)
    assert len(names) > 30
    for name in names:
        assert _memory.dtype(name).itemsize == ffi.sizeof(name)


def test_types_and_versions() -> None:
    assert bubblelayout.__version__ == ".".join(map(str, bubblelayout.version_info))
    assert (pathlib.Path(bubblelayout.__file__).parent / "py.typed").exists()
    assert {name for name in bubblelayout.__all__ if not hasattr(bubblelayout, name)} == set()


def test_another_interface_is_refused(tmp_path: pathlib.Path) -> None:
    library = tmp_path / "libother.so"
    source = tmp_path / "other.c"
    source.write_text("unsigned bubble_abi(void) { return 77; }")
    compiler = os.environ.get("CC", "cc")
    subprocess.run([compiler, "-shared", "-o", library, source], check=True)
    run = subprocess.run(
        [sys.executable, "-c", "import bubblelayout"], env={**os.environ, "BUBBLE_LAYOUT_LIBRARY": str(library)},
        capture_output=True, text=True)
    assert run.returncode == 1 and "ImportError: the library has the interface version 77, but 2 is needed" in run.stderr


@pytest.mark.parametrize("arguments", [["merged"], ["balloon", "dark"], ["padded", "light", "480"]], ids="-".join)
def test_the_example_draws(arguments: list[str], tmp_path: pathlib.Path) -> None:
    cairo = pytest.importorskip("cairo")
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 60
    picture = tmp_path / "chat.png"
    transcript = ROOT / "Tests/Corpora/transcripts/group-rtl.jsonl"
    subprocess.run([sys.executable, EXAMPLE, transcript, picture, *arguments], check=True)
    surface = cairo.ImageSurface.create_from_png(str(picture))
    assert surface.get_width() == 2 * int((arguments + ["", "", ""])[2] or 360)
    assert len(set(bytes(surface.get_data())[::4])) > 40


@pytest.mark.parametrize("name", ["Documentation/Python.md", "Python/README.md"])
def test_examples_of_the_documentation_run(name: str, tmp_path: pathlib.Path) -> None:
    (tmp_path / "chat.jsonl").write_bytes((ROOT / "Demo/weekend.jsonl").read_bytes())
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / name).read_text(encoding="utf-8"), flags=re.S | re.M)
    assert blocks
    for block in blocks:
        run = subprocess.run([sys.executable, "-c", block], cwd=tmp_path, capture_output=True, text=True)
        assert run.returncode == 0 and run.stdout, run.stderr


def test_fonts_of_their_package_are_found(tmp_path: pathlib.Path) -> None:
    fonts = pytest.importorskip("bubblelayout_fonts")
    assert (fonts.folder() / "manifest.json").exists()
    environment = {name: value for name, value in os.environ.items() if name != "BUBBLE_LAYOUT_FONTS"}
    code = "import bubblelayout, os; bubblelayout.Engine().close(); print(os.environ.get('BUBBLE_LAYOUT_FONTS'))"
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert run.stdout.strip() == str(fonts.folder()), run.stderr
    run = subprocess.run(
        [sys.executable, "-c", code], env={**environment, "BUBBLE_LAYOUT_FONTS": str(tmp_path)}, capture_output=True, text=True)
    assert run.returncode == 1 and f"{tmp_path}/manifest.json" in run.stderr


def test_a_library_that_is_not_there_is_named() -> None:
    run = subprocess.run(
        [sys.executable, "-c", "import bubblelayout"], env={**os.environ, "BUBBLE_LAYOUT_LIBRARY": "/none/libbubble.so"},
        capture_output=True, text=True)
    assert run.returncode == 1 and "/none/libbubble.so" in run.stderr and "ImportError" in run.stderr
