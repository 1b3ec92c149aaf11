"""Tests work on batches: results are those of one layout, however the rows are divided, and an invalid row affects no other."""

from __future__ import annotations

import inspect
import json
import multiprocessing
import os
import pathlib
import pickle
import random
import signal
from typing import Any

import pytest
from conftest import ROOT

import bubblelayout
from bubblelayout import Options, _conversations

pa = pytest.importorskip("pyarrow")

from bubblelayout import batch, pool  # noqa: E402
from bubblelayout.batch import BatchLayout, BatchMeasure  # noqa: E402

CHATS = ["Demo/transcript.jsonl", "Tests/Goldens/Cases/rich.jsonl", "Tests/Corpora/transcripts/group-rtl.jsonl"]
#: Invalid rows, with the error of each.
SPOILT = {
    '{"id":1,"te': "not JSON at byte 12", "nonsense": "a JSON object", "[1]": "a JSON object", "null": "a JSON object", "": "there is no message",
    '{"messages":[{"id":5,"text":"x"}]}': "a JSON object", None: "there is no message", '{"id":9}': 'field "text"'}


def lines(name: str, count: int = 100) -> list[str]:
    return (ROOT / name).read_text(encoding="utf-8").splitlines()[:count]


def cut(table: Any, most: int, seed: int = 1) -> list[Any]:
    """Divides a table into batches of random lengths."""
    chance, found, first = random.Random(seed), [], 0
    while first < table.num_rows:
        count = chance.randrange(1, most)
        found += table.slice(first, count).to_batches()
        first += count
    return found


def table_of(layout: BatchLayout, batches: list[Any]) -> Any:
    return pa.Table.from_batches(list(layout.rows(iter(batches))))


@pytest.mark.parametrize("style", ["merged", "clustered", "balloon"])
@pytest.mark.parametrize("most", [1, 7, 10_000])
def test_heights_are_those_of_whole_conversations(engine: bubblelayout.Engine, style: str, most: int) -> None:
    wanted: list[float] = []
    chats: list[str] = []
    for name in CHATS:
        with engine.transcript("\n".join(lines(name)), style, width=300, me="you", dates=True) as chat:
            wanted += chat.heights().tolist()
            chats += [name] * len(chat)
    table = pa.table({"chat": chats, "json": [line for name in CHATS for line in lines(name)]})
    layout = BatchLayout(
        style, 300, conversation="chat", message="json", keep=(), options=Options(me="you", dates=True), most=most)
    found = table_of(layout, cut(table, 90))
    assert found.column_names == ["chat", "height", "above", "error"]
    assert found.column("chat").to_pylist() == chats
    assert found.column("height").to_pylist() == wanted
    assert found.column("error").null_count == len(wanted)
    pieces = [layout.table(part) for part in pool.parts(table, "chat", message="json", rows=40)]
    assert len(pieces) > 3 and pa.concat_tables(pieces).column("height").to_pylist() == wanted


def spoilt_chat(seed: int) -> tuple[list[Any], dict[int, str]]:
    """Returns rows with invalid ones among them, and the valid messages with unique ids. Some have no time, some no id or a repeated one."""
    chance, rows, messages, day = random.Random(seed), list[Any](), dict[int, str](), 1
    for number in range(chance.randrange(1, 60)):
        if chance.random() < 0.2:
            rows.append(chance.choice(list(SPOILT)))
            continue
        message: dict[str, Any] = {
            "id": chance.choice([number, str(number), "twice", 7]), "sender": chance.choice(["you", "ann", "ben"]),
            "text": chance.choice(["Hi", "Hello there, how are you today, my friend of old?", "messages", "🚢", "a\nb"])}
        if chance.random() < 0.1:
            del message["id"]
        if chance.random() < 0.5:
            day += chance.choice([0, 0, 1])
            message["timestamp"] = f"2026-01-{1 + day % 28:02d}T{chance.randrange(24):02d}:00:00Z"
        rows.append(json.dumps(message))
        messages[number] = json.dumps({**message, "id": f"row {number}"})
    return rows, messages


