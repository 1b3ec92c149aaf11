"""Tests the composer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bubblelayout
from bubblelayout import Composer, Engine, LabelRole, Movement, Offsets, PartKind, RowKind


@pytest.fixture
def field(engine: Engine) -> Iterator[Composer]:
    with Composer(engine, placeholder="Message", maximum_height=60) as composer:
        yield composer


def test_typing_and_sending(field: Composer) -> None:
    field.insert("Hello 😀x")
    field.delete()
    assert (field.text, field.state.length, field.state.count) == ("Hello 😀", 8, 7)
    assert field.state.selection == Offsets(8, 8) and field.state.marked is None
    field.replace(0, 5, "Hi")
    field.select(5)
    field.mention("u7", "Ann")
    field.insert(" there")
    assert field.text.startswith("Hi 😀") and "\ufffc" in field.text
    sent = field.send()
    assert sent.mentions == ["u7"] and "Ann" in sent.text and field.text == ""


def test_what_an_input_method_marks(field: Composer) -> None:
    field.insert("a")
    field.mark("にほ", 0, 2)
    assert field.state.marked == Offsets(1, 3)
    field.commit()
    assert field.state.marked is None and field.text == "aにほ"
    field.select(0, 2)
    assert field.state.selection == Offsets(0, 2)
    field.clear()
    assert field.text == ""


def test_emoticons_are_substituted(engine: Engine) -> None:
    style = bubblelayout.Style({"preset": "balloon", "emoticons": {":)": "🙂"}})
    with Composer(engine, style=style) as composer:
        composer.emoticon(":)")
        assert composer.text == "🙂"


def test_layout(field: Composer) -> None:
    rows, layout = field.rows(200)
    with rows:
        assert [row["kind"] for row in rows] == [RowKind.COMPOSER]
        labels = [part for part in rows.parts if part["kind"] == PartKind.LABEL]
        assert rows.text(labels[0]["text"]) == "Message" and labels[0]["role"] == LabelRole.PLACEHOLDER
        assert layout.width == 200 and not layout.scrolls
    field.insert("many words that take lines " * 9)
    rows, layout = field.rows(200)
    assert layout.height == 60 < layout.content_height and layout.scrolls
    assert layout.scroll + layout.height >= layout.caret.y + layout.caret.height
    assert len(rows.operations) and not rows.glyphs.flags.owndata
    assert field.position(200, layout.caret.x, layout.caret.y + 1) == field.state.length
    assert len(field.range_rects(200, 0, field.state.length)) == len(rows.lines)


def test_a_full_field_raises(engine: Engine) -> None:
    with Composer(engine, maximum_count=3) as composer:
        with pytest.raises(bubblelayout.ComposerError):
            composer.insert("abcdef")
        assert composer.text == "abc"


def test_keys_move_the_caret(field: Composer) -> None:
    field.insert("Grüße 👩‍👩‍👧, Ann")
    length = field.state.length
    places = [0]
    while places[-1] < length:
        places.append(field.offset(places[-1], Movement.CHARACTER_FORWARD))
    assert places == [0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19]
    assert [field.offset(place, Movement.CHARACTER_BACKWARD) for place in places[1:]] == places[:-1]
    assert field.offset(0, Movement.WORD_FORWARD) == 5
    assert field.offset(length, Movement.WORD_BACKWARD) == 16
    assert field.offset(3, Movement.PARAGRAPH_FORWARD) == length and field.offset(3, Movement.PARAGRAPH_BACKWARD) == 0
    with pytest.raises(bubblelayout.ArgumentError):
        field.offset(0, 99)  # type: ignore[arg-type]


def test_an_empty_composer_runs_as_the_interface_does(engine: Engine) -> None:
    def caret(text: str, right_to_left: bool) -> float:
        with Composer(engine, right_to_left=right_to_left) as composer:
            composer.insert(text)
            composer.select(0)
            return composer.rows(300)[1].caret.x

    assert caret("", False) == 5 and caret("", True) == 295
    assert caret("abc", True) == 5 and caret("שלום", True) == 295


def test_scripts_do_all_that_a_composer_can(field: Composer) -> None:
    field.insert("Hi ")
    step = field.run({"mention": {"id": "7", "name": "ann"}}, 320)
    token = step["tokens"][0]
    assert (token["height"], token["baseline"], token["frame"][3]) == (14, -2, 14) and "fonts" in step
    assert "fonts" not in field.run({"move": "left", "extend": True}, 320)
    assert field.state.selection == bubblelayout.Offsets(3, 4)
    assert field.run({"toggle": "bold"}, 320)["spans"] == [{"start": 3, "end": 4, "looks": ["bold"]}]
    assert field.run({"undo": True}, 320)["edit"] == "undo" and field.run({"undo": True}, 320)["text"] == "Hi "
    assert field.run({"redo": True}, 320).get("done", True)
    around = field.run({"reply": {"id": 7, "sender": "ann", "text": "Well?"}}, 320)["around"]
    assert around["topic"]["kind"] == "reply" and around["size"][0] == 320
    sent = field.run({"send": True}, 320)["message"]
    assert sent["text"] == "Hi @ann " and sent["quote"]["id"] == 7
    assert sent["spans"][0]["object"] == {"kind": "mention", "id": "7"}
    assert field.run({"undo": True}, 320)["text"] == field.text
    with pytest.raises(bubblelayout.ArgumentError):
        field.run({"insret": "a"}, 320)
