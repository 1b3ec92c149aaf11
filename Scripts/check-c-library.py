#!/usr/bin/env python3
"""Proves that the C library matches its header and gives the same layouts as the tool.

usage: check-c-library.py [--tool PATH] [--library PATH] [--messages N]

- The library exports exactly the functions that the header declares, and is not linked with the libraries of pictures, which only painters need.
- Every structure has the size that a C compiler gives it.
- For every preset and eight transcripts, the arrays of rows equal the output of `bubble layout --format json --glyphs --elements`, with UTF-16 and
  UTF-8 offsets. The screen-reader text equals the output of `--accessibility`, and highlights equal that of `--find`.
- Searches find the same matches as in the texts that the tool writes, and the measurements of matches agree.
- Presses at points all over a conversation hit the same as in `bubble serve`, with the same addresses and paths, and hit every target.
- Texts by themselves equal the output of `bubble measure` with all its options. Wrong calls of these functions get errors that name the reason.

The package cffi of PyPI reads the header, in an environment of its own below .build.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata
import venv

ROOT = pathlib.Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".build" / "c-checks"
CFFI = "cffi==2.0.0"
PRESETS = ["balloon", "padded", "tailed", "rows", "clustered", "merged"]
TRANSCRIPTS = [
    "Demo/weekend.jsonl", "Tests/Goldens/Cases/rich.jsonl", "Tests/Corpora/transcripts/group-multilingual.jsonl",
    "Tests/Corpora/transcripts/group-rtl.jsonl", "Tests/CLibrary/objects.jsonl", "Tests/CLibrary/texts.jsonl",
    "Tests/CLibrary/presses.jsonl", "Tests/Corpora/transcripts/irc-ubuntu-2008-12-11.jsonl"]
WIDTH = 300
SOUGHT = "e"
# The people in the transcripts, the time that counts as now, and a text that replaces the date of one separator.
PEOPLE = (
    '{"Yuki":{"name":"Yuki Mori","color":"#8a2be2"},"Mana":{"name":"Мана","initials":"M","picture":"mana.png"},"Omar":{},'
    '"Ann":{"name":"آن","color":"#005f5f","picture":"ann.png"},"Freddie":{"name":"Frederic"}}')
NOW = "2026-01-03T12:00Z"
DAY_TEXTS = '{"2026-03-14":"The day of the trip"}'
# At most this many of a transcript's matches are measured.
MEASURED = 300
# Structures that only the library makes.
MADE_BY_LIBRARY = {"bubble_error", "bubble_custom_part"}
# A size in bytes that is too small for every structure, even as it was in the first version of the library.
SMALLER_THAN_ANY = 8


def enter_environment():
    """Runs this script again with an interpreter that has cffi."""
    python = ENVIRONMENT / "bin" / "python"
    mark = ENVIRONMENT / CFFI
    if not mark.exists():
        venv.create(ENVIRONMENT, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", CFFI], check=True)
        mark.touch()
    sys.exit(subprocess.run([python, __file__, "--inside", *sys.argv[1:]]).returncode)


def differences(left, right, place=""):
    """Yields the differences between two values, each with its place."""
    if isinstance(left, dict) and isinstance(right, dict):
        for name in list(left) + [name for name in right if name not in left]:
            if name not in left or name not in right:
                yield f"{place}.{name}: only {'JSON' if name in left else 'C'} has {left.get(name, right.get(name))!r}"
            else:
                yield from differences(left[name], right[name], f"{place}.{name}")
    elif isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        for number, (first, second) in enumerate(zip(left, right)):
            yield from differences(first, second, f"{place}[{number}]")
    elif left != right:
        yield f"{place}: JSON has {left!r}, C has {right!r}"


def steps(data):
    """Returns SVG path data in the form that layouts have: with absolute points."""
    found, pen, start = [], (0, 0), (0, 0)
    for letter, numbers in re.findall(r"([Mlqcz])([-0-9. ]*)", data):
        lengths = [round(float(number) * 1e6) for number in re.findall(r"-?[0-9.]+", numbers)]
        count = {"M": 2, "l": 2, "q": 4, "c": 6, "z": 0}[letter]
        for first in range(0, max(1, len(lengths)), count or 1):
            points = list(zip(lengths[first : first + count : 2], lengths[first + 1 : first + count : 2]))
            if letter != "M":
                points = [(pen[0] + x, pen[1] + y) for x, y in points]
            pen = points[-1] if points else start
            start = pen if letter == "M" else start
            found.append(["Mlqcz".index(letter)] + [length / 1e6 for point in points for length in point])
    return found


def pointer(path):
    """Returns a path as a JSON Pointer (RFC 6901)."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


