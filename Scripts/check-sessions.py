#!/usr/bin/env python3
"""Checks that a session of `bubble serve` can be trusted with what others send: check-sessions.py --tool TOOL [--seed 1].

It ends the tool by each kind of end (end of input, half a line, input that cannot be read, SIGTERM, SIGINT, two signals, a closed output) and counts the answers
that were written before. It exceeds each limit, and measures what closing gives back to the system. It then compares the answers about one transcript with
those of a run in which hostile requests about other transcripts were between them: they must be equal byte for byte.
"""

import argparse
import fcntl
import json
import os
import pathlib
import random
import select
import signal
import subprocess
import sys
import tempfile
import termios

# The longest time in seconds that anything may take. It only ends a run in which no answer comes.
LIMIT = 180
ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = os.sysconf("SC_PAGE_SIZE")


class Session:
    """A running `bubble serve`; a context manager."""

    def __init__(self, tool, *options, **pipes):
        self.process = subprocess.Popen([tool, "serve", *options], bufsize=0, **{"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, **pipes})
        self.rest = bytearray()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait(timeout=LIMIT)

    def send(self, *requests):
        self.write(b"".join((request if isinstance(request, bytes) else json.dumps(request).encode()) + b"\n" for request in requests))

    def write(self, data):
        view = memoryview(data)
        while view:
            view = view[self.process.stdin.write(view):]

    def line(self):
        """Returns the bytes of the next answer."""
        searched = 0
        while (end := self.rest.find(b"\n", searched)) < 0:
            searched = len(self.rest)
            if not select.select([self.process.stdout], [], [], LIMIT)[0]:
                raise RuntimeError(f"no answer in {LIMIT} s")
            if not (piece := self.process.stdout.read(1 << 20)):
                raise RuntimeError(f"the output ended after {bytes(self.rest[:200])!r}")
            self.rest += piece
        line = bytes(self.rest[:end + 1])
        del self.rest[:end + 1]
        return line

    def answer(self):
        return json.loads(self.line())

    def ask(self, request):
        self.send(request)
        return self.answer()

    def end(self, close=True):
        """Returns the rest of the answers and the status."""
        if close and self.process.stdin:
            self.process.stdin.close()
        while piece := self.process.stdout.read(1 << 20):
            self.rest += piece
        return bytes(self.rest).splitlines(), self.process.wait(timeout=LIMIT)

    @property
    def memory(self):
        """Returns the memory that the process uses, in bytes."""
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * PAGE


class Check:
    def __init__(self):
        self.problems = 0

    def __call__(self, is_good, what, otherwise=""):
        print(f"{'ok  ' if is_good else 'FAIL'}  {what}{'' if is_good else f': {otherwise}'}", flush=True)
        self.problems += not is_good


def message(id, text="Hello there"):
    return {"id": id, "sender": "ann", "text": text}


OPEN = {"id": "open", "open": {"messages": [message(1), message(2)], "style": "merged"}}
STATE = {"id": "state", "statistics": True}
#: A request that takes long enough for a signal to arrive meanwhile.
SLOW = {"id": "slow", "open": {"messages": [message(n, "words to be shaped " * 40) for n in range(1_500)], "style": "merged"}}


def check_ends(check, tool):
    with Session(tool) as session:
        session.send(OPEN, STATE)
        session.write(b'{"id":"half","width":200}')
        rest, status = session.end()
        check(len(rest) == 3 and b'"id":"half","state"' in rest[2] and status == 0, "a last line without an end is answered", (rest, status))
    with Session(tool) as session:
        session.send(OPEN, STATE)
        session.write(b'{"id":"half","wid')
        rest, status = session.end()
        check(len(rest) == 3 and b"notJSON" in rest[2] and status == 0, "half a line gets an error after all other answers", (rest, status))
    # The input is a pseudo terminal whose other end is closed, so that reading fails after the first lines.
    leader, follower = os.openpty()
    with Session(tool, stdin=follower, stderr=subprocess.PIPE) as session:
        os.close(follower)
        os.write(leader, json.dumps(OPEN).encode() + b"\n" + json.dumps(STATE).encode() + b"\n")
        first = [session.answer(), session.answer()]
        os.close(leader)
        rest, status = session.end()
        check([answer["id"] for answer in first] == ["open", "state"] and not rest and status in (0, 3), "an input that fails ends the session", (rest, status))
    unreadable = os.open(ROOT, os.O_RDONLY)
    with Session(tool, stdin=unreadable, stderr=subprocess.PIPE) as session:
        os.close(unreadable)
        rest, status = session.end()
        check(not rest and status == 3, "an input that cannot be read has the exit code 3", (rest, status))
    for number in (signal.SIGTERM, signal.SIGINT):
        with Session(tool) as session:
            session.ask(OPEN)
            session.write(b'{"id":"half","wid')
            session.process.send_signal(number)
            rest, status = session.end(close=False)
            check(not rest and status == -number, f"{number.name} while it waits in a line", (rest, status))
        with Session(tool) as session:
            session.ask(OPEN)
            session.send(*[STATE] * 20, SLOW)
            # When the pipe is empty, the tool has the whole slow request, and the answers before it are not written yet.
            while fcntl.ioctl(session.process.stdin.fileno(), termios.FIONREAD, bytes(4)) != bytes(4):
                pass
            session.process.send_signal(number)
            rest, status = session.end(close=False)
        names = [json.loads(line)["id"] for line in rest]
        check(status == -number and names == ["state"] * 20 + ["slow"], f"{number.name} while a slow request is answered", (names, status))
        # Requests in a file, whose answers do not fit into the pipe. The signal arrives after the first answers.
        with tempfile.TemporaryFile() as requests:
            requests.write(b"".join(json.dumps(line).encode() + b"\n" for line in [OPEN, *[STATE] * 3_000]))
            requests.seek(0)
            with Session(tool, stdin=requests) as session:
                session.line()
                session.process.send_signal(number)
                rest, status = session.end(close=False)
        names = [json.loads(line)["id"] for line in rest]
        check(status == -number and names == ["state"] * len(names) and len(names) < 3_000,
              f"{number.name} before the end of a file: {len(names)} whole answers more", (names[:5], status))
    # Nobody reads: the tool hangs in writing, and the second signal ends it.
    with Session(tool) as session:
        session.send(OPEN)
        big = {"id": "big", "viewport": {"height": 1000, "glyphs": True}}
        os.set_blocking(session.process.stdin.fileno(), False)
        try:
            while True:
                os.write(session.process.stdin.fileno(), json.dumps(big).encode() + b"\n")
        except BlockingIOError:
            pass
        session.process.send_signal(signal.SIGTERM)
        # The first signal may arrive before the tool waits for its reader. It has been noticed when it is no longer pending.
        while session.process.poll() is None:
            session.process.send_signal(signal.SIGTERM)
        check(session.process.returncode == -signal.SIGTERM, "a second signal ends a session that cannot write", session.process.returncode)
    with Session(tool) as session:
        session.ask(OPEN)
        session.process.stdout.close()
        session.send(STATE)
        check(session.process.wait(timeout=LIMIT) == 0, "a closed output ends the session quietly", session.process.returncode)


def check_ignored(check, tool):
    """A program that is started with SIGINT ignored, as shells do with background jobs, keeps ignoring it."""
    with Session(tool, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN)) as session:
        session.ask(OPEN)
        session.process.send_signal(signal.SIGINT)
        check("statistics" in session.ask(STATE), "a signal that was ignored stays ignored")


def check_limits(check, tool):
    def code(answer):
        return answer.get("error", {}).get("code"), answer.get("error", {}).get("field")

    with Session(tool, "--max-transcripts", "3", "--max-session-bytes", "1000000") as session:
        for name in "abc":
            session.ask({**OPEN, "transcript": name})
        check(code(session.ask({**OPEN, "transcript": "d"})) == ("sessionFull", "transcript"), "a fourth transcript is refused")
        check(code(session.ask({"transcript": "d", "compose": {"edits": [{"insert": "x"}]}})) == ("sessionFull", "transcript"), "so is a fourth composer")
        check("opened" in session.ask({**OPEN, "transcript": "b"}), "one of the three may be opened again")
        session.ask({"transcript": "c", "close": True})
        check("opened" in session.ask({**OPEN, "transcript": "d"}), "a closed one makes room")
        before = session.ask({"transcript": "a", "statistics": True})["statistics"]
        long = "x" * 990_000
        for what, request, field in (
                ("a text that is too long", {"edit": {"append": message(3, long)}}, "edit"), ("a replacement", {"edit": [{"replace": message(1, long)}]}, "edit"),
                ("a text that grows", {"edit": {"stream": 1, "text": long}}, "edit"), ("people", {"environment": {"people": {"x": {"name": "y"}, long: {"name": "z"}}}}, "environment"),
                ("a highlight", {"highlight": {"text": long}}, "highlight"), ("a composer", {"compose": {"edits": [{"insert": long}]}}, "compose"),
                ("an opening", {"open": {"messages": [message(9, long)]}}, "open.messages"), ("a typing row", {"edit": {"typing": [long]}}, "edit"),
                ("an id that is repeated", {"edit": {"append": message(long)}}, "edit")):
            answer = session.ask({"transcript": "a", **request})
            after = session.ask({"transcript": "a", "statistics": True})["statistics"]
            check(code(answer) == ("sessionFull", field) and (after["bytes"], after["count"], after["height"]) == (before["bytes"], before["count"], before["height"]),
                  f"{what} is refused, and nothing changes", (str(answer)[:300], before, after))
        with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
            file.write("\n".join(json.dumps(message(n, "x" * 1_000)) for n in range(5_000)))
            file.flush()
            check(code(session.ask({"transcript": "a", "open": {"file": file.name}})) == ("sessionFull", "open.file"), "a file that is too large is refused")
        check("rows" in session.ask({"transcript": "a", "viewport": {"height": 500}})["viewport"], "the transcript is still open")
        # What is added and removed again leaves nothing.
        for round in range(300):
            session.ask({"transcript": "a", "edit": [{"append": message("t", "y" * 20_000)}, {"stream": "t", "text": "z" * 5_000}, {"replace": message("t", "short")}, {"remove": "t"}]})
        after = session.ask({"transcript": "a", "statistics": True})["statistics"]
        check(after["bytes"] == before["bytes"], "what was removed no longer counts", (before, after))
        for name in "abd":
            session.ask({"transcript": name, "close": True})
        check(session.ask({**OPEN})["opened"] is not None and session.ask(STATE)["statistics"]["bytes"] < before["bytes"] / 2, "nothing counts after closing")
    for option, value in (("--max-transcripts", "0"), ("--max-session-bytes", "12"), ("--max-transcripts", "many"), ("--max-session-bytes", str(2**63)), ("--max-message-bytes", "1023")):
        ran = subprocess.run([tool, "serve", option, value], input="", capture_output=True, text=True)
        check(ran.returncode == 2 and option in ran.stderr, f"{option} {value} is refused", ran)


def check_memory(check, tool):
    """Opens and closes large transcripts. The resident memory must fall, at the latest after the second of two equal rounds."""
    for heights in ("exact", "estimated"):
        with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file, Session(tool) as session:
            file.write("\n".join(json.dumps(message(n, f"{n} words in a message of a long conversation " * 3)) for n in range(50_000)))
            file.flush()
            session.ask(OPEN)
            base = session.memory
            for _ in range(2):
                session.ask({"transcript": "big", "open": {"file": file.name, "heights": heights}})
                peak = session.memory
                session.ask({"transcript": "big", "close": True})
                left = session.memory
            share = (left - base) / (peak - base)
            check(peak - base > 20 << 20 and share < 0.5,
                  f"50,000 messages with {heights} heights: {base >> 20} MB before, {peak >> 20} MB open, {left >> 20} MB after closing ({share:.0%} is left)", share)


def lines_about(name, chance):
    """Returns requests about a transcript, all of which succeed or fail in the same way in each run."""
    rich = str(ROOT / "Tests/Goldens/Cases/rich.jsonl")
    yield {"transcript": name, "open": {"file": rich, "style": "merged", "width": 300, "me": "you"}}
    for number in range(60):
        yield {"transcript": name, "id": number, **chance.choice([
            {"width": chance.choice([200, 320, 500])}, {"edit": {"append": message(f"new {number}", "words " * chance.randrange(1, 30))}, "changes": True},
            {"viewport": {"top": chance.randrange(0, 2000), "height": 700, "drawing": True}}, {"find": {"text": "e", "limit": 5}}, {"hit": {"x": 60, "y": chance.randrange(900)}},
            {"edit": {"remove": "nobody"}}, {"statistics": True}, {"compose": {"edits": [{"insert": "text "}]}}, {"environment": {"locale": chance.choice(["de_DE", "ar_EG", "en_US"])}},
            {"viewport": {"height": 300, "accessibility": True}}, {"select": {"all": True, "text": True, "height": 100}}])}


def hostile(chance, shared):
    """Returns a request that means harm to other transcripts."""
    name = chance.choice(["a", "a", "other", "x" * 100])
    deep, long = chance.choice([10, 127, 129, 5_000]), chance.choice([10, 3_000, 300_000])
    marks = "b" + "\u0301" * chance.choice([10, 1_024, 5_000])
    made = chance.choice([
        {"open": {"messages": [message(1, marks)], "style": chance.choice(["merged", "nosuch", "/dev/zero", {"bubble": {"padding": 1e300}}])}},
        {"open": {"file": chance.choice(["/dev/zero", "/proc/self/mem", "/", "", "-", "\0"])}}, {"open": {"messages": shared, "width": "inf", "heights": "estimated"}},
        {"edit": {"append": {"id": 1, "sender": "ann", "text": marks, "spans": [{"start": 0, "end": 1, "object": {"id": "x"}}]}}},
        {"edit": {"append": {"id": "r", "text": "a", "reactions": [{"symbol": "x", "count": 2**63 - 1}]}}}, {"edit": {"prepend": [message(n, "z" * 50) for n in range(200)]}},
        {"width": chance.choice([0, 1e-9, 100_000, -1, 1e999, "inf"])}, {"viewport": {"height": 100_000, "accessibility": True, "glyphs": True}},
        {"viewport": {"top": -1e15, "height": 1e5}}, {"find": {"text": marks}}, {"highlight": {"text": "a" * long}}, {"close": True}, {"close": True},
        {"environment": {"people": {"p" * long: {"name": "x"}}}}, {"environment": {"locale": "klingon", "timeZone": "Moon"}}, {"compose": {"edits": [{"insert": "q" * long}]}},
        {"outlines": {"font": 2**31, "glyphs": [2**40]}}, {"measure": {"texts": [marks] * 5, "widths": [1, 2, 3]}}, {"edit": [{"typing": True}, {"remove": "no"}, {"unread": 1}]},
        {"transcript": 7, "width": 3}, {"transcript": "", "close": True}, {"id": {"a": 1}, "fonts": True}])
    line = json.dumps({"transcript": name, "id": "hostile", **made}).encode()
    kind = chance.randrange(8)
    if kind == 0:
        return b"[" * deep + b"]" * deep
    if kind == 1:
        return line[: chance.randrange(len(line))].replace(b"\n", b"") or b"{"
    if kind == 2:
        spot = chance.randrange(len(line))
        return line[:spot] + bytes([chance.choice([0, 0xFF, 0x80, 0x22, 0x7D])]) + line[spot + 1:]
    if kind == 3 and chance.random() < 0.1:
        return b"x" * ((16 << 20) + 5)
    return line


def answers_about(tool, requests, between):
    """Returns the answers to requests, with hostile requests between them, and how many of these were answered by an error."""
    found, errors = [], 0
    with Session(tool) as session:
        for request in requests:
            for line in between():
                session.send(line)
                errors += "error" in session.answer()
            session.send(request)
            found.append(session.line())
        rest, status = session.end()
        if rest or status:
            raise RuntimeError(f"the session ended with {status} and {rest}")
    return found, errors


def own_parts(line):
    """Returns an answer without what belongs to the whole session: the number of the line, and counts of all transcripts and fonts."""
    answer = json.loads(line)
    answer.get("error", {}).pop("line", None)
    for name in ("transcripts", "fonts", "bytes"):
        answer.get("statistics", {}).pop(name, None)
    return json.dumps(answer)


def check_neighbours(check, tool, seed):
    chance = random.Random(seed)
    requests = list(lines_about("b", chance))
    # Every row of this conversation uses its fonts first, so that the fonts have the same numbers in both runs.
    first = [requests[0], {"transcript": "b", "viewport": {"height": 100_000, "drawing": True}}]
    requests = first + requests[1:]
    alone, _ = answers_about(tool, requests, lambda: [])
    rounds, count = 0, 0

    def between():
        nonlocal rounds, count
        rounds += 1
        if rounds <= len(first):
            return []
        lines = [hostile(chance, [message(n) for n in range(30)]) for _ in range(chance.randrange(12))]
        count += len(lines)
        return lines

    beside, errors = answers_about(tool, requests, between)
    differing = [number for number, (one, other) in enumerate(zip(alone, beside)) if one != other and own_parts(one) != own_parts(other)]
    equal = sum(one == other for one, other in zip(alone, beside))
    check(not differing and len(alone) == len(beside) == len(requests),
          f"{len(requests)} answers about one transcript are equal with {count} hostile requests about others between them, of which {errors} got errors "
          f"({equal} byte for byte, the others apart from numbers of the whole session)",
          [(requests[number], alone[number][:300], beside[number][:300]) for number in differing[:2]])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    check = Check()
    check_ends(check, given.tool)
    check_ignored(check, given.tool)
    check_limits(check, given.tool)
    check_memory(check, given.tool)
    for seed in range(given.seed, given.seed + 3):
        check_neighbours(check, given.tool, seed)
    return 1 if check.problems else 0


if __name__ == "__main__":
    sys.exit(main())
