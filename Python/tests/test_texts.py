"""Tests places in all texts of a message: paths, scopes, formatting, elements of cells."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import documents
import pytest
from conftest import ROOT

import bubblelayout
from bubblelayout import (
    CellElementKind, ContentPath, Engine, Look, Match, Offsets, PartKind, Position, Selection, SpanKind, Target, TextRole, TextScope,
    Transcript, content_path, json_pointer)

MESSAGES = ROOT / "Tests/CLibrary/texts.jsonl"
OPTION: ContentPath = ("attachments", 0, "options", 0)


@pytest.fixture
def talk(engine: Engine) -> Transcript:
    return engine.transcript(MESSAGES, "merged", width=300, me="you")


def texts_of(transcript: Transcript) -> dict[tuple[bubblelayout.MessageId, ContentPath], str]:
    """Returns all shown texts by their message and path."""
    found = {}
    with transcript.rows() as rows:
        for row in rows:
            for part in rows.parts_of(row):
                path = rows.path(part["path"])
                is_marker = part["kind"] == PartKind.TEXT and part["role"] == TextRole.MARKER
                if path is not None and not is_marker:
                    found[rows.id(row), path] = rows.text(part["text"]) or ""
    return found


@pytest.mark.parametrize(
    ("path", "pointer"),
    [((), ""), (("text",), "/text"), (OPTION, "/attachments/0/options/0"), (("blocks", "a/b~c", 3), "/blocks/a~1b~0c/3"),
     (("blocks", "07", ""), "/blocks/07/")])
def test_paths_are_pointers(path: ContentPath, pointer: str) -> None:
    assert json_pointer(path) == pointer and content_path(pointer) == path


@pytest.mark.parametrize("utf8", [False, True])
def test_finding_in_all_texts(engine: Engine, utf8: bool) -> None:
    with engine.transcript(MESSAGES, "merged", width=300, me="you", utf8_offsets=utf8) as talk:
        texts, found = texts_of(talk), 0
        matches = talk.find("é", marks=True, scope=TextScope.ALL)
        for match in matches:
            assert match.path is not None
            text = texts.get((match.id, match.path))
            if text is None:
                continue
            encoded, units = text.encode(), text.encode("utf-16-le")
            start, end = match.range
            assert (encoded[start:end].decode() if utf8 else units[2 * start : 2 * end].decode("utf-16-le")) == "é"
            rects = talk.range_rects(match.id, start, end, match.path)
            assert len(rects) == 1 and rects[0]["width"] > 0
            caret = talk.caret(Position(match.id, start, path=match.path))
            assert caret.x in (rects[0]["x"], rects[0]["x"] + rects[0]["width"]) and caret.y == rects[0]["y"]
            assert talk.position(caret.x, caret.y + caret.height / 2, TextScope.ALL).path == match.path
            found += 1
        assert found > 12 and len({match.path for match in matches}) > 10
        assert {match.path for match in talk.find("é", marks=True, scope=TextScope.POLLS)} == {OPTION}
        assert [match.id for match in talk.find("é", marks=True)] == [1, 1, 4, 5, 7, 7]
        one = talk.find_next("käse", scope=TextScope.ALL)
        assert one and one.path == ("blocks", "intro")
        other = talk.find_next("käse", one, scope=TextScope.ALL)
        assert other and (other.id, other.path) == (4, ("attachments", 0, "title"))
        assert talk.find_next("käse", other, scope=TextScope.ALL) == one
        assert talk.find_next("käse", other, scope=TextScope.ALL, up=True) == one


def test_highlights_in_all_texts(talk: Transcript) -> None:
    matches = talk.find("tee", scope=TextScope.ALL)
    talk.highlight(matches, matches[-1])
    shown = texts_of(talk)
    with talk.rows() as rows:
        found = [(rows.id(rows.rows[highlight["row"]]), rows.path(highlight["path"])) for highlight in rows.highlights]
        assert found == [(match.id, match.path) for match in matches if match.path and (match.id, match.path) in shown]
        for highlight, match in zip(rows.highlights, matches):
            assert tuple(highlight["range"].tolist()) == match.range
    talk.highlight([Match(2, Offsets(0, 3), ("attachments", 9, "options", 1)), Match("nobody", Offsets(0, 3))])
    with talk.rows() as rows:
        assert len(rows.highlights) == 0


def test_places_without_a_path(talk: Transcript) -> None:
    """Positions without a path are in the message's own text, or in the first of its other texts if it has none."""
    assert talk.caret(Position(4, 2)) == talk.caret(Position(4, 2, path=("text",)))
    assert talk.caret(Position(3, 2)) == talk.caret(Position(3, 2, path=("attachments", 0, "name")))
    assert talk.caret(Position(1, 2)) == talk.caret(Position(1, 2, path=("blocks", 0)))
    assert talk.caret(Position(7, 2)) == talk.caret(Position(7, 2, path=("blocks", 0, "items", 0, "blocks", 7)))
    rects = talk.range_rects(3, 0, 3)
    assert rects.tolist() == talk.range_rects(3, 0, 3, ("attachments", 0, "name")).tolist() and len(rects) == 1


