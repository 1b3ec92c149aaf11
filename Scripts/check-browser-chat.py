#!/usr/bin/env python3
"""Proves that the chat of Examples/browser-chat works in a headless Chromium, by using it as a reader would.

It opens the page and compares it with the tool's own drawing of the same rows. It then scrolls, flings, resizes, adds older messages and an answer
word by word, selects, copies and finds text, and types and sends a message. Pictures go to the folder that --pictures names. Without Chromium it
says so and checks nothing.
"""

import argparse
import base64
import io
import json
import os
import pathlib
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import urllib.error
import urllib.parse
import urllib.request

import browser_python

browser_python.enter_or_skip()

from chromium_browser import LIMIT, Browser, Page  # noqa: E402
from PIL import Image, ImageChops, ImageStat  # noqa: E402
from playwright.sync_api import Error  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
SERVER = ROOT / "Examples" / "browser-chat" / "serve.py"
RICH = ROOT / "Tests" / "Goldens" / "Cases" / "rich.jsonl"
ARABIC = ROOT / "Tests" / "Corpora" / "transcripts" / "group-rtl.jsonl"
LONG = ROOT / "Tests" / "Corpora" / "transcripts" / "irc-rust-2018-12.jsonl"
WIDTH, HEIGHT = 420, 700


class Server:
    """A running server of the example; a context manager."""

    def __init__(self, tool, file, *arguments):
        self.command = [sys.executable, SERVER, file, "--tool", tool, *arguments]

    def __enter__(self):
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=self.errors)
        self.address = self.process.stdout.readline().decode().strip()
        if not self.address:
            raise SystemExit("the example did not start")
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(120)

    @property
    def said(self):
        """Returns what the server wrote to standard error."""
        self.errors.seek(0)
        return self.errors.read().decode()

    def end_session(self):
        """Kills the tool's process that answers the server's requests, and no other."""
        children = pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="ascii").split()
        os.kill(int(children[0]), signal.SIGKILL)

    def leave(self, resets=True):
        """Sends a request with a long answer, and closes the connection before the answer comes."""
        body = b'{"select":{"all":true,"text":true}}\n' * 20
        head = f"POST /ask HTTP/1.1\r\nHost: {urllib.parse.urlsplit(self.address).netloc}\r\nX-Token: {self.token}\r\n"
        with socket.create_connection(("127.0.0.1", urllib.parse.urlsplit(self.address).port)) as own:
            # Either the connection is reset at once, or it is closed normally, so that nobody reads the answer.
            if resets:
                own.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            own.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)

    def status(self, path, body=None, **headers):
        """Returns the HTTP status of a request that another program sends."""
        base = self.address.split("/?")[0]
        request = urllib.request.Request(base + path, data=body, headers={k.replace("_", "-"): v for k, v in headers.items()})
        try:
            with urllib.request.urlopen(request, timeout=LIMIT / 1000) as reply:
                return reply.status
        except urllib.error.HTTPError as error:
            return error.code

    @property
    def token(self):
        return self.address.split("token=")[1]


class ChatPage(Page):
    """Uses the page as a reader does."""

    def __init__(self, browser, address, pictures):
        super().__init__(browser.new_page(WIDTH, HEIGHT))
        self.pictures = pictures
        self.mouse = self.page.mouse
        self.page.goto(address)
        self.comes("window.chat?.rows.length > 0", "the page shows rows")
        self.settle()

    def comes(self, condition, what):
        """Waits until a condition holds; fails otherwise. `what` describes the condition."""
        try:
            self.until(condition)
        except Error as error:
            said = self.value("document.getElementById('status').value")
            raise SystemExit(f"this did not happen: {what}: {said} {error}") from error

    def answered(self):
        """Waits for the answers to all requests, and to the requests that these answers cause: answers come in the order of requests."""
        self.value("(async () => { for (let step = 0; step < 3; step += 1) await chat.session.ask({statistics: true}); })()")

    def settle(self):
        """Waits until no changes are pending, all heights are exact, and everything is drawn."""
        flush = "chat.change({settle: 0}).then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))"
        self.value(flush)
        self.comes("chat.unsettled === 0", "all heights are exact")
        self.value(flush)

    def resize(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})

    def scale(self, scale):
        """Sets the number of pixels in a point of the screen; Playwright has no call for this."""
        self.page.context.new_cdp_session(self.page).send("Emulation.setDeviceMetricsOverride", {
            "width": WIDTH, "height": HEIGHT, "deviceScaleFactor": scale, "mobile": False})

    def theme(self, name):
        self.page.emulate_media(color_scheme=name)
        self.comes(f"getComputedStyle(document.documentElement).colorScheme === '{name}'", "the theme changes")
        self.settle()

    def picture(self, name):
        if self.pictures:
            self.page.screenshot(path=self.pictures / f"{name}.png")

    def canvas(self):
        """Returns the picture on the canvas."""
        return read_png(base64.b64decode(self.value("chat.canvas.toDataURL('image/png')").split(",")[1]))


