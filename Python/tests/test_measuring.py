"""Tests measured texts, and the frames of many messages, against the tool's output."""

from __future__ import annotations

import json
import math
import pickle
import subprocess

import numpy as np
import pytest
from conftest import ROOT, TRANSCRIPTS

import bubblelayout
from bubblelayout import (
    Affinity, Direction, Engine, LineHeight, MeasureOptions, Options, Paragraph, Policy, SourceText, Style, TextPosition, Transcript, Truncation,
    WhiteSpace)

WIDTHS = [1.0, 60.0, 260.0, math.inf]


def texts_of(name: str) -> tuple[list[dict[str, object]], list[SourceText]]:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    messages = [message for message in map(json.loads, lines[:200]) if isinstance(message.get("text"), str)]
    directions = {"ltr": Direction.LEFT_TO_RIGHT, "rtl": Direction.RIGHT_TO_LEFT}
    return messages, [
        SourceText(message["text"], message.get("lang"), directions.get(message.get("dir"), Direction.AUTO)) for message in messages]


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_texts_are_those_of_the_tool(name: str, engine: Engine, tool: str) -> None:
    messages, texts = texts_of(name)
    given = "\n".join(json.dumps({key: message[key] for key in ("text", "lang", "dir") if key in message}) for message in messages)
    for arguments, options in [
        ([], MeasureOptions()),
        (["--font-size", "13", "--max-lines", "2", "--truncate", "head", "--policy", "browser"],
         MeasureOptions(font_size=13, max_lines=2, truncation=Truncation.HEAD, policy=Policy.BROWSER)),
        (["--line-height", "20pt", "--white-space", "normal", "--balance", "--feature", "liga=0", "--weight", "700", "--tab-stops", "40"],
         MeasureOptions(line_height=(LineHeight.FIXED, 20), white_space=WhiteSpace.NORMAL, balanced=True, features={"liga": 0}, weight=700,
                        tab_stops=[40])),
    ]:
        run = subprocess.run(
            [tool, "measure", "--width", "1,60,260,inf", *arguments], input=given, capture_output=True, text=True, check=True)
        rows = [json.loads(line) for line in run.stdout.splitlines()]
        fields = {name: getattr(options, name) for name in MeasureOptions.__dataclass_fields__}
        found = engine.measure(texts, WIDTHS, **fields)
        assert found.shape == (len(texts), len(WIDTHS)) and not found.flags.writeable
        assert found["height"].ravel().tolist() == [row["height"] for row in rows]
        assert found["line_count"].ravel().tolist() == [len(row["lines"]) for row in rows]
        measures, lines = engine.measure_lines(texts, WIDTHS, **fields)
        assert lines["range"]["end"].tolist() == [line["end"] for row in rows for line in row["lines"]]
        assert lines["frame"]["width"].tolist() == [line["width"] for row in rows for line in row["lines"]]
        assert measures["lines"]["count"].ravel().tolist() == [len(row["lines"]) for row in rows]
        assert (measures["height"] == found["height"]).all()


def test_one_width_and_no_texts(engine: Engine) -> None:
    assert engine.measure(["a", "b c"], 40).shape == (2,)
    assert engine.measure([], [10, 20]).shape == (0, 2)
    assert engine.measure(["a"], []).shape == (1, 0)
    assert engine.measure((text for text in ["a", "", "\ud800x"]), np.array([10, 20])).shape == (3, 2)
    assert engine.measure(["", "a"], 40)["width"][0] == 0


