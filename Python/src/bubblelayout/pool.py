"""A pool of processes for work on tables that loses nothing when one of them is killed.

    for heights in in_pool(layout.table, parts(messages, "chat"), processes=8, progress=print):
        writer.write_table(heights)

The program must be importable, with `if __name__ == "__main__":` around its main code, because each process imports it.
"""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, TypeVar

import pyarrow as pa

from ._conversations import CONTEXT, PIECE
from ._messages import is_timed

Result = TypeVar("Result")


class WorkerLost(RuntimeError):
    """A part whose process was killed repeatedly, the last times while no other part was running."""

    #: The number of the part, counted from 0.
    part: int

    def __init__(self, part: int, times: int) -> None:
        super().__init__(f"part {part} lost its process {times} times")
        self.part = part


@dataclass(frozen=True)
class Progress:
    """The progress of a pool."""

    #: How many parts are done, and how many have been started.
    parts: int
    begun: int
    #: How many rows the results have.
    rows: int
    #: How many processes were lost; their parts are done again.
    lost: int


def in_pool(
    function: Callable[[Any], Result], given: Iterable[Any], *, processes: int | None = None,
    progress: Callable[[Progress], object] | None = None, retries: int = 3,
) -> Iterator[Result]:
    """Yields the results of a function for parts, in their order, made by several processes.

    If a process is killed, its part is done again. Parts that are lost more than once are done one after the other, so that a part that kills its
    process is identified. Exceptions of the function are raised here.

    function: A picklable function, such as the method `table` of a `BatchLayout`.
    given: Tables, or other picklable parts. They are read one after the other while earlier ones are being worked on.
    processes: The number of processes; by default one for each processor.
    progress: A function that is called after each part.
    retries: How often a part may lose its process while it runs alone, before `WorkerLost` is raised.
    """
    pool = _Pool(function, enumerate(given), processes or multiprocessing.cpu_count(), retries)
    try:
        rows = 0
        for number, result in pool.results():
            rows += getattr(result, "num_rows", 0)
            if progress is not None:
                progress(Progress(number + 1, pool.begun, rows, pool.lost))
            yield result
    finally:
        pool.close()


class _Pool:
    """Processes, and the parts that they work on."""

    def __init__(self, function: Callable[[Any], Any], parts: Iterator[tuple[int, Any]], processes: int, retries: int) -> None:
        self._function, self._parts, self._processes, self._retries = function, parts, processes, retries
        #: The parts to be done again; those that were lost more than once run alone.
        self._again: deque[tuple[int, Any]] = deque()
        self._losses: dict[int, int] = {}
        self._running: dict[Future[Any], tuple[int, Any]] = {}
        self._done: dict[int, Any] = {}
        self._executor = self._opened()
        self.begun = self.lost = 0

    def _opened(self) -> ProcessPoolExecutor:
        # A forked child of a process with several threads may hang, so each child starts as a new process.
        return ProcessPoolExecutor(self._processes, mp_context=multiprocessing.get_context("spawn"))

    def results(self) -> Iterator[tuple[int, Any]]:
        """Yields numbers and results, in the order of the parts."""
        next_number = 0
        self._fill()
        while self._running or next_number in self._done:
            while next_number in self._done:
                yield next_number, self._done.pop(next_number)
                next_number += 1
            if self._running:
                self._wait()
                self._fill()

    def _fill(self) -> None:
        """Starts parts: enough to keep the processes busy, but few results may wait for earlier ones."""
        if any(self._losses.get(number, 0) > 1 for number, _ in self._running.values()):
            return
        while len(self._running) < 2 * self._processes and len(self._done) < 4 * self._processes:
            suspect = bool(self._again) and self._losses.get(self._again[0][0], 0) > 1
            if suspect and self._running:
                return
            part = self._again.popleft() if self._again else next(self._parts, None)
            if part is None:
                return
            self.begun = max(self.begun, part[0] + 1)
            try:
                self._running[self._executor.submit(self._function, part[1])] = part
            except BrokenProcessPool:
                self._again.appendleft(part)
                self._renew()
                continue
            if suspect:
                return

    def _wait(self) -> None:
        finished, _ = wait(self._running, return_when=FIRST_COMPLETED)
        is_broken = False
        for future in finished:
            number, part = self._running.pop(future)
            try:
                self._done[number] = future.result()
            except BrokenProcessPool:
                is_broken = True
                self._lose(number, part, alone=not self._running and len(finished) == 1)
        if is_broken:
            for number, part in self._running.values():
                self._lose(number, part, alone=False)
            self._running.clear()
            self._again = deque(sorted(self._again, key=lambda each: each[0]))
            self._renew()

    def _lose(self, number: int, part: Any, alone: bool) -> None:
        # If several parts were running, it is unknown which one lost its process, so only a part that ran alone is counted beyond two.
        times = self._losses.get(number, 0) + 1
        self._losses[number] = times if alone else min(times, 2)
        if self._losses[number] > self._retries + 1:
            raise WorkerLost(number, times)
        self._again.append((number, part))

    def _renew(self) -> None:
        self.lost += 1
        self._executor.shutdown(wait=False, cancel_futures=True)
        self._executor = self._opened()

    def close(self) -> None:
        """Ends the processes after their current parts."""
        self._executor.shutdown(wait=True, cancel_futures=True)


