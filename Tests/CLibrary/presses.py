"""Compares presses with those of `bubble serve`, for every target: what is hit, its address, its range and its paths."""

import json
import pathlib
import subprocess

from rows import NONE, SPANS

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MESSAGES = ROOT / "Tests/CLibrary/presses.jsonl"
STYLE = {"preset": "merged", "text": {"collapse": {"lines": 25}}}
WIDTH = 300
CARDS = "voice file contact location poll link code custom call".split()
PREFIX = "BUBBLE_HIT_"
OFFSETS = ("start", "end", "offset")


def json_name(member):
    """Returns the name of a target in JSON; None for a press beside all rows."""
    first, *rest = member.lower().split("_")
    return {"nothing": None, "date": "separator", "unread": "separator"}.get(first, first + "".join(map(str.capitalize, rest)))


def pointer(path):
    """Returns a path as a JSON Pointer (RFC 6901)."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


class Presses:
    def __init__(self, check):
        self.check, self.library, self.ffi, self.c = check, check.library, check.library.ffi, check.library.c
        #: The names in JSON of the targets that were hit.
        self.hit, self.count = set(), 0
        #: The names in JSON of the numbers in the header.
        self.targets = {getattr(self.c, name): json_name(name.removeprefix(PREFIX)) for name in dir(self.c) if name.startswith(PREFIX)}

    def all(self):
        for offsets in ("utf16", "utf8"):
            self.compare(offsets)
        missing = sorted(set(self.targets.values()) - self.hit - {None})
        if missing:
            self.check.fail(f"presses: nothing in the tests is hit as {missing}")

    def opened(self, offsets):
        ffi, c, options = self.ffi, self.c, self.library.sized("bubble_transcript_options")
        kept = [ffi.new("char[]", text) for text in (b"you", b"New")]
        options.width, options.me, options.unread_text = WIDTH, kept[0], kept[1]
        unread = ffi.new("bubble_id *")
        unread.number = 4
        options.unread = unread
        options.flags = c.BUBBLE_TRANSCRIPT_DATES | c.BUBBLE_TRANSCRIPT_TYPING | c.BUBBLE_TRANSCRIPT_SELECTING
        if offsets == "utf8":
            options.flags |= c.BUBBLE_TRANSCRIPT_UTF8_OFFSETS
        style, text = json.dumps(STYLE).encode(), MESSAGES.read_bytes()
        style = self.library.handle("style", c.bubble_style_open, style, len(style))
        transcript = self.library.handle(
            "transcript", lambda place, error: c.bubble_transcript_open(
                self.check.engine, style, options, text, len(text), place, ffi.NULL, error))
        expanded = ffi.new("bubble_id *")
        expanded.number = 10
        self.library.check(c.bubble_transcript_set_expanded(transcript, expanded, 1, ffi.NULL, self.library.error))
        return transcript

    def compare(self, offsets):
        transcript, metrics = self.opened(offsets), self.library.sized("bubble_metrics")
        buffer, hit = self.library.handle("buffer", self.c.bubble_buffer_open), self.library.sized("bubble_hit")
        self.library.check(self.c.bubble_transcript_metrics(transcript, metrics, self.library.error))
        points = [(x + 0.5, y + 0.5) for y in range(-6, int(metrics.height) + 6, 4) for x in range(2, WIDTH, 8)]
        for point, wanted in zip(points, self.told(points), strict=True):
            self.library.check(self.c.bubble_transcript_hit(transcript, *point, buffer, hit, self.library.error))
            found = self.found(hit, offsets)
            if wanted:
                self.hit.add(wanted["target"])
                wanted = self.normal(wanted, offsets)
            if found != wanted:
                self.check.fail(f"a press at {point}, {offsets}: JSON has {wanted}, C has {found}")
            self.count += 1
        self.c.bubble_buffer_free(buffer)
        self.c.bubble_transcript_free(transcript)

    def told(self, points):
        """Returns what a session says about presses."""
        messages = [json.loads(line) for line in MESSAGES.read_text(encoding="utf-8").splitlines()]
        opening = {
            "messages": messages, "style": STYLE, "width": WIDTH, "me": "you", "selecting": True, "dates": True, "unread": 4,
            "unreadText": "New", "typing": True, "expand": [10]}
        requests = [{"open": opening}] + [{"hit": {"x": x, "y": y}} for x, y in points]
        run = subprocess.run(
            [self.check.tool, "serve"], input="".join(json.dumps(request) + "\n" for request in requests), capture_output=True,
            text=True, check=True)
        return [json.loads(line)["hit"] for line in run.stdout.splitlines()[1:]]

    @staticmethod
    def normal(hit, offsets):
        """Returns a session's hit in the form of `found`."""
        hit = {name: value for name, value in hit.items() if name not in ("text", "affinity") and value is not None}
        if hit["target"] == "link":
            hit["kind"] = "link"
        for name in ("path", "block"):
            if name in hit:
                hit[name] = pointer(hit[name])
        # Sessions count in UTF-16 only. Other tests compare UTF-8 offsets.
        return hit if offsets == "utf16" else {name: value for name, value in hit.items() if name not in OFFSETS}

    def found(self, hit, offsets):
        """Returns a hit of the library in the form of a session's hit; None beside all rows."""
        target, c = self.targets[hit.target], self.c
        if target is None:
            return None
        kind = SPANS[hit.span_kind] if hit.span_kind != NONE else CARDS[hit.card] if hit.card != NONE else None
        if target == "separator":
            kind = "unread" if hit.target == c.BUBBLE_HIT_UNREAD else "date"
        id = self.text(hit.id.text, hit.id.length)
        path = self.text(hit.path.text, hit.path.length)
        found = {
            "id": None if target == "typing" else hit.id.number if id is None else id, "target": target, "kind": kind,
            "index": self.number(hit.index), "start": self.number(hit.span_range.start), "end": self.number(hit.span_range.end),
            "href": self.text(hit.href, hit.href_length), "footnote": self.text(hit.footnote, hit.footnote_length),
            "block": self.text(hit.block.text, hit.block.length), "part": self.number(hit.part),
            "offset": self.number(hit.offset), "path": None if path == "/text" else path}
        return {name: value for name, value in found.items() if value is not None and (offsets == "utf16" or name not in OFFSETS)}

    @staticmethod
    def number(number):
        return None if number == NONE else number

    def text(self, bytes, length):
        return None if bytes == self.ffi.NULL else self.ffi.buffer(bytes, length)[:].decode()