def test_paths_to_nothing(talk: Transcript) -> None:
    for path in ((), ("text", 0), ("attachments", 7, "name"), ("blocks", "nowhere"), ("quote", "text")):
        with pytest.raises(bubblelayout.NotFoundError, match="shows no text at"):
            talk.caret(Position(4, 0, path=path))
        assert len(talk.range_rects(4, 0, 3, path)) == 0
        assert talk.find_next("seht", Match(4, Offsets(0, 0), path)) is not None


def test_texts_that_are_no_scope(talk: Transcript) -> None:
    for call in (talk.select_all, lambda scope: talk.find("a", scope=scope), lambda scope: talk.position(0, 0, scope)):
        with pytest.raises(bubblelayout.ArgumentError) as caught:
            call(TextScope(1 << 20))
        assert caught.value.field == "scope"


def test_selecting_all_texts(talk: Transcript) -> None:
    lines = talk.selected_text(talk.select_all(TextScope.ALL)).split("\n")
    for line in ("Größe 👍 des Tees", "Grüner Tee", "👍 keiner", "Größe 👍 der Teekanne.pdf", "Später", "int e = 1;", "Teehaus é 📍"):
        assert line in lines
    own = talk.selected_text(talk.select_all())
    assert "Gewählt 👌 werde ich" in own and "Teekanne" not in own and "keiner" not in own
    polls = talk.select_all(TextScope.POLLS)
    assert talk.selected_text(polls).split("\n") == ["Welcher Tee 🍵?", "Grüner é", "Schwarzer", "👍 keiner"]
    # Between the ends of the selection, a message without such a text is covered by a rectangle of its bubble's size.
    assert len(talk.selection_rects(polls)) == 4 + 4
    option = Selection(Position("zwei", 0, path=OPTION), Position("zwei", bubblelayout.END, path=OPTION))
    assert talk.selected_text(option) == "Grüner é"


def test_spans_say_how_they_look(talk: Transcript) -> None:
    with talk.rows() as rows:
        intro = next(part for part in rows.parts if rows.path(part["path"]) == ("blocks", "intro"))
        spans = list(rows.spans_of(intro))
        assert all(span["kind"] == SpanKind.STYLED for span in spans)
        assert [rows.looks_of(span) for span in spans] == [Look.BOLD | Look.ITALIC, Look(0), Look.SUP]
        assert rows.text(spans[0]["background"]) == "#ffee00" and str(rows.text(spans[0]["color"])).startswith("#cc0000")
        assert (rows.text(spans[1]["href"]), rows.text(spans[1]["title"])) == ("https://example.org/käse?a~b", "Über Käse")
        assert rows.text(spans[1]["tag"]) == "cheese" and rows.text(spans[2]["footnote"]) == "n1"
        heading = rows.parts_of(rows.rows[0])[0]
        heading = next(part for part in rows.parts if part["role"] == TextRole.HEADING and part["kind"] == PartKind.TEXT)
        assert heading["level"] == 2 and rows.path(heading["path"]) == ("blocks", 0)


