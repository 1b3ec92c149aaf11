#!/usr/bin/env python3
"""Sends mutated requests to the pages of `bubble preview` and `bubble golden review`: fuzz-http.py TOOL RUNS SEED.

Half of the requests go to each. They begin as requests that the pages send, and are then changed: methods, paths with dots, NUL and percent signs, tokens,
hosts and origins, lengths that are wrong, chunked bodies, heads without end, bytes at random, JSON with other values. They are sent whole, in pieces, several
on one connection, half, or are reset. After each, the server must live. What it answers must be HTTP with a body of the announced length. Nothing private may be
answered to a wrong token, host or origin. No file may change except goldens that were accepted by a right request, and the memory must stay bounded.
It connects only to 127.0.0.1.
"""

import argparse
import collections
import contextlib
import hashlib
import json
import os
import pathlib
import random
import re
import select
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import urllib.parse

from preview_process import ROOT, Preview

# The longest time in seconds that anything may take. It only ends a run in which no answer comes.
LIMIT = 180
# How much the memory of a server may grow after the first tenth of its connections, in bytes: at all, and for each connection. A deadline that was met takes up
# to 3 KB until its time has passed, at most two minutes, and a connection may have eight requests.
GROWTH, GROWTH_EACH = 100 << 20, 12_000
METHODS = ["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "get", "", "G\0T", "A" * 5000, "POST /x"]
DOTS = ["../", "..%2f", "%2e%2e/", "..%00/", "%00", "//", "\\..\\", "....//", "/etc/passwd", "%252e%252e%252f", ".", "~root/", "file:///etc/passwd", "é"]
VALUES = [0, -1, 1, 2**31, 2**63, 1e308, -1e308, 0.5, None, True, "", "a", "x" * 3000, [], {}, [[]], "../../x", "\0", "\ud800", "NaN", [1] * 2000, "merged"]
VALID_STATUS = {200, 400, 403, 404, 405, 408, 413, 414, 431, 500, 501, 503}


class Review:
    """A running `bubble golden review`; a context manager."""

    def __init__(self, tool, folder):
        self.arguments = [tool, "golden", "review", "--goldens", str(folder / "Goldens"), "--port", "0"]

    def __enter__(self):
        environment = {name: value for name, value in os.environ.items() if name != "CI"}
        self.process = subprocess.Popen(self.arguments, stdout=subprocess.PIPE, text=True, env=environment)
        ready, _, _ = select.select([self.process.stdout], [], [], LIMIT)
        self.address = self.process.stdout.readline().strip() if ready else ""
        parts = urllib.parse.urlsplit(self.address)
        self.port, self.token = parts.port, parts.query.removeprefix("token=")
        if not self.port:
            raise RuntimeError(f"the review did not print its address: {self.address!r}")
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=LIMIT)
        self.process.stdout.close()

    is_running, memory = Preview.is_running, Preview.memory


def goldens(tool, folder):
    """Makes goldens of which some layouts differ, with files beside them that nothing may touch."""
    chat = folder / "chat.jsonl"
    chat.write_text("\n".join(json.dumps({"id": n, "sender": "ab"[n % 2], "text": f"Message {n} of some"}) for n in range(3)) + "\n", encoding="utf-8")
    options = ["--goldens", str(folder / "Goldens"), "--style", "merged,balloon", "--width", "320,200"]
    environment = {name: value for name, value in os.environ.items() if name != "CI"}
    subprocess.run([tool, "golden", "record", str(chat), *options], check=True, capture_output=True, env=environment)
    chat.write_text(chat.read_text(encoding="utf-8").replace("of some", "of some more than before"), encoding="utf-8")
    verified = subprocess.run([tool, "golden", "verify", str(chat), *options], capture_output=True, env=environment)
    if verified.returncode != 1:
        raise RuntimeError(f"the goldens do not differ: {verified.returncode} {verified.stderr}")
    (folder / "secret.txt").write_text("a file that no page may read: s3cr3t-of-the-folder\n", encoding="utf-8")


