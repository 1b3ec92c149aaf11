#!/usr/bin/env python3
"""Proves that messages laid out in Spark, on a cluster of several workers, equal those of one process, row by row.

usage: spark-test.py [--tool PATH] [--messages N] [--figures N]

The interpreter must have bubblelayout, pyspark, pyarrow and pandas; `make spark-test` makes one. Conversations are skewed: one has two fifths of all
messages. Some rows are invalid. The test kills a Python worker in the middle of its rows, and then an executor with everything on it.
"""

import argparse
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

import pyarrow as pa
import pyarrow.compute as pc
from pyspark import TaskContext
from pyspark.sql import SparkSession
from pyspark.sql import functions as F

from bubblelayout import Options
from bubblelayout.batch import BatchLayout, BatchMeasure
from bubblelayout.spark import lay_out, measure, schema, watched

ROOT = pathlib.Path(__file__).resolve().parent.parent
CORPORA = [
    "Tests/Corpora/transcripts/group-multilingual.jsonl", "Tests/Corpora/transcripts/group-rtl.jsonl",
    "Tests/Corpora/transcripts/irc-ubuntu-2008-12-11.jsonl"]
# The number of messages in a piece, for the runs that lay out conversations in pieces.
PIECE = 500
CONVERSATIONS = 60
# One row of this many is not a valid message.
SPOILT = 97
TASKS = 8


