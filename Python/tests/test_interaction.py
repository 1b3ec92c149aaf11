"""Tests hit tests, selections and searches."""

from __future__ import annotations

import json
import pathlib
import subprocess
from typing import Any

import pytest

import bubblelayout
from bubblelayout import ActionKind, Engine, Position, Selection, SpanKind, Target, Transcript, utf16_index, utf16_offset

MESSAGES: list[dict[str, Any]] = [
    {"id": 1, "sender": "Ann", "text": "Look at https://example.org and call me"},
    {"id": "two", "sender": "me", "text": "Grüße 😀 an alle, نعم, und der Rest", "quote": {"sender": "Ann", "text": "Look"}},
    {"id": 3, "sender": "Bob", "text": "the REST of it"}]


@pytest.fixture
def talk(engine: Engine) -> Transcript:
    return engine.transcript(MESSAGES, "merged", width=260, me="me")


def text_of(transcript: Transcript, id: bubblelayout.MessageId) -> str:
    found = transcript.message(id)["text"]
    assert isinstance(found, str)
    return found


def test_a_press_on_a_caret_is_its_place(talk: Transcript) -> None:
    tried = 0
    for id in (1, "two", 3):
        text = text_of(talk, id)
        for index in range(len(text) + 1):
            offset = utf16_offset(text, index)
            caret = talk.caret(Position(id, offset))
            found = talk.position(caret.x, caret.y + caret.height / 2)
            assert found.id == id
            same = talk.caret(found)
            # Where directions meet, two places in the text have the same caret.
            assert (same.x, same.y) == (caret.x, caret.y)
            tried += found.offset == offset
    assert tried > 80


def test_a_link_is_hit(talk: Transcript) -> None:
    text = text_of(talk, 1)
    start = text.index("https")
    rects = talk.range_rects(1, start, start + 5)
    x, y, width, height = rects[0].tolist()
    hit = talk.hit(x + width / 2, y + height / 2)
    assert (hit.target, hit.id, hit.data) == (Target.DATA, 1, SpanKind.LINK)
    assert hit.data_range and text[slice(*hit.data_range)] == "https://example.org"
    assert hit.offset is not None and start <= hit.offset <= start + 5


PRESSES = pathlib.Path(__file__).resolve().parents[2] / "Tests/CLibrary/presses.jsonl"
PRESS_STYLE = {"preset": "merged", "text": {"collapse": {"lines": 25}}}


def test_every_press_is_that_of_a_session(engine: Engine, tool: str) -> None:
    messages = [json.loads(line) for line in PRESSES.read_text(encoding="utf-8").splitlines()]
    chat = engine.transcript(messages, PRESS_STYLE, width=300, me="you", dates=True, unread=4, selecting=True, typing=True)
    chat.set_expanded(10)
    points = [(x + 0.5, y + 0.5) for y in range(-6, int(chat.height) + 6, 6) for x in range(2, 300, 12)]
    opening = {
        "messages": messages, "style": PRESS_STYLE, "width": 300, "me": "you", "dates": True, "unread": 4, "selecting": True, "typing": True,
        "expand": [10]}
    requests = [{"open": opening}, *({"hit": {"x": x, "y": y}} for x, y in points)]
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    told = subprocess.run([tool, "serve"], input=lines, capture_output=True, text=True, check=True).stdout.splitlines()[1:]
    tried = set()
    for point, line in zip(points, told, strict=True):
        wanted, hit = json.loads(line)["hit"], chat.hit(*point)
        tried.add(hit.target)
        if wanted is None:
            assert hit.target is Target.NOTHING
            continue
        name = hit.target.name.replace("_", "").lower()
        assert {"date": "separator", "unread": "separator"}.get(name, name) == wanted["target"].lower(), point
        assert (hit.id, hit.href, hit.footnote) == (wanted["id"], wanted.get("href"), wanted.get("footnote")), point
        assert (hit.index, hit.part, hit.offset) == (wanted.get("index"), wanted.get("part"), wanted.get("offset")), point
        assert (hit.data_range or (None, None)) == (wanted.get("start"), wanted.get("end")), point
        assert list(hit.block or ()) == wanted.get("block", []), point
        if hit.target in (Target.DATA, Target.CARD):
            kind = hit.data if hit.target is Target.DATA else hit.card
            assert kind is not None and kind.name.lower() == wanted["kind"], point
    assert tried == set(Target)