@pytest.mark.parametrize("seed", range(8))
def test_a_bad_row_says_why_and_spoils_no_other(engine: bubblelayout.Engine, seed: int) -> None:
    rows, messages = spoilt_chat(seed)
    with engine.transcript("\n".join(messages.values()), "merged", width=250, me="you", dates=True) as chat:
        wanted, height = dict(zip(messages, chat.heights().tolist())), chat.height
    table = pa.table({"json": pa.array(rows, pa.string())})
    for most in (1, 3, 1000):
        layout = BatchLayout("merged", 250, message="json", keep=(), options=Options(me="you", dates=True), most=most)
        found = table_of(layout, cut(table, 20, seed)).to_pylist()
        assert {number: row["height"] for number, row in enumerate(found) if row["height"] is not None} == wanted
        assert sum((row["height"] or 0) + (row["above"] or 0) for row in found) == height
        for row, given in zip(found, rows):
            if given in SPOILT:
                assert SPOILT[given] in row["error"], given
            else:
                assert row["error"] is None


def test_a_repaired_message_has_a_height_and_says_what_was_wrong() -> None:
    table = pa.table({"json": ['{"id":1,"sender":"ann","text":"Hi","timestamp":"late"}', '{"id":2,"sender":"ann","text":"Hi"}']})
    first, second = BatchLayout(message="json", keep=()).table(table).to_pylist()
    assert first["height"] and 'field "timestamp"' in first["error"] and not first["error"].startswith("messages:")
    assert second["height"] and second["error"] is None


def test_columns_are_fields_of_messages(engine: bubblelayout.Engine) -> None:
    times = [1_767_255_000_000, None, 1_767_341_400_000]
    poll = {"type": "poll", "question": "Which?", "options": ["Green", "Black"]}
    table = pa.table({
        "id": [1, 2, 3], "sender": ["ann", "ann", None], "text": ["Hello", "A\nB\u2028C", "left"], "timestamp": pa.array(times, pa.timestamp("ms", "UTC")),
        "attachments": [None, [poll], None], "colour": ["red", "green", "blue"]})
    messages = [
        {"id": 1, "sender": "ann", "text": "Hello", "timestamp": times[0]}, {"id": 2, "sender": "ann", "text": "A\nB\u2028C", "attachments": [poll]},
        {"id": 3, "text": "left", "timestamp": times[2]}]
    with engine.transcript(messages, "clustered", width=280, dates=True) as chat:
        wanted = chat.heights().tolist()
    found = BatchLayout("clustered", 280, keep=("id", "colour"), options=Options(dates=True)).table(table)
    assert found.column("height").to_pylist() == wanted
    assert found.column("colour").to_pylist() == ["red", "green", "blue"]
    assert found.column("above").to_pylist()[2] > 0


def test_fields_are_those_of_the_schema() -> None:
    schema = json.loads((ROOT / "Documentation/Schemas/messages.schema.json").read_text(encoding="utf-8"))
    assert set(batch.MESSAGE_FIELDS) == set(schema["$defs"]["Message"]["properties"])


def test_work_is_pickled_and_empty_tables_are_none_the_worse() -> None:
    layout = BatchLayout({"preset": "merged", "sent": {"growsWithType": True}}, options=Options(me="ann"), fonts={"system": False})
    assert pickle.loads(pickle.dumps(layout)) == layout
    empty = pa.table({"id": pa.array([], pa.int64()), "text": pa.array([], pa.string())})
    for work in (layout, BatchMeasure()):
        assert work.table(empty).num_rows == 0
        assert work.table(empty).schema == work.schema(empty.schema)


@pytest.mark.parametrize("widths", [60, (60, 200.0)])
def test_measures_are_those_of_the_engine(engine: bubblelayout.Engine, widths: Any) -> None:
    texts = ["Hello", "How tall is this? 🚢", None, ""]
    found = BatchMeasure(widths, keep=("id",), options={"font_size": 15}).table(pa.table({"id": [1, 2, 3, 4], "text": texts}))
    wanted = engine.measure(["Hello", "How tall is this? 🚢", "", ""], widths, font_size=15)
    for name, field in (("height", "height"), ("width", "width"), ("lines", "line_count")):
        column = found.column(name).to_pylist()
        assert column == [None if text is None else wanted[number][field].tolist() for number, text in enumerate(texts)]
    assert found.column("error").to_pylist() == [None, None, "there is no text", None]