def folded(text):
    """Yields the letters of a text without accents and in lower case, each with its UTF-16 offset."""
    offset = 0
    for letter in text:
        yield unicodedata.normalize("NFD", letter)[0].casefold(), offset
        offset += len(letter.encode("utf-16-le")) // 2


class Normal:
    """Converts the tool's JSON into the form of the library's arrays."""

    def __init__(self, document, offsets):
        self.fonts = {font["id"]: font["name"] for font in document["fonts"]}
        self.utf8 = offsets == "utf8"
        self.document = {name: self.value(document[name]) for name in ("cells", "separators", "typing") if name in document}

    def value(self, value, text=""):
        if isinstance(value, list):
            return [self.value(element, text) for element in value]
        if not isinstance(value, dict):
            return value
        text = value.get("text", text)
        objects = value.get("objects", [])
        found = {name: self.value(member, text) for name, member in value.items() if name not in ("objects", "accessibility")}
        if objects:
            # The offsets of an object count in the text around it, not in the text that the object stands for.
            found["objects"] = [
                thing | {name: self.offset(thing[name], text) for name in ("start", "end")} for thing in objects]
            # The source of a formula, the address of a picture and the label of a citation are in their parts.
            for thing in found["objects"]:
                for name in ("source", "address", "label"):
                    thing.pop(name, None)
        if "look" in found or "looks" in found or "tag" in found:
            found.pop("rects", None)
        # Another function returns the rectangles of a range.
        for thing in found.get("detected", []):
            thing.pop("rects", None)
        # Only drawings have decorations; rows do not.
        found.pop("decorations", None)
        if "path" in found:
            found["path"] = pointer(found["path"])
        if "glyphs" in found:
            found["font"] = self.fonts[found["font"]]
            found["glyphs"] = [glyph[:3] + [self.offset(glyph[3], text)] for glyph in found["glyphs"]]
        if "missing" in found:
            found["missing"] = len(found["missing"])
        if "outline" in found:
            found["outline"] = steps(found["outline"])
        if "corners" in found and "kind" in found:
            found.pop("radius", None)
        for name in ("start", "end"):
            if name in found:
                found[name] = self.offset(found[name], text)
        if "hidden" in found:
            found["hidden"] = [self.offset(offset, text) for offset in found["hidden"]]
        return found

    def offset(self, offset, text):
        if not self.utf8:
            return offset
        units = text.encode("utf-16-le", "surrogatepass")
        return len(units[: offset * 2].decode("utf-16-le", "ignore").encode())


