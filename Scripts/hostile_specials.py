"""The checks of `hostile.py TOOL variations` that need more than one run of one command: history, untrusted text in each field, terminals, and files.

Each gets a `Checker` (hostile_variations.py), which runs the tool and collects the failures.
"""

import json
import os
import pathlib
import pty
import re
import signal
import subprocess
import tempfile
import time

from hostile_commands import STYLES, lines
from hostile_inputs import CUT, FLAGS

# On a terminal, lines end in CR LF, and a document may have tabs.
TERMINAL_CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
# Strings that print a line, a command of a terminal, or text in the wrong direction.
POISONS = {
    "a line feed": "x\n::error file=a,line=1::p",
    "a carriage return": "x\r::error::p",
    "ESC": "x\x1b[31mred",
    "CSI": "x\u009b31mred",
    "an override": "x\u202eevil",
    "an isolate": "x\u2067evil",
    "a line separator": "x\u2028::error::p",
    "NEL": "x\u0085::error::p",
    "a bell": "x\x07\x00y",
    "OSC": "x\x1b]0;title\x07",
    "a mark": "x\u200f\u061cy",
}


def glyphs(output):
    """Returns the lines below the last cell of a layout as text. They do not depend on the cell's number and position."""
    return output[output.rindex("\ncell ") :].split("\n")[2:-2]


def history(checker):
    """Checks that what was laid out before does not change the glyphs of a text, nor does the number of times it was laid out."""
    a, b = "\U0001f1e6", "\U0001f1e7"
    before = [
        f"z{a}{b}{a}{a}{b}{a}{b}z",
        f"z{a}{a}{a}{b}{a}{a}{a}{a}z",
        CUT,
        FLAGS,
        "1\ufe0f\u20e31\u20e3",
        "\U0001f469\u200d\U0001f469\u200d",
        "\U0001f44d\U0001f3fd\U0001f3fd",
        "a\u0301\u0323",
        "\u0628\u200d\u0644\u0627",
        "f\u200cfi",
        "\u0915\u094d\u200d",
    ]
    for text in [f"z{a}{b}{a}{a}{b}{a}{a}{a}z", *before, "".join(before), "".join(reversed(before))]:
        checker.counts[7] += 1
        command = ["layout", "-", "--input", "jsonl", "--format", "text", "--glyphs", "--width", "inf", "--style", "rows"]
        alone = checker.measured(command, lines({"id": 1, "text": text}))
        late = checker.measured(command, lines(*({"id": i, "text": other} for i, other in enumerate(before * 3)), {"id": 99, "text": text}))
        if alone.status or late.status or glyphs(alone.beginning) != glyphs(late.beginning):
            checker.fail(f"7, {text!r}", "its glyphs depend on the messages before it")


def poisoned(poison):
    """Messages with a string in each field that an error or an output may repeat."""
    yield from ({"id": poison, "text": "a"}, {"id": poison, "text": "b"}, {"text": "a", poison: 1})
    yield from (
        {"text": "a", "sender": "s", field: poison}
        for field in ("dir", "kind", "delivery", "format", "breaks", "lang", "timestamp", "expires", "time", "forwarded", "sender", "senderName")
    )
    yield from (
        {"text": "abc", "spans": [{"start": 0, "end": 2, field: poison}]}
        for field in ("look", "color", "background", "href", "tag", "footnote", "title", "object")
    )
    yield from (
        {"text": "abc", "spans": [{"start": 0, "end": 2, "object": {"kind": "formula", "id": "i", "source": "a", field: poison}}]}
        for field in ("kind", "unit", "notation", "source", "label", "id", "address")
    )
    yield from (
        {"attachments": [{"type": kind, "name": "n", "question": "q", "options": ["o"], "text": "c", field: poison}]}
        for kind in ("image", "file", "poll", "code", "contact", "custom", "voice", "link")
        for field in ("type", "state", "name", "alt", "address", "title", "language", "data", "question")
    )
    yield from (
        {"blocks": [{"type": "table", "rows": [[{"text": "a"}]], "text": "a", "blocks": [], field: poison}]}
        for field in ("type", "dir", "align", "id", "caption", "kind")
    )
    yield from (
        {"blocks": [{"type": "formula", "source": "\\" + poison}]},
        {"blocks": [{"type": "formula", "source": "\\frac{" + poison}]},
        {"blocks": [{"type": "formula", "notation": "mathml", "source": "<" + poison}]},
    )
    yield from (
        {"text": poison},
        {"text": "a", "buttons": [[{"title": poison, "id": poison, "kind": poison}]]},
        {"text": "a", "reactions": [{"symbol": poison}]},
        {"text": "a", "quote": {"sender": poison, "text": poison}},
        {"text": "a", "seenBy": [poison], "thread": {"replies": 1, "people": [poison]}},
    )


