"""Prints the cost of thousands of texts and rows: figures.py TOOL [--texts 10000] [--rounds 3].

It measures the processor time (all threads, user and system) and the largest memory of separate processes: the tool on one thread, and programs in
Python that measure the same texts, or that request the heights of a conversation with as many rows. The best of the rounds counts. Each process opens
the fonts and has empty caches at first. The heights of both are compared; times decide nothing.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import math
import os
import pathlib
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
CORPUS = ROOT / "Tests/Corpora/chat-dev.jsonl"
WIDTHS = (180.0, 260.0, 340.0)


def texts(count: int) -> list[str]:
    """Returns texts of chats, repeated if there are fewer."""
    known = [json.loads(line)["text"] for line in CORPUS.read_text(encoding="utf-8").splitlines()]
    return [known[number % len(known)] for number in range(count)]


@dataclasses.dataclass
class Runs:
    """The best of several runs of a program: seconds of processor time, megabytes of memory, the last output, and the times that the program printed."""

    seconds: float = math.inf
    memory: float = math.inf
    output: str = ""
    told: list[float] = dataclasses.field(default_factory=list)


def runs(command: list[str], rounds: int, tells: bool = False) -> Runs:
    """Runs a program several times. tells: Whether the program prints times of its own as JSON."""
    best = Runs()
    with tempfile.TemporaryFile() as file:
        for _ in range(rounds):
            file.seek(0)
            file.truncate()
            child = os.posix_spawnp(command[0], command, os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, file.fileno(), 1)])
            _, status, usage = os.wait4(child, 0)
            if status != 0:
                sys.exit(f"figures: {' '.join(command)} has ended with {os.waitstatus_to_exitcode(status)}")
            file.seek(0)
            best.output = file.read().decode()
            best.seconds = min(best.seconds, usage.ru_utime + usage.ru_stime)
            best.memory = min(best.memory, usage.ru_maxrss / 1000)
            if tells:
                told = json.loads(best.output)["seconds"]
                best.told = [min(times) for times in zip(best.told, told)] if best.told else told
    return best


def measure(path: pathlib.Path, calls: int) -> None:
    """Measures texts in this process, and prints the seconds of each call and all heights."""
    from bubblelayout import Engine

    given = [json.loads(line)["text"] for line in path.read_text(encoding="utf-8").splitlines()]
    with Engine() as engine:
        engine.measure(["a"], WIDTHS)
        seconds = []
        for _ in range(calls):
            begin = time.process_time()
            found = engine.measure(given, WIDTHS)
            seconds.append(time.process_time() - begin)
    print(json.dumps({"seconds": seconds, "heights": found["height"].ravel().tolist()}))


def lay_out(path: pathlib.Path) -> None:
    """Opens a conversation in this process, and prints the seconds of opening it, of its heights and of its frames."""
    from bubblelayout import Engine

    with Engine() as engine:
        begin = time.process_time()
        with engine.transcript(path, "merged", width=320) as chat:
            seconds = [time.process_time() - begin]
            for ask in (chat.heights, chat.frames):
                begin = time.process_time()
                count = len(ask())
                seconds.append(time.process_time() - begin)
    print(json.dumps({"seconds": seconds, "count": count}))


def compare(tool: str, count: int, rounds: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        chat = pathlib.Path(name, "chat.jsonl")
        chat.write_text(
            "".join(json.dumps({"id": number, "sender": f"s{number % 5}", "text": text}) + "\n" for number, text in enumerate(texts(count))),
            encoding="utf-8")
        measuring = [tool, "measure", str(chat), "--width", ",".join(f"{width:g}" for width in WIDTHS), "--threads", "1"]
        whole = runs(measuring, rounds)
        fields = runs([*measuring, "--fields", "id,height"], rounds)
        measuring = [sys.executable, __file__, "--measure", str(chat)]
        own = runs(measuring, rounds, tells=True)
        again = runs([*measuring, "--calls", "2"], rounds, tells=True)
        rows = runs([sys.executable, __file__, "--rows", str(chat)], rounds, tells=True)
    if [json.loads(line)["height"] for line in fields.output.splitlines()] != json.loads(own.output)["heights"]:
        sys.exit("figures: the heights differ from the tool's")
    empty = runs([sys.executable, "-c", "import numpy"], rounds)
    opening, heights, frames = rows.told
    print(f"{count} texts at {len(WIDTHS)} widths, their heights the same: processor time, memory of the process")
    print(f"  bubble measure                          {whole.seconds:6.2f} s {whole.memory:5.0f} MB")
    print(f"  bubble measure --fields id,height       {fields.seconds:6.2f} s {fields.memory:5.0f} MB")
    print(f"  Engine.measure, the call                {own.told[0]:6.2f} s, {own.told[0] / whole.seconds:.2f} of the tool; again {again.told[1]:.2f} s")
    print(f"  a program in Python, reading, writing   {own.seconds:6.2f} s {own.memory:5.0f} MB, {own.seconds / whole.seconds:.2f} of the tool")
    print(f"  python -c 'import numpy'                {empty.seconds:6.2f} s {empty.memory:5.0f} MB")
    print(f"a conversation of {count} messages in Python")
    print(f"  the program                             {rows.seconds:6.2f} s {rows.memory:5.0f} MB")
    print(f"  opening it                              {opening:6.2f} s")
    print(f"  heights(), frames()                     {1000 * heights:6.2f} ms, {1000 * frames:.2f} ms")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("tool", nargs="?", default="bubble")
    parser.add_argument("--texts", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--measure", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("--calls", type=int, default=1, help=argparse.SUPPRESS)
    parser.add_argument("--rows", type=pathlib.Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        measure(given.measure, given.calls)
    elif given.rows:
        lay_out(given.rows)
    else:
        compare(given.tool, given.texts, given.rounds)
