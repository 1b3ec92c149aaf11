#!/usr/bin/env python3
"""Passes memory of every shape to the package at random: fuzz_buffers.py RUNS SEED.

Each call must return or raise a Python exception. The arrays that come in have random types, strides, byte orders and shapes, are read-only or empty, and
change while other threads read them. The arrays that come out are resized, written and used after everything is closed, and handles are closed during calls.
A crash ends the process with a signal. Therefore this program runs itself again for each block of calls, and prints the seed of a block that failed; with
`--block` the block runs in this process. Beside this, results that must not depend on the memory are compared: widths in a strange array give the sizes that
the same numbers in a plain list give.
"""

from __future__ import annotations

import argparse
import array
import ctypes
import faulthandler
import gc
import json
import mmap
import pickle
import random
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

import bubblelayout
from bubblelayout import Edge, Match, Offsets, Position, TextScope, Theme

#: How many calls one process makes.
BLOCK = 2_000
TYPES = ["f8", ">f8", "<f8", "f4", ">f4", "f2", "i1", "u1", "i4", ">i4", "u8", ">u8", "i8", "?", "c16", "O", "S3", "U3", "M8[s]", "m8[ms]", "V8",
         [("x", "f8"), ("y", ">i2")]]
NUMBERS = [0, 1, -1, 0.5, 80, 320, 1e6, 1e300, -1e300, float("inf"), float("-inf"), float("nan"), 5e-324]
COUNTS = [0, 1, 2, -1, 3, 7, 100, 2**31 - 1, 2**31, 2**32, 2**63 - 1, 2**63, 2**64 - 1, 2**64, -2**63, 1.5, None, "3", True]
TEXTS = ["", "a", "Hello there", "日本語の文字", "مرحبا hello", "👩‍👩‍👧🇩🇪", "\ud800", "a\0b", "x" * 5_000, "\n\n\t", "e" + "\u0301" * 50]
#: What a Python program may expect of wrong arguments.
EXPECTED = (bubblelayout.BubbleError, TypeError, ValueError, OverflowError, IndexError, KeyError, BufferError, AttributeError, UnicodeError, MemoryError,
            ZeroDivisionError, StopIteration, RuntimeError, NotImplementedError, OSError)


class Liar:
    """A sequence that claims a length it does not have."""

    def __init__(self, claimed: int, real: list[Any]) -> None:
        self.claimed, self.real = claimed, real

    def __len__(self) -> int:
        return self.claimed

    def __getitem__(self, index: Any) -> Any:
        return self.real[index]


class Shrinking(list[Any]):
    """A list that loses its elements while it is iterated."""

    def __iter__(self) -> Any:
        for element in list(self):
            self.clear()
            yield element


