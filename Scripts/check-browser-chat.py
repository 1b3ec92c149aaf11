#!/usr/bin/env python3
"""Uses the chat of Examples/browser-chat in a headless Chromium as a reader would.

The page is opened and held against the tool's own drawing of the same rows, scrolled, flung, resized, given older messages
and an answer word by word, and text is selected, copied and found. Pictures go to the folder named by --pictures. Without
Chromium it says so and checks nothing.
"""

import argparse
import base64
import importlib.util
import json
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

import chromium_browser
from chromium_browser import Browser, BrowserError

ROOT = pathlib.Path(__file__).resolve().parent.parent
SERVER = ROOT / "Examples" / "browser-chat" / "serve.py"
RICH = ROOT / "Tests" / "Goldens" / "Cases" / "rich.jsonl"
ARABIC = ROOT / "Tests" / "Corpora" / "transcripts" / "group-rtl.jsonl"
LONG = ROOT / "Tests" / "Corpora" / "transcripts" / "irc-rust-2018-12.jsonl"
WIDTH, HEIGHT = 420, 700

# The page is the only host there is.
chromium_browser.FLAGS = tuple(
    flag + ", EXCLUDE 127.0.0.1" if flag.startswith("--host-resolver-rules") else flag for flag in chromium_browser.FLAGS)


class Server:
    """A running example, a context manager."""

    def __init__(self, tool, file, *arguments):
        self.command = [sys.executable, SERVER, file, "--tool", tool, *arguments]

    def __enter__(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE)
        self.address = self.process.stdout.readline().decode().strip()
        if not self.address:
            raise SystemExit("the example did not start")
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(10)

    def status(self, path, body=None, **headers):
        """The status of a request as another program sends it."""
        base = self.address.split("/?")[0]
        request = urllib.request.Request(base + path, data=body, headers={k.replace("_", "-"): v for k, v in headers.items()})
        try:
            with urllib.request.urlopen(request, timeout=20) as reply:
                return reply.status
        except urllib.error.HTTPError as error:
            return error.code

    @property
    def token(self):
        return self.address.split("token=")[1]


class Page:
    """The page as its reader uses it."""

    def __init__(self, browser, address, pictures):
        self.browser, self.pictures = browser, pictures
        browser.call("Page.enable")
        self.resize(WIDTH, HEIGHT)
        browser.call("Page.navigate", url=address)
        self.until("window.chat?.rows.length > 0", "the page shows rows")
        self.settle()

    def value(self, expression):
        return self.browser.evaluate(expression)

    def until(self, condition, what, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.value(f"Boolean({condition})"):
                return
            time.sleep(0.05)
        raise SystemExit(f"it did not come to pass that {what}: {self.value('document.getElementById(`status`).value')}")

    def settle(self):
        """Waits for the end of what goes on."""
        self.until("chat.unsettled === 0", "all heights are exact")
        self.value("chat.change({settle: 0}).then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))")

    def resize(self, width, height, scale=1):
        self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def mouse(self, kind, x, y, **more):
        self.browser.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def theme(self, name):
        self.browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])
        self.until(f"getComputedStyle(document.documentElement).colorScheme === '{name}'", "the theme changes")
        self.settle()

    def picture(self, name):
        data = base64.b64decode(self.browser.call("Page.captureScreenshot", format="png")["data"])
        if self.pictures:
            self.pictures.mkdir(parents=True, exist_ok=True)
            (self.pictures / f"{name}.png").write_bytes(data)
        return data

    def canvas(self):
        """The canvas as PNG."""
        return base64.b64decode(self.value("chat.canvas.toDataURL('image/png')").split(",")[1])


class Check:
    def __init__(self):
        self.count = self.failures = 0

    def __call__(self, isTrue, what, found=""):
        self.count += 1
        if not isTrue:
            self.failures += 1
            print(f"not so: {what} {found}", file=sys.stderr)


def load_pictures_reader():
    """The reader of PNGs of check-pictures.py."""
    specification = importlib.util.spec_from_file_location("check_pictures", ROOT / "Scripts" / "check-pictures.py")
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module.Picture


def difference(first, second, rows, width, top):
    """The share of pixels that differ by more than a fifth of the range, of rows of both pictures."""
    different = count = 0
    for y in rows:
        a, b = first.rows[y], second.rows[y + top]
        for x in range(width):
            p, q = x * first.channels, x * second.channels
            count += 1
            different += max(abs(a[p + c] - b[q + c]) for c in range(3)) > 51
    return different / count


