#!/usr/bin/env python3
"""Proves that every writer of the built tool fails cleanly: faults.py TOOL [NAME…]

Each writing command is tested with each fault: a disk that is full after some bytes, a read-only folder, a closed standard output, and a kill in
the middle. Afterwards

- each file has its old or its new content, never a part of one, and there are no other new files;
- the exit status reports the failure, and standard error has one line with the reason that names the file (nothing if standard output was closed);
- the same command succeeds once the fault is gone. After a kill, it also removes the leftovers.
"""

import os
import pathlib
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
CHAT = ROOT / "Tests" / "Goldens" / "Cases" / "rich.jsonl"
NOBODY = 65534
# The numbers of bytes after which the disk is full.
FULL = [0, 1, 700]
KILLS = 20

failures = []


def expect(holds, what, detail=""):
    if not holds:
        failures.append(what)
        print(f"FAILED {what}" + (f"\n       {detail}" if detail != "" else ""), file=sys.stderr)


class Writer:
    """A command, the files that it writes, and the commands that run before it. `{}` in its words stands for its folder."""

    def __init__(self, name, words, outputs, prepare=(), status=0):
        self.name, self.words, self.outputs, self.prepare, self.status = name, words, outputs, prepare, status

    def command(self, tool, folder, words=None):
        return [str(tool), *(word.replace("{}", str(folder)) for word in words or self.words)]


GOLDEN = ["--style", "balloon", "--width", "300", "--goldens", "{}/Goldens", "--artefacts", "{}/Failures"]
RECORD = ["golden", "record", "{}/chat.jsonl", "--all", *GOLDEN]
# Records goldens in another locale and time zone under the same names, so that each of them differs.
CHANGE = ["golden", "record", "{}/chat.jsonl", "--all", "--locale", "de", "--time-zone", "Asia/Tokyo", *GOLDEN]
VERIFY = ["golden", "verify", "{}/chat.jsonl", *GOLDEN]

WRITERS = [
    *(Writer(f"layout {form}", ["layout", "{}/chat.jsonl", "--style", "merged", "-o", "{}/out/chat." + form], ["out/chat." + form])
      for form in ("json", "jsonl", "svg", "png", "html", "txt")),
    Writer("compose", ["compose", "{}/script.jsonl", "--format", "text", "-o", "{}/out/steps.txt"], ["out/steps.txt"]),
    Writer("golden record", RECORD, ["Goldens"], prepare=[CHANGE]),
    Writer("golden record, first", RECORD, ["Goldens"]),
    Writer("golden verify, failures", VERIFY, ["Failures"], prepare=[CHANGE], status=1),
    Writer("golden verify, JUnit", [*VERIFY, "--junit", "{}/out/junit.xml"], ["out/junit.xml"], prepare=[RECORD]),
    Writer("golden verify, summary", [*VERIFY, "--summary", "{}/out/summary.json"], ["out/summary.json"], prepare=[RECORD]),
    Writer("golden verify, report", [*VERIFY, "--report", "{}/out/report.html"], ["out/report.html"], prepare=[CHANGE], status=1),
    Writer("golden review", ["golden", "review", "--accept-all", "--goldens", "{}/Goldens", "--artefacts", "{}/Failures"], ["Goldens"],
           prepare=[CHANGE, VERIFY]),
]