def test_offsets_count_bytes_where_asked(engine: Engine) -> None:
    text = "añb 👍 c"
    _, lines = engine.measure_lines([text], math.inf, utf8_offsets=True)
    assert lines["range"]["end"].tolist() == [len(text.encode())]
    _, lines = engine.measure_lines([text], math.inf)
    assert lines["range"]["end"].tolist() == [len(text.encode("utf-16-le")) // 2]


def test_a_paragraph_has_lines_carets_and_rectangles(engine: Engine) -> None:
    text = "Three words here and שלום"
    with engine.paragraph(text, font_size=14) as paragraph:
        widths = [40.0, 90.0, math.inf]
        measures = paragraph.measure(widths)
        assert (measures == engine.measure([text], widths, font_size=14)[0]).all()
        assert paragraph.measure(90)["height"] == measures["height"][1]
        lines = paragraph.lines(90)
        assert len(lines) == measures["line_count"][1] and lines["range"]["start"][0] == 0
        carets = paragraph.carets(90, range(len(text) + 1))
        assert carets["frame"]["width"].max() == 0 and carets["line"].tolist() == sorted(carets["line"].tolist())
        for offset in (0, 3, 7, 12):
            frame = paragraph.carets(90, [TextPosition(offset)])["frame"][0]
            place = paragraph.position(90, float(frame["x"]), float(frame["y"] + frame["height"] / 2))
            assert paragraph.carets(90, [place])["frame"][0] == frame
        assert isinstance(place.affinity, Affinity)
        assert len(paragraph.range_rects(90, 0, len(text))) >= len(lines)
        assert len(paragraph.range_rects(90, 5, 5)) == 0
        assert len(paragraph.carets(90, [])) == 0
        kept = paragraph.lines(40)
    assert len(kept["frame"]["x"]) > 3, "views stay when the paragraph is closed"


@pytest.mark.parametrize("options, field", [
    ({"font_size": -1}, "options->font_size"), ({"font_size": math.nan}, "options->font_size"), ({"weight": 2000}, "options->weight"),
    ({"white_space": 9}, "options->white_space"), ({"line_height": -1}, "options->line_height"), ({"tab_size": 20_000}, "options->tab_size"),
    ({"letter_spacing": math.inf}, "options->letter_spacing"), ({"features": {f"f{number}": 1 for number in range(99)}}, "options->features"),
])
def test_what_is_out_of_range_is_named(options: dict[str, object], field: str, engine: Engine) -> None:
    for act in (lambda: engine.measure(["a"], 10, **options), lambda: engine.paragraph("a", **options)):  # type: ignore[arg-type]
        with pytest.raises(bubblelayout.ArgumentError) as caught:
            act()
        assert (caught.value.field, caught.value.place) == (field, field)


def test_what_cannot_be_meant(engine: Engine) -> None:
    for options in ({"font_size": 0}, {"max_lines": 0}, {"weight": 0}, {"features": {"toolong": 1}}):
        with pytest.raises(ValueError):
            engine.measure(["a"], 10, **options)
    with pytest.raises(bubblelayout.ArgumentError) as caught:
        engine.measure([SourceText("a", direction=7)], 10)  # type: ignore[arg-type]
    assert caught.value.field == "texts[0].direction"
    with pytest.raises(bubblelayout.LimitError):
        engine.measure([""] * 5000, np.zeros(5000))
    with pytest.raises(AttributeError):
        engine.measure([1], 10)  # type: ignore[list-item]
    closed = engine.paragraph("a")
    closed.close()
    acts = (
        lambda: closed.measure(1), lambda: closed.lines(1), lambda: closed.carets(1, [0]), lambda: closed.position(1, 0, 0),
        lambda: closed.range_rects(1, 0, 1))
    for act in acts:
        with pytest.raises(bubblelayout.HandleError):
            act()


@pytest.mark.parametrize("style", ["merged", "balloon"])
def test_frames_are_those_of_the_rows(style: str, engine: Engine) -> None:
    with engine.transcript(ROOT / TRANSCRIPTS[0], style, me="you", dates=True, typing=True) as chat:
        frames, heights = chat.frames(), chat.heights()
        assert len(frames) == len(heights) == len(chat) and (frames["height"] == heights).all()
        with chat.rows(lines=False) as rows:
            wanted = rows.rows["frame"][rows.rows["kind"] == bubblelayout.RowKind.MESSAGE]
        assert (frames == wanted).all()
        assert (chat.frames(3, 4) == frames[3:7]).all() and len(chat.heights(len(chat) - 1, 9)) == 1
        assert len(chat.frames(len(chat) + 5)) == 0
        chat.append([{"id": "new", "sender": "ann", "text": "More"}])
        assert len(chat.frames()) == len(frames) + 1 and (frames == wanted).all(), "an array is of its own"


def test_engines_styles_and_transcripts_are_pickled_by_their_inputs(engine: Engine) -> None:
    assert repr(pickle.loads(pickle.dumps(engine))) == repr(engine) == "<Engine bundled fonts>"
    assert pickle.loads(pickle.dumps(Style({"preset": "merged", "name": "own"}))).json()["name"] == "own"
    with pytest.raises(bubblelayout.FontsError):
        Engine(files=["/nowhere.ttf"])
    with engine.transcript(ROOT / TRANSCRIPTS[0], "clustered", width=300, me="you", dates=True) as chat:
        chat.remove(chat.id(2))
        chat.width = 280
        again: Transcript = pickle.loads(pickle.dumps(chat))
        assert again.json(glyphs=True) == chat.json(glyphs=True)
        assert (again.width, again.options, repr(again.style)) == (280, chat.options, "<Style 'clustered'>")
        chat.style = "rows"
        assert repr(chat.style) == "<Style 'rows'>" and "<Transcript " in repr(chat)
    assert repr(chat) == "<Transcript closed>"


def test_each_option_says_what_it_is() -> None:
    for kind in (Options, MeasureOptions, bubblelayout.Person, SourceText):
        told = kind.__doc__ or ""
        for name in kind.__dataclass_fields__:
            assert f"    {name}: " in told or f"{name}, " in told or f", {name}: " in told or f"{name}," in told, name
    assert Paragraph.__doc__