class Check:
    def __init__(self):
        self.count = self.failures = 0

    def __call__(self, isTrue, what, found=""):
        self.count += 1
        if not isTrue:
            self.failures += 1
            print(f"not so: {what} {found}", file=sys.stderr)


def read_png(data):
    return Image.open(io.BytesIO(data)).convert("RGB")


def strip(picture, left, width, rows):
    """Returns a picture made of some rows of pixels of another, one below the other."""
    taken = Image.new("RGB", (width, len(rows)))
    for place, y in enumerate(rows):
        taken.paste(picture.crop((left, y, left + width, y + 1)), (0, place))
    return taken


def difference(first, second):
    """Returns the share of pixels whose red, green or blue differs by more than a fifth of its range."""
    red, green, blue = ImageChops.difference(first, second).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(most.histogram()[52:]) / (most.width * most.height)


def check_pixels(check, page, tool, file, style, theme, me="you"):
    """Compares the canvas with the PNG that the tool draws of the same rows."""
    page.value("chat.scrollBy(-Infinity)")
    page.settle()
    width, height, top = page.value("[chat.width, chat.height, chat.top]")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "rows.png"
        subprocess.run(
            [tool, "layout", file, "--style", style, "--me", me, "--dates", "--width", str(width), "--theme", theme, "-o", path],
            check=True, stderr=subprocess.DEVNULL)
        whole = read_png(path.read_bytes())
    shown = page.canvas()
    # The painter leaves a margin around the rows; the page has its scroll bar on the right.
    margin = (whole.width - shown.width) // 2
    rows, width = range(20, min(int(height), 500), 7), int(width) - 8
    seen = strip(shown, 0, width, rows)
    best = min(difference(seen, strip(whole, margin, width, [y + edge for y in rows])) for edge in range(24))
    check(best < 0.02, f"{style} {theme} looks as the tool draws it: {best:.4f} of the pixels differ")
    return best