def on_terminal(command, data, folder):
    """Runs a tool whose standard output and standard error are a terminal. Returns its exit code and what the terminal got."""
    path = os.path.join(folder, "input")
    pathlib.Path(path).write_bytes(data)
    master, slave = pty.openpty()
    with open(path, "rb") as source:
        process = subprocess.Popen(command, stdin=source, stdout=slave, stderr=slave, cwd=folder, env={**os.environ, "NO_COLOR": "1", "TERM": "xterm"})
    os.close(slave)
    output = b""
    while True:
        try:
            piece = os.read(master, 1 << 16)
        except OSError:
            # Linux reports an error rather than an end when the last writer has closed the terminal.
            break
        if not piece:
            break
        output += piece
    os.close(master)
    return process.wait(), output.decode("utf-8", "replace")


def poisons(checker):
    """Checks that no string of the input, of a file that is named, or of an option reaches standard error unescaped."""
    for name, poison in POISONS.items():
        checker.counts[9] += 1
        # An argument cannot have a NUL.
        word = poison.replace("\x00", "")
        messages = lines(*poisoned(poison))
        commands = [
            ["layout", "-", "--input", "jsonl", "--format", form, "--accessibility", "--elements"][: 7 if form == "svg" else 8] for form in ("json", "svg")
        ] + [["read", "-", "--markdown"], ["layout", "-", "--strict", "--input", "jsonl"], ["measure", "-", "--width", "9", "--details"]]
        checked = [(command, messages) for command in commands]
        checked += [
            (["layout", "-", option, word], b'{"text":"a"}')
            for option in (
                "--style",
                "--me",
                "--unread",
                "--expand",
                "--find",
                "--time-zone",
                "--locale",
                "--day-text",
                "--people",
                "--now",
                "--pictures",
                "--fonts",
                "--typing-by",
                "--format",
                "--fields",
                "--width",
                "--" + word,
            )
        ]
        checked += [
            ([word], b""),
            (["layout", word], b""),
            (["styles", word], b""),
            (["fonts", word], b""),
            (["golden", "verify", word], b""),
            (["golden", "diff", word, word], b""),
            (["layout", "-", "-o", word + "/x.svg"], b'{"text":"a"}'),
            (["layout", "-", "-o", "x." + word.replace("/", "")], b'{"text":"a"}'),
        ]
        checked += [
            (["measure", "-", "--width", "9", option, word], b'{"text":"a"}')
            for option in ("--family", "--feature", "--variation", "--wrap", "--line-height", "--align")
        ]
        checked += [
            (["compose", "-"], lines(edit))
            for edit in (
                {poison: 1},
                {"move": poison},
                {"toggle": poison},
                {"delete": poison},
                {"insert": poison},
                {"direction": poison},
                {"link": poison},
                {"attachments": [{"type": poison}]},
            )
        ]
        checked += [
            (
                ["layout", "-", "--input", "xml"],
                ('<chat><message id="%s" added="%s"><user>%s</user><%s></message></chat>' % ((json.dumps(poison)[1:-1],) * 4)).encode(),
            ),
            (
                ["layout", "-", "--input", "xml"],
                f'<chat><message id="{poison}" added="{poison}"><user>{poison}</user><text>a</text></message><{poison}></chat>'.encode(),
            ),
        ]
        checked += [
            (
                ["layout", "-", "--input", form],
                lines(
                    {
                        "type": "message",
                        "ts": poison,
                        "user": poison,
                        "event_id": "$" + poison,
                        "sender": poison,
                        "origin_server_ts": poison,
                        "message_id": poison,
                        "conversationId": poison,
                        "sent_at": poison,
                        "date": poison,
                        "id": poison,
                        "from": poison,
                        "text": [poison, {"type": poison}],
                    }
                ),
            )
            for form in ("telegram", "slack", "discord", "signal", "matrix", "whatsapp", "records", "json")
        ]
        checked += [
            (
                ["serve"],
                lines(
                    {"id": poison, poison: 1},
                    {"transcript": poison, "edit": {"remove": poison}},
                    {"open": {"messages": [{"id": poison, "text": poison, "dir": poison}], "style": poison}},
                ),
            )
        ]
        with tempfile.TemporaryDirectory() as folder:
            preset = json.loads(subprocess.run([checker.tool, "styles", "merged"], capture_output=True, check=True).stdout)
            cases = [
                {"cases": [{"transcript": poison, "styles": ["balloon"]}]},
                {"cases": [{"transcript": "t.jsonl", "styles": [poison], "name": poison}]},
                {"cases": [{poison: 1}]},
                {"cases": [{"transcript": "t.jsonl", "name": word, "me": poison, "timeZone": poison}]},
            ]
            styles = [
                {**preset, poison: 1},
                {**preset, "text": {poison: 2}},
                {**preset, "name": poison},
                {**preset, "base": poison},
                {**preset, "text": {"font": {"family": poison, "weight": poison}}},
                {**preset, "sent": {"side": poison}},
            ]
            pathlib.Path(folder, "t.jsonl").write_bytes(b'{"text":"a"}')
            for number, value in enumerate([*cases, *styles]):
                path = os.path.join(folder, f"{number}.json")
                pathlib.Path(path).write_text(json.dumps(value))
                checked.append(
                    (
                        ["golden", "record", "--cases", path, "--goldens", os.path.join(folder, "g")] if value in cases else ["layout", "-", "--style", path],
                        b'{"text":"a"}',
                    )
                )
            for command, data in checked:
                # The output is named in the folder, because an option may be taken for a file.
                run = checker.measured(command, data)
                label = f"9, {name}: {' '.join(command)[:90]!r}"
                if run.status not in range(6):
                    checker.fail(label, f"exit code {run.status}: {run.errors[-200:]!r}")
                for reason in checker.told(run.errors, len(data)):
                    checker.fail(label, f"{reason}: {run.errors[:300]!r}")