def test_a_press_says_which_text(talk: Transcript) -> None:
    rects = talk.range_rects("zwei", 0, 3, OPTION)
    hit = talk.hit(float(rects[0]["x"]) + 1, float(rects[0]["y"]) + 2)
    assert (hit.target, hit.index, hit.path, hit.offset) == (Target.ANSWER, 0, OPTION, 0)


def test_elements_are_trees(talk: Transcript) -> None:
    with talk.rows(elements=True) as rows:
        first, second = rows.rows[0], rows.rows[1]
        text = next(element for element in rows.elements_of(first) if element.kind is CellElementKind.TEXT)
        blocks = text.children
        assert all(block.kind is CellElementKind.BLOCK for block in blocks)
        assert [block.type for block in blocks] == [
            "heading", "paragraph", "list", "quote", "table", "code", "details", "footnotes"]
        items = blocks[2].children
        assert [item.type for item in items] == ["item", "item"] and items[1].path == ("blocks", 2, "items", 1)
        assert all(set(child.parts) <= set(block.parts) for block in blocks for child in block.walk())
        poll = next(element for element in rows.elements_of(second) if element.kind is CellElementKind.POLL)
        assert [option.path for option in poll.children] == [("attachments", 0, "options", number) for number in range(3)]
    with talk.rows() as rows:
        assert len(rows.cell_elements) == 0 and rows.elements_of(rows.rows[0]) == []


@pytest.mark.parametrize("preset", ["merged", "clustered"])
def test_elements_are_those_of_the_tool(engine: Engine, tool: str, preset: str) -> None:
    written = subprocess.run(
        [tool, "layout", MESSAGES, "--style", preset, "--width", "300", "--me", "you", "--format", "json", "--glyphs", "--elements"],
        capture_output=True, check=True).stdout.decode()
    with engine.transcript(MESSAGES, preset, width=300, me="you") as talk, talk.rows(elements=True) as rows:
        found = documents.document(rows, paths=True)
        assert documents.differences(documents.normal(json.loads(written), "utf16"), found) == []
        assert all(cell["elements"] for cell in found["cells"])


def test_screen_readers_are_told_which_text(engine: Engine) -> None:
    message: dict[str, Any] = {
        "id": 1, "sender": "Ann", "text": "", "blocks": [
            {"type": "paragraph", "text": "é"}, {"type": "paragraph", "text": "é https://example.org"}]}
    with engine.transcript([message], width=300, utf8_offsets=True) as talk:
        action = next(action for action in talk.message_accessibility(1).actions if action.data is SpanKind.LINK)
        assert action.path == ("blocks", 1) and action.data_range == (3, 22)


def test_tables_scroll(engine: Engine) -> None:
    rows = [[{"text": f"column{number}"} for number in range(12)]]
    message = {"id": 1, "sender": "ann", "text": "", "blocks": [{"type": "table", "rows": rows}]}
    last: ContentPath = ("blocks", 0, "rows", 0, 11)
    with engine.transcript([message], "merged", width=300, me="you") as talk:
        with talk.rows(elements=True) as shown:
            table = next(
                element for top in shown.elements_of(shown.rows[0]) for element in top.walk() if element.type == "table")
            assert table.scroll is not None and table.scroll[0] > table.frame.width and not table.scrolls_from_right
        assert len(talk.range_rects(1, 0, 3, last)) == 0
        height = talk.height
        talk.scroll(1, ("blocks", 0), 5_000)
        rects = talk.range_rects(1, 0, 3, last)
        assert talk.height == height and len(rects) == 1
        hit = talk.hit(float(rects[0]["x"]) + 1, float(rects[0]["y"]) + 2)
        assert hit.path == last
