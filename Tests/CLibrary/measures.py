"""Compares the C library's measurements of single texts with `bubble measure` and `bubble serve`, and tests which arguments it refuses."""

import json
import math
import subprocess

ENDINGS = ["endOfText", "hardBreak", "softBreak", "softHyphen", "emergency", "truncated"]
WIDTHS = [1, 37.5, 120, 260, math.inf]
# Options of the tool, and the same options as fields in C.
OPTIONS = [
    ([], {}),
    (["--font-size", "13", "--max-lines", "2"], {"font_size": 13, "maximum_lines": 2}),
    (["--policy", "browser", "--white-space", "normal", "--balance"], {"policy": "BUBBLE_POLICY_BROWSER", "white_space": "BUBBLE_WHITE_SPACE_NORMAL",
     "flags": ["BUBBLE_MEASURE_BALANCED"]}),
    (["--line-height", "min20pt", "--letter-spacing", "1", "--word-spacing", "-2", "--weight", "700", "--italic"], {
        "line_height_rule": "BUBBLE_LINE_HEIGHT_MINIMUM", "line_height": 20, "letter_spacing": 1, "word_spacing": -2, "weight": 700,
        "flags": ["BUBBLE_MEASURE_ITALIC"]}),
    (["--overflow-wrap", "normal", "--word-break", "keep-all", "--line-break", "loose", "--align", "center"], {
        "flags": ["BUBBLE_MEASURE_KEEP_WORDS"], "word_break": "BUBBLE_WORD_BREAK_KEEP_ALL", "line_break": "BUBBLE_LINE_BREAK_LOOSE",
        "alignment": "BUBBLE_ALIGN_CENTER"}),
    (["--truncate", "middle", "--max-lines", "1", "--feature", "liga=0", "--tab-size", "4", "--tab-stops", "30,60"], {
        "truncation": "BUBBLE_TRUNCATE_MIDDLE", "maximum_lines": 1, "features": [(0x6C696761, 0)], "tab_size": 4, "tab_stops": [30, 60]}),
    (["--text-autospace", "normal", "--wrap", "characters", "--family", "Noto Serif", "--variation", "wdth=80", "--line-height", "1.5"], {
        "autospace": "BUBBLE_AUTOSPACE_NORMAL", "wrap": "BUBBLE_WRAP_CHARACTERS", "family": b"Noto Serif", "variations": [(0x77647468, 80)],
        "line_height_rule": "BUBBLE_LINE_HEIGHT_MULTIPLE", "line_height": 1.5}),
    (["--truncate", "head", "--max-lines", "2", "--white-space", "pre-line", "--line-height", "max1.2x", "--tab-size", "0", "--balance"], {
        "truncation": "BUBBLE_TRUNCATE_HEAD", "maximum_lines": 2, "white_space": "BUBBLE_WHITE_SPACE_PRE_LINE",
        "line_height_rule": "BUBBLE_LINE_HEIGHT_LIMITED", "line_height": 1.2, "tab_size": 0xFFFF_FFFF, "flags": ["BUBBLE_MEASURE_BALANCED"]}),
]
DIRECTIONS = {"ltr": "BUBBLE_DIRECTION_LEFT_TO_RIGHT", "rtl": "BUBBLE_DIRECTION_RIGHT_TO_LEFT"}


