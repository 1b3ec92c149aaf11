"""Tests that each error is an exception with a code, a message and a place, and that nothing crashes."""

from __future__ import annotations

import inspect
import math
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import pytest

import bubblelayout
from bubblelayout import Composer, Engine, MessagesWarning, Position, Status, Style, Transcript

FAILURES: list[tuple[type[bubblelayout.BubbleError], Status, str, Callable[[Engine], Any]]] = [
    (bubblelayout.StyleError, Status.STYLE, "preset", lambda engine: Style("nothing")),
    (bubblelayout.StyleError, Status.STYLE, "foo", lambda engine: Style({"preset": "merged", "foo": 1})),
    (bubblelayout.MessagesError, Status.MESSAGES, "messages:1", lambda engine: engine.transcript("[1,")),
    (bubblelayout.ArgumentError, Status.ARGUMENT, "options->locale", lambda engine: engine.transcript(locale="xx_qq")),
    (bubblelayout.ArgumentError, Status.ARGUMENT, "options->time_zone", lambda engine: engine.transcript(time_zone="Moon")),
    (bubblelayout.NotFoundError, Status.NOT_FOUND, "id", lambda engine: engine.transcript().frame(3)),
    (bubblelayout.NotFoundError, Status.NOT_FOUND, "id", lambda engine: engine.transcript().remove("3")),
    (bubblelayout.NotFoundError, Status.NOT_FOUND, "index", lambda engine: engine.transcript().id(0)),
    (bubblelayout.NotFoundError, Status.NOT_FOUND, "font", lambda engine: engine.outline(7777, 1)),
    (bubblelayout.FontsError, Status.FONTS, "/nowhere.ttf", lambda engine: Engine(files=["/nowhere.ttf"])),
    (bubblelayout.ComposerError, Status.COMPOSER, "bubble_composer_send", lambda engine: Composer(engine).send()),
]


@pytest.mark.parametrize("kind, code, place, act", FAILURES, ids=[failure[2] for failure in FAILURES])
def test_failures_name_their_place(
    kind: type[bubblelayout.BubbleError], code: Status, place: str, act: Callable[[Engine], Any], engine: Engine
) -> None:
    with pytest.raises(kind) as caught:
        act(engine)
    assert (caught.value.code, caught.value.place) == (code, place)
    assert caught.value.message and caught.value.message in str(caught.value)
    assert pickle.loads(pickle.dumps(caught.value)).message == caught.value.message


def test_places_are_fields_of_their_own(engine: Engine) -> None:
    def failed(act: Callable[[], Any]) -> tuple[str | None, int | None, str | None]:
        with pytest.raises(bubblelayout.BubbleError) as caught:
            act()
        again = pickle.loads(pickle.dumps(caught.value))
        assert (again.file, again.line, again.field) == (caught.value.file, caught.value.line, caught.value.field)
        return caught.value.file, caught.value.line, caught.value.field

    assert failed(lambda: engine.transcript("[\n\n1,")) == ("messages", 3, None)
    assert failed(lambda: Style({"preset": "merged", "sent": {"foo": 1}})) == (None, None, "sent.foo")
    assert failed(lambda: engine.transcript(time_zone="Moon")) == (None, None, "options->time_zone")
    assert failed(lambda: Engine(files=["/nowhere.ttf"])) == ("/nowhere.ttf", None, None)
    assert failed(lambda: engine.transcript().frame(3)) == (None, None, "id")


def test_python_s_own_classes_catch_them(engine: Engine) -> None:
    with pytest.raises(LookupError):
        engine.transcript().frame(1)
    with pytest.raises(ValueError):
        Style("nothing")


def test_what_was_wrong_with_messages_is_told(engine: Engine) -> None:
    messages = '{"id":1,"sender":"a","text":"b"}\n{"id":2}\n{"id":1,"sender":"a","text":"c"}'
    with pytest.warns(MessagesWarning, match=r"^messages: 1 left out, 1 left out because of their ids.*messages:2:") as warned:
        with engine.transcript(messages) as transcript:
            reading = transcript.reading
    # The warning names the line of the caller.
    assert [warning.filename for warning in warned] == [__file__]
    assert (reading.messages, reading.skipped, reading.duplicates) == (1, 1, 1)
    assert reading.problem.startswith("messages:2:")


def test_every_call_with_messages_tells_what_it_left_out(chat: Transcript) -> None:
    known = chat.message(chat.id(0))
    lacking = [{"id": "n1"}]
    acts: list[Callable[[], Any]] = [
        lambda: chat.append(lacking), lambda: chat.prepend(lacking), lambda: chat.insert(1, lacking),
        lambda: chat.replace({"id": "nobody", "text": "a"}), lambda: chat.append(known),
        lambda: chat.append({"id": "n2", "sender": "a", "text": "b", "delivery": "never"}),
        lambda: Transcript(chat.engine, lacking)]
    for act in acts:
        with pytest.warns(MessagesWarning) as warned:
            act()
        assert [warning.filename for warning in warned] == [__file__]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        chat.append({"id": "n3", "sender": "a", "text": "b"})


