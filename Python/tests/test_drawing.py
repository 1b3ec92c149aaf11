"""Tests that `python -m bubblelayout` draws without a drawing library."""

from __future__ import annotations

import pathlib
import re
import xml.etree.ElementTree

import pytest
from conftest import ROOT

import bubblelayout
from bubblelayout.__main__ import main

SVG = "{http://www.w3.org/2000/svg}"
CHAT = str(ROOT / "Demo/transcript.jsonl")


@pytest.mark.parametrize("arguments", [[], ["--style", "balloon", "--theme", "dark"], ["--width", "500"]], ids=["", "dark", "wide"])
def test_it_draws_what_the_rows_have(arguments: list[str], tmp_path: pathlib.Path) -> None:
    picture = tmp_path / "chat.svg"
    assert main([CHAT, "-o", str(picture), *arguments]) == 0
    root = xml.etree.ElementTree.parse(picture).getroot()
    assert root.get("width") == ("500" if "500" in arguments else "360")
    with bubblelayout.Engine() as engine:
        style = arguments[1] if "--style" in arguments else "merged"
        with engine.transcript(pathlib.Path(CHAT), style, width=float(root.get("width") or 0), me="you") as chat:
            assert abs(float(root.get("height") or 0) - chat.height) < 0.001
            rows = chat.rows(drawing=True)
            assert len(root.findall(f"{SVG}g")) == len(rows)
    named = {element.get("id") for element in root.iter() if element.get("id")}
    used = {(element.get("href") or "")[1:] for element in root.iter(f"{SVG}use")}
    used |= set(re.findall(r"url\(#(\w+)\)", picture.read_text(encoding="utf-8")))
    assert len(used) > 40 and used <= named
    assert len({element.get("id") for element in root.iter() if element.get("id")}) == len(root.findall(f"{SVG}defs/*"))


def test_it_says_what_cannot_be_read(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.jsonl")]) == 3
    assert "none.jsonl" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main([CHAT, "--style", "other"])


def test_it_refuses_other_formats_by_name(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("chat.png", "chat.PDF", "a.b.html"):
        with pytest.raises(SystemExit) as ended:
            main([CHAT, "-o", str(tmp_path / name)])
        assert ended.value.code == 2 and name in capsys.readouterr().err
        assert not (tmp_path / name).exists()
    for name in ("chat.SVG", "chat"):
        assert main([CHAT, "-o", str(tmp_path / name)]) == 0
        assert (tmp_path / name).read_text(encoding="utf-8").startswith("<svg")


def test_it_says_what_it_left_out(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    chat = tmp_path / "chat.jsonl"
    chat.write_text('{"id":1,"sender":"a","text":"b"}\n{"id":2}\n', encoding="utf-8")
    assert main([str(chat), "-o", str(tmp_path / "chat.svg")]) == 0
    assert capsys.readouterr().err.startswith("bubblelayout: messages: 1 left out; the first problem: messages:2:")
