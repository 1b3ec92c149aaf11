"""Tests what the application shows by itself: sizes of its parts, objects in texts, highlights, and what screen readers say."""

from __future__ import annotations

import gc
import json
import math
import subprocess
import threading
import weakref
from typing import Any

import pytest

import bubblelayout
from bubblelayout import ActionKind, CustomPart, ElementRole, Engine, ObjectKind, PartFlags, PartKind, Target, Transcript

from conftest import ROOT

FORM: dict[str, Any] = {
    "id": 1, "sender": "Ann", "text": "",
    "attachments": [{"type": "custom", "name": "form", "data": "7", "width": 100, "height": 30, "alt": "A form"}]}
MESSAGES: list[dict[str, Any]] = [
    {"id": 1, "sender": "Ann", "text": "one two one"},
    {"id": "b", "sender": "me", "text": "Join :party: with @Bob, Two", "spans": [
        {"start": 5, "end": 12, "object": {"id": "party"}},
        {"start": 18, "end": 22, "object": {"kind": "mention", "id": "u7"}}]},
    {"id": 3, "sender": "Ann", "text": "https://example.org", "reactions": [{"symbol": "👍", "count": 3}]}]


def size_of(transcript: Transcript) -> tuple[float, float]:
    with transcript.rows() as rows:
        frame = next(part for part in rows.parts if part["kind"] == 5 and part["role"] == 24)["frame"]
        return float(frame["width"]), float(frame["height"])


@pytest.fixture
def talk(engine: Engine) -> Transcript:
    return engine.transcript(MESSAGES, "merged", width=320, me="me", locale="de_DE")


def test_python_says_how_large_parts_are() -> None:
    asked: list[tuple[CustomPart, float]] = []

    def sizing(part: CustomPart, available: float) -> tuple[float, float] | None:
        asked.append((part, available))
        return None if part.data == "8" else (min(available, 150), 77)

    with Engine(sizing=sizing) as engine, engine.transcript([FORM], width=320) as transcript:
        assert size_of(transcript) == (150, 77)
        assert asked[0][0] == CustomPart("form", "7", "A form", 100, 30, None)
        assert 150 < asked[0][1] < 320
        transcript.set_width(120)
        assert size_of(transcript)[0] <= 120
        other = json.loads(json.dumps(FORM))
        other["attachments"][0]["data"] = "8"
        transcript.replace(other)
        transcript.set_width(320)
        assert size_of(transcript) == (100, 30)


@pytest.mark.parametrize("length", [-5.0, math.nan, math.inf, -math.inf, 1e300])
def test_any_number_is_a_size(length: float) -> None:
    with Engine(sizing=lambda part, available: (length, length)) as engine:
        with engine.transcript([FORM], width=320) as transcript:
            width, height = size_of(transcript)
            assert 0 <= width <= 320 and 0 <= height <= 65536
            assert height == (65536 if length > 0 else 0)


def test_what_a_size_function_raises_is_raised_by_the_call() -> None:
    fails = True

    def sizing(part: CustomPart, available: float) -> tuple[float, float]:
        if fails:
            raise KeyError("no size")
        return 40, 50

    with Engine(sizing=sizing) as engine:
        with pytest.raises(KeyError, match="no size"):
            engine.transcript([FORM], width=320)
        fails = False
        with engine.transcript([FORM], width=320) as transcript:
            assert size_of(transcript) == (40, 50)
            fails = True
            with pytest.raises(KeyError):
                transcript.set_width(200)
            # The part has the size in its message, and the exception is not raised by later calls.
            assert transcript.metrics.count == 1
            fails = False
    with Engine(sizing=lambda part, available: "wide") as engine:  # type: ignore[arg-type,return-value]
        with pytest.raises((TypeError, ValueError)):
            engine.transcript([FORM], width=320)


def test_a_size_function_may_not_use_transcripts_of_its_engine() -> None:
    refused: list[Exception] = []

    def sizing(part: CustomPart, available: float) -> tuple[float, float]:
        for act in (lambda: transcript.height, lambda: engine.transcript()):
            try:
                act()
            except bubblelayout.ArgumentError as error:
                refused.append(error)
        return 10, 10

    with Engine(sizing=sizing) as engine, engine.transcript() as transcript:
        transcript.append(FORM)
        assert len(refused) >= 2 and "size function" in str(refused[0])
        assert transcript.metrics.count == 1


