"""Tests that rows equal the output of `bubble layout --format json --glyphs`."""

from __future__ import annotations

import json
import pathlib
import subprocess

import documents
import pytest
from conftest import ROOT, TRANSCRIPTS

import bubblelayout

MESSAGES = 120


@pytest.mark.parametrize("name", TRANSCRIPTS, ids=lambda name: pathlib.Path(name).stem)
@pytest.mark.parametrize("preset", bubblelayout.presets())
def test_rows_are_those_of_the_tool(
    preset: str, name: str, engine: bubblelayout.Engine, tool: str, tmp_path: pathlib.Path
) -> None:
    messages = b"".join((ROOT / name).read_bytes().splitlines(keepends=True)[:MESSAGES])
    path = tmp_path / "messages.jsonl"
    path.write_bytes(messages)
    written = subprocess.run(
        [tool, "layout", path, "--style", preset, "--width", "300", "--me", "you", "--dates", "--typing", "--format", "json",
         "--glyphs"], capture_output=True, check=True).stdout.decode()
    wanted = json.loads(written)
    assert wanted["cells"]
    for offsets in ("utf16", "utf8"):
        with engine.transcript(
            messages, preset, width=300, me="you", dates=True, typing=True, utf8_offsets=offsets == "utf8"
        ) as transcript, transcript.rows() as rows:
            assert documents.differences(documents.normal(wanted, offsets), documents.document(rows)) == []
            assert transcript.json(glyphs=True) == written


def test_there_are_six_presets() -> None:
    assert bubblelayout.presets() == ["balloon", "padded", "tailed", "rows", "clustered", "merged"]


def test_a_difference_is_found(engine: bubblelayout.Engine) -> None:
    texts = [[{"id": 1, "sender": "a", "text": text}] for text in ("one", "two")]
    found = []
    for text in texts:
        with engine.transcript(text) as transcript, transcript.rows() as rows:
            found.append(documents.document(rows))
    assert documents.differences(*found)


def test_a_viewport_has_the_rows_that_reach_into_it(chat: bubblelayout.Transcript) -> None:
    with chat.rows() as every, chat.rows(1000, 500) as some, chat.rows(1000, 500, overscan=300) as more:
        def between(low: float, high: float) -> list[int]:
            return [
                int(row["index"]) for row in every
                if row["frame"]["y"] < high and row["frame"]["y"] + row["frame"]["height"] > low]

        assert [int(row["index"]) for row in some] == between(1000, 1500)
        assert [int(row["index"]) for row in more] == between(700, 1800)
        assert len(some) < len(more) < len(every) == len(chat)


def test_what_was_not_asked_for_is_not_there(chat: bubblelayout.Transcript) -> None:
    with chat.rows(lines=False) as rows:
        assert len(rows.parts) and not len(rows.lines) and not len(rows.operations)
    with chat.rows(glyphs=False) as rows:
        assert len(rows.lines) and not len(rows.runs)
    with chat.rows(0, 500, drawing=True) as rows:
        assert len(rows.operations) and rows.background