def check_requests(check, server):
    """Checks that the server refuses invalid requests."""
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
        page = ChatPage(browser, server.address, pictures)
        check(page.value("chat.top === chat.highest"), "it opens at the newest message")
        page.picture("newest")
        page.mouse.move(200, 400)
        page.mouse.wheel(0, -3000)
        page.comes("Math.abs(chat.highest - chat.top - 3000) < 1", "the wheel scrolls")
        page.settle()
        # A fling continues by itself and stops; rows that pass by are drawn.
        start = page.value("chat.top")
        page.value("chat.scroller.fling(-4)")
        page.comes("!chat.scroller.isMoving", "a fling comes to rest")
        page.settle()
        moved = start - page.value("chat.top")
        check(800 < moved < 2400, "a fling goes on", moved)
        check(page.value("chat.rows.some(r => r.frame[1] <= chat.top) && chat.rows.some(r => r.frame[1] + r.frame[3] >= chat.top + chat.height)"),
              "the rows reach from edge to edge")

        # The reader's place stays the same while older messages arrive, the window is resized and an answer grows below.
        place = "(() => { const row = chat.rows.find(r => r.frame[1] >= chat.top); return [row.id, row.frame[1] - chat.top]; })()"
        name, offset = page.value(place)
        where = f"(() => {{ const row = chat.rows.find(r => r.id === {json.dumps(name)}); return row.frame[1] - chat.top; }})()"
        for _ in range(5):
            page.value("chat.demo.addOlder(20)")
        page.settle()
        check(abs(page.value(where) - offset) <= 1, "older messages move nothing", page.value(where) - offset)
        for width in (300, 380, 520, 640, 420):
            page.resize(width, HEIGHT)
            page.comes(f"chat.width === {width} && chat.canvas.width === {width}", "the window follows its width")
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

        # The mouse selects from one message to another; the text is copied unchanged.
        page.mouse.move(70, 330)
        page.mouse.down()
        # The page requests the text at the pointer, and begins the selection when the answer arrives.
        page.answered()
        for y in range(340, 560, 20):
            page.mouse.move(200, y)
        page.mouse.move(200, 560)
        page.mouse.up()
        page.answered()
        page.comes("chat.selection.text.length > 0", "the mouse selects")
        check(page.value("chat.selection.hasRects"), "what is selected is marked")
        copied, selected = page.value("""(() => { const data = new DataTransfer();
          document.dispatchEvent(new ClipboardEvent("copy", {clipboardData: data, bubbles: true, cancelable: true}));
          return [data.getData("text/plain"), chat.selection.text]; })()""")
        check(copied == selected and copied, "a copy has the text", copied)
        page.picture("selected")
        # A drag that ends before the first answer arrives.
        page.value("chat.selection.clear()")
        page.value("""(() => {
          const { canvas } = chat, frame = canvas.getBoundingClientRect();
          canvas.setPointerCapture = () => {};
          for (const [kind, y] of [["down", 330], ["move", 400], ["move", 500], ["up", 560]]) {
            canvas.dispatchEvent(new PointerEvent(`pointer${kind}`, { clientX: frame.left + 70, clientY: frame.top + y, pointerType: "mouse" }));
          }
          delete canvas.setPointerCapture;
        })()""")
        page.answered()
        check(page.value("chat.selection.text.length > 20"), "a quick drag selects", page.value("chat.selection.text"))
        page.value("chat.selection.clear()")
        check(not page.value("chat.selection.hasRects"), "nothing is marked then")

        # Search.
        page.value("chat.finder.find('rust')")
        page.comes("chat.finder.count > 3", "the text is found")
        first = None
        for _ in range(3):
            page.value("chat.finder.go('next')")
            page.settle()
            current = page.value("chat.finder.current")
            check(current != first, "each step goes on")
            first = current
        shown = f"chat.rows.some(r => r.id === {json.dumps(current['id'])} && r.frame[1] + r.frame[3] > chat.top && r.frame[1] < chat.top + chat.height)"
        page.comes(shown, "the match can be seen")
        page.picture("found")
        # An edited message is searched again.
        count = page.value("chat.finder.count")
        page.value("chat.change({edit: {append: {id: 'late', sender: 'ann', text: 'Rust, rust and RUST'}}})")
        page.comes(f"chat.finder.count === {count} + 3", "what is added is found")
        check(page.value("document.getElementById('status').value") == f"{count + 3} found", "the status tells")
        check(page.value("chat.finder.current") == current, "and the match that is shown stays")
        page.value("chat.change({edit: {remove: 'late'}})")
        page.comes(f"chat.finder.count === {count}", "what is removed is found no more")
        mirror = page.value("[...chat.mirror.children].map(item => item.textContent)")
        check(len(mirror) > 3 and any("rust" in text.lower() for text in mirror), "a screen reader has the rows", mirror[:3])
        check_typing(check, page)
        print(f"frame: {page.value('chat.frameTime'):.1f} ms for {page.value('chat.rows.length')} rows at hand; "
              f"{page.value('chat.session.trips')} round trips")
        check_end(check, server, page)


def check_typing(check, page):
    """Types a message of two lines, edits it, and sends it."""
    keyboard = page.page.keyboard
    page.page.click("#message")
    keyboard.type("Hello from the compser, שלום")
    page.comes("chat.composer.text === 'Hello from the compser, שלום'", "the session has what is typed")
    for _ in range(len("ser, שלום")):
        keyboard.press("ArrowLeft")
    keyboard.type("o")
    keyboard.press("End")
    keyboard.press("Shift+Enter")
    keyboard.type("and a second line")
    text = "Hello from the composer, שלום\nand a second line"
    page.comes(f"chat.composer.text === {json.dumps(text)}", "edits in the middle are followed")
    page.answered()
    ink = """(() => { const canvas = document.getElementById('composer');
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      return [data.filter((value, place) => place % 4 === 3 && value > 128).length, canvas.height / devicePixelRatio]; })()"""
    pixels, height = page.value(ink)
    check(pixels > 300 and height > 40, "the composer is drawn, as high as two lines", [pixels, height])
    page.picture("typed")
    keyboard.press("Enter")
    page.comes("chat.rows.some(row => String(row.id).startsWith('sent-'))", "Enter sends")
    page.settle()
    check(page.value("document.getElementById('message').value + chat.composer.text") == "", "the field is empty then")
    check(page.value("chat.top === chat.highest"), "and what was sent can be seen")
    told = page.value("[...chat.mirror.children].map(item => item.textContent)")
    check(any("second line" in words for words in told), "a screen reader is told of it", told[-2:])


