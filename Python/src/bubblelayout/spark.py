"""Millions of messages in Spark: heights of conversations, sizes of texts.

    layout = BatchLayout("merged", width=320, conversation="chat", options=Options(me="ann"))
    heights = lay_out(messages, layout, order=["timestamp", "id"])

Each Python worker opens fonts and style once. Conversations that are longer than `rows` are laid out in pieces by several workers, with the same heights.
Needs pyspark 3.5 or later, pyarrow and pandas.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pyarrow as pa
from pyspark.sql import Column, DataFrame, Window
from pyspark.sql import functions as F
from pyspark.sql.types import ArrayType, DoubleType, LongType, StringType, StructField, StructType

from .batch import CONTEXT, PIECE, PLACE, Batches, BatchLayout, BatchMeasure

# Columns that are used while pieces are made.
_TIMED, _NEXT_TIMED = "bubble_timed", "bubble_next_timed"
_ADDED = (
    StructField("height", DoubleType()), StructField("above", DoubleType()), StructField("width", DoubleType()),
    StructField("lines", LongType()), StructField("error", StringType()))


def lay_out(frame: DataFrame, layout: BatchLayout, *, order: Sequence[str], rows: int = 20_000, partitions: int | None = None) -> DataFrame:
    """Returns the heights of messages; see `BatchLayout` for the columns.

    order: The columns that sort the messages of a conversation.
    rows: The number of rows of a longer conversation that a worker lays out at once.
    partitions: The number of parts that the messages are divided into; by default as many as in shuffles.
    """
    keys = [layout.conversation] if layout.conversation else []
    cut = pieces(frame, layout, order=order, rows=rows)
    by = [*keys, PIECE]
    spread = cut.repartition(partitions, *by) if partitions else cut.repartition(*by)
    return spread.sortWithinPartitions(*by, PLACE).mapInArrow(layout.rows, schema(frame, layout))


def measure(frame: DataFrame, measure: BatchMeasure) -> DataFrame:
    """Returns the sizes of texts; see `BatchMeasure` for the columns. Rows are not moved between partitions."""
    return frame.mapInArrow(measure.rows, schema(frame, measure))


def schema(frame: DataFrame, work: Batches) -> StructType:
    """Returns the columns of the results of work on a frame, in the form of `mapInArrow` and `applyInPandas`."""
    given = {field.name: field for field in frame.schema.fields}
    added = {field.name: field for field in _ADDED}
    kept = pa.schema([pa.field(name, pa.null()) for name in given])
    fields = []
    for field in work.schema(kept):
        if field.type == pa.null():
            fields.append(given[field.name])
        elif pa.types.is_list(field.type):
            fields.append(StructField(field.name, ArrayType(added[field.name].dataType)))
        else:
            fields.append(added[field.name])
    return StructType(fields)


def pieces(frame: DataFrame, layout: BatchLayout, *, order: Sequence[str], rows: int = 20_000, context: int = 3) -> DataFrame:
    """Divides the conversations of a frame into pieces, so that several workers can lay out a long conversation.

    Besides its own messages, a piece has messages around it, because heights depend on neighbours, and the last message before it that has a time,
    because dates depend on it. A `BatchLayout` lays out all of them, and returns only the piece's own.

    context: The number of messages before and after a piece that are added to it; more than one, because some may be invalid.
    """
    key = F.col(layout.conversation) if layout.conversation else F.lit(0)
    window = Window.partitionBy(key).orderBy(*order)
    time = _time(frame, layout)
    placed = frame.withColumn(PLACE, F.row_number().over(window) - 1)
    placed = placed.withColumn(_TIMED, F.when(time.isNotNull(), F.col(PLACE)))
    after = window.rowsBetween(1, Window.unboundedFollowing)
    placed = placed.withColumn(_NEXT_TIMED, F.first(_TIMED, ignorenulls=True).over(after))
    last = F.max(PLACE).over(Window.partitionBy(key))
    placed = placed.withColumn("bubble_last", last)
    place, own = F.col(PLACE), F.floor(F.col(PLACE) / rows)
    # The pieces to which a row is added: those next to it, and those that begin after it but not after the next message with a time.
    beside = F.sequence(F.floor(F.greatest(place - context, F.lit(0)) / rows), F.floor(F.least(place + context, F.col("bubble_last")) / rows))
    until = F.floor(F.coalesce(F.col(_NEXT_TIMED), F.col("bubble_last")) / rows)
    timed = F.when(F.col(_TIMED).isNotNull() & (until > own), F.sequence(own + 1, until)).otherwise(F.array().cast("array<bigint>"))
    spread = placed.withColumn(PIECE, F.explode(F.array_distinct(F.concat(beside, timed))))
    return spread.withColumn(CONTEXT, F.col(PIECE) != own).drop(_TIMED, _NEXT_TIMED, "bubble_last")


def _time(frame: DataFrame, layout: BatchLayout) -> Column:
    if layout.message is not None:
        return F.get_json_object(F.col(layout.message), "$.timestamp")
    return F.col("timestamp") if "timestamp" in frame.columns else F.lit(None)


@contextmanager
def watched(context: Any, report: Callable[[int, int], object], *, seconds: float = 1) -> Iterator[None]:
    """Reports the progress of Spark while something runs: calls `report` with the number of finished tasks and of all tasks, whenever they change.

    context: The session's `sparkContext`.
    seconds: The time between two queries of Spark.
    """
    ended = threading.Event()

    def watch() -> None:
        told = None
        tracker = context.statusTracker()
        while not ended.wait(seconds):
            stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
            counts = [(stage.numCompletedTasks, stage.numTasks) for stage in stages if stage is not None]
            found = (sum(done for done, _ in counts), sum(all for _, all in counts))
            if counts and found != told:
                told = found
                report(*found)

    thread = threading.Thread(target=watch, name="bubblelayout-progress", daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()