def tree(folder):
    """Returns what is in a folder: for each path its kind and its content."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        found[name] = hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "folder"
    return found


class Requests:
    """Makes requests to one page."""

    def __init__(self, chance, port, token, is_review, names):
        self.chance, self.port, self.token, self.is_review, self.names = chance, port, token, is_review, names
        self.host = f"127.0.0.1:{port}"

    def pick(self, choices):
        return self.chance.choice(choices)

    def flip(self, likely):
        return self.chance.random() < likely

    def question(self):
        """Returns a path, and a body as the pages send it."""
        if self.is_review:
            accept = self.flip(0.6)
            return ("POST", "/accept", self.pick([*self.names, "nosuch", "../Goldens/x", "/etc/passwd", "", "a\0b"])) if accept else ("GET", "/", "")
        style = self.pick(["merged", "balloon", "nosuch", "/etc/passwd", "../x.json"])
        pane, match = self.pick(["a", "a", "b", "a" * 60, "<a>"]), {"id": self.pick(["1", 1, "m1"]), "path": ["text"], "start": 0, "end": self.pick([1, 9999])}
        settings = {
            "style": style, "width": self.pick([1, 320, 4000]), "theme": "light", "direction": self.pick(["ltr", "rtl"]), "fontScale": 1, "fonts": "bundled", "me": "you",
            "dates": self.flip(0.5), "typing": self.flip(0.5), "isPrivate": False, "isSelecting": False, "typed": [{"text": "Hi", "isMine": True}], "marks": False}
        if self.flip(0.2):
            settings["styleText"] = self.pick(["{}", "{", '{"bubble":{"padding":4}}', '{"bubble":{"padding":1e300}}', '{"nosuch":1}', "null"])
        bodies = {
            "view": {"pane": pane, "settings": settings, "top": 0, "height": self.pick([0, 600, 8000]), "isAtEnd": False, "overscan": 100, "after": 0},
            "inspect": {"pane": pane, "x": 20, "y": 30, "isBrief": self.flip(0.5)}, "find": {"pane": pane, "text": "e", "first": 0, "count": 50},
            "place": {"pane": pane, "match": match}, "whole": {"style": style, "styleText": "{}"},
            "compose": {"text": "Hello", "selection": [0, 2], "width": 300, "fontScale": 1, "fonts": "bundled", "theme": "light", "point": [3, 4]},
            "export": {"pane": pane, "form": self.pick(["png", "svg", "html", "json", "swift", "../x"]), "top": 0, "height": 300}}
        name = self.pick([*bodies, "setup", "schema", "changes?since=-1", "", "main.js", "page.css"])
        return ("POST", f"/{self.token}/{name}", json.dumps(bodies[name])) if name in bodies else (self.pick(["GET", "HEAD"]), f"/{self.token}/{name}", "")

    def changed(self, value, depth=0):
        """Returns a JSON value with some of its values replaced."""
        if self.flip(0.06) or depth > 20:
            return self.pick(VALUES)
        if isinstance(value, dict):
            made = {key: self.changed(inner, depth + 1) for key, inner in value.items() if not self.flip(0.04)}
            return {**made, self.pick(["x", "style", "width", "text", "page", "\0"]): self.pick(VALUES)} if self.flip(0.2) else made
        if isinstance(value, list):
            return [self.changed(inner, depth + 1) for inner in value] * self.pick([1, 1, 0, 2, 50])
        return value

    def request(self):
        """Returns the bytes of a request, and whether its token, host and origin may all be right."""
        method, path, body = self.question()
        token, host, origin = self.token, self.host, None
        is_right = True
        if self.flip(0.15):
            token = self.pick(["", self.token[:-1], self.token + "x", self.token.upper() + "A", "x" * len(self.token), "%00", self.token[:-1] + "\0"])
            path, is_right = path.replace(self.token, token), False
        if self.flip(0.1):
            host = self.pick(["evil.example", self.host + ".evil.example", "127.0.0.1.evil.example", "", "[::1]", "evil@" + self.host, "127.0.0.1:", "127.0.0.1:x",
                              "127.0.0.1:123456", "0.0.0.0"])
            is_right = False
        if self.flip(0.15):
            origin = self.pick([f"http://{self.host}", "http://evil.example", "null", "https://" + self.host, "", f"http://{self.host}.evil.example"])
            is_right = is_right and origin == f"http://{host}"
        if self.flip(0.1):
            method = self.pick(METHODS)
        if self.flip(0.15):
            spot = self.chance.randrange(1, len(path) + 1)
            path = path[:spot] + self.pick(DOTS) * self.pick([1, 1, 5, 900]) + path[spot:]
        if self.flip(0.3) and body.startswith("{"):
            body = json.dumps(self.changed(json.loads(body)))
        if self.flip(0.05):
            body = "[" * self.pick([10, 600, 100_000]) if self.flip(0.5) else body * self.pick([2, 500])
        content = body.encode("utf-8", "surrogatepass")
        if self.flip(0.1) and content:
            content = bytes(byte if self.flip(0.98) else self.chance.randrange(256) for byte in content[:5000])
        if self.is_review and not self.flip(0.2):
            path += f"?token={token}"
            headers = []
        else:
            headers = [f"X-Token: {token}"]
        headers.append(f"Host: {host}")
        if origin is not None:
            headers.append(f"Origin: {origin}")
        if content or method == "POST":
            headers.append(f"Content-Length: {len(content)}")
        if self.flip(0.2):
            headers += self.pick([
                ["Content-Length: 5"], ["Content-Length: -1"], ["Content-Length: 99999999999999999999"], ["Content-Length: 0x10"], ["Content-Length: +3"],
                ["Transfer-Encoding: chunked"], ["Transfer-Encoding: identity"], ["Expect: 100-continue"], ["Connection: close"], ["X: " + "y" * 20_000],
                [f"X{n}: 1" for n in range(80)], [" folded"], [": none"], ["X : 1"], ["Host: evil.example"], ["A\0: b"], ["Range: bytes=0-3"],
                ["Upgrade: h2c", "Connection: Upgrade"], ["X-Token: "], ["Accept-Encoding: " + "gzip," * 500]])
        if self.flip(0.05):
            self.chance.shuffle(headers)
        version = "HTTP/1.1" if self.flip(0.95) else self.pick(["HTTP/1.0", "HTTP/2", "HTTP/1.1 x", "", "http/1.1"])
        end = "\r\n" if self.flip(0.97) else self.pick(["\n", "\r", "\r\n\r\n", ""])
        head = end.join([f"{method} {path} {version}", *headers, "", ""]).encode("utf-8", "surrogatepass")
        data = head + (b"5\r\nhello\r\n0\r\n\r\n" if b"chunked" in head and self.flip(0.5) else content)
        if self.flip(0.05):
            data = bytearray(data)
            for _ in range(self.pick([1, 3, 20])):
                data[self.chance.randrange(len(data))] = self.chance.randrange(256)
            # A wrong origin is right in a header with another name.
            data, is_right = bytes(data), True
        return data, is_right

    def plan(self):
        """Returns what to send on one connection: pieces, how it ends, and whether every request is right."""
        requests = [self.request() for _ in range(self.pick([1] * 6 + [2, 3, 8]))]
        data = b"".join(request[0] for request in requests)
        if self.flip(0.1):
            data = data[:self.chance.randrange(len(data) + 1)]
        pieces = [data]
        if self.flip(0.1) and len(data) > 2:
            cuts = sorted(self.chance.sample(range(1, len(data)), min(len(data) - 1, self.pick([1, 2, 10]))))
            pieces = [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)])]
        return pieces, self.pick(["read"] * 8 + ["reset", "shut", "leave"]), [request[1] for request in requests]


class Failed(Exception):
    pass


def read_answers(connection):
    """Reads until the server closes the connection. Returns the answers as statuses with bodies, or raises Failed if they are not HTTP."""
    received = bytearray()
    with contextlib.suppress(ConnectionResetError, BrokenPipeError):
        while piece := connection.recv(65536):
            received += piece
    answers, rest = [], bytes(received)
    while rest:
        head, found, rest = rest.partition(b"\r\n\r\n")
        match = re.match(rb"HTTP/1\.1 (\d{3}) [A-Za-z ]+(\r\n|$)", head)
        if not found or not match:
            # A reset may cut the last answer.
            if answers or match:
                break
            raise Failed(f"no HTTP: {bytes(received[:200])!r}")
        status = int(match[1])
        if status == 100:
            continue
        if status not in VALID_STATUS:
            raise Failed(f"the status {status}")
        length = re.search(rb"\r\nContent-Length: (\d+)(\r\n|$)", head)
        if not length:
            raise Failed(f"no length: {head!r}")
        for wanted in (b"nosniff", b"Cache-Control: no-store", b"Content-Security-Policy: default-src 'none'"):
            if wanted not in head:
                raise Failed(f"without {wanted!r}: {head!r}")
        size = int(length[1])
        # The answer to HEAD announces a body that does not follow.
        has_body = not (rest[:9] == b"HTTP/1.1 " or (not rest and size))
        answers.append((status, rest[:size] if has_body else b""))
        rest = rest[size:] if has_body else rest
    return answers


def exchange(port, pieces, end):
    """Sends pieces on one connection. Returns the answers; none if they were not read."""
    with socket.create_connection(("127.0.0.1", port), timeout=LIMIT) as connection:
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            for piece in pieces:
                connection.sendall(piece)
            if end == "reset":
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                return []
            if end == "leave":
                return []
            # Otherwise the server would wait for the next request. It may have closed the connection already.
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_WR)
        return read_answers(connection)


def fuzz(what, server, requests, folder, runs, allowed, secrets, restore=lambda: None):
    """Sends requests, and prints how often each status was answered. From time to time, `restore` puts files back that right requests have changed."""
    before, statuses, base = tree(folder), collections.Counter(), 0
    for number in range(runs):
        if number % 500 == 0:
            restore()
        pieces, end, rights = requests.plan()
        try:
            answers = exchange(server.port, pieces, end)
        except TimeoutError as error:
            raise Failed(f"no answer in {LIMIT} s to {pieces!r}") from error
        except Failed as error:
            raise Failed(f"{error}\nafter {pieces!r}") from error
        if not server.is_running:
            raise Failed(f"the server ended with {server.process.returncode} after {pieces!r}")
        statuses.update(status for status, _ in answers)
        statuses["none"] += not answers
        sent = b"".join(pieces)
        if not any(rights):
            for status, body in answers:
                if status == 200 or any(secret in body for secret in secrets):
                    raise Failed(f"{status} for wrong requests {pieces!r}: {body[:200]!r}")
        for _, body in answers:
            if b"s3cr3t-of-the-folder" in body or b"root:x:0:0" in body:
                raise Failed(f"a file was read by {sent!r}")
        if number % 100 == 0 or number == runs - 1:
            after = tree(folder)
            moved = [name for name in before.keys() | after.keys() if before.get(name) != after.get(name) and not allowed(name)]
            if moved:
                raise Failed(f"files changed up to request {number}: {moved}")
            if number <= runs // 10:
                base = max(base, server.memory)
            elif server.memory > base + GROWTH + GROWTH_EACH * number:
                raise Failed(f"the memory grew from {base >> 20} to {server.memory >> 20} MB up to request {number}")
    print(f"{what}: {runs} connections, " + ", ".join(f"{status} {count}" for status, count in sorted(statuses.items(), key=str))
          + f"; memory {base >> 20} MB, at the end {server.memory >> 20} MB")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("runs", type=int, nargs="?", default=5000)
    parser.add_argument("seed", type=int, nargs="?", default=1)
    given = parser.parse_args()
    chance = random.Random(given.seed)
    half = given.runs // 2
    try:
        with tempfile.TemporaryDirectory() as name, tempfile.TemporaryDirectory() as saved:
            folder = pathlib.Path(name)
            goldens(given.tool, folder)
            shutil.copytree(folder, saved, dirs_exist_ok=True)
            with Review(given.tool, folder) as server:
                page = exchange(server.port, [f"GET /?token={server.token} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()], "read")
                if [status for status, _ in page] != [200]:
                    raise Failed(f"the page of the review: {page[:1]!r}")
                # Accepting writes goldens that are there, and removes the files of a failure.
                files = [path for path in (folder / "Goldens").rglob("*") if path.is_file()]
                pages = {str(path.relative_to(folder)) for path in files}
                names = sorted(str(path.relative_to(folder / "Goldens").with_suffix("")) for path in files)
                requests = Requests(chance, server.port, server.token, True, names)
                fuzz("golden review", server, requests, folder, half, lambda name: name in pages or name.startswith("Goldens.failures"), [server.token.encode()],
                     lambda: shutil.copytree(saved, folder, dirs_exist_ok=True))
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "secret.txt").write_text("s3cr3t-of-the-folder\n", encoding="utf-8")
            (folder / "chat.jsonl").write_bytes((ROOT / "Demo/transcript.jsonl").read_bytes())
            with Preview(given.tool, folder / "chat.jsonl") as server:
                token = server.path.strip("/")
                requests = Requests(chance, server.port, token, False, [])
                fuzz("preview", server, requests, folder, given.runs - half, lambda _: False, [token.encode()])
    except Failed as error:
        print(f"fuzz-http: {str(error)[:4000]}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