def test_a_size_function_lives_as_long_as_its_transcripts() -> None:
    class Sizer:
        def __call__(self, part: CustomPart, available: float) -> tuple[float, float]:
            return 60, 60

    sizer = Sizer()
    seen = weakref.ref(sizer)
    engine = Engine(sizing=sizer)
    del sizer
    transcript = engine.transcript([FORM], width=320)
    engine.close()
    del engine
    gc.collect()
    assert seen() is not None
    transcript.set_width(300)
    assert size_of(transcript) == (60, 60)
    transcript.close()
    del transcript
    gc.collect()
    assert seen() is None


def test_threads_have_sizes_and_errors_of_their_own() -> None:
    def sizing(part: CustomPart, available: float) -> tuple[float, float]:
        if threading.current_thread().name == "bad":
            raise RuntimeError("bad")
        return 20, 20

    found: dict[str, Any] = {}

    def work(engine: Engine) -> None:
        try:
            with engine.transcript([FORM | {"id": number} for number in range(50)], width=320) as transcript:
                found[threading.current_thread().name] = size_of(transcript)
        except RuntimeError as error:
            found[threading.current_thread().name] = str(error)

    with Engine(sizing=sizing) as engine:
        threads = [threading.Thread(target=work, args=(engine,), name=name) for name in ("good", "bad", "fine")]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert found == {"good": (20, 20), "bad": "bad", "fine": (20, 20)}


def test_objects_say_what_they_stand_for(talk: Transcript) -> None:
    with talk.rows() as rows:
        found = [
            (ObjectKind(thing["kind"]), rows.text(thing["name"]), rows.text(thing["text"]), int(thing["offset"]))
            for thing in rows.objects]
        assert found == [(ObjectKind.EMOJI, "party", ":party:", 5), (ObjectKind.MENTION, "u7", "@Bob", 12)]
        text = rows.text(rows.parts[rows.objects[0]["part"]]["text"])
        assert text == "Join \ufffc with \ufffc, Two"
    everything = talk.selected_text(bubblelayout.Selection(bubblelayout.Position("b", 0), bubblelayout.Position("b", bubblelayout.END)))
    assert everything == "Join :party: with @Bob, Two"


def test_highlights_change_no_layout(talk: Transcript) -> None:
    before, roles = talk.json(glyphs=True), bubblelayout.color_roles()
    matches = talk.find("two") + talk.find("party")
    talk.highlight(matches, matches[1])
    with talk.rows(drawing=True) as rows:
        found = [(rows.id(rows.rows[highlight["row"]]), roles[highlight["role"]]) for highlight in rows.highlights]
        assert found == [(1, "received.match"), ("b", "sent.currentMatch"), ("b", "sent.match")]
        for highlight in rows.highlights:
            assert [tuple(rect) for rect in rows.rects_of(highlight).tolist()] and (rows.rects_of(highlight)["width"] > 0).all()
        drawn = [roles[operation["role"]] for operation in rows.operations if operation["role"] != bubblelayout.NONE]
        assert sum(role.endswith("atch") for role in drawn) == 3
    found_in_json = json.loads(talk.json(glyphs=True))
    assert [bool(cell.pop("highlights", None)) for cell in found_in_json["cells"]] == [True, True, False]
    assert found_in_json == json.loads(before)
    talk.highlight([bubblelayout.Match("nobody", bubblelayout.Offsets(0, 3))])
    talk.highlight([])
    with talk.rows() as rows:
        assert len(rows.highlights) == 0


def test_finding_in_some_messages(talk: Transcript) -> None:
    assert [match.id for match in talk.find("two", first=1)] == ["b"]
    assert [match.id for match in talk.find("two", count=1)] == [1]
    assert talk.find("two", first=7) == [] == talk.find("two", count=0)