def content(folder):
    """Returns the content of each file below a folder, by path."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def run(command, folder, **options):
    environment = {**os.environ, "HOME": str(folder), "CI": "", "NO_COLOR": "1"}
    return subprocess.run(command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, **options)


class Scene:
    """A folder in which a writer has run once: the files before the run and after it."""

    def __init__(self, tool, writer, base):
        self.tool, self.writer, self.folder = tool, writer, base / "scene"
        self.folder.mkdir()
        shutil.copy(CHAT, self.folder / "chat.jsonl")
        shutil.copy(ROOT / "Tests" / "Goldens" / "Compositions" / "mentions.jsonl", self.folder / "script.jsonl")
        (self.folder / "out").mkdir()
        for words in writer.prepare:
            done = run(writer.command(tool, self.folder, words), self.folder)
            if done.returncode not in (0, 1):
                sys.exit(f"faults: {writer.name}: {done.stderr}")
        for output in writer.outputs:
            path = self.folder / output
            # The file exists beforehand, so that a failure could damage it.
            if path.suffix and not path.exists():
                path.write_text("old\n")
        self.before = content(self.folder)
        self.copy = base / "before"
        shutil.copytree(self.folder, self.copy)
        done = self.run()
        expect(done.returncode == writer.status, f"{writer.name}: it works without a fault", f"{done.returncode} {done.stderr}")
        self.after = content(self.folder)
        expect(self.after != self.before, f"{writer.name}: it writes something")
        self.reset()

    def run(self, **options):
        return run(self.writer.command(self.tool, self.folder), self.folder, **options)

    def reset(self):
        # The folder itself stays, because a process may have it as its working directory.
        for path in self.folder.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        shutil.copytree(self.copy, self.folder, dirs_exist_ok=True)

    def is_whole(self, fault, after_kill=False):
        """Checks that each file is the old or the new one, and that no other files exist except those that report failures."""
        now = content(self.folder)
        for name, data in now.items():
            is_draft = after_kill and name.endswith(".part")
            tells = name.startswith("Failures/") and "Failures" not in self.writer.outputs
            if not is_draft and not tells:
                whole = (self.before.get(name), self.after.get(name))
                expect(data in whole, f"{self.writer.name}, {fault}: {name} is whole", f"{len(data)} bytes")
        lost = [name for name in self.before if name in self.after and name not in now]
        expect(not lost, f"{self.writer.name}, {fault}: nothing is lost", lost)

    def recovers(self, fault):
        done = self.run()
        expect(done.returncode == self.writer.status, f"{self.writer.name}, after {fault}: it works again", done.stderr)
        expect(content(self.folder) == self.after, f"{self.writer.name}, after {fault}: the files are those of a run without faults",
               set(content(self.folder)) ^ set(self.after))
        self.reset()


def names_reason(done, scene, fault, words):
    lines = [line for line in done.stderr.splitlines() if line.startswith("bubble: ")]
    expect(done.returncode == 2, f"{scene.writer.name}, {fault}: the exit status is 2", f"{done.returncode}: {done.stderr[:300]}")
    expect(any(word in line for line in lines for word in words), f"{scene.writer.name}, {fault}: the reason is told", done.stderr[:300])


def full_disk(scene):
    largest = max(len(data) for name, data in scene.after.items() if scene.before.get(name) != data)
    for size in sorted({size for size in [*FULL, largest // 2, largest - 1] if size < largest}):
        def limit(size=size):
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

        fault = f"disk full after {size} bytes"
        done = scene.run(preexec_fn=limit)
        names_reason(done, scene, fault, ["File too large", "too large", "No space"])
        scene.is_whole(fault)
        scene.reset()
    scene.recovers("full disks")


def read_only(scene):
    fault = "a read-only folder"
    places = {scene.folder / output for output in scene.writer.outputs}
    folders = {path if path.is_dir() else path.parent for path in places}
    for path in [scene.folder, *scene.folder.rglob("*")]:
        os.chmod(path, 0o755 if path.is_dir() else 0o644)
    for folder in folders:
        os.chmod(folder, 0o555)
    done = scene.run(preexec_fn=(lambda: os.setuid(NOBODY)) if os.getuid() == 0 else None)
    for folder in folders:
        os.chmod(folder, 0o755)
    names_reason(done, scene, fault, ["ermission"])
    expect(content(scene.folder) == scene.before, f"{scene.writer.name}, {fault}: nothing changes")
    scene.reset()


def kill(scene):
    start = time.monotonic()
    scene.run()
    seconds = time.monotonic() - start
    scene.reset()
    moments = random.Random(20)
    for _ in range(KILLS):
        process = subprocess.Popen(scene.writer.command(scene.tool, scene.folder), cwd=scene.folder, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": str(scene.folder)})
        time.sleep(moments.uniform(0.3, 1.05) * seconds)
        process.kill()
        process.wait()
        scene.is_whole("kill -9", after_kill=True)
    scene.recovers("kill -9")


def closed_pipe(tool, base):
    """Closes standard output while the tool writes to it: the tool must end without a message, as with `| head`."""
    folder = base / "pipe"
    folder.mkdir()
    chat = folder / "chat.jsonl"
    chat.write_text(CHAT.read_text() * 200)
    for words in (["layout", "--format", "json"], ["layout", "--format", "svg"], ["layout", "--format", "html"], ["layout", "--format", "text"],
                  ["measure", "--width", "180,260,340"], ["read"]):
        with tempfile.TemporaryFile() as said:
            process = subprocess.Popen([str(tool), words[0], str(chat), *words[1:]], stdout=subprocess.PIPE, stderr=said, cwd=folder)
            process.stdout.read(10)
            process.stdout.close()
            status = process.wait()
            said.seek(0)
            errors = said.read().decode()
        # Repeated ids are reported before the pipe is closed.
        expect("pipe" not in errors.lower(), f"{' '.join(words)}, closed pipe: no error is printed", errors[:300])
        expect(status == 0, f"{' '.join(words)}, closed pipe: it ends as `| head` expects", status)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    tool, wanted = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
    count = 0
    for writer in WRITERS:
        if wanted and not any(name in writer.name for name in wanted):
            continue
        for fault in (full_disk, read_only, kill):
            with tempfile.TemporaryDirectory() as name:
                os.chmod(name, 0o755)
                fault(Scene(tool, writer, pathlib.Path(name)))
                count += 1
    with tempfile.TemporaryDirectory() as name:
        closed_pipe(tool, pathlib.Path(name))
    print(f"faults: {count} writers and faults, and 6 closed pipes: {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
