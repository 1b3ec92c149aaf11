"""Tests the participants of a conversation, and the names of days."""

from __future__ import annotations

import datetime
import json
from typing import Any

import pytest

from bubblelayout import ArgumentError, Engine, PartKind, Person, RowKind, Transcript

MESSAGES: list[dict[str, Any]] = [
    {"id": 1, "sender": "u1", "timestamp": "2026-01-30T09:00Z", "text": "One"},
    {"id": 2, "sender": "u2", "timestamp": "2026-01-31T09:00Z", "text": "Two", "quote": {"sender": "u1", "text": "One"}}]
PEOPLE = {"u2": Person("Ben", color="#8a2be2", picture="ben.png"), "u1": Person("Ann Smith", initials="A")}


def texts(transcript: Transcript) -> list[str | None]:
    """Returns the labels of all rows."""
    with transcript.rows() as rows:
        return [rows.text(part["text"]) for part in rows.parts if part["kind"] == PartKind.LABEL]


def dates(transcript: Transcript) -> list[str | None]:
    with transcript.rows() as rows:
        return [
            rows.text(part["text"]) for row in rows if row["kind"] == RowKind.DATE
            for part in rows.parts_of(row) if part["kind"] == PartKind.LABEL]


def test_names_and_colours_are_the_peoples(engine: Engine) -> None:
    with engine.transcript(MESSAGES, "clustered", me="you", people=PEOPLE) as chat:
        shown = texts(chat)
        assert {"Ann Smith", "Ben", "A", "B"} <= set(shown) and shown.count("Ann Smith") == 2
        with chat.rows() as rows:
            assert [rows.text(row["sender"]) for row in rows] == ["u1", "u2"]
            assert [rows.text(row["sender_name"]) for row in rows] == ["Ann Smith", "Ben"]
            avatar = next(part for part in rows.parts_of(rows.rows[1]) if part["kind"] == PartKind.AVATAR)
            assert rows.text(avatar["tint"]) == "#8a2be2" and rows.text(avatar["address"]) == "ben.png"
        # Rows that have not changed are copied.
        with chat.rows() as rows:
            assert [rows.text(row["sender_name"]) for row in rows] == ["Ann Smith", "Ben"]
        chat.set_options(people={"u1": Person("Annie")})
        assert "Annie" in texts(chat) and "u2" in texts(chat)
        chat.set_options(people={})
        assert "u1" in texts(chat)


def test_a_document_brings_its_people(engine: Engine) -> None:
    document = json.dumps({"messages": MESSAGES, "people": {"u1": {"name": "Ann"}}})
    with engine.transcript(document, "merged") as chat:
        assert "Ann" in texts(chat)
        chat.set_options(font_scale=1.5)
        assert "Ann" in texts(chat)
    with engine.transcript(document, "merged", people={"u1": Person("Anne")}) as chat:
        assert "Anne" in texts(chat) and "Ann" not in texts(chat)


def test_who_types_has_an_avatar(engine: Engine) -> None:
    with engine.transcript(MESSAGES, "clustered", people=PEOPLE, typists=["u1"]) as chat, chat.rows() as rows:
        typing = next(row for row in rows if row["kind"] == RowKind.TYPING)
        avatar = next(part for part in rows.parts_of(typing) if part["kind"] == PartKind.AVATAR)
        assert rows.text(avatar["name"]) == "u1"


def test_days_are_called_from_now(engine: Engine) -> None:
    zone = datetime.timezone(datetime.timedelta(hours=2))
    with engine.transcript(MESSAGES, "merged", dates=True, now=datetime.datetime(2026, 2, 1, 1, tzinfo=zone)) as chat:
        assert dates(chat) == ["Yesterday", "Today"]
        chat.start_changes()
        chat.set_options(now="2026-02-01T12:00Z", day_texts={datetime.date(2026, 1, 30): "The first day"})
        changes = chat.take_changes()
        assert dates(chat) == ["The first day", "Yesterday"]
        assert not changes.changes_all and [change.id for change in changes.changes] == [1, 2]
        chat.set_options(now=None, day_texts=None)
        assert dates(chat) == ["Jan 30, 2026", "Jan 31, 2026"]


@pytest.mark.parametrize("options, field", [
    ({"now": "soon"}, "options->now"), ({"people": {"u1": Person(color="red")}}, "options->people"),
    ({"day_texts": {"Christmas": "x"}}, "options->day_texts")])
def test_what_does_not_fit_is_named(engine: Engine, options: dict[str, Any], field: str) -> None:
    with pytest.raises(ArgumentError) as error:
        engine.transcript(MESSAGES, **options)
    assert error.value.field == field