def check_contrast(check, page, style, theme):
    """Checks that selected text differs visibly from unselected text, on bubbles of any colour."""
    before = page.canvas()
    page.value("chat.selection.selectAll()")
    page.settle()
    rects = page.value("chat.selection.rects.map(([x, y, w, h]) => [x, y - chat.top, w, h])")
    after = page.canvas()
    boxes = [(int(x), int(y), int(x + w), int(y + h)) for x, y, w, h in rects if w > 8 and y > 0 and y + h < before.height]
    moved = [sum(ImageStat.Stat(ImageChops.difference(before.crop(box), after.crop(box))).mean) for box in boxes]
    check(len(moved) > 3 and min(moved) > 40, f"selected text can be seen in {style} {theme}", moved and min(moved))
    page.value("chat.selection.clear()")
    page.settle()


def check_end(check, server, page):
    """Ends the server's session; after that the page must not send requests by itself."""
    for resets in (True, False, True, False):
        server.leave(resets)
    check(server.status("/ask", b'{"statistics":true}', X_Token=server.token) == 200, "who leaves early disturbs nobody")
    # While heights are estimates, the page requests more exact ones when it is idle.
    asks = """(async () => {
      const set = window.setTimeout;
      let count = 0;
      window.setTimeout = (...given) => { count += 1; return set(...given); };
      chat.unsettled = 9;
      await chat.refresh();
      window.setTimeout = set;
      return count;
    })()"""
    check(page.value(asks) > 0, "what is not exact yet is asked for")
    page.settle()
    server.end_session()
    check(page.value(asks) == 0, "a session that has ended is not asked again")
    check("ended" in page.value("document.getElementById('status').value"), "the status tells of it")
    check(server.said == "", "and nobody else", server.said)


def check_looks(check, browser, tool, pictures):
    """Compares what the page draws with the tool's own pictures."""
    shares = []
    folder = tempfile.TemporaryDirectory()
    for source, name in ((RICH, "rich"), (ARABIC, "arabic")):
        # The tool draws all rows at once.
        file = pathlib.Path(folder.name) / source.name
        file.write_bytes(b"".join(source.read_bytes().splitlines(keepends=True)[:40]))
        with Server(tool, file) as server:
            page = ChatPage(browser, server.address, pictures)
            for theme in ("light", "dark"):
                page.theme(theme)
                shares.append(check_pixels(check, page, tool, file, "merged", theme))
                page.picture(f"{name}-{theme}")
                check_contrast(check, page, "merged", theme)
            for style in ("balloon", "padded", "tailed", "rows", "clustered"):
                page.value(f"chat.change({{environment: {{style: '{style}'}}}})")
                page.settle()
                shares.append(check_pixels(check, page, tool, file, style, "dark"))
                check_contrast(check, page, style, "dark")
            page.picture(f"{name}-clustered")
            page.scale(2)
            page.theme("light")
            page.comes("chat.canvas.width === 2 * chat.width", "the canvas has the pixels of the screen")
            page.settle()
            page.picture(f"{name}-double")
    folder.cleanup()
    print(f"at most {max(shares):.4f} of the pixels differ from the tool's own pictures")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=str(ROOT / ".build/release/bubble"), help="the tool to ask")
    parser.add_argument("--pictures", type=pathlib.Path, help="a folder for pictures of the page")
    arguments = parser.parse_args()
    check = Check()
    if arguments.pictures:
        arguments.pictures.mkdir(parents=True, exist_ok=True)
    with Browser() as browser:
        check_looks(check, browser, arguments.tool, arguments.pictures)
        check_reading(check, browser, arguments.tool, arguments.pictures)
    print(f"browser chat: {check.count} checks, {check.failures} failures")
    sys.exit(1 if check.failures else 0)


if __name__ == "__main__":
    main()