def test_a_failed_edit_changes_nothing(chat: Transcript) -> None:
    before = chat.json()
    acts: list[Callable[[], Any]] = [
        lambda: chat.append("[1,"), lambda: chat.remove("nobody"), lambda: chat.move("nobody", 1)]
    for act in acts:
        with pytest.raises(bubblelayout.BubbleError):
            act()
    assert chat.json() == before


#: Calls of each method of objects that can be closed; `self` is closed.
PLACE = Position(1, 0)
SELECTION = bubblelayout.Selection(PLACE, PLACE)
CALLS: dict[type[Any], dict[str, tuple[Any, ...]]] = {
    Transcript: {
        "accessibility": (), "append": ("",), "append_text": (1, "a"), "caret": (PLACE,), "find": ("a",), "find_next": ("a",), "frame": (1,),
        "held": (1,), "highlight": ([],), "hit": (0, 0), "hold": (0, 1), "id": (0,), "index": (1,), "insert": (0, ""), "json": (), "message": (1,),
        "message_accessibility": (1,), "move": (1, 0), "position": (0, 0), "prepend": ("",), "range_rects": (1, 0, 1), "remove": (1,), "replace": ("",),
        "rows": (), "scroll_range": (1,), "select_all": (), "selected_text": (SELECTION,), "selection_rects": (SELECTION,),
        "set_expanded": (1,), "cover": (1,), "uncover": (1,), "frames": (), "heights": (), "set_options": (), "set_style": ("merged",), "set_width": (1,), "settle": (0, 1),
        "start_changes": (), "take_changes": (), "metrics": (), "people": (), "height": (), "finish": (1,), "toggle_details": (1, ["blocks", 0]),
        "scroll": (1, ["blocks", 0])},
    Composer: {
        "clear": (), "commit": (), "delete": (), "emoticon": (":)",), "insert": ("a",), "mark": ("a", 0, 1),
        "mention": ("a", "b"), "offset": (0, 0), "position": (1, 0, 0), "range_rects": (1, 0, 1), "replace": (0, 1, "a"), "rows": (1,),
        "run": ({"undo": True}, 1),
        "select": (0,), "send": (), "state": (), "text": ()},
    Style: {"json": (), "colors": (), "color": ("sent.text",)},
    Engine: {"transcript": (), "measure": (["a"], 1), "measure_lines": (["a"], 1), "paragraph": ("a",), "outline": (1, 1), "image": (1, 1)},
}


@pytest.mark.parametrize("kind", CALLS)
def test_what_was_closed_raises(kind: type[Any], engine: Engine) -> None:
    make: dict[type[Any], Callable[[], Any]] = {
        Transcript: lambda: engine.transcript([{"id": 1, "sender": "a", "text": "b"}]), Composer: lambda: Composer(engine),
        Style: lambda: Style(), Engine: lambda: Engine()}
    made: Any = make[kind]()
    public = {name for name, _ in inspect.getmembers(kind) if not name.startswith("_")}
    assert public - {"close", "closed", "options", "engine", "width", "style"} == set(CALLS[kind]), "each method has to be tried"
    with made as same:
        assert same is made and not made.closed
    assert made.closed
    made.close()
    for name, arguments in CALLS[kind].items():
        with pytest.raises(bubblelayout.HandleError) as caught:
            getattr(made, name)(*arguments) if callable(getattr(kind, name)) else getattr(made, name)
        assert caught.value.code == Status.HANDLE
    with pytest.raises(bubblelayout.HandleError), made:
        pass


def test_the_library_itself_knows_dead_handles(engine: Engine) -> None:
    """A thread may close an object that another one is about to use."""
    transcript = engine.transcript()
    number = transcript._pointer
    transcript.close()
    transcript._finalizer = engine._finalizer
    assert transcript._pointer is number
    with pytest.raises(bubblelayout.HandleError):
        transcript.json()


def test_rows_that_were_closed_raise(chat: Transcript) -> None:
    rows = chat.rows()
    rows.close()
    for act in (lambda: rows.glyphs, lambda: len(rows), lambda: rows.text((0, 1)), lambda: rows.address("rows")):
        with pytest.raises(bubblelayout.HandleError):
            act()


def test_what_is_opened_lives_without_its_engine() -> None:
    with Engine() as engine:
        transcript = engine.transcript([{"id": 1, "sender": "a", "text": "b"}])
    with transcript, transcript.rows() as rows:
        assert len(rows) == 1


@pytest.mark.parametrize("number", [-1e300, -1, 0, 0.001, 1e9, math.inf, -math.inf, math.nan])
def test_any_number_is_a_width_and_a_place(number: float, chat: Transcript) -> None:
    chat.set_width(number)
    chat.rows(number, 100)
    chat.rows(0, number)
    chat.hit(number, number)
    chat.hold(number, number)
    chat.held(number)
    chat.scroll_range(number)
    chat.settle(number, number, seconds=0)
    assert math.isfinite(chat.height)


def test_texts_that_utf8_has_not(engine: Engine) -> None:
    with engine.transcript([{"id": "\ud800", "sender": "a", "text": "x\udfff\0y"}]) as transcript:
        assert transcript.id(0) == "\ufffd"
        assert transcript.find("x") and transcript.frame("\ud800").height > 0