class Fuzzer:
    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.outcomes: Counter[str] = Counter()
        self.engine = bubblelayout.Engine()
        #: Arrays that earlier calls returned. Their owners may be closed.
        self.views: list[Any] = []
        self.open()

    def open(self) -> None:
        messages = [{"id": number, "sender": "ab"[number % 2], "text": self.pick(TEXTS)} for number in range(self.chance.randrange(1, 12))]
        self.chat = self.engine.transcript(messages, self.pick(["merged", "balloon", "clustered"]), width=300, me="a", utf8_offsets=self.flip())
        self.paragraph = self.engine.paragraph(self.pick(TEXTS))

    def pick(self, choices: Any) -> Any:
        return self.chance.choice(choices)

    def flip(self, likely: float = 0.5) -> bool:
        return self.chance.random() < likely

    # -- Memory to pass in.

    def widths(self) -> tuple[Any, list[float] | None]:
        """Returns memory with widths, and the widths as a list; None if the memory does not hold numbers that can be told beforehand."""
        kind, count = self.chance.randrange(12), self.pick([0, 1, 2, 3, 9, 40])
        plain = [float(self.pick([0, 1, 40.5, 80, 200.25, 1e4, float("inf"), -5])) for _ in range(count)]
        if kind == 0:
            return plain, plain
        if kind == 1:
            # A view with a stride, forwards or backwards, into a larger array; its type may have another byte order.
            step = self.pick([1, 2, 3, -1, -2])
            whole = np.full(count * abs(step) + 5, -7.0, self.pick(["<f8", ">f8"]))
            view = whole[2:2 + count * step:step] if step > 0 else whole[2:2 + count * -step][::step]
            view[:] = plain
            view.flags.writeable = self.flip()
            return view, plain
        if kind == 2:
            # Memory that is not aligned.
            raw = bytearray(8 * count + 3)
            view = np.frombuffer(raw, "<f8", count, 3) if count else np.empty(0)
            if count:
                view[:] = plain
            return view, plain
        if kind == 3:
            shape = self.pick([(count,), (count, 1), (1, count), (0, 3), (2, 0, 2), ()])
            made: Any = np.zeros(shape, self.pick(TYPES))
            return (made.T if self.flip() else made), None
        if kind == 4:
            return np.broadcast_to(np.float64(self.pick(NUMBERS)), self.pick([(3,), (2, 2), (1_000,), (0,)])), None
        if kind == 5:
            # One number that claims to be thousands, which is valid: all have the stride 0.
            return np.lib.stride_tricks.as_strided(np.array([80.0]), (self.pick([1, 5_000]),), (0,)), None
        if kind == 6:
            return array.array(self.pick("bBhHiIlLqQfd"), [self.chance.randrange(0, 100) for _ in range(count)]), None
        if kind == 7:
            return memoryview(self.pick([bytearray(16), b"12345678", array.array("d", plain), np.array(plain)]))[::self.pick([1, 2, -1])], None
        if kind == 8:
            return self.pick([Liar(self.pick([0, 5, 10**6, 2**62]), plain), Shrinking(plain), iter(plain), (w for w in plain), {1.0: 2}, {3.0}]), None
        if kind == 9:
            return np.array([self.pick(NUMBERS + TEXTS + COUNTS) for _ in range(count)], object), None
        if kind == 10:
            return np.ma.masked_array(plain, [self.flip() for _ in plain]) if count else np.matrix([[1.0, 2.0]]), None
        return self.pick(NUMBERS + COUNTS + TEXTS + [None, b"80", 3 + 4j, np.float32(80), np.datetime64("2026-01-01")]), None

    def content(self) -> Any:
        """Returns messages, in memory of some kind."""
        lines = "\n".join(json.dumps({"id": self.chance.randrange(20), "text": self.pick(TEXTS)}) for _ in range(self.chance.randrange(4))).encode()
        if self.flip(0.3) and lines:
            spot = self.chance.randrange(len(lines))
            lines = lines[:spot] + bytes([self.chance.randrange(256)]) + lines[spot + 1:]
        anonymous = mmap.mmap(-1, 4096)
        anonymous.write(lines[:4096])
        return self.pick([
            lines, bytearray(lines), memoryview(lines), memoryview(bytearray(lines))[::-1], np.frombuffer(lines or b"x", "u1"), anonymous,
            lines.decode(errors="surrogateescape"), {"id": 1, "text": self.pick(TEXTS)}, [{"id": 1, "text": "a"}, 3], iter([{"id": 5, "text": "b"}]),
            Shrinking([{"id": 7, "text": "c"}, {"id": 8, "text": "d"}]), None, 7, [None], [{"id": object()}], (ctypes.c_char * 8)()])

    def texts(self) -> Any:
        chosen = [self.pick(TEXTS) for _ in range(self.chance.randrange(4))]
        source = bubblelayout.SourceText(self.pick(TEXTS), self.pick([None, "ja", "", "x" * 300, "a\0b", "\ud800"]), self.pick([0, 1, 2, 77, -1]))
        return self.pick([chosen, tuple(chosen), iter(chosen), [source], np.array(chosen or ["a"]), np.array(chosen, object), Shrinking(chosen), "abc", [b"a"], None,
                          [3], Liar(10**6, chosen), {"a": 1}])

    # -- Calls.

    def measure(self) -> None:
        widths, plain = self.widths()
        if plain is None or self.flip(0.3):
            self.keep(self.engine.measure(self.texts(), widths, **self.options()))
            return
        texts = [self.pick(TEXTS) for _ in range(3)]
        found, wanted = self.engine.measure(texts, widths), self.engine.measure(texts, plain)
        assert found.shape == wanted.shape and found.tobytes() == wanted.tobytes(), (widths, plain)
        self.keep(found)

    def options(self) -> dict[str, Any]:
        if self.flip(0.6):
            return {}
        return {self.pick(["font_size", "weight", "letter_spacing", "tab_size", "max_lines", "line_height"]): self.pick(NUMBERS + COUNTS),
                self.pick(["tab_stops", "features", "variations", "family"]): self.pick(
                    [(), [3.0] * 500, np.arange(4.0), np.arange(8.0)[::-2], {"smcp": 1}, {"a": 2**40}, {"wdth": float("nan")}, {"toolong": 1}, "Noto\0Sans", None, 3])}

    def lines(self) -> None:
        found = self.engine.measure_lines(self.texts(), self.widths()[0])
        self.keep(found.measures)
        self.keep(found.lines)

    def at_widths(self) -> None:
        widths, plain = self.widths()
        found = self.paragraph.measure(widths)
        if plain is not None:
            assert found.tobytes() == self.paragraph.measure(plain).tobytes(), (widths, plain)
        self.keep(found)

    def carets(self) -> None:
        width, places = self.pick(NUMBERS), [self.pick(COUNTS) for _ in range(self.chance.randrange(4))]
        self.keep(self.paragraph.carets(width, self.pick([places, np.array([1, 2, 3]), range(5), Shrinking([1, 2]), [(1, 99)], Liar(9, [1])])))
        self.keep(self.paragraph.range_rects(width, self.pick(COUNTS), self.pick(COUNTS)))

    def one_paragraph(self) -> None:
        self.keep(self.paragraph.lines(self.pick(NUMBERS + COUNTS)))
        self.paragraph.position(self.pick(NUMBERS), self.pick(NUMBERS), self.pick(NUMBERS))

    def fill(self) -> None:
        call = self.pick([self.chat.frames, self.chat.heights])
        first, count = self.pick(COUNTS), self.pick(COUNTS)
        self.keep(call(first, count))
        whole = call()
        assert len(whole) == len(self.chat)

    def rows(self) -> None:
        rows = self.chat.rows(
            self.pick(NUMBERS), self.pick(NUMBERS), overscan=self.pick(NUMBERS), drawing=self.flip(), elements=self.flip(), overlay=self.flip(),
            theme=self.pick([Theme.LIGHT, Theme.DARK, 99, -1, "x"]))
        for name in ("rows", "parts", "lines", "glyphs", "operations", "points", "strings", "cell_elements"):
            self.keep(getattr(rows, name))
        for row in rows.rows[:3]:
            rows.parts_of(row), rows.id(row)
        forged = np.zeros(1, rows.rows.dtype)
        forged.view("u1")[:] = [self.chance.randrange(256) for _ in range(forged.nbytes)]
        for use in (rows.parts_of, rows.operations_of, rows.id, rows.elements_of):
            self.attempt(lambda use=use: use(forged[0]))  # type: ignore[misc]
        self.attempt(lambda: rows.steps(self.pick(COUNTS)))
        if self.flip():
            rows.close()
            self.attempt(lambda: rows.glyphs)

    def edit(self) -> None:
        call = self.pick([self.chat.append, self.chat.prepend, self.chat.replace, lambda given: self.chat.insert(self.pick(COUNTS), given)])
        call(self.content())
        if self.flip(0.2):
            self.chat.remove(self.pick(COUNTS + TEXTS))
        if self.flip(0.2):
            self.chat.append_text(self.pick(COUNTS), self.pick(TEXTS))
        if len(self.chat) > 60:
            self.chat.close()
            self.open()

    def reopen(self) -> None:
        """Opens another transcript, closes the old one, and uses what is left of it."""
        old = self.chat
        kept = old.heights()
        try:
            self.chat = self.engine.transcript(self.content(), self.pick(["merged", "balloon"]), width=self.pick(NUMBERS))
        finally:
            if self.chat is not old:
                old.close()
                self.attempt(lambda: old.heights())
        self.keep(kept)

    def ask(self) -> None:
        chat = self.chat
        id, path = self.pick(COUNTS + TEXTS), self.pick([None, (), ("attachments", 2**70), ("a",) * 50, 3, np.array([1])])
        self.pick([
            lambda: chat.hit(self.pick(NUMBERS), self.pick(NUMBERS)), lambda: chat.find(self.pick(TEXTS), first=self.pick(COUNTS), count=self.pick(COUNTS)),
            lambda: chat.range_rects(id, self.pick(COUNTS), self.pick(COUNTS), path), lambda: chat.caret(Position(id, self.pick(COUNTS))),
            lambda: chat.find_next(self.pick(TEXTS), Match(id, Offsets(self.pick(COUNTS), self.pick(COUNTS)), path)),
            lambda: chat.select_all(self.pick([TextScope.ALL, 2**40, -1, 0])), lambda: chat.settle(self.pick(NUMBERS), self.pick(NUMBERS)),
            lambda: chat.hold(self.pick(NUMBERS), self.pick(NUMBERS), self.pick([Edge.TOP, 9])), lambda: chat.id(self.pick(COUNTS)),
            lambda: self.keep(self.engine.outline(self.pick(COUNTS), self.pick(COUNTS)).points), lambda: self.engine.image(self.pick(COUNTS), self.pick(COUNTS)),
            lambda: pickle.loads(pickle.dumps(chat)).close(), lambda: chat.json()])()

    def spoil(self) -> None:
        """Does to arrays that the package returned what programs do to arrays."""
        if not self.views:
            return
        view = self.pick(self.views)
        self.pick([
            lambda: view.resize(self.pick([0, 1, 10**6]), refcheck=False), lambda: view.setflags(write=True), lambda: view.fill(0), lambda: view[::-1].copy(),
            lambda: view.view("u1").sum(), lambda: view.tobytes(), lambda: view.byteswap(), lambda: view.astype(">f8"), lambda: memoryview(view).release(),
            lambda: memoryview(view).tobytes(), lambda: pickle.loads(pickle.dumps(view)), lambda: np.sort(view.view("u1")), lambda: view.sort(),
            lambda: self.engine.measure(["a"], view.view("f8")), lambda: self.engine.transcript(view.tobytes()).close()])()

    def threads(self) -> None:
        """Measures in several threads with one array that changes meanwhile, while handles are closed."""
        shared = np.array([80.0] * 200)
        grown = array.array("d", [80.0] * 50)
        engine = bubblelayout.Engine() if self.flip(0.2) else None
        chat, paragraph = (engine or self.engine).transcript([{"id": 1, "text": "shared by threads " * 5}]), (engine or self.engine).paragraph("also shared")
        start = threading.Barrier(4)

        def run(work: Callable[[int], Any]) -> Callable[[], None]:
            def body() -> None:
                start.wait()
                for number in range(8):
                    self.attempt(lambda: work(number))
            return body

        def change(number: int) -> None:
            shared[:] = self.pick(NUMBERS)
            if number == 2:
                # NumPy and the array module refuse this while the library uses the memory.
                self.attempt(lambda: shared.resize(10))
            grown.append(1.0)

        def end(number: int) -> None:
            if number == 4:
                for handle in (chat, paragraph, engine):
                    if handle is not None:
                        handle.close()

        works = [lambda n: paragraph.measure(shared), lambda n: (engine or self.engine).measure(["a", "b c"], grown), change,
                 lambda n: (chat.append({"id": n, "text": "x"}), chat.heights(), chat.rows().glyphs.sum(), end(n))]
        running = [threading.Thread(target=run(work)) for work in works]
        for thread in running:
            thread.start()
        for thread in running:
            thread.join()
        chat.close()
        paragraph.close()
        if engine:
            engine.close()
            self.attempt(lambda: engine.measure(["a"], 80))

    def collect(self) -> None:
        self.views = self.views[-20:]
        gc.collect()

    # -- Running.

    def keep(self, found: Any) -> None:
        self.views.append(found)
        if len(self.views) > 200:
            del self.views[:100]

    def attempt(self, call: Callable[[], Any]) -> None:
        try:
            call()
            self.outcomes["returned"] += 1
        except EXPECTED as error:
            self.outcomes[type(error).__name__] += 1

    def run(self, count: int) -> None:
        calls = [self.measure] * 5 + [self.at_widths] * 4 + [self.lines, self.carets, self.one_paragraph, self.fill, self.fill, self.rows, self.edit, self.reopen] + \
            [self.ask] * 3 + [self.spoil] * 3 + [self.collect]
        for _ in range(count):
            self.attempt(self.threads if self.flip(0.01) else self.pick(calls))
            if self.chat.closed or self.paragraph.closed:
                self.open()
            if self.flip(0.01):
                self.paragraph.close()
                self.paragraph = self.engine.paragraph(self.pick(TEXTS))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("runs", type=int, nargs="?", default=20_000)
    parser.add_argument("seed", type=int, nargs="?", default=1)
    parser.add_argument("--block", action="store_true", help="make the calls in this process, and print the outcomes as JSON")
    given = parser.parse_args()
    if given.block:
        faulthandler.enable()
        fuzzer = Fuzzer(given.seed)
        fuzzer.run(given.runs)
        print(json.dumps(fuzzer.outcomes))
        return 0
    outcomes: Counter[str] = Counter()
    for number in range(-(-given.runs // BLOCK)):
        seed, count = given.seed * 1_000_003 + number, min(BLOCK, given.runs - number * BLOCK)
        ran = subprocess.run([sys.executable, __file__, str(count), str(seed), "--block"], capture_output=True, text=True)
        if ran.returncode:
            reason = f"signal {-ran.returncode}" if ran.returncode < 0 else f"exit code {ran.returncode}"
            print(f"{ran.stderr}\nfailed with {reason}; repeat with: fuzz_buffers.py {count} {seed} --block", file=sys.stderr)
            return 1
        outcomes.update(json.loads(ran.stdout))
    returned = outcomes.pop("returned", 0)
    print(f"{given.runs} runs: {returned} calls returned, {sum(outcomes.values())} raised: " + ", ".join(f"{name} {n}" for name, n in outcomes.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