def messages(count, spoilt=SPOILT):
    """Returns a table of conversations, in their order. Its columns have the names of the fields of messages.

    spoilt: One row of this many is not a valid message; None for no such rows.
    """
    texts = []
    for name in CORPORA:
        for line in (ROOT / name).read_text(encoding="utf-8").splitlines():
            message = json.loads(line)
            if message.get("text"):
                texts.append((message.get("sender"), message["text"]))
    columns = {name: [] for name in ("chat", "place", "id", "sender", "timestamp", "text")}
    places = [0] * CONVERSATIONS
    for number in range(count):
        # Two fifths of the messages are in one conversation; the other conversations become smaller and smaller.
        rest = number * 2654435761 % 1000
        chat = 0 if rest < 400 else 1 + (rest * rest // 400) % (CONVERSATIONS - 1)
        sender, text = texts[number * 7919 % len(texts)]
        place = places[chat]
        places[chat] += 1
        columns["chat"].append(f"chat {chat:02d}")
        columns["place"].append(place)
        # Conversations share ids, and some ids occur twice in one conversation.
        columns["id"].append(place // 2 if place % 50 == 1 else place)
        columns["sender"].append(sender)
        # Many messages have no time; some days begin in the middle of a conversation.
        columns["timestamp"].append(None if number % 3 == 0 else 1_700_000_000_000 + place * 1_800_000)
        columns["text"].append(None if spoilt and number % spoilt == 5 else text)
    types = {"place": pa.int64(), "id": pa.int64(), "timestamp": pa.timestamp("ms", "UTC")}
    table = pa.table({name: pa.array(values, types.get(name, pa.string())) for name, values in columns.items()})
    return table.sort_by([("chat", "ascending"), ("place", "ascending")])


def layout_of(**changes):
    given = dict(
        style="merged", width=300, conversation="chat", keep=("place", "id"), options=Options(me="ann", dates=True), order=("place",))
    return BatchLayout(**{**given, **changes})


@dataclass(frozen=True)
class KilledOnce(BatchLayout):
    """Lays out messages, but kills a process once, after it has given some rows."""

    #: The folder in which each run of a task leaves a file.
    folder: str = ""
    victim: str = "python"

    def rows(self, batches):
        task = TaskContext.get()
        pathlib.Path(self.folder, f"run-{task.partitionId()}-{task.taskAttemptId()}").touch()
        for number, batch in enumerate(BatchLayout.rows(self, batches)):
            yield batch
            # The process is not killed in the first task, so that other tasks are done by then.
            if number == 0 and task.partitionId() == 3:
                try:
                    os.close(os.open(pathlib.Path(self.folder, "killed"), os.O_CREAT | os.O_EXCL))
                except FileExistsError:
                    continue
                os.kill(os.getpid() if self.victim == "python" else executor(), signal.SIGKILL)


def executor():
    """Returns the id of the Java process that this worker belongs to."""
    process = os.getpid()
    while process > 1:
        fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")
        if fields[0].endswith("(java"):
            return process
        process = int(fields[2].split()[1])
    raise RuntimeError("no Java process is above this one")


def session(workers):
    """Starts a cluster: a master, and executors in processes of their own, each with one core and Python workers."""
    kept = {name: os.environ[name] for name in ("PYTHONPATH", "BUBBLE_LAYOUT_LIBRARY", "BUBBLE_LAYOUT_FONTS") if name in os.environ}
    builder = (
        SparkSession.builder.master(f"local-cluster[{workers},1,1024]").appName("bubblelayout")
        .config("spark.ui.enabled", "false").config("spark.ui.showConsoleProgress", "false").config("spark.executor.memory", "1g").config("spark.sql.shuffle.partitions", str(TASKS))
        .config("spark.sql.adaptive.enabled", "false").config("spark.sql.execution.arrow.maxRecordsPerBatch", "1000")
        .config("spark.sql.session.timeZone", "UTC").config("spark.driver.host", "127.0.0.1").config("spark.driver.bindAddress", "127.0.0.1")
        # Long limits, because a busy machine answers slowly and must not fail the test.
        .config("spark.network.timeout", "1800s").config("spark.rpc.askTimeout", "1800s").config("spark.executor.heartbeatInterval", "120s")
        .config("spark.local.dir", tempfile.gettempdir()))
    for name, value in kept.items():
        builder = builder.config(f"spark.executorEnv.{name}", value)
    found = builder.getOrCreate()
    found.sparkContext.setLogLevel("OFF")
    return found


def in_order(table):
    return table.sort_by([("chat", "ascending"), ("place", "ascending")]).combine_chunks()


def same(found, wanted, what):
    """Fails if a row differs."""
    found = in_order(found.select(wanted.column_names)).cast(wanted.schema)
    if found.num_rows != wanted.num_rows:
        sys.exit(f"spark-test: {what}: {found.num_rows} rows of {wanted.num_rows}")
    if not found.equals(wanted):
        one, other = found.to_pylist(), wanted.to_pylist()
        wrong = [(mine, right) for mine, right in zip(one, other) if mine != right]
        sys.exit(f"spark-test: {what}: {len(wrong)} rows differ, the first {wrong[0]}")
    print(f"spark-test: {what}: {found.num_rows} messages, each equal", flush=True)


def check(spark, table, wanted, workers):
    layout = layout_of()
    frame = spark.createDataFrame(table.to_pandas()).withColumn("id", F.col("id").cast("bigint"))
    frame = frame.repartition(TASKS // 2).cache()

    reports = []
    with watched(spark.sparkContext, lambda done, tasks: reports.append((done, tasks)), seconds=0.05):
        same(lay_out(frame, layout, order=["place"], rows=PIECE).toArrow(), wanted, f"mapInArrow, {workers} workers")
    between = [report for report in reports if 0 < report[0] < report[1]]
    if not between:
        sys.exit(f"spark-test: no progress was reported: {reports}")
    print(f"spark-test: progress was told {len(reports)} times, such as {between[len(between) // 2][0]} of {between[len(between) // 2][1]} tasks")
    return frame


def check_more(frame, table, wanted):
    grouped = frame.groupBy("chat").applyInPandas(layout_of().pandas, schema(frame, layout_of()))
    same(grouped.toArrow(), wanted, "applyInPandas, a conversation a group")

    sizes = BatchMeasure(widths=(180, 260, 340), keep=("chat", "place"))
    same(measure(frame, sizes).toArrow(), in_order(sizes.table(table)), "measure at 3 widths")

    # The tasks have similar amounts of work, although one conversation has two fifths of all messages.
    counts = lay_out(frame, layout_of(), order=["place"], rows=PIECE, partitions=TASKS).groupBy(F.spark_partition_id()).count().collect()
    most, mean = max(row["count"] for row in counts), table.num_rows / TASKS
    longest = max(pc.value_counts(table.column("chat")).field("counts").to_pylist())
    if most > 2 * mean + PIECE or longest < 3 * mean:
        sys.exit(f"spark-test: a task has {most} messages of {table.num_rows}, the longest conversation {longest}")
    print(f"spark-test: the longest conversation has {longest} messages, the fullest of {TASKS} tasks {most}", flush=True)


def check_killed(frame, wanted):
    for victim, name in (("python", "a Python worker"), ("executor", "an executor")):
        with tempfile.TemporaryDirectory() as folder:
            layout = KilledOnce(**vars(layout_of()), folder=folder, victim=victim)
            found = lay_out(frame, layout, order=["place"], rows=PIECE, partitions=TASKS).toArrow()
            runs = len(list(pathlib.Path(folder).glob("run-*")))
            if not pathlib.Path(folder, "killed").exists() or runs <= TASKS:
                sys.exit(f"spark-test: {name} should have been killed once, but {runs} of {TASKS} tasks were run")
        same(found, wanted, f"{name} killed in the middle, {runs} runs of {TASKS} tasks")


def check_tool(tool, table, wanted):
    """Compares one process with the tool: the longest conversation, without its invalid rows."""
    rows = [row for row in table.to_pylist() if row["chat"] == "chat 00" and row["text"] is not None]
    lines = []
    for row in rows:
        message = {"id": row["place"], "sender": row["sender"], "text": row["text"]}
        if row["timestamp"] is not None:
            message["timestamp"] = int(row["timestamp"].timestamp() * 1000)
        lines.append(json.dumps({name: value for name, value in message.items() if value is not None}))
    written = subprocess.run(
        [tool, "layout", "-", "--style", "merged", "--width", "300", "--me", "ann", "--dates", "--format", "jsonl"],
        input="\n".join(lines), capture_output=True, text=True, check=True).stdout
    heights = {cell["id"]: cell["frame"][3] for cell in map(json.loads, written.splitlines()) if "frame" in cell and "side" in cell}
    mine = {row["place"]: row["height"] for row in wanted.to_pylist() if row["chat"] == "chat 00" and row["height"] is not None}
    if heights != mine:
        wrong = [(place, mine.get(place), heights.get(place)) for place in sorted(set(mine) | set(heights)) if mine.get(place) != heights.get(place)]
        sys.exit(f"spark-test: {len(wrong)} heights differ from the tool's, such as {wrong[:3]}")
    print(f"spark-test: {len(mine)} heights of one process are those of `bubble layout`", flush=True)


def timed(work):
    begin = time.perf_counter()
    count = work()
    return count / (time.perf_counter() - begin)


def figures(tool, count):
    """Prints messages per second for the tool, one process, and Spark with one and two workers. The figures decide nothing."""
    table = messages(count, spoilt=None)
    layout, sizes = layout_of(), BatchMeasure(widths=300, keep=("chat", "place"))
    with tempfile.TemporaryDirectory() as folder:
        chat = pathlib.Path(folder, "chat.jsonl")
        chat.write_text(
            "\n".join(json.dumps({"id": n, "sender": row["sender"] or "x", "text": row["text"] or "-"}) for n, row in enumerate(table.to_pylist())),
            encoding="utf-8")

        def run(*arguments):
            subprocess.run([tool, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
            return count

        found = {
            "bubble layout --format jsonl": timed(lambda: run("layout", str(chat), "--style", "merged", "--width", "300", "--format", "jsonl")),
            "bubble layout --fields id,height": timed(
                lambda: run("layout", str(chat), "--style", "merged", "--width", "300", "--format", "jsonl", "--fields", "id,height")),
            "bubble measure --fields id,height": timed(lambda: run("measure", str(chat), "--width", "300", "--fields", "id,height")),
            "BatchLayout.table": timed(lambda: layout.table(table).num_rows),
            "BatchLayout.table, a row in 97 spoilt": timed(lambda: layout.table(messages(count)).num_rows),
            "BatchMeasure.table": timed(lambda: sizes.table(table).num_rows)}
        for workers in (1, 2):
            spark = session(workers)
            path = str(pathlib.Path(folder, f"messages-{workers}"))
            spark.createDataFrame(table.to_pandas()).withColumn("id", F.col("id").cast("bigint")).repartition(16).write.parquet(path)
            frame = spark.read.parquet(path)
            # The first run opens fonts in each worker, and lets Java compile its code.
            lay_out(frame.limit(count // 10), layout, order=["place"]).count()
            found[f"Spark layout, {workers} workers"] = timed(lambda: lay_out(frame, layout, order=["place"]).agg(F.sum("height"), F.count("*")).first()[1])
            found[f"Spark measure, {workers} workers"] = timed(lambda: measure(frame, sizes).agg(F.sum("height"), F.count("*")).first()[1])
            found[f"Spark without layout, {workers} workers"] = timed(
                lambda: frame.mapInArrow(unchanged, frame.schema).agg(F.count("text"), F.count("*")).first()[1])
            spark.stop()
    print(f"spark-test: messages in a second, of {count}")
    for name, speed in found.items():
        print(f"  {name:36} {speed:9.0f}")


def unchanged(batches):
    yield from batches


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=str(ROOT / ".build/release/bubble"))
    parser.add_argument("--messages", type=int, default=6_000)
    parser.add_argument("--figures", type=int, default=0)
    options = parser.parse_args()
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    os.environ.setdefault("PYSPARK_DRIVER_PYTHON", sys.executable)
    if options.figures:
        figures(options.tool, options.figures)
        return
    table = messages(options.messages)
    wanted = in_order(layout_of().table(table))
    spoilt = pc.sum(wanted.column("error").is_valid()).as_py()
    if not spoilt or spoilt != pc.sum(pc.is_null(table.column("text"))).as_py():
        sys.exit(f"spark-test: {spoilt} rows are said to be wrong")
    check_tool(options.tool, table, wanted)
    spark = session(2)
    frame = check(spark, table, wanted, 2)
    check_more(frame, table, wanted)
    check_killed(frame, wanted)
    spark.stop()
    spark = session(4)
    check(spark, table, wanted, 4)
    spark.stop()
    print(f"spark-test: {table.num_rows} messages of {CONVERSATIONS} conversations, {spoilt} of them spoilt, are equal in all ways")


if __name__ == "__main__":
    main()