def parts(
    table: pa.Table, conversation: str | None = None, *, message: str | None = None, rows: int = 20_000, context: int = 3
) -> Iterator[pa.Table]:
    """Yields the parts of a table for a `BatchLayout`: whole conversations, and pieces of those that are longer than a part.

    Pieces have further columns, which say among other things which of their rows are only context.

    conversation: The column that identifies the conversation; its rows must be consecutive. None if there is only one conversation.
    message: The column with messages as JSON; None if the columns have the names of the fields of messages.
    rows: The approximate number of rows in a part.
    context: The number of rows before and after a piece that are added to it as context; more than one, because some may be invalid.
    """
    begin = 0
    for start, end in _runs(table, conversation):
        if end - start <= rows:
            if end - begin >= rows:
                yield table.slice(begin, end - begin)
                begin = end
            continue
        if start > begin:
            yield table.slice(begin, start - begin)
        for number, first in enumerate(range(start, end, rows)):
            yield _piece(table, (start, end), (first, min(first + rows, end)), number, context, message)
        begin = end
    if begin < table.num_rows:
        yield table.slice(begin)


def _runs(table: pa.Table, conversation: str | None) -> Iterator[tuple[int, int]]:
    """Yields the beginning and the end of each conversation."""
    if conversation is None:
        yield 0, table.num_rows
        return
    start, key = 0, None
    for place, other in enumerate(table.column(conversation).to_pylist()):
        if place and other != key:
            yield start, place
            start = place
        key = other
    yield start, table.num_rows


def _piece(
    table: pa.Table, run: tuple[int, int], rows: tuple[int, int], number: int, context: int, message: str | None
) -> pa.Table:
    """Returns a piece of a conversation with its context: the rows around it, and the last row before it that has a time."""
    first, last = max(run[0], rows[0] - context), min(run[1], rows[1] + context)
    found = table.slice(first, last - first)
    is_context = [not rows[0] <= place < rows[1] for place in range(first, last)]
    column = message or "timestamp"
    if column in table.column_names and first > run[0]:
        values = table.column(column)

        def has_time(place: int) -> bool:
            return is_timed(values[place].as_py() or "") if message else bool(values[place].is_valid)

        timed = first - 1
        while timed > run[0] and not has_time(timed):
            timed -= 1
        found = pa.concat_tables([table.slice(timed, 1), found])
        is_context.insert(0, True)
    found = found.append_column(PIECE, pa.array([number] * found.num_rows, pa.int64()))
    return found.append_column(CONTEXT, pa.array(is_context, pa.bool_()))
