"""Tests that arrays are NumPy views of the library's memory."""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Iterator

import numpy as np
import pytest
from conftest import ROOT

import bubblelayout
from bubblelayout import _memory
from bubblelayout._declarations import ffi

ARRAYS = [
    "rows", "bubbles", "patches", "parts", "spans", "bars", "lines", "runs", "glyphs", "clusters", "features", "fonts",
    "variations", "operations", "paths", "verbs", "points", "stops", "subjects", "cell_elements", "strings"]


@pytest.fixture(scope="module", params=["merged", "balloon"])
def rich(request: pytest.FixtureRequest, engine: bubblelayout.Engine) -> Iterator[bubblelayout.Rows]:
    """Returns rows with nearly every kind of content."""
    with engine.transcript(ROOT / "Tests/Goldens/Cases/rich.jsonl", request.param, me="you") as transcript:
        with transcript.rows(drawing=True, elements=True) as rows:
            yield rows


@pytest.mark.parametrize("name", ARRAYS)
def test_a_view_shares_the_memory_of_the_library(name: str, rich: bubblelayout.Rows) -> None:
    array = getattr(rich, name)
    assert not array.flags.writeable
    if not len(array):
        # Not every style has pictures of bubbles, gradients and settings of fonts.
        assert name in ("patches", "stops", "variations", "features") and rich.address(name) == 0
        return
    pointer = getattr(rich._view, name)
    assert array.ctypes.data == int(ffi.cast("uintptr_t", pointer)) == rich.address(name)
    assert not array.flags.owndata and array.base is not None
    assert array.itemsize == ffi.sizeof(ffi.typeof(pointer).item)
    assert getattr(rich, name) is array
    # A later change of the library's memory is visible in the view.
    last = array.nbytes - 1
    byte = (ctypes.c_ubyte * array.nbytes).from_address(rich.address(name))
    before = byte[last]
    byte[last] = before ^ 0xFF
    assert array.view(np.uint8)[last] == before ^ 0xFF
    byte[last] = before


def test_views_cannot_be_written(chat: bubblelayout.Transcript) -> None:
    glyphs = chat.rows().glyphs
    with pytest.raises(ValueError):
        glyphs["x"] = 0
    with pytest.raises(ValueError):
        glyphs.flags.writeable = True


@pytest.mark.parametrize("name", ["row", "bubble", "part", "line", "run", "glyph", "font", "operation", "path", "subject", "span", "cell_element"])
def test_types_have_the_offsets_of_c(name: str) -> None:
    found = _memory.dtype(f"bubble_{name}")
    assert found.itemsize == ffi.sizeof(f"bubble_{name}")
    assert found.names and found.fields
    for field in found.names:
        assert found.fields[field][1] == ffi.offsetof(f"bubble_{name}", field)


def test_a_view_outlives_everything(engine: bubblelayout.Engine) -> None:
    transcript = engine.transcript([{"id": 1, "sender": "a", "text": "Views keep their memory"}])
    rows = transcript.rows()
    glyphs, address = rows.glyphs, rows.address("glyphs")
    ids, text = glyphs["id"].copy(), rows.text(next(part for part in rows.parts if part["kind"] == 0)["text"])
    rows.close()
    transcript.close()
    del rows, transcript
    gc.collect()
    for number in range(20):
        with engine.transcript([{"id": number, "sender": "b", "text": "x" * 40}]) as other, other.rows() as more:
            assert len(more.glyphs) and more.address("glyphs") != address
    assert text == "Views keep their memory"
    assert (glyphs["id"] == ids).all()


def test_memory_is_used_again_when_no_view_is_left(chat: bubblelayout.Transcript) -> None:
    first = chat.rows()
    kept, memory = first.glyphs[2:4]["x"], first._memory
    assert memory is not None
    number = memory.pointer
    first.close()
    del memory
    second = chat.rows()
    assert second._memory and second._memory.pointer != number, "a view of a view is still there"
    del kept, first
    third = chat.rows()
    assert third._memory and third._memory.pointer == number


def test_outlines_and_rectangles_are_views_too(engine: bubblelayout.Engine, chat: bubblelayout.Transcript) -> None:
    with chat.rows() as rows:
        run = next(run for run in rows.runs if run["glyphs"]["count"])
        outline = engine.outline(int(rows.fonts[run["font"]]["id"]), int(rows.glyphs_of(run)[0]["id"]))
    assert not outline.points.flags.owndata and outline.units_per_em == 1000
    steps = list(outline.steps())
    assert steps[0][0] == bubblelayout.Verb.MOVE and steps[-1][0] == bubblelayout.Verb.CLOSE
    assert sum(len(numbers) for _, numbers in steps) == 2 * len(outline.points)
    assert {verb for verb, _ in outline.steps(cubic=True)} & {bubblelayout.Verb.QUADRATIC} == set()
    rects = chat.range_rects(chat.id(0), 0, 3)
    assert not rects.flags.owndata and rects.dtype.names == ("x", "y", "width", "height")


def test_coloured_glyphs_have_pictures(engine: bubblelayout.Engine) -> None:
    with engine.transcript([{"id": 1, "sender": "a", "text": "😀 a"}]) as transcript, transcript.rows() as rows:
        fonts = {bool(font["flags"] & bubblelayout.FontFlags.COLOR): font for font in rows.fonts}
        runs = {bool(rows.fonts[run["font"]]["flags"] & bubblelayout.FontFlags.COLOR): run for run in rows.runs}
        image = engine.image(int(fonts[True]["id"]), int(rows.glyphs_of(runs[True])[0]["id"]))
        assert image and image.png[:4].tobytes() == b"\x89PNG" and image.width > 0
        assert engine.image(int(fonts[False]["id"]), int(rows.glyphs_of(runs[False])[0]["id"])) is None