def test_screen_readers_are_told_what_the_tool_writes(tool: str, engine: Engine, tmp_path: Any) -> None:
    messages = (ROOT / "Tests/CLibrary/objects.jsonl").read_bytes()
    (tmp_path / "chat.jsonl").write_bytes(messages)
    run = subprocess.run(
        [tool, "layout", str(tmp_path / "chat.jsonl"), "--style", "merged", "--width", "320", "--me", "you", "--accessibility",
         "--format", "json"], capture_output=True, check=True)
    wanted = [element for cell in json.loads(run.stdout)["cells"] for element in cell["accessibility"]]
    with engine.transcript(messages, width=320, me="you") as transcript:
        told = transcript.accessibility(-1e9)
    elements = [element for row in told.rows for element in row.walk()]
    assert len(elements) == len(wanted) > 20
    for element, other in zip(elements, wanted):
        assert element.label == other["label"] and element.value == other.get("value") and element.hint == other.get("hint")
        assert list(element.frame) == other["frame"] and element.parts == other.get("parts", [])


def test_what_screen_readers_are_told(talk: Transcript) -> None:
    told = talk.accessibility()
    assert told.language == "de-DE"
    assert [row.id for row in told.rows] == [1, "b", 3]
    assert told.rows[1].label == "Du, Join :party: with @Bob, Two"
    link = next(element for element in told.rows[2].walk() if element.role is ElementRole.LINK)
    assert link.actions[0].kind is ActionKind.OPEN and link.actions[0].target is Target.DATA
    assert link.actions[0].data_range == (0, 19) == link.range
    reaction = next(action for action in told.rows[2].actions if action.kind is ActionKind.PRESS)
    assert (reaction.target, reaction.index) == (Target.REACTION, 0)
    assert talk.message_accessibility("b").label == told.rows[1].label
    with pytest.raises(bubblelayout.NotFoundError):
        talk.message_accessibility("nobody")


def test_several_edits_are_one_change_set(talk: Transcript) -> None:
    assert talk.take_changes().changes_all
    talk.append({"id": 4, "sender": "Ann", "text": "new"})
    talk.append({"id": 5, "sender": "Ann", "text": "newer"})
    talk.remove(4)
    changes = talk.take_changes()
    assert [change.id for change in changes.changes if change.kind.name == "INSERTED"] == [5]
    assert changes.height == talk.height and not changes.changes_all
    assert talk.take_changes().changes == []
    talk.start_changes()
    assert talk.take_changes().changes == []


def test_formulas_have_glyphs_and_rules(engine: Engine) -> None:
    message = {"id": 1, "sender": "Ann", "text": r"So \(\frac{a}{b}\) and" "\n\n" r"$$ x=\color{red}{y} \tag{1} $$", "format": "markdown"}
    with engine.transcript([message], width=320) as transcript, transcript.rows() as rows:
        formulas = [(number, part) for number, part in enumerate(rows.parts) if part["kind"] == PartKind.FORMULA]
        sources = [(rows.text(part["text"]) or "").strip() for _, part in formulas]
        assert sources == [r"\frac{a}{b}", r"x=\color{red}{y} \tag{1}"]
        assert [rows.text(part["name"]) for _, part in formulas] == ["tex", "tex"]
        assert [bool(part["flags"] & PartFlags.DISPLAY) for _, part in formulas] == [False, True]
        (bar,) = [rule for rule in rows.rules if rule["part"] == formulas[0][0]]
        frame = formulas[0][1]["frame"]
        assert frame["y"] < bar["frame"]["y"] < frame["y"] + frame["height"] and bar["frame"]["width"] > 0
        (line,) = rows.lines_of(formulas[0][1])
        assert sum(run["glyphs"]["count"] for run in rows.runs_of(line)) == 2
        assert [colored["color"] for colored in rows.colored_runs] == [0xFF0000FF]
        objects = [thing for thing in rows.objects if thing["kind"] == ObjectKind.FORMULA]
        assert len(objects) == 2
        assert any(part["kind"] == PartKind.LABEL and rows.text(part["text"]) == "(1)" for part in rows.parts)
    with Engine(plain_formulas=True) as plain, plain.transcript([message], width=320) as transcript, transcript.rows() as rows:
        assert not any(part["kind"] == PartKind.FORMULA for part in rows.parts)
