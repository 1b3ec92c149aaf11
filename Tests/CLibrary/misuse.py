"""More than sixty ways to misuse the functions that measure texts and return frames: each must fail with a status and the argument's name."""

import math

MOST = (1 << 64) - 1
NONE = 0xFFFF_FFFF


class Misuse:
    """Calls with invalid arguments, by the library that a check has loaded."""

    def __init__(self, check):
        self.check, self.library = check, check.library
        self.c, self.ffi = self.library.c, self.library.ffi
        #: The number of all calls, and of the calls that measure texts and return frames.
        self.count = self.measuring_count = 0
        self.kept = []
        self.text = self.ffi.new("char[]", b"Some words")
        self.buffer = self.library.handle("buffer", self.c.bubble_buffer_open)
        self.paragraph = self.library.handle("paragraph", self.c.bubble_paragraph_create, check.engine, self.ffi.NULL, self.source())
        style = self.library.handle("style", self.c.bubble_style_preset, b"merged")
        self.style = style
        self.transcript = self.library.handle(
            "transcript", lambda place, error: self.c.bubble_transcript_open(
                check.engine, style, self.ffi.NULL, b'{"id":1,"text":"a"}', 19, place, self.ffi.NULL, error))

    def source(self, **fields):
        found = self.ffi.new("bubble_source_text *")
        found.text, found.length = self.text, 10
        for name, value in fields.items():
            setattr(found, name, value)
        self.kept.append(found)
        return found

    def options(self, **fields):
        found = self.library.sized("bubble_measure_options")
        for name, value in fields.items():
            setattr(found, name, value)
        self.kept.append(found)
        return found

    def new(self, kind, value=None):
        self.kept.append(self.ffi.new(kind, value))
        return self.kept[-1]

    def unaligned(self, kind):
        return self.ffi.cast(kind, self.ffi.cast("char *", self.new("char[]", 4096)) + 1)

    def refused(self, what, status, field, call):
        """Makes a call that must fail with a status and name an argument."""
        self.count += 1
        found = call()
        said = self.ffi.string(self.library.error.message).decode()
        named = self.ffi.string(self.library.error.field).decode()
        if found != getattr(self.c, status) or field not in named or not said:
            self.check.fail(f"{what}: status {found}, field {named!r}, {said!r} where {status} and {field!r} are meant")

    def all(self):
        self.measuring()
        self.styles()
        self.paragraphs()
        self.frames()
        self.measuring_count = self.count
        self.settings()

    def measure(self, engine=None, options=None, texts=None, count=1, widths=None, width_count=1, buffer=None, measures=None):
        null = self.ffi.NULL
        return self.c.bubble_measure_texts(
            self.check.engine if engine is None else engine, null if options is None else options, self.source() if texts is None else texts, count,
            self.new("double[]", [100]) if widths is None else widths, width_count, self.buffer if buffer is None else buffer,
            self.library.sized("bubble_measures") if measures is None else measures, self.library.error)

    def measuring(self):
        null, sized = self.ffi.NULL, self.library.sized
        argument, handle, limit = "BUBBLE_ERROR_ARGUMENT", "BUBBLE_ERROR_HANDLE", "BUBBLE_ERROR_LIMIT"
        freed = self.library.handle("buffer", self.c.bubble_buffer_open)
        self.c.bubble_buffer_free(freed)
        small = sized("bubble_measures")
        small.size = 8
        for what, status, field, call in [
            ("no engine", argument, "engine", lambda: self.measure(engine=null)),
            ("a style for an engine", handle, "engine", lambda: self.measure(engine=self.ffi.cast("bubble_engine *", self.style))),
            ("an invented engine", handle, "engine", lambda: self.measure(engine=self.ffi.cast("bubble_engine *", 0x1234567))),
            ("no buffer", argument, "buffer", lambda: self.measure(buffer=null)),
            ("a freed buffer", handle, "buffer", lambda: self.measure(buffer=freed)),
            ("no answer", argument, "measures", lambda: self.measure(measures=null)),
            ("an answer that is too small", argument, "measures", lambda: self.measure(measures=small)),
            ("an answer that is not aligned", argument, "measures", lambda: self.measure(measures=self.unaligned("bubble_measures *"))),
            ("no texts, but some", argument, "texts", lambda: self.measure(texts=null, count=3)),
            ("texts that are not aligned", argument, "texts", lambda: self.measure(texts=self.unaligned("bubble_source_text *"))),
            ("more texts than there can be", argument, "texts", lambda: self.measure(count=MOST)),
            ("no widths, but some", argument, "widths", lambda: self.measure(widths=null)),
            ("widths that are not aligned", argument, "widths", lambda: self.measure(widths=self.unaligned("double *"))),
            ("more widths than there can be", argument, "widths", lambda: self.measure(width_count=MOST)),
            ("more measures than an answer has", limit, "texts", lambda: self.measure(
                texts=self.new("bubble_source_text[]", 1 << 13), count=1 << 13, widths=self.new("double[]", 1 << 12), width_count=1 << 12)),
            ("a text without bytes, but a length", argument, "texts[0].text", lambda: self.measure(texts=self.source(text=null))),
            ("a text that is too long", argument, "texts[0].text", lambda: self.measure(texts=self.source(length=1 << 40))),
            ("a direction that there is not", argument, "texts[0].direction", lambda: self.measure(texts=self.source(direction=3))),
        ]:
            self.refused(what, status, field, call)

    def styles(self):
        """Tests options out of their ranges."""
        features = self.new("bubble_feature[]", 65)
        odd = self.new("bubble_variation[]", [(0x77676874, math.nan)])
        stops = self.new("double[]", [math.inf])
        for fields in [
            {"size": 16}, {"size": 1 << 20}, {"font_size": -1}, {"font_size": math.nan}, {"font_size": 1e300}, {"weight": 1001}, {"flags": NONE},
            {"letter_spacing": math.inf}, {"word_spacing": math.nan}, {"features": features, "feature_count": 65}, {"feature_count": 1},
            {"variations": odd, "variation_count": 1}, {"variation_count": MOST}, {"policy": 2}, {"line_break": 5}, {"word_break": 3},
            {"white_space": 6}, {"autospace": 2}, {"wrap": 3}, {"alignment": 6}, {"truncation": 4}, {"line_height_rule": 5},
            {"line_height": -0.5}, {"tab_size": 10_001}, {"tab_stops": stops, "tab_stop_count": 1}, {"tab_stop_count": 2},
        ]:
            name = list(fields)[0]
            field = "options" if name == "size" else f"options->{name.replace('_count', '')}"
            self.refused(f"options of {fields}", "BUBBLE_ERROR_ARGUMENT", field, lambda: self.measure(options=self.options(**fields)))
        self.refused("options that are not aligned", "BUBBLE_ERROR_ARGUMENT", "options", lambda: self.measure(
            options=self.unaligned("bubble_measure_options *")))

    def paragraphs(self):
        null, c, error, sized = self.ffi.NULL, self.c, self.library.error, self.library.sized
        argument, handle = "BUBBLE_ERROR_ARGUMENT", "BUBBLE_ERROR_HANDLE"
        place = self.new("bubble_paragraph **")
        destroyed = self.library.handle("paragraph", c.bubble_paragraph_create, self.check.engine, null, self.source())
        c.bubble_paragraph_destroy(destroyed)
        c.bubble_paragraph_destroy(destroyed)
        c.bubble_paragraph_destroy(null)
        c.bubble_paragraph_destroy(self.ffi.cast("bubble_paragraph *", self.style))
        positions = self.new("bubble_text_position[]", [(0, 2)])
        where = self.new("bubble_text_position *")
        for what, status, field, call in [
            ("a paragraph without a place", argument, "paragraph", lambda: c.bubble_paragraph_create(self.check.engine, null, self.source(), null, error)),
            ("a paragraph without a text", argument, "text", lambda: c.bubble_paragraph_create(self.check.engine, null, null, place, error)),
            ("a paragraph that is destroyed", handle, "paragraph", lambda: c.bubble_paragraph_lines(destroyed, 10, self.buffer, sized("bubble_measures"), error)),
            ("a buffer for a paragraph", handle, "paragraph", lambda: c.bubble_paragraph_position(
                self.ffi.cast("bubble_paragraph *", self.buffer), 10, 0, 0, where, error)),
            ("no widths of a paragraph", argument, "widths", lambda: c.bubble_paragraph_measure(self.paragraph, null, 2, self.buffer, sized("bubble_measures"), error)),
            ("no places of carets", argument, "positions", lambda: c.bubble_paragraph_carets(self.paragraph, 10, null, 2, self.buffer, sized("bubble_carets"), error)),
            ("an affinity that there is not", argument, "positions", lambda: c.bubble_paragraph_carets(
                self.paragraph, 10, positions, 1, self.buffer, sized("bubble_carets"), error)),
            ("no place for a place", argument, "position", lambda: c.bubble_paragraph_position(self.paragraph, 10, 0, 0, null, error)),
            ("no rectangles", argument, "rects", lambda: c.bubble_paragraph_range_rects(self.paragraph, 10, 0, 3, self.buffer, null, error)),
        ]:
            self.refused(what, status, field, call)

    def frames(self):
        null, c, error = self.ffi.NULL, self.c, self.library.error
        frames, heights, written = self.new("bubble_rect[]", 2), self.new("double[]", 2), self.new("size_t *")
        argument, handle = "BUBBLE_ERROR_ARGUMENT", "BUBBLE_ERROR_HANDLE"
        for what, status, field, call in [
            ("no transcript", argument, "transcript", lambda: c.bubble_transcript_frames(null, 0, 2, frames, written, error)),
            ("a buffer for a transcript", handle, "transcript", lambda: c.bubble_transcript_heights(
                self.ffi.cast("bubble_transcript *", self.buffer), 0, 2, heights, written, error)),
            ("no room for frames", argument, "frames", lambda: c.bubble_transcript_frames(self.transcript, 0, 2, null, written, error)),
            ("room that is not aligned", argument, "heights", lambda: c.bubble_transcript_heights(
                self.transcript, 0, 2, self.unaligned("double *"), written, error)),
            ("more room than there can be", argument, "frames", lambda: c.bubble_transcript_frames(self.transcript, 0, MOST, frames, written, error)),
            ("no place for the count", argument, "written", lambda: c.bubble_transcript_frames(self.transcript, 0, 2, frames, null, error)),
        ]:
            self.refused(what, status, field, call)
        # A range after the last message is empty, which is not an error.
        for first in (1, 7, MOST, 1 << 63):
            self.library.check(c.bubble_transcript_frames(self.transcript, first, 2, frames, written, error))
            if written[0] != 0:
                self.check.fail(f"{written[0]} frames from the message {first} on, of one message")

    def settings(self):
        """Tests numbers out of their ranges, for transcripts, composers and rows."""
        def transcript(**fields):
            options = self.library.sized("bubble_transcript_options")
            for name, value in fields.items():
                setattr(options, name, value)
            return self.c.bubble_transcript_set_options(self.transcript, options, self.library.error)

        for fields in [{"font_scale": 99}, {"font_scale": -3}, {"font_scale": math.nan}, {"flags": NONE}, {"scale": -1}, {"scale": math.inf}]:
            name = list(fields)[0]
            self.refused(f"a transcript with {fields}", "BUBBLE_ERROR_ARGUMENT", f"options->{name}", lambda: transcript(**fields))
        request, rows = self.library.sized("bubble_rows_request"), self.library.handle("rows", self.c.bubble_rows_open)
        request.flags = NONE
        self.refused("rows with all flags", "BUBBLE_ERROR_ARGUMENT", "request->flags", lambda: self.c.bubble_transcript_rows(
            self.transcript, request, rows, self.library.sized("bubble_rows_view"), self.library.error))
        self.refused("finding with all flags", "BUBBLE_ERROR_ARGUMENT", "flags", lambda: self.c.bubble_transcript_find(
            self.transcript, b"a", 1, NONE, 0, 1, self.buffer, self.library.sized("bubble_matches"), self.library.error))
        composer, place = self.library.sized("bubble_composer_options"), self.new("bubble_composer **")
        composer.flags = 2
        self.refused("a composer with other flags", "BUBBLE_ERROR_ARGUMENT", "options->flags", lambda: self.c.bubble_composer_open(
            self.check.engine, composer, place, self.library.error))
