"""Millions of messages: Arrow in, Arrow out, in one process, in a pool of them (`bubblelayout.pool`) or in Spark (`bubblelayout.spark`).

    layout = BatchLayout("merged", width=320, conversation="chat", options=Options(me="ann"))
    measure = BatchMeasure(widths=[180, 260], options={"font_size": 15})
    heights = layout.table(messages)              # a pyarrow.Table

A `BatchLayout` and a `BatchMeasure` can be pickled; each process opens fonts and styles once. For a row that is not a valid message, the column
`error` has the reason; other rows are not affected. Needs pyarrow.
"""

from __future__ import annotations

import dataclasses
import functools
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Union

import numpy as np
import pyarrow as pa

from ._conversations import CONTEXT, PIECE, PLACE, Conversations
from ._messages import MESSAGE_FIELDS, message_texts
from .engine import Engine
from .errors import ArgumentError, LimitError
from .measuring import MeasureFields
from .options import Options
from .style import Style

if TYPE_CHECKING:
    import pandas as pd

#: The number of rows in a returned batch.
_OUTPUT_ROWS = 8192


@dataclass(frozen=True)
class _Batches:
    """The common parts of work on batches: fonts, and columns that are passed through."""

    def rows(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Yields the results of consecutive batches, as `DataFrame.mapInArrow` expects them."""
        raise NotImplementedError

    def schema(self, given: pa.Schema) -> pa.Schema:
        """Returns the columns of the results for columns of the input."""
        raise NotImplementedError

    def table(self, table: pa.Table) -> pa.Table:
        """Returns the results of a whole table, row by row."""
        return pa.Table.from_batches(list(self.rows(table.to_batches())), self.schema(table.schema))

    @property
    def pandas(self) -> Callable[[pd.DataFrame], pd.DataFrame]:
        """Returns a function from the rows of a group to their results, as data frames, for `GroupedData.applyInPandas`."""
        # PySpark also passes the group's key to functions with two parameters, and counts the `self` of a method as a parameter.
        return lambda frame: self._of_frame(frame)

    def _of_frame(self, frame: pd.DataFrame) -> pd.DataFrame:
        table = pa.Table.from_pandas(frame, preserve_index=False)
        return self.table(table).to_pandas(integer_object_nulls=True)


@dataclass(frozen=True)
class BatchLayout(_Batches):
    """Lays out conversations, and returns the height of each message.

    The rows of one conversation must be consecutive and in order, because a message's height depends on its neighbours. The results have the columns of
    `keep`; `height`, the height of the message's cell in points; `above`, the height of the date and the unread line above it in points; and `error`, the
    problem with the message, or null. A message that cannot be read has no height; one that was repaired has a height and an error.
    """

    #: The name of a preset, or the JSON of a style as an object.
    style: str | Mapping[str, Any] = "merged"
    #: The width of the transcript, in points.
    width: float = 320
    #: The column that identifies the conversation of a message; None if there is only one conversation.
    conversation: str | None = None
    #: The column with messages as JSON objects; None if the columns have the names of the fields of messages.
    message: str | None = None
    #: Columns that are passed through unchanged.
    keep: Sequence[str] = ("id",)
    options: Options = Options()
    #: The arguments of `Engine`; none for the fonts of the package.
    fonts: Mapping[str, Any] = field(default_factory=dict)
    #: The columns by which `pandas` sorts the rows of a group; `rows` and `table` keep the order of their input.
    order: Sequence[str] = ()
    #: The maximum number of messages that are laid out at once: longer conversations are laid out in pieces, with the same heights.
    most: int = 10_000

    def rows(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Yields the results of consecutive batches. Memory is bounded by `most`, however long a conversation is."""
        engine, style = _engine(_key(self.fonts)), _style(json.dumps(self.style))
        conversations = Conversations(engine, style, self.width, dataclasses.replace(self.options, estimated=False), self.most)
        output = _Output()
        for batch in batches:
            if batch.num_rows == 0:
                continue
            output.take(batch.select(self._kept(batch.schema)), self._context(batch))
            conversations.add(message_texts(batch, self.message), self._keys(batch))
            yield from output.give(conversations.finished(), self.schema(batch.schema))
        conversations.end()
        yield from output.give(conversations.finished(), None)

    def schema(self, given: pa.Schema) -> pa.Schema:
        added = [pa.field("height", pa.float64()), pa.field("above", pa.float64()), pa.field("error", pa.string())]
        return pa.schema([given.field(name) for name in self._kept(given)] + added)

    def _of_frame(self, frame: pd.DataFrame) -> pd.DataFrame:
        return super()._of_frame(frame.sort_values(list(self.order), kind="stable") if self.order else frame)

    def _kept(self, given: pa.Schema) -> list[str]:
        named = [self.conversation] if self.conversation else []
        return list(dict.fromkeys(named + [name for name in self.keep if name in given.names]))

    def _keys(self, batch: pa.RecordBatch) -> list[Any]:
        """Returns a key for each row: equal for rows of the same conversation and the same piece of it."""
        names = [name for name in (self.conversation, PIECE) if name and name in batch.schema.names]
        columns = [batch.column(name).to_pylist() for name in names]
        return list(zip(*columns)) if columns else [()] * batch.num_rows

    def _context(self, batch: pa.RecordBatch) -> list[bool]:
        if CONTEXT not in batch.schema.names:
            return [False] * batch.num_rows
        found: list[bool] = batch.column(CONTEXT).to_pylist()
        return found


@dataclass(frozen=True)
class BatchMeasure(_Batches):
    """Breaks single texts into lines, and returns their sizes.

    The results have the columns of `keep`; `height` and `width` of the text in points, and the number of its `lines`, as lists if there are several
    widths; and `error`, the problem, or null.
    """

    #: The available width in points, or several.
    widths: float | Sequence[float] = 320
    #: The column with the texts.
    text: str = "text"
    #: Columns that are passed through unchanged.
    keep: Sequence[str] = ("id",)
    #: Fields of `MeasureOptions`.
    options: Mapping[str, Any] = field(default_factory=dict)
    #: The arguments of `Engine`; none for the fonts of the package.
    fonts: Mapping[str, Any] = field(default_factory=dict)

    def rows(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Yields the results of consecutive batches."""
        engine = _engine(_key(self.fonts))
        for batch in (batch.slice(first, _OUTPUT_ROWS) for batch in batches for first in range(0, batch.num_rows, _OUTPUT_ROWS)):
            texts = batch.column(self.text).to_pylist()
            sizes, errors = self._measured(engine, texts)
            there = np.array([error is None for error in errors])
            columns = [batch.column(name) for name in self._kept(batch.schema)]
            columns += [self._column(sizes[name], there) for name in ("height", "width", "line_count")]
            schema = self.schema(batch.schema)
            yield pa.RecordBatch.from_arrays(
                [*(column.cast(each.type) for column, each in zip(columns, schema)), pa.array(errors, pa.string())], schema=schema)

    def schema(self, given: pa.Schema) -> pa.Schema:
        number: Any = pa.float64() if isinstance(self.widths, (int, float)) else pa.list_(pa.float64())
        count: Any = pa.int64() if isinstance(self.widths, (int, float)) else pa.list_(pa.int64())
        added = [pa.field("height", number), pa.field("width", number), pa.field("lines", count), pa.field("error", pa.string())]
        return pa.schema([given.field(name) for name in self._kept(given)] + added)

    def _kept(self, given: pa.Schema) -> list[str]:
        return [name for name in self.keep if name in given.names]

    def _measured(self, engine: Engine, texts: list[Any]) -> tuple[Any, list[str | None]]:
        """Returns the sizes of all texts, and the errors. If the library refuses a text, each text is measured by itself."""
        options: MeasureFields = dict(self.options)  # type: ignore[assignment]
        errors = [None if isinstance(text, str) else "there is no text" for text in texts]
        given = [text if isinstance(text, str) else "" for text in texts]
        try:
            return engine.measure(given, self.widths, **options), errors
        except (ArgumentError, LimitError):
            if engine.measure([""], self.widths, **options).size == 0:
                raise
        sizes = engine.measure([""] * len(given), self.widths, **options).copy()
        for number, text in enumerate(given):
            try:
                sizes[number] = engine.measure([text], self.widths, **options)[0]
            except (ArgumentError, LimitError) as error:
                errors[number] = error.message
        return sizes, errors

    def _column(self, numbers: Any, there: Any) -> pa.Array:
        """Returns a column of numbers, or of lists of numbers, with null for rows that were not measured."""
        if numbers.ndim == 1:
            return pa.array(np.ascontiguousarray(numbers), mask=~there)
        flat = pa.array(np.ascontiguousarray(numbers).reshape(-1))
        offsets = np.arange(len(numbers) + 1, dtype=np.int32) * numbers.shape[1]
        return pa.ListArray.from_arrays(pa.array(offsets), flat, mask=pa.array(~there))


class _Output:
    """Joins results with the columns that are kept, and makes batches of a fixed number of rows."""

    def __init__(self) -> None:
        self._waiting: list[tuple[pa.RecordBatch, list[bool]]] = []
        self._first = 0
        self._schema: pa.Schema | None = None
        self._found: list[Any] = []
        self._count = 0

    def take(self, kept: pa.RecordBatch, context: list[bool]) -> None:
        """Adds rows, in order, whose results will follow."""
        self._waiting.append((kept, context))

    def give(self, found: Iterable[tuple[Any, Any, list[str | None]]], schema: pa.Schema | None) -> Iterator[pa.RecordBatch]:
        """Adds results, and yields the batches that are complete.

        schema: The columns of the results; None at the end, to yield all remaining rows.
        """
        self._schema = schema or self._schema
        for heights, above, errors in found:
            self._found.append((heights, above, errors))
            self._count += len(errors)
        if self._count and (schema is None or self._count >= _OUTPUT_ROWS):
            yield from self._batches()

    def _batches(self) -> Iterator[pa.RecordBatch]:
        heights, above = (np.concatenate([found[index] for found in self._found]) for index in (0, 1))
        errors = [error for found in self._found for error in found[2]]
        self._found, self._count = [], 0
        done = 0
        while done < len(errors):
            kept, context = self._waiting[0]
            count = min(kept.num_rows - self._first, len(errors) - done)
            part = slice(done, done + count)
            missing = np.isnan(heights[part])
            columns = [kept.column(index).slice(self._first, count) for index in range(kept.num_columns)]
            columns += [
                pa.array(heights[part], mask=missing), pa.array(above[part], mask=missing), pa.array(errors[part], pa.string())]
            batch = pa.RecordBatch.from_arrays(columns, schema=self._schema)
            is_context = context[self._first : self._first + count]
            yield batch.filter(pa.array([not each for each in is_context])) if any(is_context) else batch
            done += count
            self._first += count
            if self._first == kept.num_rows:
                self._waiting.pop(0)
                self._first = 0


def _key(fonts: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    """Returns the arguments of an engine as a hashable key."""
    return tuple(sorted((name, tuple(value) if isinstance(value, list) else value) for name, value in fonts.items()))


@functools.lru_cache(maxsize=4)
def _engine(fonts: tuple[tuple[str, Any], ...]) -> Engine:
    """Returns this process's engine with these arguments."""
    return Engine(**dict(fonts))


@functools.lru_cache(maxsize=16)
def _style(style: str) -> Style:
    """Returns this process's style for JSON: a name or an object."""
    return Style(json.loads(style))


#: One of the two kinds of work on batches.
Batches = Union[BatchLayout, BatchMeasure]

__all__ = ["CONTEXT", "MESSAGE_FIELDS", "PIECE", "PLACE", "BatchLayout", "BatchMeasure", "Batches"]