def test_every_open_action_has_the_address_of_its_press(engine: Engine) -> None:
    chat = engine.transcript(PRESSES, PRESS_STYLE, width=300, me="you")
    opened: dict[str | None, list[Target]] = {}
    for row in chat.accessibility().rows:
        for action in row.actions:
            if action.kind is not ActionKind.OPEN or row.id is None:
                continue
            opened.setdefault(action.href or action.footnote, []).append(action.target)
            if action.data_range is None:
                continue
            x, y, width, height = chat.range_rects(row.id, *action.data_range, action.path)[0].tolist()
            hit = chat.hit(x + width / 2, y + height / 2)
            if hit.target is not Target.SPOILER:
                assert (hit.target, hit.href, hit.footnote) == (action.target, action.href, action.footnote)
                # A picture that is a block of its own is in no text, so a hit on it has no path.
                assert (hit.data, hit.data_range, hit.path or action.path) == (action.data, action.data_range, action.path)
    assert opened["https://example.org/a?b=1#c"] == [Target.LINK] and opened["tel:+442079460958"] == [Target.DATA]
    # The sign at the end of a note leads back to its reference. The other reference has no note.
    assert opened["n"] == [Target.FOOTNOTE, Target.FOOTNOTE_END] and opened["ü"] == [Target.FOOTNOTE]
    assert opened["https://example.org/preview"] == opened["geo:54.32,-10.00001"] == [Target.CARD]
    assert opened["https://example.org/p.jpg"] == [Target.MEDIA]


def test_parts_are_hit_where_their_frames_are(talk: Transcript) -> None:
    frame = talk.frame("two")
    with talk.rows() as rows:
        row = next(row for row in rows if rows.id(row) == "two")
        quote = next(part for part in rows.parts_of(row) if part["kind"] == 5 and part["role"] == 0)["frame"]
    hit = talk.hit(frame.x + quote["x"] + quote["width"] / 2, frame.y + quote["y"] + quote["height"] / 2)
    assert (hit.target, hit.id) == (Target.QUOTE, "two")
    assert talk.hit(10, talk.height + 50).target is Target.NOTHING
    assert talk.hit(10, talk.height + 50).id is None


def test_selected_text_is_the_messages_text(talk: Transcript) -> None:
    text = text_of(talk, "two")
    end = utf16_offset(text, text.index("an alle"))
    selection = Selection(Position(1, 8), Position("two", end))
    assert talk.selected_text(selection) == "https://example.org and call me\nGrüße 😀 "
    rects = talk.selection_rects(selection)
    assert len(rects) >= 2 and (rects["width"] > 0).all()
    assert len(talk.selection_rects(selection, -1000, 10)) == 0


def test_finding(talk: Transcript) -> None:
    assert [(match.id, text_of(talk, match.id)[utf16_index(text_of(talk, match.id), match.range.start):][:4])
            for match in talk.find("rest")] == [("two", "Rest"), (3, "REST")]
    assert [match.id for match in talk.find("REST", case=True)] == [3]
    assert talk.find("nowhere") == []
    assert [match.id for match in talk.find("grüße")] == ["two"]
    assert len(talk.find("e", limit=2)) == 2
    first = talk.find_next("rest")
    assert first and first.id == "two"
    second = talk.find_next("rest", first)
    assert second and second.id == 3
    assert talk.find_next("rest", second) == first
    assert talk.find_next("rest", up=True) == second
    assert talk.find_next("nowhere") is None


def test_offsets_of_utf8(engine: Engine) -> None:
    with engine.transcript(MESSAGES, width=260, utf8_offsets=True) as transcript:
        match = transcript.find("rest")[0]
        encoded = text_of(transcript, "two").encode()
        assert encoded[match.range.start : match.range.end] == b"Rest"


@pytest.mark.parametrize("text", ["", "abc", "é😀b", "😀😀", "x\ud800y"])
def test_offsets_and_indices(text: str) -> None:
    for index in range(len(text) + 1):
        assert utf16_index(text, utf16_offset(text, index)) == index or "\ud800" in text