class Measures:
    """Measures with the library that a check has loaded."""

    def __init__(self, check):
        self.check, self.library, self.tool = check, check.library, check.tool
        self.c, self.ffi = self.library.c, self.library.ffi
        self.buffer = self.library.handle("buffer", self.c.bubble_buffer_open)
        self.kept = []
        self.count = 0

    def value(self, given):
        if isinstance(given, str):
            return getattr(self.c, given)
        if isinstance(given, bytes):
            self.kept.append(self.ffi.new("char[]", given))
            return self.kept[-1]
        return given

    def options(self, fields, *flags):
        options = self.library.sized("bubble_measure_options")
        for name, given in fields.items():
            if name == "flags":
                options.flags = sum(getattr(self.c, flag) for flag in given)
            elif isinstance(given, list):
                kind, count = {"features": ("bubble_feature[]", "feature_count"), "variations": ("bubble_variation[]", "variation_count"),
                               "tab_stops": ("double[]", "tab_stop_count")}[name]
                self.kept.append(self.ffi.new(kind, given))
                setattr(options, name, self.kept[-1])
                setattr(options, count, len(given))
            else:
                setattr(options, name, self.value(given))
        for flag in flags:
            options.flags |= getattr(self.c, flag)
        return options

    def sources(self, messages):
        places = self.ffi.new("bubble_source_text[]", max(1, len(messages)))
        for place, message in zip(places, messages):
            text = message.get("text", "").encode("utf-8", "replace")
            place.text, place.length = self.value(text), len(text)
            if message.get("lang"):
                place.language = self.value(message["lang"].encode())
            place.direction = getattr(self.c, DIRECTIONS.get(message.get("dir"), "BUBBLE_DIRECTION_AUTO"))
        return places

    def offset(self, offset, text, utf8):
        if not utf8:
            return offset
        units = text.encode("utf-16-le", "surrogatepass")
        return len(units[: offset * 2].decode("utf-16-le", "ignore").encode())

    def rows(self, measures, messages):
        """Returns the measurements in the form that the tool writes."""
        found = []
        for index in range(measures.count):
            measure, message = measures.measures[index], messages[index // len(WIDTHS)]
            width = WIDTHS[index % len(WIDTHS)]
            lines = [measures.lines[measure.lines.first + number] for number in range(measure.lines.count)]
            found.append({
                "id": message["id"], "width": width if math.isfinite(width) else None,
                "lines": [self.line(line) for line in lines],
                "height": measure.height, "validWidths": [measure.narrowest, measure.widest if math.isfinite(measure.widest) else None]})
            last = lines[-1]
            if (measure.last_x, measure.last_width, measure.last_top, measure.last_baseline) != (
                    last.frame.x, last.frame.width, last.frame.y, last.baseline) or measure.line_count != len(lines):
                self.check.fail(f"measure {message['id']} at {width}: its last line is another than it says")
        return found

    def line(self, line):
        found = {"start": line.range.start, "end": line.range.end, "width": line.frame.width, "x": line.frame.x, "baseline": line.baseline,
                 "ending": ENDINGS[line.ending], "rtl": bool(line.is_right_to_left)}
        if line.hidden.start != 0xFFFF_FFFF:
            found["hidden"] = [line.hidden.start, line.hidden.end]
        return found

    def against_the_tool(self, content, name):
        """Compares the measurements of all texts of a transcript, with all options, with the tool's."""
        messages = [json.loads(line) for line in content.splitlines() if line.strip()]
        messages = [message for message in messages if isinstance(message.get("text"), str) and "id" in message]
        given = "\n".join(json.dumps({key: message[key] for key in ("id", "text", "lang", "dir") if key in message}) for message in messages)
        widths = ",".join("inf" if width == math.inf else f"{width:g}" for width in WIDTHS)
        doubles = self.ffi.new("double[]", WIDTHS)
        for arguments, fields in OPTIONS:
            run = subprocess.run([self.tool, "measure", "--width", widths, "--details", *arguments], input=given, capture_output=True, text=True, check=True)
            for utf8 in (False, True):
                flags = ["BUBBLE_MEASURE_LINES"] + ["BUBBLE_MEASURE_UTF8_OFFSETS"] * utf8
                measures = self.library.sized("bubble_measures")
                self.library.check(self.c.bubble_measure_texts(
                    self.engine, self.options(fields, *flags), self.sources(messages), len(messages), doubles, len(WIDTHS), self.buffer,
                    measures, self.library.error))
                wanted = [self.wanted(json.loads(line), messages[row // len(WIDTHS)]["text"], utf8) for row, line in enumerate(run.stdout.splitlines())]
                for first, second in zip(wanted, self.rows(measures, messages)):
                    if first != second:
                        self.check.fail(f"measure {name} {arguments}: the tool has {first}, C has {second}"[:600])
                        break
                self.count += measures.count
                if len(wanted) != measures.count:
                    self.check.fail(f"measure {name}: {len(wanted)} rows of the tool, {measures.count} of C")
                self.without_lines(fields, messages, doubles, wanted)
            self.kept.clear()

    def without_lines(self, fields, messages, doubles, wanted):
        measures = self.library.sized("bubble_measures")
        self.library.check(self.c.bubble_measure_texts(
            self.engine, self.options(fields), self.sources(messages), len(messages), doubles, len(WIDTHS), self.buffer, measures, self.library.error))
        for index, row in enumerate(wanted):
            measure = measures.measures[index]
            if (measure.height, measure.line_count) != (row["height"], len(row["lines"])):
                self.check.fail(f"measure {row['id']}: without its lines it is {measure.height} high with {measure.line_count} lines, not {row}"[:400])
                break

    def wanted(self, row, text, utf8):
        for line in row["lines"]:
            line.pop("missing", None)
            for name in ("start", "end"):
                line[name] = self.offset(line[name], text, utf8)
            if "hidden" in line:
                line["hidden"] = [self.offset(offset, text, utf8) for offset in line["hidden"]]
        row.pop("doubts")
        return row

    def against_the_session(self, text, width):
        """Compares carets and rectangles of a text with the answers of `bubble serve`."""
        length = len(text.encode("utf-16-le")) // 2
        request = {"measure": {"texts": {"text": text, "carets": list(range(length + 1)), "ranges": [{"start": 1, "end": length}]}, "widths": width}}
        run = subprocess.run([self.tool, "serve"], input=json.dumps(request) + "\n", capture_output=True, text=True, check=True)
        (wanted,) = json.loads(run.stdout)["measured"]
        source = self.sources([{"text": text}])
        paragraph = self.library.handle("paragraph", self.c.bubble_paragraph_create, self.engine, self.ffi.NULL, source)
        carets, rects = self.library.sized("bubble_carets"), self.library.sized("bubble_rects")
        positions = self.ffi.new("bubble_text_position[]", [(offset, 0) for offset in range(length + 1)])
        self.library.check(self.c.bubble_paragraph_carets(paragraph, width, positions, length + 1, self.buffer, carets, self.library.error))
        frames = [self.rect(carets.carets[index].frame) for index in range(carets.count)]
        if frames != wanted["carets"]:
            self.check.fail(f"carets of {text!r}: {frames} are not those of the session")
        for frame in frames:
            place = self.ffi.new("bubble_text_position *")
            self.library.check(self.c.bubble_paragraph_position(paragraph, width, frame[0], frame[1] + frame[3] / 2, place, self.library.error))
            self.library.check(self.c.bubble_paragraph_carets(paragraph, width, place, 1, self.buffer, carets, self.library.error))
            if self.rect(carets.carets[0].frame) != frame:
                self.check.fail(f"the place at the caret {frame} of {text!r} is {place.offset}")
        self.library.check(self.c.bubble_paragraph_range_rects(paragraph, width, 1, length, self.buffer, rects, self.library.error))
        found = [self.rect(rects.rects[index]) for index in range(rects.count)]
        if found != wanted["rects"][0]:
            self.check.fail(f"rectangles of {text!r}: {found} are not those of the session")
        self.c.bubble_paragraph_destroy(paragraph)

    @staticmethod
    def rect(rect):
        return [rect.x, rect.y, rect.width, rect.height]

    @property
    def engine(self):
        return self.check.engine
