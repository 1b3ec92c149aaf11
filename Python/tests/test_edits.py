"""Tests that edited transcripts equal new layouts of the same messages, and that changes describe what happened to the rows."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bubblelayout
from bubblelayout import ChangeKind, Edge, Engine, Transcript

WORDS = [
    "hello", "see https://example.org", "سلام", "😀", "a longer text that takes more than one line of a narrow bubble", "…"]


def message(number: int, text: str = "") -> dict[str, Any]:
    return {
        "id": number if number % 3 else str(number), "sender": "abc"[number % 2], "sentAt": 1_700_000_000 + number * 40_000,
        "text": text or WORDS[number % len(WORDS)]}


def apply(changes: bubblelayout.Changes, rows: list[Any]) -> list[Any]:
    """Applies changes to a plain list of rows."""
    for change in changes.changes:
        if change.kind is ChangeKind.REMOVED:
            assert rows.pop(change.index) == change.id
        elif change.kind is ChangeKind.INSERTED:
            rows.insert(change.index, change.id)
        else:
            assert rows[change.index] == change.id
    return rows


def fresh(engine: Engine, messages: list[dict[str, Any]], style: str, width: float, **options: Any) -> str:
    with engine.transcript(messages, style, width=width, **options) as transcript:
        return transcript.json(glyphs=True)


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_random_edits_equal_fresh_layouts(data: st.DataObject) -> None:
    style = data.draw(st.sampled_from(bubblelayout.presets()))
    width: float = data.draw(st.integers(80, 500))
    with ENGINE.transcript([message(number) for number in range(5)], style, width=width, me="a", dates=True) as transcript:
        list_: list[dict[str, Any]] = [message(number) for number in range(5)]
        ids, next_number = [entry["id"] for entry in list_], 5
        for _ in range(data.draw(st.integers(1, 8))):
            kind = data.draw(st.sampled_from(["insert", "append", "prepend", "remove", "move", "text", "replace", "width"]))
            place = data.draw(st.integers(0, max(0, len(list_) - 1)))
            edit = None
            if kind in ("insert", "append", "prepend"):
                new = [message(next_number + more) for more in range(data.draw(st.integers(0, 3)))]
                next_number += len(new)
                index = {"insert": place, "append": len(list_), "prepend": 0}[kind]
                list_[index:index] = new
                if kind == "insert":
                    edit = transcript.insert(index, new, changes=True)
                else:
                    edit = getattr(transcript, kind)(new, changes=True)
                assert edit.reading and edit.reading.messages == len(new)
            elif kind == "width":
                width = data.draw(st.integers(80, 500))
                transcript.set_width(width)
            elif list_:
                id = list_[place]["id"]
                if kind == "remove":
                    list_.pop(place)
                    edit = transcript.remove(id, changes=True)
                elif kind == "move":
                    target = data.draw(st.integers(0, len(list_) - 1))
                    list_.insert(target, list_.pop(place))
                    edit = transcript.move(id, target, changes=True)
                elif kind == "text":
                    list_[place] = list_[place] | {"text": list_[place]["text"] + " and more"}
                    edit = transcript.append_text(id, " and more", changes=True)
                else:
                    list_[place] = list_[place] | {"text": "another text"}
                    edit = transcript.replace(list_[place], changes=True)
            if edit and edit.changes and not edit.changes.changes_all:
                ids = apply(edit.changes, ids)
            assert [transcript.id(index) for index in range(len(transcript))] == [entry["id"] for entry in list_]
            ids = [entry["id"] for entry in list_] if edit and edit.changes and edit.changes.changes_all else ids
            assert ids == [entry["id"] for entry in list_]
            assert transcript.json(glyphs=True) == fresh(
                ENGINE, list_, style, width, me="a", dates=True, people=transcript.people)


# Hypothesis does not allow fixtures that are created again for each test.
ENGINE = Engine()


def test_changes_have_frames(chat: Transcript) -> None:
    id, before = chat.id(10), chat.frame(chat.id(10))
    edit = chat.append_text(id, " and then some words more, so that there is another line", changes=True)
    assert edit.changes
    change = next(change for change in edit.changes.changes if change.id == id)
    assert change.kind is ChangeKind.CHANGED_MESSAGE and change.old_frame == before and change.frame == chat.frame(id)
    assert edit.changes.height - edit.changes.old_height == change.frame.height - change.old_frame.height > 0
    assert chat.append_text(id, "x").changes is None


def test_a_long_message_is_expanded_and_shortened(engine: Engine) -> None:
    with engine.transcript([{"id": 1, "sender": "a", "text": "word " * 2000}], "clustered") as transcript:
        short = transcript.height
        transcript.set_expanded(1)
        long = transcript.height
        assert long > short
        transcript.set_expanded(1, False)
        assert transcript.height == short


def test_spoilers_are_uncovered_and_covered(engine: Engine) -> None:
    hidden = {"id": 1, "sender": "a", "text": "so it is", "spans": [{"start": 3, "end": 5, "looks": ["spoiler"]}]}
    with engine.transcript([hidden]) as transcript:
        covered, height = transcript.json(), transcript.height
        transcript.uncover(1, ["text"])
        uncovered = transcript.json()
        assert "spoiler" in covered and "spoiler" not in uncovered and transcript.height == height
        transcript.cover(1, ["text"])
        assert transcript.json() == covered
        transcript.uncover(1)
        assert transcript.json() == uncovered
        transcript.cover(1)
        assert transcript.json() == covered
        with pytest.raises(bubblelayout.NotFoundError):
            transcript.uncover(2)


def test_streaming_equals_the_whole_text(engine: Engine) -> None:
    text = "An answer that arrives **token** by token, with a https://example.org/link and 😀 in it. " * 4
    with engine.transcript([{"id": 1, "sender": "a", "text": "A"}], width=240) as transcript:
        for start in range(1, len(text), 5):
            transcript.append_text(1, text[start : start + 5])
        assert transcript.json(glyphs=True) == fresh(engine, [{"id": 1, "sender": "a", "text": text}], "merged", 240)


def test_the_reader_s_place_is_held(chat: Transcript) -> None:
    y, height = 1200.0, 600.0
    with chat.rows(y, height) as rows:
        id, top = rows.id(rows.rows[1]), float(rows.rows[1]["frame"]["y"]) - y
    for number in range(30):
        chat.hold(y, height, Edge.TOP)
        chat.prepend([{"id": f"older-{number}", "sender": "Ann", "text": "older " * (number % 9 + 1)}])
        y = chat.held(height)
        assert abs(chat.frame(id).y - y - top) <= 1
    lowest, highest = chat.scroll_range(height)
    assert lowest <= y <= highest == chat.height - height


def test_estimated_heights_are_settled(engine: Engine) -> None:
    messages = [message(number) for number in range(400)]
    with engine.transcript(messages, estimated=True) as transcript:
        assert transcript.metrics.unsettled > 0
        y = transcript.settle(1000, 500)
        assert transcript.metrics.unsettled < 400
        transcript.settle(y, 500, seconds=60)
        assert transcript.metrics.unsettled == 0
        assert transcript.json() == engine.transcript(messages).json()


def test_styles_and_options_change(engine: Engine) -> None:
    messages = [message(number) for number in range(9)]
    with engine.transcript(messages, "merged", width=300) as transcript:
        transcript.set_style("balloon")
        transcript.set_options(me="a", dates=True, right_to_left=True, font_scale=1.5, unread=4)
        assert transcript.options.font_scale == 1.5
        assert transcript.json() == fresh_json(engine, messages)
        with pytest.raises(TypeError):
            transcript.set_options(nonsense=True)  # type: ignore[call-arg]


def fresh_json(engine: Engine, messages: list[dict[str, Any]]) -> str:
    with engine.transcript(
        messages, "balloon", width=300, me="a", dates=True, right_to_left=True, font_scale=1.5, unread=4
    ) as other:
        return other.json()