def test_rows_that_are_missing_and_double_ids_cost_no_layout_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = ['{"id":1,"sender":"ann","text":"Tea?"}', None, '{"id":1,"sender":"ann","text":"More"}', "  ", '{"id":"1","sender":"ben","text":"Yes"}']
    table = pa.table({"chat": ["a"] * 5, "message": texts})
    layout = BatchLayout(conversation="chat", message="message", keep=())
    wanted = layout.table(table)
    # The heights must be those of appending each message by itself.
    with monkeypatch.context() as patched:
        patched.setattr(_conversations.Conversations, "_all_at_once", lambda self, texts: None)
        assert layout.table(table).equals(wanted)
    monkeypatch.setattr(_conversations.Conversations, "_one_by_one", None)
    assert layout.table(table).equals(wanted)
    assert [height is None for height in wanted.column("height").to_pylist()] == [False, True, False, True, False]


def test_spark_passes_a_frame_and_no_key() -> None:
    for work in (BatchLayout(), BatchMeasure()):
        # PySpark inspects the function in this way to find out whether its first argument is the group's key.
        assert len(inspect.getfullargspec(work.pandas).args) == 1


def test_options_that_do_not_fit_are_an_error() -> None:
    table = pa.table({"text": ["Hello"]})
    with pytest.raises(bubblelayout.ArgumentError, match="font_size"):
        BatchMeasure(options={"font_size": -4}).table(table)
    with pytest.raises(bubblelayout.StyleError):
        BatchLayout("nothing").table(table)


# -- A pool of processes.


class Killed:
    """Work that kills its process at a certain row, a certain number of times."""

    def __init__(self, place: int, folder: pathlib.Path, times: int) -> None:
        self.place, self.folder, self.times = place, str(folder), times

    def __call__(self, table: Any) -> Any:
        if self.place in table.column("id").to_pylist():
            for number in range(self.times):
                try:
                    os.close(os.open(f"{self.folder}/{number}", os.O_CREAT | os.O_EXCL))
                except FileExistsError:
                    continue
                os.kill(os.getpid(), signal.SIGKILL)
        return doubled(table)


def doubled(table: Any) -> Any:
    return table.append_column("double", pa.array([2 * number for number in table.column("id").to_pylist()]))


def refused(table: Any) -> Any:
    raise ValueError(f"{table.num_rows} rows are too many")


def numbers(count: int) -> Any:
    return pa.table({"id": list(range(count)), "chat": [number // 5 for number in range(count)]})


def test_a_killed_process_loses_nothing(tmp_path: pathlib.Path) -> None:
    # The process is killed twice, so that the parts that were lost with it are done one after the other.
    table, told, times = numbers(50), list[pool.Progress](), 2
    found = pool.in_pool(Killed(23, tmp_path, times), pool.parts(table, "chat", rows=5), processes=2, progress=told.append)
    assert pa.concat_tables(found).column("double").to_pylist() == [2 * number for number in range(50)]
    assert len(list(tmp_path.iterdir())) == times
    assert [progress.parts for progress in told] == list(range(1, 11))
    assert told[-1].lost == times and told[-1].begun == 10 and told[-1].rows >= 50


def test_a_part_that_always_kills_its_process_is_named(tmp_path: pathlib.Path) -> None:
    found = pool.in_pool(Killed(11, tmp_path, 100), pool.parts(numbers(30), "chat", rows=5), processes=2, retries=1)
    with pytest.raises(pool.WorkerLost) as lost:
        list(found)
    assert lost.value.part == 2


def test_what_the_work_raises_is_raised() -> None:
    with pytest.raises(ValueError, match="5 rows are too many"):
        list(pool.in_pool(refused, pool.parts(numbers(30), "chat", rows=5), processes=1))
    assert not multiprocessing.active_children()


def test_parts_keep_conversations_together() -> None:
    chats = ["a"] * 3 + ["b"] * 2 + ["c"] * 20 + ["d"] + ["e"] * 4
    table = pa.table({"chat": chats, "id": list(range(30)), "timestamp": pa.array([5] + [None] * 29, pa.int64())})
    found = list(pool.parts(table, "chat", rows=5, context=2))
    own = [
        [row["id"] for row in part.to_pylist() if not row.get(batch.CONTEXT)] for part in found]
    assert own == [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14], [15, 16, 17, 18, 19], [20, 21, 22, 23, 24], [25, 26, 27, 28, 29]]
    assert [row["id"] for row in found[2].to_pylist()] == [5, 8, 9, 10, 11, 12, 13, 14, 15, 16]