def check_pixels(check, page, tool, file, style, theme, me="you"):
    """Holds the canvas against the PNG that the tool draws of the same rows."""
    Picture = load_pictures_reader()
    page.value("chat.scrollBy(-Infinity)")
    page.settle()
    width, height, top = page.value("[chat.width, chat.height, chat.top]")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "rows.png"
        subprocess.run(
            [tool, "layout", file, "--style", style, "--me", me, "--dates", "--width", str(width), "--theme", theme, "-o", path],
            check=True, stderr=subprocess.DEVNULL)
        whole = Picture(path.read_bytes())
    shown = Picture(page.canvas())
    # The painter leaves margins around the rows; the scroll bar is on the right.
    margin = (whole.width - shown.width) // 2
    best = 1.0
    for edge in range(0, 24):
        moved = Moved(whole, margin)
        best = min(best, difference(shown, moved, range(20, min(int(height), 500), 7), int(width) - 8, edge))
    check(best < 0.02, f"{style} {theme} looks as the tool draws it: {best:.4f} of the pixels differ")
    return best


class Moved:
    """A picture without its left margin."""

    def __init__(self, picture, margin):
        self.channels = picture.channels
        self.rows = [row[margin * picture.channels:] for row in picture.rows]


def check_requests(check, server):
    """What the server refuses."""
    ask = b'{"statistics":true}'
    check(server.status("/") == 403, "the page needs the token")
    check(server.status("/?token=wrong") == 403, "the page needs the right token")
    check(server.status("/ask", ask) == 403, "requests need the token")
    check(server.status("/ask", ask, X_Token=server.token) == 200, "requests with the token are answered")
    check(server.status("/ask", ask, X_Token=server.token, Host="elsewhere.example") == 403, "other names are refused")
    check(server.status("/../serve.py") == 404, "no other file is served")
    for body in (b'{"open":{"file":"/etc/passwd"}}', b'{"environment":{"style":"/etc/passwd"}}', b"[1]", b'{"close":true}'):
        check(server.status("/ask", body, X_Token=server.token) == 400, f"{body} is refused")
    check(server.status("/ask", b"no JSON", X_Token=server.token) == 400, "what is no JSON is refused")
    check(server.status("/ask", b"1" * (2 << 20), X_Token=server.token) == 413, "long bodies are refused")
    check(server.status("/ask", ask, X_Token=server.token) == 200, "and the session goes on")


