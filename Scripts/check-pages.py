#!/usr/bin/env python3
"""Runs the examples of the pages: check-pages.py --tool BUBBLE [--library LIBRARY]

Each block of code in the README, in Documentation, and in the pages of Examples, Bindings and Python is checked by its language:

- sh: runs in a folder with sample files. It must succeed, and the tool must report nothing. Programs that install something are not started; a target of
  make must exist.
- console: a session of `bubble serve`. Its requests are sent, and the answers must be those on the page, apart from numbers and from what … stands for.
- json: messages, people, styles and cases of goldens are read by the tool, which must report nothing. Members of other documents must be in a schema.
- js: runs with node, if it is installed.
- c: with --library, compiles and starts as the page says, with that library in a folder like that of `make install`; only these blocks are checked then.
- swift: `make examples` compiles them.

NOT_RUN lists all other blocks, with the reason. The calls that the glossary lists for each language must exist.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCUMENTATION = ROOT / "Documentation"
# Blocks that are not run: the page, the beginning of the block, and the reason.
NOT_RUN = [
    ("README.md", "63.875", "an output, which `make examples` compares"),
    ("Documentation/Batch.md", "import pyarrow", "Python/tests/test_batch.py has these calls; they need Arrow"),
    ("Documentation/Batch.md", "from bubblelayout.pool", "a part of a program; Python/tests/test_pool.py starts pools"),
    ("Documentation/Batch.md", "from bubblelayout import Options", "needs a Spark session; `make spark-test` has one"),
    ("Documentation/Batch.md", "from bubblelayout.spark", "needs a Spark session; `make spark-test` has one"),
    ("Documentation/Bindings.md", "use bubblelayout", "a part of a function; `make rust-test` runs the whole example"),
    ("Documentation/Bindings.md", "make install", "builds for minutes; `make rust-test` builds and runs the crates"),
    ("Documentation/CLibrary.md", "make install", "builds for minutes; `--library` runs the lines with cc in a folder like the installed one"),
    ("Documentation/CLibrary.md", "find_package", "Packaging/test-deb.sh builds with CMake"),
    ("Documentation/CommandLine.md", '{"id":7,"width":260', "an output of a text that is not shown"),
    ("Documentation/Design.md", "flowchart", "a drawing"),
    ("Documentation/Design.md", " StyledText", "a drawing"),
    ("Documentation/Design.md", " Transcript", "a drawing"),
    ("Documentation/EyeLaws.md", "python3", "`make eye-check` runs it"),
    ("Documentation/Fuzzing.md", "make fuzz", "runs for minutes"),
    ("Documentation/Gallery.md", "$ python3", "`make gallery` runs it"),
    ("Documentation/Goldens.md", "golden 'ChatTests", "the message of a failure"),
    ("Documentation/Goldens.md", ".testTarget(", "a part of a manifest"),
    ("Documentation/Goldens.md", "import BubbleLayout", "a part of a file; Testing-Layouts.md has it whole"),
    ("Documentation/Goldens.md", "assertGolden(", "a part of a function; Testing-Layouts.md has it whole"),
    ("Documentation/Goldens.md", "case style", "a part of a golden"),
    ("Documentation/Output.md", "bubble-golden/1", "an output with parts left out"),
    ("Documentation/Python.md", "", "`make python-test` runs them with the wheel"),
    ("Python/README.md", "", "`make python-test` runs them with the wheel"),
    ("Examples/gtk-chat/README.md", "", "`make window-test` runs the program"),
    ("Examples/qt-quick/README.md", "", "`make qt-test` runs the program"),
]
# Programs of shell examples that are not started, because they change the machine or build for minutes.
STUBS = ["make", "pip", "npm", "sudo"]
SAMPLES = {
    "people.json": '{"ann": {"name": "Ann Smith"}}',
    "requests.jsonl": '{"id": 1, "open": {"file": "chat.jsonl", "style": "merged", "width": 390}}\n',
    "script.jsonl": '{"insert": "Hi"}\n',
    # An export of Telegram. The reader of the examples is called NAME.
    "result.json": json.dumps({"name": "Ann", "type": "personal_chat", "id": 1, "messages": [
        {"id": number, "type": "message", "date": "2026-01-31T08:30:00", "from": sender, "from_id": f"user{number}", "text": "Tea?"}
        for number, sender in enumerate(["Ann", "NAME"], 1)]}),
}
# Runs the tool, and stops a verb that serves a page when it has printed the page's address.
WRAPPER = """#!/bin/sh
case "$1 $2" in
"preview "* | "golden review")
  "{tool}" "$@" --port 0 >address 2>>"{errors}" &
  for wait in $(seq 100); do
    if grep -q http address || ! kill -0 $! 2>/dev/null; then break; fi
    sleep 0.1
  done
  kill $! 2>/dev/null
  [ "$1" = golden ] || grep -q http address
  ;;
