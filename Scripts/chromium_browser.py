"""Drives a headless Chromium over the DevTools pipe, with a fixed set of layout flags.

Only Python's standard library and an installed Chromium are needed. The page and the fonts are local
files or pages of this machine; host names are mapped to nothing, so a run never touches the network.
"""

import fcntl
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time

EXECUTABLES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")

# The switches that can move a glyph or a line come first; the rest keep the browser quiet and offline.
FLAGS = (
    "--headless=new",
    "--font-render-hinting=none",
    "--force-device-scale-factor=1",
    "--window-size=1000,1000",
    "--hide-scrollbars",
    "--remote-debugging-pipe",
    "--no-sandbox",
    "--disable-gpu",
    "--allow-file-access-from-files",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--disable-sync",
    "--no-first-run",
    "--no-pings",
)

# Both CJK punctuation trimming and automatic spacing between scripts are off, so that a line's width is
# the plain sum of its advances. `plaintext` gives every paragraph the direction of its own first strong
# character (UAX #9 P2, P3).
STYLE = """
.message {
  white-space: pre-wrap; overflow-wrap: anywhere; word-break: normal; line-break: auto; hyphens: manual;
  tab-size: 8; text-align: start; unicode-bidi: plaintext;
  font-kerning: normal; font-synthesis: none; text-rendering: geometricPrecision;
  letter-spacing: 0; word-spacing: 0; text-spacing-trim: space-all; text-autospace: no-autospace;
}
.opportunities { overflow-wrap: normal; }
"""

PAGE_SCRIPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "chromium-page.js")


class BrowserError(Exception):
    pass


class Browser:
    """A running Chromium with one page that holds `chromium-page.js`; a context manager."""

    def __init__(self):
        self.path = next(filter(None, map(shutil.which, EXECUTABLES)), None)
        if not self.path:
            raise BrowserError("Chromium is not installed; looked for " + ", ".join(EXECUTABLES))
        self.folder = tempfile.mkdtemp(prefix="chromium-")
        self.pid = None
        self.session = None
        self.calls = 0
        self.pending = bytearray()

    def __enter__(self):
        self._start()
        page = os.path.join(self.folder, "page.html")
        with open(PAGE_SCRIPT, encoding="utf-8") as source, open(page, "w", encoding="utf-8") as out:
            out.write(f'<!doctype html><html lang="en"><meta charset="utf-8"><style>{STYLE}</style>\n')
            out.write(f"<body><script>{source.read()}</script></body></html>")
        target = self.call("Target.createTarget", url="file://" + page)["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for _ in range(300):
            if self.evaluate("document.readyState === 'complete' && typeof loadFonts === 'function'"):
                return self
            time.sleep(0.05)
        raise BrowserError("the page did not load within 15 s")

    def __exit__(self, *_):
        try:
            self.session = None
            self.call("Browser.close")
        except (BrowserError, OSError):
            pass
        if self.pid:
            for _ in range(100):
                if os.waitpid(self.pid, os.WNOHANG)[0]:
                    break
                time.sleep(0.05)
            else:
                os.kill(self.pid, signal.SIGKILL)
                os.waitpid(self.pid, 0)
        os.close(self.input)
        os.close(self.output)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _start(self):
        # Chromium reads commands from descriptor 3 and writes replies to descriptor 4. Our own ends are
        # moved above both, so that neither dup2 overwrites a pipe end that is still to be used.
        def pipe():
            ends = os.pipe()
            high = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 16) for end in ends]
            for end in ends:
                os.close(end)
            return high

        commands, self.input = pipe()
        self.output, replies = pipe()
        silent = os.open(os.devnull, os.O_RDWR)
        arguments = [self.path, *FLAGS, f"--user-data-dir={self.folder}/profile", "about:blank"]
        actions = [(os.POSIX_SPAWN_DUP2, silent, number) for number in (0, 1, 2)]
        actions += [(os.POSIX_SPAWN_DUP2, commands, 3), (os.POSIX_SPAWN_DUP2, replies, 4)]
        self.pid = os.posix_spawn(self.path, arguments, os.environ, file_actions=actions)
        for end in (commands, replies, silent):
            os.close(end)

    def call(self, method, **parameters):
        """Sends one DevTools command and waits for its reply; events in between are dropped."""
        self.calls += 1
        message = {"id": self.calls, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        rest = memoryview(json.dumps(message).encode() + b"\0")
        while rest:
            rest = rest[os.write(self.input, rest):]
        while True:
            reply = json.loads(self._read())
            if reply.get("id") != self.calls:
                continue
            if "error" in reply:
                raise BrowserError(f"{method}: {reply['error']}")
            return reply["result"]

    def _read(self):
        searched = 0
        while (end := self.pending.find(b"\0", searched)) < 0:
            searched = len(self.pending)
            received = os.read(self.output, 1 << 20)
            if not received:
                raise BrowserError("Chromium closed the pipe")
            self.pending += received
        message = bytes(self.pending[:end])
        del self.pending[:end + 1]
        return message

    def evaluate(self, expression):
        """The value of a JavaScript expression; a promise is awaited."""
        reply = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in reply:
            raise BrowserError(json.dumps(reply["exceptionDetails"])[:1000])
        return reply["result"].get("value")

    def apply(self, function, *arguments):
        """Calls a function of the page with JSON arguments."""
        return self.evaluate(f"{function}({', '.join(json.dumps(value) for value in arguments)})")

    def load_fonts(self, folder, size):
        """Loads the fonts that `stack.txt` names, in fallback order, at a size in px."""
        stack = read_stack(folder)
        urls = ["file://" + path for path, _ in stack]
        loaded = self.apply("loadFonts", urls, size)
        if loaded != len(stack):
            raise BrowserError(f"Chromium loaded {loaded} of {len(stack)} fonts")
        return stack

    def version(self):
        return self.call("Browser.getVersion")["product"].replace("/", " ")


def read_stack(folder):
    """(path, family) of each line of FOLDER/stack.txt: file, family and face index with tabs between.

    Chromium opens the first face of a collection only, so another index is refused.
    """
    stack = []
    with open(os.path.join(folder, "stack.txt"), encoding="utf-8") as lines:
        for line in lines:
            fields = line.rstrip("\n").split("\t")
            if not fields[0] or fields[0].startswith("#"):
                continue
            if len(fields) > 2 and int(fields[2]) != 0:
                raise BrowserError(f"{fields[0]}: face {fields[2]} of a collection cannot be loaded")
            stack.append((os.path.realpath(os.path.join(folder, fields[0])), fields[1]))
    return stack


def read_corpus(path):
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def package_versions(stack):
    """Debian package versions of Chromium and of the packages that own the fonts; empty elsewhere."""
    if not shutil.which("dpkg-query"):
        return {}
    files = {path for path, _ in stack}
    owners = subprocess.run(["dpkg-query", "-S", *files], capture_output=True, text=True)
    names = {line.split(":")[0] for line in owners.stdout.splitlines() if ": " in line}
    names |= {"chromium", "libharfbuzz0b", "libfreetype6"}
    query = ["dpkg-query", "-W", "-f", "${Package}\t${Version}\n", *sorted(names)]
    rows = subprocess.run(query, capture_output=True, text=True).stdout.splitlines()
    return dict(row.split("\t") for row in rows)