def terminals(checker):
    """Checks that nothing of a message, of a style or of a case reaches a terminal as a command."""
    with tempfile.TemporaryDirectory() as folder:
        for name, poison in POISONS.items():
            checker.counts[13] += 1
            pathlib.Path(folder, "t.jsonl").write_bytes(b'{"text":"a"}')
            pathlib.Path(folder, "cases.json").write_text(json.dumps({"cases": [{"transcript": "t.jsonl", "name": poison, "styles": ["balloon"]}]}))
            pathlib.Path(folder, "style.json").write_text(json.dumps({"name": poison, "base": "merged"}))
            data = lines(*poisoned(poison))
            forms = [["layout", "-", "--input", "jsonl", "--accessibility", "--format", form] for form in ("json", "jsonl", "svg", "html", "text")]
            forms += [
                ["layout", "-", "--input", "jsonl"],
                ["measure", "-", "--width", "9", "--details"],
                ["read", "-", "--markdown"],
                ["layout", "-", "--input", "jsonl", "--drawing", "--format", "json"],
                ["serve"],
                ["golden", "record", "--cases", "cases.json"],
                ["golden", "verify", "--cases", "cases.json"],
                ["golden", "verify", "--cases", "cases.json", "--json"],
                ["layout", "-", "--style", "style.json", "--format", "text"],
                ["layout", "-", "--input", "jsonl", "--fields", "id,sender,senderName"],
                ["layout", "-", "--input", "jsonl", "--summary"],
            ]
            for command in forms:
                sent = (
                    lines(
                        {"open": {"messages": [json.loads(one) for one in data.decode().split("\n")]}},
                        {"viewport": {"bottom": True, "height": 900}},
                        {"id": poison, poison: 2},
                    )
                    if command == ["serve"]
                    else data
                )
                code, output = on_terminal([checker.tool, *command], sent, folder)
                label = f"13, {name}: {' '.join(command)}"
                if code not in range(6):
                    checker.fail(label, f"exit code {code}")
                # The text of a line may be long, and progress is drawn with its own commands, so only the place is shown.
                raw = TERMINAL_CONTROLS.search(output.replace("\r\x1b[K", ""))
                if raw or re.search(r"^::", output, re.MULTILINE) or re.search(r"\r(?!\n)", output.replace("\r\x1b[K", "").replace("\r\r\n", "\r\n")):
                    at = raw.start() if raw else max(output.find("\r::"), output.find("\n::"), 0)
                    checker.fail(label, f"a terminal gets {output[max(0, at - 60):at + 20]!r}")


