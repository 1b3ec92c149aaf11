#!/usr/bin/env python3
"""Proves that the preview's server refuses what it must, over bare sockets, within its limits of time and memory.

It tries wrong tokens, hosts and origins, paths that lead elsewhere, endless heads and bodies, slow clients, and a thousand connections at once.
Afterwards the page must still answer. It connects only to 127.0.0.1.
"""

import argparse
import contextlib
import json
import pathlib
import socket
import sys
import tempfile
import time

from preview_process import Preview

# The longest time in seconds that anything may take. The checks wait for answers; the limit ends a run in which none comes.
LIMIT = 180


class Server:
    """A client of the preview's server, with checks of its answers."""

    def __init__(self, preview):
        self.preview = preview
        self.host = f"127.0.0.1:{preview.port}"

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.preview.port), timeout=LIMIT)

    def head(self, path=None, method="GET", host=None, extra=()):
        lines = [f"{method} {self.preview.path if path is None else path} HTTP/1.1"]
        lines += [f"Host: {self.host}"] if host is None else [f"Host: {name}" for name in host]
        return "\r\n".join([*lines, *extra, "", ""]).encode("latin-1")

    def answer(self, data, connection=None):
        """Returns the status and body of the first answer; the status is 0 if the connection was closed without an answer."""
        own = connection or self.connect()
        with contextlib.closing(own) if connection is None else contextlib.nullcontext():
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                own.sendall(data)
            received = b""
            with contextlib.suppress(ConnectionResetError, TimeoutError):
                while b"\r\n\r\n" not in received and (piece := own.recv(65536)):
                    received += piece
                head, _, body = received.partition(b"\r\n\r\n")
                length = next((int(line.split(b":")[1]) for line in head.split(b"\r\n")
                               if line.lower().startswith(b"content-length")), 0)
                while len(body) < length and not data.startswith(b"HEAD") and (piece := own.recv(65536)):
                    body += piece
                return int(head.split()[1]), body
            return (int(received.split()[1]), b"") if received else (0, b"")


class Check:
    def __init__(self, server):
        self.server, self.problems = server, []

    def expect(self, what, data, *statuses):
        start = time.monotonic()
        status, body = self.server.answer(data)
        taken = time.monotonic() - start
        self.say(status in statuses, f"{what}: {status} in {taken * 1000:.0f} ms", f"expected {statuses}, {body[:80]!r}")

    def say(self, is_good, what, otherwise=""):
        print(f"{'ok  ' if is_good else 'FAIL'}  {what}{'' if is_good else ': ' + str(otherwise)}")
        if not is_good:
            self.problems.append(what)


def check_addresses(check):
    server, path = check.server, check.server.preview.path
    token = path.strip("/")
    other = "/" + token[:-1] + ("a" if token[-1] != "a" else "b") + "/"
    check.expect("the printed address", server.head(), 200)
    for name in ("main.js", "page.css", "setup", "schema"):
        check.expect(name, server.head(path + name), 200)
    for what, wrong in (("no token", "/"), ("a wrong token", other), ("a token cut short", path[:-2] + "/"),
                        ("a file without a token", "/main.js"), ("a token and no slash", path[:-1]),
                        ("the address of another file", "/" + "x" * len(token) + "/setup")):
        check.expect(what, server.head(wrong), 403)
    for wrong in ("../../../etc/passwd", "..%2f..%2fetc/passwd", "%2e%2e/main.js", "./main.js", "main.js/", "//", "a\\b"):
        check.expect(f"the path {wrong}", server.head(path + wrong), 404)
    for host in (["127.0.0.1:x.evil.example"], ["evil.example"], [f"{server.host}.evil.example"], ["127.0.0.1:"],
                 ["127.0.0.1.evil.example"], [f"evil.example@{server.host}"], ["[::1]"], [""]):
        check.expect(f"the host {host[0]!r}", server.head(host=host), 403)
    check.expect("no host", server.head(host=[]), 403)
    check.expect("two hosts", server.head(host=[server.host, "evil.example"]), 400)
    check.expect("the host localhost", server.head(host=["localhost:1"]), 200)
    for origin in ("http://evil.example", "null", "https://" + server.host, f"http://{server.host}.evil.example", ""):
        check.expect(f"the origin {origin!r}", server.head(extra=[f"Origin: {origin}"]), 403)
    check.expect("the page's own origin", server.head(extra=[f"Origin: http://{server.host}"]), 200)