class Check:
    def __init__(self, tool, path, messages):
        sys.path.insert(0, str(ROOT / "Tests/CLibrary"))
        import library as declared
        import elements
        import measures
        import misuse
        import presses
        import rows

        self.tool, self.path, self.messages = tool, path, messages
        self.declarations, self.Rows = declared.declarations(), rows.Rows
        self.library = declared.Library(path)
        self.Elements = elements.Elements
        self.failures = self.elements = self.highlights = self.matches = self.things = 0
        self.engine = self.library.handle("engine", self.library.c.bubble_engine_open, self.library.ffi.NULL)
        self.measures, self.misuse = measures.Measures(self), misuse.Misuse(self)
        self.presses = presses.Presses(self)

    def fail(self, message):
        self.failures += 1
        if self.failures <= 40:
            print(message, file=sys.stderr)

    def functions(self):
        declared = set(re.findall(r"\b(bubble_\w+)\(", self.declarations))
        listed = subprocess.run(["nm", "-D", "--defined-only", self.path], capture_output=True, text=True, check=True)
        exported = {line.split()[-1].split("@")[0] for line in listed.stdout.split("\n") if " T bubble_" in line}
        for name in sorted(declared ^ exported):
            self.fail(f"{name}: only {'the header' if name in declared else 'the library'} has it")
        return len(declared)

    def versions(self):
        """Checks that the version in the header is that of the library, as a text and as a number."""
        header = (ROOT / "Sources/CBubbleLayout/bubble_layout.h").read_text(encoding="utf-8")
        parts = [int(re.search(rf"#define BUBBLE_VERSION_{part} (\d+)", header)[1]) for part in ("MAJOR", "MINOR", "PATCH")]
        said = self.library.ffi.string(self.library.c.bubble_version()).decode()
        number = self.library.c.bubble_version_number()
        if said != ".".join(map(str, parts)) or number != parts[0] * 1_000_000 + parts[1] * 1_000 + parts[2]:
            self.fail(f"the header has the version {parts}, but the library has version {said} ({number})")

    def frames(self, transcript, cells, place):
        """Checks that one call for the frames of all messages returns the frames of their cells."""
        library, count = self.library, len(cells)
        frames, heights, written = (library.ffi.new(kind) for kind in (f"bubble_rect[{count + 2}]", f"double[{count + 2}]", "size_t *"))
        for first in (0, count // 2):
            wanted = [cell["frame"] for cell in cells[first:]]
            library.check(library.c.bubble_transcript_frames(transcript, first, count + 2, frames, written, library.error))
            found = [[frame.x, frame.y, frame.width, frame.height] for frame in frames[0 : written[0]]]
            library.check(library.c.bubble_transcript_heights(transcript, first, count + 2, heights, written, library.error))
            if found != wanted or list(heights[0 : written[0]]) != [frame[3] for frame in wanted]:
                self.fail(f"{place}: frames from the message {first} on differ from those of the cells")

    def libraries(self):
        """Checks which libraries the C library itself is linked with; FreeType may load libpng."""
        listed = subprocess.run(["readelf", "-dW", self.path], capture_output=True, text=True, check=True)
        linked = re.findall(r"\(NEEDED\).*\[(.+)\]", listed.stdout)
        if not any(name.startswith("libfreetype") for name in linked):
            self.fail(f"the libraries that it is linked with could not be read: {linked}")
        for name in linked:
            if name.startswith(("libpng", "libturbojpeg", "libwebp")):
                self.fail(f"it is linked with {name}, which it must not need")

    def sizes(self):
        """Checks that each function which takes a structure with a size reports the structure's size in the library."""
        library, ffi, found = self.library, self.library.ffi, {}
        style = library.handle("style", library.c.bubble_style_preset, b"merged")
        transcript = library.handle(
            "transcript", lambda place, error: library.c.bubble_transcript_open(
                self.engine, style, ffi.NULL, b'{"id":1,"text":"a"}', 19, place, ffi.NULL, error))
        values = {
            "bubble_engine": self.engine, "bubble_style": style, "bubble_transcript": transcript,
            "bubble_rows": library.handle("rows", library.c.bubble_rows_open),
            "bubble_buffer": library.handle("buffer", library.c.bubble_buffer_open),
            "bubble_paragraph": library.handle(
                "paragraph", library.c.bubble_paragraph_create, self.engine, ffi.NULL, ffi.new("bubble_source_text *")),
            "bubble_composer": library.handle("composer", library.c.bubble_composer_open, self.engine, ffi.NULL)}
        sized = set(re.findall(r"typedef struct (\w+) \{\s*size_t size;", self.declarations)) - MADE_BY_LIBRARY
        for line in re.findall(r"bubble_status (bubble_\w+)\(", self.declarations):
            arguments = ffi.typeof(getattr(library.c, line)).args
            names = [re.sub(r"const | \*|\*", "", argument.cname).strip() for argument in arguments]
            for wrong, name in enumerate(names):
                if name not in sized:
                    continue
                status, message = self.call_with_size(line, arguments, names, values, wrong, SMALLER_THAN_ANY)
                said = re.search(r"in this version of the library it is (\d+)", message)
                if status != library.c.BUBBLE_ERROR_ARGUMENT or not said:
                    self.fail(f"{line}: a {name} that is too small gives {status}: {message}")
                elif int(said.group(1)) != ffi.sizeof(name):
                    self.fail(f"{name}: {ffi.sizeof(name)} bytes in C, {said.group(1)} in the library")
                found[name] = True
        for name in sorted(sized - set(found)):
            self.fail(f"{name}: no function takes it")
        return len(found)

    def call_with_size(self, function, arguments, names, values, wrong, size):
        ffi, given, kept = self.library.ffi, [], []
        for number, (argument, name) in enumerate(zip(arguments, names)):
            if name == "bubble_error":
                given.append(self.library.error)
            elif argument.kind != "pointer":
                given.append(0)
            elif argument.item.kind == "pointer":
                given.append(ffi.new(ffi.getctype(argument.item) + " *"))
            elif name in values:
                given.append(values[name])
            elif name == "char":
                given.append(b"{}")
            else:
                value = ffi.new(name + " *")
                if name == "bubble_id":
                    value.number = 1
                if hasattr(value, "size"):
                    value.size = size if number == wrong else ffi.sizeof(name)
                if name == "bubble_position":
                    value.id.number = 1
                given.append(value)
            kept.append(given[-1])
        status = getattr(self.library.c, function)(*given)
        return status, ffi.string(self.library.error.message).decode()

    def laid_out(self, messages, preset, *options):
        """Returns the tool's layout of messages."""
        with tempfile.NamedTemporaryFile(suffix=".jsonl") as file, tempfile.NamedTemporaryFile(suffix=".json") as people:
            file.write(messages)
            people.write(PEOPLE.encode())
            file.flush()
            people.flush()
            ((day, text),) = json.loads(DAY_TEXTS).items()
            return subprocess.run(
                [self.tool, "layout", file.name, "--style", preset, "--width", str(WIDTH), "--me", "you", "--dates", "--typing",
                 "--people", people.name, "--now", NOW, "--day-text", f"{day}={text}",
                 "--format", "json", *options], capture_output=True, check=True).stdout

    def earlier(self):
        """Checks that structures of callers who were compiled with the first header are read and filled up to their size."""
        library, ffi, c = self.library, self.library.ffi, self.library.c
        messages = b'{"id":1,"text":"a","attachments":[{"type":"custom","name":"form"}]}'
        style = library.handle("style", c.bubble_style_preset, b"merged")

        def first(name, field):
            room = ffi.new("char[]", b"\xaa" * ffi.sizeof(name))
            size = ffi.offsetof(name, field)
            ffi.memmove(room, bytes(size), size)
            value = ffi.cast(name + " *", room)
            value.size = size
            return value, room, size

        options, _, _ = first("bubble_engine_options", "sizing")
        engine = library.handle("engine", c.bubble_engine_open, options)
        reading, reading_room, reading_size = first("bubble_reading", "seconds_reading")
        given, _, _ = first("bubble_transcript_options", "people")
        given.width = WIDTH
        transcript = library.handle(
            "transcript", lambda place, error: c.bubble_transcript_open(
                engine, style, given, messages, len(messages), place, reading, error))
        view, view_room, view_size = first("bubble_rows_view", "objects")
        rows = library.handle("rows", c.bubble_rows_open)
        library.check(c.bubble_transcript_rows(transcript, ffi.NULL, rows, view, library.error))
        error, error_room, error_size = first("bubble_error", "line")
        if c.bubble_transcript_frame(transcript, ffi.new("bubble_id *"), ffi.new("bubble_rect *"), error) != c.BUBBLE_ERROR_NOT_FOUND:
            self.fail("a bubble_error of the first header changes what a call does")
        if (reading.messages, view.row_count) != (1, 1) or b"id 0" not in ffi.string(error.message):
            self.fail("structures of the first header are not filled")
        hit, hit_room, hit_size = first("bubble_hit", "href")
        told, told_room, told_size = first("bubble_accessibility", "targets")
        buffer = library.handle("buffer", c.bubble_buffer_open)
        library.check(c.bubble_transcript_accessibility(transcript, 0, WIDTH, buffer, told, library.error))
        if told.element_count == 0:
            self.fail("a bubble_accessibility of the first header is not filled")
        library.check(c.bubble_transcript_hit(transcript, WIDTH / 2, 10, buffer, hit, library.error))
        if hit.id.number != 1:
            self.fail("a bubble_hit of the first header is not filled")
        rooms = ((reading_room, reading_size), (view_room, view_size), (error_room, error_size), (hit_room, hit_size), (told_room, told_size))
        for room, size in rooms:
            if set(ffi.buffer(room)[size:-1]) - {b"\xaa", 0xAA}:
                self.fail("a structure of the first header is filled beyond its end")
        c.bubble_transcript_free(transcript)
        c.bubble_engine_free(engine)

    def rows(self, preset, name, offsets, whole):
        """Compares the rows of a transcript with the tool's; if `whole`, also its JSON, highlights and screen-reader text."""
        library, ffi = self.library, self.library.ffi
        lines = (ROOT / name).read_bytes().splitlines(keepends=True)[: self.messages]
        written = self.laid_out(b"".join(lines), preset, "--glyphs", "--elements")
        options = library.sized("bubble_transcript_options")
        me = ffi.new("char[]", b"you")
        options.width, options.me = WIDTH, me
        kept = [ffi.new("char[]", value.encode()) for value in (PEOPLE, NOW, DAY_TEXTS)]
        options.people, options.now, options.day_texts = kept
        options.flags = library.c.BUBBLE_TRANSCRIPT_DATES | library.c.BUBBLE_TRANSCRIPT_TYPING
        if offsets == "utf8":
            options.flags |= library.c.BUBBLE_TRANSCRIPT_UTF8_OFFSETS
        text = b"".join(lines)
        style = library.handle("style", library.c.bubble_style_preset, preset.encode())
        transcript = library.handle(
            "transcript", lambda place, error: library.c.bubble_transcript_open(
                self.engine, style, options, text, len(text), place, ffi.NULL, error))
        rows, view = library.handle("rows", library.c.bubble_rows_open), library.sized("bubble_rows_view")
        request = library.sized("bubble_rows_request")
        request.height, request.flags = float("inf"), library.c.BUBBLE_ROWS_GLYPHS | library.c.BUBBLE_ROWS_ELEMENTS
        wanted = Normal(json.loads(written), offsets).document
        # The second request copies the rows of the first.
        for _ in range(2):
            library.check(library.c.bubble_transcript_rows(transcript, request, rows, view, library.error))
            found = self.Rows(library, view, 3 if offsets == "utf8" else 1, paths=True).document()
            for difference in list(differences(wanted, found))[:5]:
                self.fail(f"{preset} {name} {offsets}{difference[:400]}")
        self.things += view.cell_element_count
        # Searches look in the texts of messages. A deleted message has none, although its cell shows a text.
        taken_back = {message["id"] for message in map(json.loads, lines) if message.get("deleted")}
        said = [cell for cell in wanted["cells"] if cell["id"] not in taken_back]
        self.finds_all(transcript, said, offsets, f"{preset} {name} {offsets}")
        if whole:
            self.frames(transcript, wanted["cells"], f"{preset} {name}")
            self.same_json(transcript, self.laid_out(text, preset, "--glyphs"), f"{preset} {name}")
            more = json.loads(self.laid_out(text, preset, "--accessibility", "--find", SOUGHT))
            self.same_highlights(transcript, rows, view, more, taken_back, f"{preset} {name}")
            self.same_accessibility(transcript, more, f"{preset} {name}")
        library.c.bubble_rows_free(rows)
        library.c.bubble_transcript_free(transcript)
        library.c.bubble_style_free(style)
        return len(wanted["cells"])

    def same_highlights(self, transcript, rows, view, document, taken_back, place):
        """Compares the highlights of a search in all texts with the tool's, in the cells that are shown."""
        library, ffi = self.library, self.library.ffi
        buffer, matches = library.handle("buffer", library.c.bubble_buffer_open), library.sized("bubble_matches")
        text = SOUGHT.encode()
        library.check(library.c.bubble_transcript_find(
            transcript, text, len(text), 0, library.c.BUBBLE_SCOPE_ALL, 1 << 30, buffer, matches, library.error))
        library.check(library.c.bubble_transcript_highlight(transcript, matches.matches, matches.count, (1 << 64) - 1, library.error))
        library.check(library.c.bubble_transcript_rows(transcript, ffi.NULL, rows, view, library.error))
        shown = self.Rows(library, view)
        found = {}
        for highlight in view.highlights[0 : view.highlight_count]:
            rects = [shown.rect(rect) for rect in shown.some(view.highlight_rects, highlight.rects)]
            if rects:
                path, ground = shown.text(highlight.path), shown.color(highlight.role)
                # The letters have the role matchText of the same surface (see bubble_highlight).
                found.setdefault(shown.id(view.rows[highlight.row]), []).append(
                    {
                        "start": highlight.range.start, "end": highlight.range.end, "ground": ground,
                        "ink": ground.rsplit(".", 1)[0] + ".matchText", "rects": rects}
                    | ({} if path == "/text" else {"path": path}))
        wanted = {}
        for cell in document["cells"]:
            # In a deleted message the tool searches the text that is shown; the library searches the message, which has no text.
            if cell["id"] in taken_back:
                continue
            if highlights := [highlight for highlight in cell.get("highlights", []) if highlight.get("rects")]:
                wanted[cell["id"]] = [
                    highlight | ({"path": pointer(highlight["path"])} if "path" in highlight else {}) for highlight in highlights]
        # The library searches in the order of the message's fields, and the tool in that of the cell's parts.
        for highlights in [*wanted.values(), *found.values()]:
            highlights.sort(key=lambda highlight: (highlight.get("path", ""), highlight["start"], highlight["end"]))
        for difference in list(differences(wanted, found))[:5]:
            self.fail(f"{place} highlights{difference[:400]}")
        self.highlights += sum(len(highlights) for highlights in found.values())
        library.c.bubble_buffer_free(buffer)

    def finds_all(self, transcript, cells, offsets, place):
        """Compares the matches in all texts with those in the tool's output; measures and highlights each match.

        cells: The tool's cells, without deleted messages.
        """
        library, ffi = self.library, self.library.ffi
        normal = Normal({"fonts": []}, offsets)
        buffer, matches = library.handle("buffer", library.c.bubble_buffer_open), library.sized("bubble_matches")
        text = SOUGHT.encode()
        library.check(library.c.bubble_transcript_find(
            transcript, text, len(text), 0, library.c.BUBBLE_SCOPE_ALL, 1 << 30, buffer, matches, library.error))
        # An object is found by the words that it replaces.
        texts, objects, covers = {}, set(), {}
        for cell in cells:
            for part in cell["parts"]:
                if part["kind"] in ("text", "label") and "path" in part and part.get("role") != "marker":
                    texts[cell["id"], part["path"]] = part.get("wholeText", part["text"])
                    covers[cell["id"], part["path"]] = [
                        (span["start"], span["end"])
                        for span in part.get("spans", []) if "spoiler" in span.get("looks", [span.get("look")])]
                    objects |= {(cell["id"], part["path"], thing["start"]) for thing in part.get("objects", [])}
        wanted = {
            (*key, normal.offset(offset, shown)) for key, shown in texts.items() for letter, offset in folded(shown) if letter == SOUGHT}
        highlighted = self.highlighted(transcript, matches)
        found, other = set(), library.handle("buffer", library.c.bubble_buffer_open)
        rects, caret, position = library.sized("bubble_rects"), ffi.new("bubble_rect *"), library.sized("bubble_position")
        for match in matches.matches[0 : matches.count]:
            id = match.id.number if match.id.text == ffi.NULL else ffi.string(match.id.text, match.id.length).decode()
            path = ffi.string(match.path.text, match.path.length).decode()
            if (id, path) not in texts:
                continue
            found.add((id, path, match.range.start))
            if len(found) > MEASURED:
                continue
            library.check(library.c.bubble_transcript_range_rects(transcript, ffi.addressof(match), other, rects, library.error))
            measured = [(rect.x, rect.y, rect.width, rect.height) for rect in rects.rects[0 : rects.count]]
            if measured != highlighted.get((id, path, match.range.start), []):
                self.fail(f"{place} {id} {path} {match.range.start}: {measured} is measured, and something else is highlighted")
            position.id, position.path, position.offset = match.id, match.path, match.range.start
            library.check(library.c.bubble_transcript_caret(transcript, position, caret, library.error))
            if measured and not any(top <= caret.y < top + height for _, top, _, height in measured):
                self.fail(f"{place} {id} {path} {match.range.start}: the caret is at {caret.y}, the match at {measured}")
        library.c.bubble_buffer_free(other)
        # A match in what a spoiler covers is as wide as its cover.
        different = {
            (id, path, start) for id, path, start in wanted ^ (found - objects)
            if not any(first <= start < end for first, end in covers.get((id, path), []))}
        for id, path, start in sorted(different, key=str)[:5]:
            self.fail(f"{place} found: only {'JSON' if (id, path, start) in wanted else 'C'} has {id} {path} {start}")
        self.matches += len(found)
        library.c.bubble_buffer_free(buffer)

    def highlighted(self, transcript, matches):
        """Returns the rectangles of highlighted matches, in coordinates of the transcript."""
        library, ffi = self.library, self.library.ffi
        rows, view = library.handle("rows", library.c.bubble_rows_open), library.sized("bubble_rows_view")
        library.check(library.c.bubble_transcript_highlight(transcript, matches.matches, matches.count, 0, library.error))
        library.check(library.c.bubble_transcript_rows(transcript, ffi.NULL, rows, view, library.error))
        shown, found = self.Rows(library, view), {}
        for highlight in view.highlights[0 : view.highlight_count]:
            row = view.rows[highlight.row]
            found[shown.id(row), shown.text(highlight.path), highlight.range.start] = [
                (row.frame.x + rect.x, row.frame.y + rect.y, rect.width, rect.height)
                for rect in shown.some(view.highlight_rects, highlight.rects)]
        library.check(library.c.bubble_transcript_highlight(transcript, ffi.NULL, 0, 0, library.error))
        library.c.bubble_rows_free(rows)
        return found

    def same_accessibility(self, transcript, document, place):
        library = self.library
        buffer, told = library.handle("buffer", library.c.bubble_buffer_open), library.sized("bubble_accessibility")
        library.check(library.c.bubble_transcript_accessibility(
            transcript, 0, float("inf"), buffer, told, library.error))
        rows = [*document["cells"], *document.get("separators", []), *([document["typing"]] if "typing" in document else [])]
        rows.sort(key=lambda row: row["frame"][1])
        wanted = [element for row in rows for element in row["accessibility"]]
        found = self.Elements(library, told).document()
        for difference in list(differences(wanted, found))[:5]:
            self.fail(f"{place} accessibility{difference[:400]}")
        self.elements += len(found)
        library.c.bubble_buffer_free(buffer)

    def same_json(self, transcript, wanted, place):
        library, text = self.library, self.library.sized("bubble_text")
        buffer = library.handle("buffer", library.c.bubble_buffer_open)
        library.check(library.c.bubble_transcript_json(transcript, 1, buffer, text, library.error))
        if bytes(library.ffi.buffer(text.bytes, text.length)) != wanted:
            self.fail(f"{place}: the JSON of the library differs from the tool's")
        library.c.bubble_buffer_free(buffer)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=str(ROOT / ".build/release/bubble"))
    parser.add_argument("--library", default=str(ROOT / ".build/release/libBubbleLayoutC.so"))
    parser.add_argument("--messages", type=int, default=200, help="how many of each transcript")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if not options.inside:
        enter_environment()
    check = Check(options.tool, options.library, options.messages)
    functions, sizes, cells = check.functions(), check.sizes(), 0
    check.libraries()
    check.versions()
    check.earlier()
    check.misuse.all()
    check.presses.all()
    for name in TRANSCRIPTS:
        check.measures.against_the_tool(b"".join((ROOT / name).read_bytes().splitlines(keepends=True)[: options.messages]), name)
    for text in ("How tall is this?", "Tea שלום עולם or coffee مرحبا?", "e\u0301 👨‍👩‍👧 fi\tfl  \n\nend"):
        for width in (0, 60, 400):
            check.measures.against_the_session(text, width)
    for preset in PRESETS:
        for name in TRANSCRIPTS:
            cells += check.rows(preset, name, "utf16", whole=True)
            check.rows(preset, name, "utf8", whole=False)
    if check.failures:
        sys.exit(f"c-checks: {check.failures} failures")
    print(
        f"c-checks: {functions} functions and {sizes} structures are those of the header; {len(PRESETS)} presets × "
        f"{len(TRANSCRIPTS)} transcripts, {cells} cells, "
        f"{check.things} elements, {check.measures.count} measures, {check.matches} matches, {check.presses.count} presses, {check.highlights} highlights and {check.elements} elements for screen readers are those of the tool; "
        f"{check.misuse.count} kinds of misuse are refused by name, {check.misuse.measuring_count} of them of the functions that measure texts and give frames")


if __name__ == "__main__":
    main()