def killed(checker):
    """Kills the recording of goldens at several moments. The next run must leave only goldens, and these must verify."""
    with tempfile.TemporaryDirectory() as folder:
        transcript = os.path.join(folder, "c.jsonl")
        pathlib.Path(transcript).write_bytes(lines(*({"id": i, "sender": "ann", "text": "word " * (i % 90)} for i in range(200))))
        for command in (
            ["golden", "record", transcript, "--style", ",".join(STYLES), "--width", "320,200", "--all", "--goldens", os.path.join(folder, "lines")],
            ["golden", "record", transcript, "--all", "--detail", "glyphs", "--goldens", os.path.join(folder, "glyphs")],
        ):
            checker.counts[10] += 1
            start = time.monotonic()
            subprocess.run([checker.tool, *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            whole = time.monotonic() - start
            for number in range(25):
                process = subprocess.Popen([checker.tool, *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                time.sleep(whole * (number + 1) / 26)
                process.send_signal(signal.SIGKILL)
                process.wait()
            run = checker.measured(command, b"")
            left = [name for _, _, names in os.walk(command[-1]) for name in names if not re.fullmatch(r"[a-z0-9-]+\.(txt|png)", name)]
            again = checker.measured([("verify" if word == "record" else word) for word in command if word != "--all"], b"")
            if run.status or again.status or left:
                checker.fail("10, goldens recorded and killed 25 times", f"exit codes {run.status} and {again.status}, left {left}: {run.errors[-200:]!r}")


def drafts(checker):
    """Checks that no file that waits under the name of a draft, or behind a link, is written through."""
    for form in ("svg", "json", "png", "html", "text", "jsonl"):
        for kind in ("hard link", "symbolic link", "folder"):
            checker.counts[14] += 1
            with tempfile.TemporaryDirectory() as folder:
                victim, output = os.path.join(folder, "victim"), os.path.join(folder, f"h.{form}")
                pathlib.Path(victim).write_text("precious")
                draft = os.path.join(folder, f".h.{form}.part")
                {"hard link": os.link, "symbolic link": os.symlink, "folder": lambda _, name: os.mkdir(name)}[kind](victim, draft)
                run = checker.measured(["layout", "-", "--format", form, "-o", output], b'{"text":"a"}')
                if pathlib.Path(victim).read_text() != "precious":
                    checker.fail(f"14, {form}", f"a file behind a {kind} is written through")
                if run.status not in (0, 2) or (run.status == 2 and not run.errors):
                    checker.fail(f"14, {form}, {kind}", f"exit code {run.status}: {run.errors[-200:]!r}")