def check_reading(check, browser, tool, pictures):
    """Scrolls, resizes, selects and finds in a long conversation."""
    with Server(tool, LONG) as server:
        check_requests(check, server)
        page = Page(browser, server.address, pictures)
        check(page.value("chat.top === chat.highest"), "it opens at the newest message")
        page.picture("newest")
        page.mouse("mouseWheel", 200, 400, deltaX=0, deltaY=-3000)
        page.until("Math.abs(chat.highest - chat.top - 3000) < 1", "the wheel scrolls")
        page.settle()
        # A fling goes on by itself and comes to rest; what it passes is there.
        start = page.value("chat.top")
        page.value("chat.scroller.fling(-4)")
        page.until("!chat.scroller.isMoving", "a fling comes to rest")
        page.settle()
        moved = start - page.value("chat.top")
        check(800 < moved < 2400, "a fling goes on", moved)
        check(page.value("chat.rows.some(r => r.frame[1] <= chat.top) && chat.rows.some(r => r.frame[1] + r.frame[3] >= chat.top + chat.height)"),
              "the rows reach from edge to edge")

        # The reader's place is held while older messages come, the window changes and an answer grows below.
        place = "(() => { const row = chat.rows.find(r => r.frame[1] >= chat.top); return [row.id, row.frame[1] - chat.top]; })()"
        name, offset = page.value(place)
        where = f"(() => {{ const row = chat.rows.find(r => r.id === {json.dumps(name)}); return row.frame[1] - chat.top; }})()"
        for _ in range(5):
            page.value("chat.demo.addOlder(20)")
        page.settle()
        check(abs(page.value(where) - offset) <= 1, "older messages move nothing", page.value(where) - offset)
        for width in (300, 380, 520, 640, 420):
            page.resize(width, HEIGHT)
            page.until(f"chat.width === {width} && chat.canvas.width === {width}", "the window follows its width")
            page.settle()
        check(abs(page.value(where) - offset) <= 60, "a resize holds the place", page.value(where) - offset)
        at, height = page.value("[chat.top, chat.contentHeight]")
        page.value("chat.demo.stream(0)")
        page.settle()
        check(page.value("chat.top") == at, "an answer below moves nothing")
        check(page.value("chat.contentHeight") > height, "the answer is there")
        page.value("chat.scrollBy(Infinity)")
        page.settle()
        page.value("chat.demo.stream(0)")
        page.settle()
        check(page.value("chat.top === chat.highest"), "who is at the bottom stays there")
        page.picture("streamed")

        # Text: from one message to another with the mouse, copied as it is.
        page.mouse("mousePressed", 70, 330, button="left", clickCount=1)
        for y in range(340, 560, 20):
            page.mouse("mouseMoved", 200, y, button="left", buttons=1)
        page.mouse("mouseReleased", 200, 560, button="left", clickCount=1)
        page.until("chat.selection.text.length > 0", "the mouse selects")
        check(page.value("chat.selection.hasRects"), "what is selected is marked")
        copied = page.value("""(() => { const data = new DataTransfer();
          document.dispatchEvent(new ClipboardEvent("copy", {clipboardData: data, bubbles: true, cancelable: true}));
          return data.getData("text/plain"); })()""")
        check(copied == page.value("chat.selection.text") and copied, "a copy has the text", copied)
        page.picture("selected")
        page.value("chat.selection.clear()")
        check(not page.value("chat.selection.hasRects"), "nothing is marked then")

        # Find.
        page.value("chat.finder.find('rust')")
        page.until("chat.finder.count > 3", "the text is found")
        first = None
        for _ in range(3):
            page.value("chat.finder.go('next')")
            page.settle()
            current = page.value("chat.finder.current")
            check(current != first, "each step goes on")
            first = current
        shown = f"chat.rows.some(r => r.id === {json.dumps(current['id'])} && r.frame[1] + r.frame[3] > chat.top && r.frame[1] < chat.top + chat.height)"
        page.until(shown, "the match can be seen")
        page.picture("found")
        mirror = page.value("[...chat.mirror.children].map(item => item.textContent)")
        check(len(mirror) > 3 and any("rust" in text.lower() for text in mirror), "a screen reader has the rows", mirror[:3])
        print(f"frame: {page.value('chat.frameTime'):.1f} ms for {page.value('chat.rows.length')} rows at hand; "
              f"{page.value('chat.session.trips')} round trips")


def check_looks(check, browser, tool, pictures):
    """Holds what is drawn against the tool's own pictures."""
    shares = []
    folder = tempfile.TemporaryDirectory()
    for source, name in ((RICH, "rich"), (ARABIC, "arabic")):
        # The tool draws all rows at once.
        file = pathlib.Path(folder.name) / source.name
        file.write_bytes(b"".join(source.read_bytes().splitlines(keepends=True)[:40]))
        with Server(tool, file) as server:
            page = Page(browser, server.address, pictures)
            for theme in ("light", "dark"):
                page.theme(theme)
                shares.append(check_pixels(check, page, tool, file, "merged", theme))
                page.picture(f"{name}-{theme}")
            for style in ("balloon", "padded", "tailed", "rows", "clustered"):
                page.value(f"chat.change({{environment: {{style: '{style}'}}}})")
                page.settle()
                shares.append(check_pixels(check, page, tool, file, style, "dark"))
            page.picture(f"{name}-clustered")
            page.resize(WIDTH, HEIGHT, 2)
            page.theme("light")
            page.until("chat.canvas.width === 2 * chat.width", "the canvas has the pixels of the screen")
            page.settle()
            page.picture(f"{name}-double")
            page.resize(WIDTH, HEIGHT)
    folder.cleanup()
    print(f"at most {max(shares):.4f} of the pixels differ from the tool's own pictures")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=str(ROOT / ".build/release/bubble"), help="the tool to ask")
    parser.add_argument("--pictures", type=pathlib.Path, help="a folder for pictures of the page")
    arguments = parser.parse_args()
    check = Check()
    try:
        with Browser() as browser:
            check_looks(check, browser, arguments.tool, arguments.pictures)
            check_reading(check, browser, arguments.tool, arguments.pictures)
    except BrowserError as error:
        if "not installed" not in str(error):
            raise
        print(f"browser chat: skipped, {error}")
        return
    print(f"browser chat: {check.count} checks, {check.failures} failures")
    sys.exit(1 if check.failures else 0)


if __name__ == "__main__":
    main()