*) "{tool}" "$@" 2>>"{errors}" ;;
esac
"""


def pages():
    yield ROOT / "README.md"
    yield ROOT / "Python/README.md"
    for folder in ("Documentation", "Examples", "Bindings"):
        yield from (page for page in sorted((ROOT / folder).rglob("*.md")) if not {"target", "node_modules"} & set(page.parts))


def blocks(page):
    """Yields the line, the language and the code of each block of a page."""
    text = page.read_text(encoding="utf8")
    for found in re.finditer(r"^```(\w*)\n(.*?)^```$", text, re.M | re.S):
        yield text.count("\n", 0, found.start()) + 1, found.group(1), found.group(2)


def nine_patch():
    """Returns the smallest nine-patch file: a grey pixel that is stretched, in a transparent border with black marks."""
    marks = {(1, 0), (0, 1)}
    rows = b"".join(
        b"\0" + b"".join(b"\0\0\0\xff" if (x, y) in marks else b"\x80\x80\x80\xff" if 0 < x < 4 and 0 < y < 4 else b"\0\0\0\0" for x in range(5))
        for y in range(5))

    def chunk(kind, body):
        return len(body).to_bytes(4, "big") + kind + body + zlib.crc32(kind + body).to_bytes(4, "big")

    size = (5).to_bytes(4, "big")
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", size + size + b"\x08\x06\0\0\0") + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Checker:
    def __init__(self, tool, folder):
        self.tool = str(pathlib.Path(tool).resolve())
        self.home = pathlib.Path(folder)
        self.errors = self.home / "errors"
        self.failures = []
        self.counts = {}
        self.members = set()
        for schema in (DOCUMENTATION / "Schemas").glob("*.json"):
            self.collect(json.loads(schema.read_text(encoding="utf8")))
        programs = self.home / "bin"
        programs.mkdir()
        (programs / "bubble").write_text(WRAPPER.format(tool=self.tool, errors=self.errors))
        targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf8"), re.M)
        for name in STUBS:
            test = f'case " {" ".join(targets)} " in *" $1 "*) ;; *) echo "no target $1" >&2; exit 2 ;; esac\n' if name == "make" else ""
            (programs / name).write_text("#!/bin/sh\n" + test)
        for program in programs.iterdir():
            program.chmod(0o755)
        # Goldens are recorded also where `CI` forbids it.
        self.environment = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}", "CI": "0"}
        self.sample = self.home / "sample"
        self.make_sample()

    def collect(self, schema):
        """Adds the names of all members that a schema has."""
        if isinstance(schema, dict):
            self.members |= set(schema.get("properties", {}))
            schema = list(schema.values())
        if isinstance(schema, list):
            for part in schema:
                self.collect(part)

    def make_sample(self):
        for folder in ("conversations", "fonts", "Tests/AppTests/Goldens", "Demo"):
            (self.sample / folder).mkdir(parents=True)
        messages = []
        for number, line in enumerate((ROOT / "Demo/transcript.jsonl").read_text(encoding="utf8").splitlines(), 1):
            message = json.loads(line)
            message.update(id=f"m{number}", sender={"you": "ann"}.get(message.get("sender"), message.get("sender")))
            messages.append(json.dumps(message, ensure_ascii=False) + "\n")
        for name in ("chat.jsonl", "conversations/a.jsonl", "conversations/b.jsonl"):
            (self.sample / name).write_text("".join(messages), encoding="utf8")
        shutil.copy(ROOT / "Demo/weekend.jsonl", self.sample / "Demo")
        for name in ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf"):
            shutil.copy(ROOT / "Fonts/Files" / name, self.sample / "fonts")
        (self.sample / "bubble.9.png").write_bytes(nine_patch())
        for name, text in SAMPLES.items():
            (self.sample / name).write_text(text, encoding="utf8")
        with zipfile.ZipFile(self.sample / "chat.zip", "w") as archive:
            archive.write(self.sample / "result.json", "result.json")
        (self.sample / "mine.json").write_text('{"preset": "merged", "bubble": {"radius": 12}}')
        for _, language, code in blocks(DOCUMENTATION / "Goldens.md"):
            if language == "json" and '"cases"' in code:
                (self.sample / "cases.json").write_text(code, encoding="utf8")
        subprocess.run(["git", "init", "--quiet"], cwd=self.sample, check=True)

    def run(self, command, folder, **options):
        """Runs a program and returns what it wrote; None, with a failure, if it failed or the tool reported something."""
        self.errors.write_text("")
        options.setdefault("env", self.environment)
        ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, **options)
        said = self.errors.read_text() + ran.stderr
        if ran.returncode or said:
            self.fail(f"exit code {ran.returncode}: {(said or ran.stdout)[:600]}")
            return None
        return ran.stdout

    def fail(self, reason):
        self.failures.append(f"{self.place}: {reason.strip()}")

    place = "sample files"

    def check(self, page, line, language, code, library):
        name = str(page.relative_to(ROOT))
        self.place = f"{name}:{line}"
        if any(name == other and code.startswith(start) for other, start, _ in NOT_RUN):
            return
        check = getattr(self, f"check_{language}", None) if language else None
        if language == "swift" or (language == "c") != library:
            return
        if not check:
            self.fail(f"a block of the language {language or '(none)'}: run it, or add it to NOT_RUN with the reason")
            return
        with tempfile.TemporaryDirectory(dir=self.home) as made:
            folder = pathlib.Path(made) / "work"
            shutil.copytree(self.sample, folder)
            check(code, folder)
        self.counts[language] = self.counts.get(language, 0) + 1

    def check_sh(self, code, folder):
        if "--cases" in code:
            self.run(["bubble", "golden", "record", "--cases", "cases.json"], folder)
        self.run(["sh", "-e", "-c", code], folder)

    def check_console(self, code, folder):
        first, *lines = code.splitlines()
        if first != "$ bubble serve" or len(lines) % 2:
            self.fail("a console must be a session of `bubble serve` with an answer below each request")
            return
        answers = self.run(["bubble", "serve"], folder, input="\n".join(lines[::2]) + "\n")
        for request, shown, answer in zip(lines[::2], lines[1::2], (answers or "").splitlines()):
            number = r"-?\d+(?:\.\d+)?"
            # Numbers of a name, such as m45, are compared.
            pattern = "".join(
                ".*?" if part == "…" else number if re.fullmatch(number, part) else re.escape(part)
                for part in re.split(rf"(…|(?<![\w.\"/-]){number}(?![\w\"/]))", shown))
            if not re.fullmatch(pattern, answer):
                self.fail(f"the answer to {request} is {answer if len(answer) < 900 else answer[:900] + '…'}")

    def check_json(self, code, folder):
        whole = "…" not in code
        text = re.sub(r"([{\[])…", r"\1", re.sub(r",?…([}\]])", r"\1", code))
        decoder, documents, place = json.JSONDecoder(), [], 0
        # A page may show a member without the object around it.
        text = "{" + text.replace("…", "") + "}" if re.match(r'"\w+":', text) else text
        while place < len(text.rstrip()):
            try:
                document, place = decoder.raw_decode(text, place)
            except json.JSONDecodeError as error:
                self.fail(f"not JSON: {error}")
                return
            documents.append(document)
            place += len(text[place:]) - len(text[place:].lstrip())
        for document in documents:
            if whole and ("text" in document or "blocks" in document) and "sender" in document:
                self.run(["bubble", "layout", "-", "--format", "jsonl"], folder, input=json.dumps(document) + "\n")
            elif whole and "preset" in document:
                (folder / "style.json").write_text(json.dumps(document))
                self.run(["bubble", "layout", "chat.jsonl", "--style", "style.json", "--format", "jsonl"], folder)
            elif "cases" in document:
                self.run(["bubble", "golden", "record", "--cases", "cases.json"], folder)
            elif whole and all(isinstance(person, dict) for person in document.values()):
                (folder / "people.json").write_text(json.dumps(document))
                self.run(["bubble", "layout", "chat.jsonl", "--people", "people.json", "--format", "jsonl"], folder)
            else:
                unknown = sorted(self.names(document) - self.members)
                if unknown:
                    self.fail(f"no schema has the members {', '.join(unknown)}")

    def names(self, value):
        if isinstance(value, dict):
            return set(value).union(*map(self.names, value.values()))
        return set().union(*map(self.names, value)) if isinstance(value, list) else set()

    def check_js(self, code, folder):
        if not shutil.which("node"):
            return
        (folder / "node_modules").mkdir()
        (folder / "node_modules/bubblelayout").symlink_to(ROOT / "Bindings/node")
        (folder / "example.mjs").write_text(code, encoding="utf8")
        if self.run(["node", "example.mjs"], folder) == "":
            self.fail("it prints nothing")

    def install(self, library):
        """Puts a library into a folder as `make install` does, so that the line with cc of the page works there."""
        prefix = self.home / "prefix"
        (prefix / "include").mkdir(parents=True)
        (prefix / "lib/pkgconfig").mkdir(parents=True)
        shutil.copy(ROOT / "Sources/CBubbleLayout/bubble_layout.h", prefix / "include")
        header = subprocess.run(["readelf", "-d", library], capture_output=True, text=True, check=True).stdout
        soname = re.search(r"soname: \[(.*)\]", header)
        for name in {"libbubblelayout.so", soname.group(1) if soname else "libbubblelayout.so"}:
            (prefix / "lib" / name).symlink_to(pathlib.Path(library).resolve())
        template = (ROOT / "Packaging/bubblelayout.pc.in").read_text(encoding="utf8")
        for mark, value in (("UP", "../.."), ("LIBDIR", "lib"), ("VERSION", (ROOT / "VERSION").read_text().strip())):
            template = template.replace(f"@{mark}@", value)
        (prefix / "lib/pkgconfig/bubblelayout.pc").write_text(template)
        swift = pathlib.Path(shutil.which("swift") or "/").resolve().parent.parent
        # The library of the tests needs Swift's own libraries; the installed one does not.
        self.environment |= {
            "PKG_CONFIG_PATH": str(prefix / "lib/pkgconfig"), "LD_LIBRARY_PATH": str(swift / "lib/swift/linux"),
            "BUBBLE_LAYOUT_FONTS": str(ROOT / "Fonts/Files")}

    def check_c(self, code, folder):
        page = (DOCUMENTATION / "CLibrary.md").read_text(encoding="utf8")
        lines = re.findall(r"^(cc chat\.c .*|\./a\.out.*)$", page, re.M)
        if len(lines) != 2:
            self.fail("the page must have one line with `cc chat.c` and one with `./a.out`")
            return
        (folder / "chat.c").write_text(code, encoding="utf8")
        if self.run(["sh", "-e", "-c", "\n".join(lines).replace("cc ", "cc -Wall -Wextra -Werror -std=c99 ", 1)], folder) == "":
            self.fail("it prints nothing")


def check_calls(checker):
    """Checks that each call exists that the glossary lists for the languages."""
    checker.place = "Documentation/Glossary.md"
    table = (DOCUMENTATION / "Glossary.md").read_text(encoding="utf8").partition("## The same call in each language")[2]
    sources = {
        "Swift": "".join(path.read_text(encoding="utf8") for path in (ROOT / "Sources/BubbleLayout/").rglob("Transcript*.swift"))
        + (ROOT / "Sources/BubbleLayout/Transcript/Transcript.swift").read_text(encoding="utf8"),
        "C": (ROOT / "Sources/CBubbleLayout/bubble_layout.h").read_text(encoding="utf8"),
        "Python": "".join(path.read_text(encoding="utf8") for path in (ROOT / "Python/src").rglob("*.py")),
    }
    known = {
        "Swift": lambda name: name == "Transcript" or re.search(rf"public [^\n]*(?:func|var) {name}\b", sources["Swift"]),
        "sessions": lambda name: name in checker.members,
        "C": lambda name: f"bubble_transcript_{name}(" in sources["C"],
        "Python": lambda name: f"def {name}(" in sources["Python"],
    }
    rows = [line.split("|")[2:-1] for line in table.split("\n") if line.startswith("| ")][2:]
    for language, column in zip(known, zip(*rows)):
        for name in (name for cell in column for name in re.findall(r"`(\w+)", cell)):
            if not known[language](name):
                checker.fail(f"{language} has no call {name}")
    return len(rows)


def check_targets(checker):
    """Checks that the page about sessions lists each target that a press can have."""
    checker.place = "Documentation/Serve.md"
    schema = json.loads((DOCUMENTATION / "Schemas/session-answer.schema.json").read_text(encoding="utf8"))
    section = (DOCUMENTATION / "Serve.md").read_text(encoding="utf8").partition("### What a press hits")[2].partition("\n### ")[0]
    listed = {name for line in section.split("\n") if line.startswith("| `") for name in re.findall(r"`(\w+)`", line.split("|")[1])} - {"target"}
    for name in sorted(listed ^ set(schema["$defs"]["hit"]["properties"]["target"]["enum"])):
        checker.fail(f"the target {name} is not both in the table and in the schema")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", required=True)
    parser.add_argument("--library")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        checker = Checker(arguments.tool, folder)
        if arguments.library:
            checker.install(arguments.library)
        found = [(page, *block) for page in pages() for block in blocks(page)]
        calls = check_calls(checker)
        check_targets(checker)
        for block in found:
            checker.check(*block, bool(arguments.library))
        for page, start, _ in NOT_RUN:
            if not any(str(path.relative_to(ROOT)) == page and code.startswith(start) for path, _, _, code in found):
                checker.failures.append(f"Scripts/check-pages.py: NOT_RUN has a block that {page} does not have: {start}")
    for failure in checker.failures:
        print(f"pages: {failure}", file=sys.stderr)
    counts = ", ".join(f"{number} {language}" for language, number in sorted(checker.counts.items()))
    print(f"pages: examples run: {counts}; {len(NOT_RUN)} entries of blocks that are not run; {calls} calls in four languages; {len(checker.failures)} fail")
    sys.exit(bool(checker.failures))


if __name__ == "__main__":
    main()