def check_heads(check):
    server = check.server
    for what, data, *statuses in (
        ("a request line of 1 MB", b"GET /" + b"a" * (1 << 20), 414),
        ("a request line of 1 MB with its end", server.head("/" + "a" * (1 << 20)), 414),
        ("a head of 1 MB", server.head(extra=["X: " + "b" * 1000] * 1000), 400, 431),
        ("a header of 20,000 bytes", server.head(extra=["X: " + "b" * 20_000]), 431),
        ("a hundred headers", server.head(extra=[f"X{n}: 1" for n in range(100)]), 431),
        ("lines that end in LF", server.head().replace(b"\r\n", b"\n") + b"\r\n\r\n", 400),
        ("a header without a name", server.head(extra=[": 1"]), 400),
        ("a folded header", server.head(extra=["X: 1", " 2"]), 400),
        ("a space before a colon", server.head(extra=["X : 1"]), 400),
        ("bytes that are no text", b"GET / \xff\xfe\r\n\r\n", 400),
        ("NUL", b"\0" * 100 + b"\r\n\r\n", 400), ("HTTP/2's greeting", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
        ("HTTP/1.0", server.head().replace(b"HTTP/1.1", b"HTTP/1.0"), 501),
        ("a method that is not known", server.head(method="DELETE"), 405),
    ):
        check.expect(what, data, *statuses)


def check_bodies(check):
    server, path = check.server, check.server.preview.path
    post = lambda name, *extra: server.head(path + name, method="POST", extra=extra)
    check.expect("200 MB announced", post("view", "Content-Length: 200000000"), 413)
    check.expect("more bytes than there are numbers", post("view", "Content-Length: " + "9" * 40), 413)
    check.expect("a negative length", post("view", "Content-Length: -1"), 400)
    check.expect("two lengths", post("view", "Content-Length: 2", "Content-Length: 3"), 400)
    check.expect("a length and pieces", post("view", "Content-Length: 2", "Transfer-Encoding: chunked"), 501)
    for body in (b"", b"{}", b"[]", b"{", b"\xff", b"null", b'{"pane":"a"}'):
        check.expect(f"the question {body!r}", post("view", f"Content-Length: {len(body)}") + body, 400)
    settings = {"style": "merged", "width": 320, "theme": "light", "direction": "ltr", "fontScale": 1, "fonts": "bundled",
                "dates": True, "typing": False, "isPrivate": False, "isSelecting": False, "typed": [], "marks": False}
    question = {"pane": "a", "settings": settings, "top": 0, "height": 300, "isAtEnd": False, "overscan": 0, "after": 0}

    def view(**changes):
        top = {key: value for key, value in changes.items() if key in question}
        rest = {key: value for key, value in changes.items() if key not in question}
        body = json.dumps({**question, **top, "settings": {**settings, **rest}}).encode()
        return post("view", f"Content-Length: {len(body)}") + body

    check.expect("a question", view(), 200)
    for changes in ({"width": 0}, {"width": -5}, {"width": 1e9}, {"fontScale": 1000}, {"direction": "up"},
                    {"theme": "pink"}, {"style": "/etc/passwd"}, {"fonts": "/etc"}, {"height": 1e9}, {"pane": "x" * 100},
                    {"typed": [{"text": "a" * 70_000, "isMine": True}]}, {"styleText": " " * 300_000}):
        name, value = next(iter(changes.items()))
        check.expect(f"{name} {str(value)[:30]}", view(**changes), 400)
    for text in ("a" * 60_000, "\0\u202e<>&\"", "\n" * 60_000):
        check.expect(f"the message {text[:6]!r}", view(typed=[{"text": text, "isMine": True}], width=1), 200)

    before = time.monotonic()
    connection = server.connect()
    sent, status = 0, 0
    # A server that neither reads nor refuses a request has not refused it.
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        connection.sendall(post("view", "Content-Length: 200000000"))
        while sent < 200_000_000:
            sent += connection.send(b"x" * 65_536)
    with contextlib.suppress(ConnectionResetError):
        received = connection.recv(4096)
        status = int(received.split()[1]) if received else 0
    connection.close()
    taken = time.monotonic() - before
    check.say(sent < 100_000_000 and status in (0, 413),
              f"200 MB sent: refused ({status or 'closed'}) after {sent / 1e6:.1f} MB and {taken:.1f} s")


def check_slow(check):
    server = check.server
    slow = [server.connect() for _ in range(10)]
    for connection in slow:
        connection.sendall(b"GET /")
    start = time.monotonic()
    ended = 0
    while slow and time.monotonic() - start < LIMIT:
        for connection in list(slow):
            connection.settimeout(0.02)
            try:
                connection.sendall(b"a")
                data = connection.recv(4096)
                if not data or b" 408 " in data[:20]:
                    raise ConnectionResetError
            except TimeoutError:
                continue
            except OSError:
                ended += 1
                slow.remove(connection)
                connection.close()
    taken = time.monotonic() - start
    check.say(not slow, f"10 clients that send a byte now and then: all ended after {taken:.1f} s", f"{len(slow)} are left")
    lazy = server.connect()
    lazy.sendall(server.head(check.server.preview.path + "main.js") * 200)
    check.expect("beside a client that takes no answers", server.head(), 200)
    lazy.close()


def check_many(check):
    server = check.server
    connections, refused, answered = [], 0, 0
    start = time.monotonic()
    for _ in range(1000):
        with contextlib.suppress(OSError):
            connections.append(server.connect())
    for connection in connections:
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            connection.sendall(server.head())
    for connection in connections:
        try:
            data = connection.recv(4096)
        except ConnectionResetError:
            data = b""
        is_refused = not data or b" 503 " in data[:20]
        refused, answered = refused + is_refused, answered + (not is_refused)
    taken = time.monotonic() - start
    check.say(0 < answered <= 64 and refused >= 900,
              f"1,000 connections at once: {refused} refused, {answered} answered in {taken:.1f} s")
    for connection in connections:
        connection.close()
    start = time.monotonic()
    while time.monotonic() - start < LIMIT:
        if server.answer(server.head())[0] == 200:
            return check.say(True, "afterwards the page answers")
    return check.say(False, "afterwards the page answers", f"it does not within {LIMIT} s")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", required=True, help="the built bubble")
    tool = parser.parse_args().tool
    with tempfile.TemporaryDirectory() as folder:
        chat = pathlib.Path(folder) / "chat.jsonl"
        chat.write_text("".join(json.dumps({"id": n, "sender": "ann", "text": f"Message {n}"}) + "\n" for n in range(200)))
        with Preview(tool, chat) as preview:
            server = Server(preview)
            check = Check(server)
            check.expect("the page", server.head(), 200)
            check_addresses(check)
            check_heads(check)
            check_bodies(check)
            memory, seconds = preview.memory, preview.seconds
            check_slow(check)
            check_many(check)
            for _ in range(50):
                server.answer(b"GET /" + b"a" * (4 << 20))
            grown, used = preview.memory - memory, preview.seconds - seconds
            check.say(preview.is_running, "it still runs")
            check.say(grown < 64 << 20, f"memory grew by {grown / (1 << 20):.1f} MB", "more than 64")
            check.say(used < 20, f"it used {used:.1f} s of processor time for that", "more than 20")
    if check.problems:
        print(f"check-serving: {len(check.problems)} problems", file=sys.stderr)
    return 1 if check.problems else 0


if __name__ == "__main__":
    sys.exit(main())
