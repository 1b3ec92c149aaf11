"""The fixtures of all tests: the tool to compare with, an engine, and transcripts."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Iterator

import pytest

import bubblelayout

ROOT = pathlib.Path(__file__).resolve().parents[2]
TRANSCRIPTS = [
    "Demo/weekend.jsonl", "Tests/Goldens/Cases/rich.jsonl", "Tests/Corpora/transcripts/group-multilingual.jsonl",
    "Tests/Corpora/transcripts/group-rtl.jsonl", "Tests/Corpora/transcripts/irc-ubuntu-2008-12-11.jsonl"]


@pytest.fixture(scope="session")
def tool() -> str:
    """Returns the path of the tool that layouts are compared with: from the variable BUBBLE, or built in this checkout."""
    path = os.environ.get("BUBBLE") or str(ROOT / ".build/release/bubble")
    assert os.path.exists(path), f"{path} is not there; `make build` makes it"
    return path


@pytest.fixture(scope="session")
def engine() -> Iterator[bubblelayout.Engine]:
    with bubblelayout.Engine() as engine:
        yield engine


@pytest.fixture
def chat(engine: bubblelayout.Engine) -> Iterator[bubblelayout.Transcript]:
    """Opens the demo conversation."""
    with engine.transcript(ROOT / "Demo/transcript.jsonl", width=320, me="you") as transcript:
        yield transcript
