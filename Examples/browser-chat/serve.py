#!/usr/bin/env python3
"""A chat window in the browser that draws only what `bubble serve` answers.

usage: serve.py [FILE] [--style NAME] [--me NAME] [--tool PATH] [--port N] [--open]

It opens FILE (a conversation in a format of `bubble layout`, by default the demo's) and prints the address of the page. The page
sends requests of `bubble serve` (Documentation/Serve.md), one or several lines at a time, and this program passes them on. It
answers only on 127.0.0.1, and only the page with the token in its address; the page cannot open files.
"""

import argparse
import contextlib
import hmac
import http.server
import json
import pathlib
import secrets
import shutil
import subprocess
import sys
import threading
import urllib.parse
import webbrowser

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PRESETS = {"balloon", "padded", "tailed", "rows", "clustered", "merged"}
PAGES = {
    "/": ("index.html", "text/html; charset=utf-8"),
    **{f"/{name}.js": (f"{name}.js", "text/javascript; charset=utf-8")
       for name in ("chat", "composer", "demo", "finder", "painter", "scroller", "selection", "session")},
}
LARGEST_BODY = 1 << 20
# At most this much of a body that is too long is read and discarded before it is refused.
MOST_DISCARDED = 16 << 20


class SessionEnded(Exception):
    """`bubble serve` has ended. This is not a ConnectionError, because those concern the page's connection."""


class Session:
    """A running `bubble serve`; one thread at a time sends requests."""

    def __init__(self, tool):
        self.process = subprocess.Popen([tool, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lock = threading.Lock()

    def ask(self, requests):
        """Returns the answers to requests, one line each."""
        with self.lock:
            # The answers are read while the requests are written, so that the two pipes cannot fill up and block both programs.
            writer = threading.Thread(target=self._write, args=(requests,))
            writer.start()
            answers = [self.process.stdout.readline() for _ in requests]
            writer.join()
        if not all(answers):
            raise SessionEnded
        return b"".join(answers)

    def _write(self, requests):
        try:
            for request in requests:
                self.process.stdin.write(json.dumps(request).encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            pass  # `ask` finds that answers are missing

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def is_allowed(request):
    """Returns whether the page may send a request: requests that open transcripts or name files are not allowed."""
    if not isinstance(request, dict) or "open" in request or "close" in request:
        return False
    settings = request.get("environment")
    style = settings.get("style") if isinstance(settings, dict) else None
    return style is None or style in PRESETS


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    session = token = None

    def do_GET(self):
        url = urllib.parse.urlsplit(self.path)
        given = urllib.parse.parse_qs(url.query).get("token", [""])[0]
        if not self.is_ours() or url.path == "/" and not self.is_token(given):
            return self.answer(403, b"this page has an address with a token\n")
        if url.path not in PAGES:
            return self.answer(404, b"not found\n")
        name, kind = PAGES[url.path]
        self.answer(200, (HERE / name).read_bytes(), kind)

    def do_POST(self):
        length = self.headers.get("Content-Length", "")
        body = self.rfile.read(int(length)) if length.isdigit() and int(length) <= LARGEST_BODY else None
        if body is None:
            # Browsers read an answer only after they have sent the whole body.
            left = min(int(length), MOST_DISCARDED) if length.isdigit() else 0
            while left > 0 and (piece := self.rfile.read(min(left, 1 << 16))):
                left -= len(piece)
            self.close_connection = True
            return self.answer(413, b"the requests are too long\n")
        if not self.is_ours() or not self.is_token(self.headers.get("X-Token", "")):
            return self.answer(403, b"the token is another one\n")
        if self.path != "/ask":
            return self.answer(404, b"not found\n")
        try:
            requests = [json.loads(line) for line in body.splitlines() if line.strip()]
        except (ValueError, RecursionError):
            return self.answer(400, b"the requests are no JSON\n")
        if not all(map(is_allowed, requests)):
            return self.answer(400, b"the page may not ask for that\n")
        try:
            answers = self.session.ask(requests)
        except (SessionEnded, ValueError):
            return self.answer(502, b"bubble serve has ended\n")
        self.answer(200, answers, "application/jsonl; charset=utf-8")

    def handle(self):
        # A page that is closed does not wait for its answer.
        with contextlib.suppress(ConnectionError):
            super().handle()

    def finish(self):
        with contextlib.suppress(ConnectionError):
            super().finish()

    def is_ours(self):
        """Returns whether the request is for this machine's own name; this refuses pages of other sites whose name leads here (DNS rebinding)."""
        return self.headers.get("Host") in [f"{name}:{self.server.server_port}" for name in ("127.0.0.1", "localhost")]

    def is_token(self, given):
        return hmac.compare_digest(given.encode(), self.token.encode())

    def answer(self, status, body, kind="text/plain; charset=utf-8"):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        self.send_header(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; "
            "base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def find_tool():
    built = [ROOT / ".build" / kind / "bubble" for kind in ("release", "debug")]
    found = next((str(path) for path in built if path.exists()), None) or shutil.which("bubble")
    return found or sys.exit("bubble is not built: make build, or name it with --tool")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", default=ROOT / "Demo/transcript.jsonl", help="the conversation")
    parser.add_argument("--style", default="merged", help="a preset or a file with a style")
    parser.add_argument("--me", default="you", help="the sender whose messages are sent")
    parser.add_argument("--tool", help="the path of bubble")
    parser.add_argument("--port", type=int, default=0, help="0 picks any free port")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    arguments = parser.parse_args()

    session = Session(arguments.tool or find_tool())
    opened = json.loads(session.ask([{
        "open": {
            "file": str(pathlib.Path(arguments.file).resolve()), "style": arguments.style, "me": arguments.me,
            "dates": True, "heights": "estimated", "keepsBottom": True, "placesShortContentAtBottom": True,
        }}]))
    if "error" in opened:
        sys.exit(opened["error"]["message"])
    Handler.session, Handler.token = session, secrets.token_urlsafe(16)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", arguments.port), Handler)
    server.daemon_threads = True
    me = urllib.parse.quote(arguments.me)
    address = f"http://127.0.0.1:{server.server_port}/?me={me}&token={Handler.token}"
    print(address, flush=True)
    if arguments.open:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
    finally:
        server.server_close()
        session.close()


if __name__ == "__main__":
    main()
