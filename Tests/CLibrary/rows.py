"""Converts the arrays of rows into the form that `bubble layout --format json --glyphs` writes."""

import math

NONE = 0xFFFFFFFF
LABELS = (
    "sender time senderAndTime edited quoteSender quoteText title detail option code button reaction readMore hiddenCount "
    "count duration initials mention language lineNumber columnTitle unfold readLess").split()
BOXES = (
    "quote quoteBar quotePicture link linkPicture voice file contact location poll icon option waveform track share code "
    "button reaction capsule play pill line selection swipe custom emoji mention bar rule table cell task "
    "copy sign call alert").split()
TEXTS = "message paragraph heading item marker code cell summary title formula html caption".split()
ELEMENTS = (
    "name text quote media picture link card poll option code reactions reaction buttons button footer label avatar status selection "
    "swipe block forwarded thread seenBy").split()
RULES = ["filled", "box", "upDiagonal", "downDiagonal"]
SIGNS = (
    "play file person place picture check reply copy pin eye timer loading download missing failed phone camera missedCall open "
    "deleted uploading note tip important warning caution expanded collapsedRight collapsedLeft cross missedVideoCall").split()
DELIVERY = "sending sent delivered read failed".split()
MEDIA = "image video animation sticker videoNote".split()
STATES = "ready loading missing failed uploading remote".split()
ALIGNMENTS = "start end left right center justify".split()
ENDINGS = "endOfText hardBreak softBreak softHyphen emergency truncated".split()
SPANS = "link mail phone mention tag date address".split()
LOOKS = "bold italic code underline strike spoiler mark sub sup".split()
OBJECTS = "emoji mention formula image citation".split()
SIDES = ["left", "right"]
ROLES = ["sent", "received", "notice"]


class Rows:
    """The rows of one view."""

    def __init__(self, library, view, object_length=1, paths=False):
        """object_length: The length of a U+FFFC in the unit of the offsets. paths: Whether all texts have their paths, as with --elements."""
        self.length, self.paths = object_length, paths
        self.ffi, self.c, self.view = library.ffi, library.c, view
        self.strings = bytes(self.ffi.buffer(view.strings, view.string_count)) if view.string_count else b""

    def text(self, place):
        return None if place.first == NONE else self.strings[place.first : place.first + place.count].decode()

    def color(self, role):
        return None if role == NONE else self.ffi.string(self.c.bubble_color_role_name(role)).decode()

    @staticmethod
    def rect(rect):
        return [rect.x, rect.y, rect.width, rect.height]

    @staticmethod
    def numbers(place):
        return range(place.first, place.first + place.count)

    def some(self, array, place):
        return [array[number] for number in self.numbers(place)]

    @staticmethod
    def of_part(array, count, part):
        """Returns the elements of an array that belong to the part with a number."""
        return [thing for thing in (array[number] for number in range(count)) if thing.part == part]

    def id(self, row):
        return row.id_number if row.id_text.first == NONE else self.text(row.id_text)

    def document(self):
        """Returns cells, separators and the typing row as in the JSON document."""
        cells, separators, typing = [], [], None
        for row in (self.view.rows[index] for index in range(self.view.row_count)):
            if row.kind == self.c.BUBBLE_ROW_MESSAGE:
                cells.append(self.cell(row))
            elif row.kind in (self.c.BUBBLE_ROW_DATE, self.c.BUBBLE_ROW_UNREAD):
                separators.append(self.separator(row))
            else:
                typing = {"frame": self.rect(row.frame), "ground": "received.fill", "ink": "received.secondary"}
        document = {"cells": cells}
        if separators:
            document["separators"] = separators
        if typing:
            document["typing"] = typing
        return document

    def cell(self, row):
        bubble = None if row.bubble == NONE else self.bubble(self.view.bubbles[row.bubble])
        return {
            "id": self.id(row), "sender": self.text(row.sender), "side": SIDES[row.side], "role": ROLES[row.role],
            "frame": self.rect(row.frame), "bubble": bubble,
            "parts": [self.part(number) for number in self.numbers(row.parts)],
        } | self.given(elements=self.elements(row), senderName=self.name(row))

    def name(self, row):
        """Returns the shown name of a sender, if it differs from the sender."""
        name = self.text(row.sender_name)
        return None if name == self.text(row.sender) else name

    def elements(self, row):
        """Returns the elements of a row as a tree. Parts are numbered within the row."""
        found, trees = [], {}
        for number in range(row.elements.first, row.elements.first + row.elements.count):
            element = self.view.cell_elements[number]
            first = element.parts.first - row.parts.first
            tree = {
                "kind": ELEMENTS[element.kind], "path": self.text(element.path), "frame": self.rect(element.frame),
                "parts": [first, first + element.parts.count]} | self.given(
                    type=self.text(element.type), scroll=[element.scroll_width, element.scroll_height] if element.scroll_width else None,
                    direction="rtl" if element.scrolls_from_right else None)
            trees[number] = (element.depth, tree)
            if element.parent == NONE:
                found.append(tree)
            else:
                depth, holder = trees[element.parent]
                assert depth + 1 == element.depth
                holder.setdefault("children", []).append(tree)
        return found

    def separator(self, row):
        parts = [self.part(number) for number in self.numbers(row.parts)]
        label = parts.pop()
        label.pop("kind")
        label.pop("role")
        label.pop("index", None)
        return {
            "kind": "date" if row.kind == self.c.BUBBLE_ROW_DATE else "unread", "before": self.id(row),
            "frame": self.rect(row.frame), "label": label, "boxes": parts}

    def bubble(self, bubble):
        found = {"frame": self.rect(bubble.frame)}
        if (asset := self.text(bubble.asset)) is not None:
            found["asset"] = asset
            found["caps"] = dict(zip(["top", "left", "bottom", "right"], bubble.caps))
            found["resizing"] = "tile" if bubble.is_tiled else "stretch"
        found["tail"] = None if bubble.tail == NONE else SIDES[bubble.tail]
        found["corners"] = list(bubble.corners)
        if bubble.is_mirrored:
            found["mirrored"] = True
        if (fill := self.text(bubble.fill)) is not None:
            found["fill"] = fill
        if bubble.border:
            found["border"] = bubble.border
        found |= {"ground": self.color(bubble.ground), "ink": self.color(bubble.ink)}
        if bubble.outline != NONE:
            found["outline"] = self.outline(self.view.paths[bubble.outline])
        patches = self.some(self.view.patches, bubble.patches)
        if patches:
            found["patches"] = [
                [self.rect(patch.source), self.rect(patch.destination)]
                + ([[patch.tile_width, patch.tile_height]] if patch.tile_width else [])
                for patch in patches]
        return found

    def outline(self, path):
        """Returns steps with absolute points, as `check.py` reads them from the data of an SVG path."""
        points = iter(self.some(self.view.points, path.points))
        return [
            [verb] + [round(length, 6) for _ in range([1, 1, 2, 3, 0][verb]) for point in [next(points)] for length in (point.x, point.y)]
            for verb in self.some(self.view.verbs, path.verbs)]

    def part(self, number):
        part = self.view.parts[number]
        kind = ["text", "label", "avatar", "status", "media", "box", "formula"][part.kind]
        found = {"kind": kind} | getattr(self, "part_" + kind)(part)
        if kind in ("text", "label"):
            found |= self.given(objects=self.objects(number))
        elif kind == "formula":
            found |= self.rules(number)
        return found

    @staticmethod
    def given(**fields):
        """Returns fields, without those that have no value."""
        return {name: value for name, value in fields.items() if value not in (None, [])}

    def index(self, part):
        return None if part.index == NONE else part.index

    def part_text(self, part):
        return {
            "text": self.text(part.text), "frame": self.rect(part.frame), "ink": self.color(part.ink),
            "lines": [self.line(line) for line in self.some(self.view.lines, part.lines)],
        } | self.given(
            role=(TEXTS[part.role] + (str(part.level) if part.level else "")) if part.role else None,
            path=self.text(part.path) if self.paths or part.role else None,
            wholeText=self.text(part.whole_text), color=self.text(part.color),
            detected=[
                {"kind": SPANS[span.kind], "start": span.range.start, "end": span.range.end, "ink": self.color(span.ink)}
                | self.given(href=self.text(span.href))
                for span in self.some(self.view.spans, part.detected)],
            spans=self.spans(part))

    def spans(self, part):
        return [
            {"start": span.range.start, "end": span.range.end}
            | self.looks(span, part.kind == 0 and part.role != 0)
            | self.given(
                tag=self.text(span.tag), ink=self.color(span.ink), ground=self.color(span.ground), href=self.text(span.href),
                title=self.text(span.title), footnote=self.text(span.footnote), color=self.text(span.color),
                background=self.text(span.background))
            for span in self.some(self.view.spans, part.spans)]

    def objects(self, part):
        """Returns the objects in the text of the part with a number."""
        return [
            {"start": thing.offset, "end": thing.offset + self.length, "kind": OBJECTS[thing.kind], "id": self.text(thing.name),
             "text": self.text(thing.text)}
            for thing in self.of_part(self.view.objects, self.view.object_count, part)]

    def looks(self, span, is_of_block):
        """Returns one look as the field `look`; several looks, and the looks of blocks, as `looks`."""
        assert span.kind == self.c.BUBBLE_SPAN_STYLED
        names = [name for bit, name in enumerate(LOOKS) if span.looks >> bit & 1]
        return self.given(look=names[0] if len(names) == 1 else None, looks=names if is_of_block or len(names) > 1 else None)

    def part_label(self, part):
        return {
            "role": LABELS[part.role], "text": self.text(part.text), "frame": self.rect(part.frame),
            "align": ALIGNMENTS[part.alignment], "ink": self.color(part.ink),
            "lines": [self.line(line) for line in self.some(self.view.lines, part.lines)],
        } | self.given(
            index=self.index(part), color=self.text(part.color), tint=self.text(part.tint), path=self.text(part.path) if self.paths else None,
            spans=self.spans(part))

    def part_avatar(self, part):
        return {
            "frame": self.rect(part.frame), "radius": part.corners[0], "ground": self.color(part.ground),
            "ink": self.color(part.ink)} | self.given(
                border=part.border or None, borderColor=self.text(part.color), tint=self.text(part.tint), picture=self.text(part.address),
                person=self.text(part.name))

    def part_status(self, part):
        signs = "circles" if part.flags & self.c.BUBBLE_PART_CIRCLES else None
        return {"state": DELIVERY[part.sign], "frame": self.rect(part.frame), "ink": self.color(part.ink)} | self.given(signs=signs)

    def part_media(self, part):
        return {
            "type": MEDIA[part.media], "state": STATES[part.sign], "index": part.index, "frame": self.rect(part.frame),
            "picture": self.rect(part.picture), "corners": list(part.corners), "ground": self.color(part.ground),
            "ink": self.color(part.ink),
        } | self.given(masked=bool(part.flags & 1) or None, covered=self.covered(part), veil=self.color(part.veil), alt=self.text(part.alternative))

    def covered(self, part):
        return True if part.flags & self.c.BUBBLE_PART_COVERED else None

    def part_box(self, part):
        own = part.flags & self.c.BUBBLE_PART_CORNERS
        return {"role": BOXES[part.role], "frame": self.rect(part.frame)} | self.given(
            index=self.index(part), name=self.text(part.name), alt=self.text(part.alternative), radius=None if own else part.corners[0], corners=list(part.corners) if own else None,
            border=part.border or None, ground=self.color(part.ground), tint=self.text(part.tint), ink=self.color(part.ink),
            sign=None if part.sign == NONE else SIGNS[part.sign],
            chosen=True if part.flags & self.c.BUBBLE_PART_CHOSEN else None,
            state=self.answer(part), covered=self.covered(part), visible=False if part.flags & self.c.BUBBLE_PART_HIDDEN else None,
            bars=[[self.rect(bar)] for bar in self.some(self.view.bars, part.bars)])

    def answer(self, part):
        right, wrong = part.flags & self.c.BUBBLE_PART_RIGHT, part.flags & self.c.BUBBLE_PART_WRONG
        return "right" if right else "wrong" if wrong else None

    def part_formula(self, part):
        [line] = self.some(self.view.lines, part.lines)
        return {
            "path": self.text(part.path), "index": part.index, "source": self.text(part.text),
            "display": bool(part.flags & self.c.BUBBLE_PART_DISPLAY), "frame": self.rect(part.frame), "baseline": line.baseline,
            "ink": self.color(part.ink), "runs": [self.formula_run(number) for number in self.numbers(line.runs)],
        } | self.given(
            covered=self.covered(part), notation=None if self.text(part.name) == "tex" else self.text(part.name), spoken=self.text(part.alternative))

    def rules(self, part):
        """Returns the rules of the formula of the part with a number."""
        rules = self.of_part(self.view.rules, self.view.rule_count, part)
        is_plain = [rule.shape == 0 and not rule.has_color and not rule.is_behind for rule in rules]
        return self.given(
            rules=[[self.rect(rule.frame)] for rule, plain in zip(rules, is_plain) if plain],
            shapes=[
                {"shape": RULES[rule.shape], "frame": self.rect(rule.frame)} | self.given(
                    thickness=rule.thickness or None, color=f"#{rule.color >> 8:06x}" if rule.has_color else None,
                    behind=True if rule.is_behind else None)
                for rule, plain in zip(rules, is_plain) if not plain])

    def formula_run(self, number):
        colored = (self.view.colored_runs[place] for place in range(self.view.colored_run_count))
        color = next((f"#{run.color >> 8:06x}" for run in colored if run.run == number), None)
        found = self.run(self.view.runs[number])
        return {name: found[name] for name in found if name not in ("start", "end")} | self.given(color=color)

    def line(self, line):
        ending = ENDINGS[line.ending]
        return {
            "start": line.range.start, "end": line.range.end, "frame": self.rect(line.frame), "baseline": line.baseline,
            "runs": [self.run(run) for run in self.some(self.view.runs, line.runs)],
        } | self.given(
            ending=None if ending in ("softBreak", "endOfText") else ending,
            direction="rtl" if line.is_right_to_left else None,
            hidden=None if line.hidden.start == NONE else [line.hidden.start, line.hidden.end],
            missing=line.missing or None)

    def run(self, run):
        font = self.view.fonts[run.font]
        places = range(run.glyphs.first, run.glyphs.first + run.glyphs.count)
        return {
            # Font sizes in the JSON document are rounded to 1/64 point.
            "font": self.text(font.name), "size": math.floor(font.point_size * 64 + 0.5) / 64, "start": run.range.start, "end": run.range.end,
            "glyphs": [
                [self.view.glyphs[place].id, self.view.glyphs[place].x, self.view.glyphs[place].y, self.view.clusters[place]]
                for place in places],
        } | self.given(
            direction="rtl" if run.is_right_to_left else None,
            variations=self.settings(self.view.variations, font.variations, "axis"),
            features=self.settings(self.view.features, run.features, "tag"),
            synthesizesBold=True if font.flags & self.c.BUBBLE_FONT_BOLD else None,
            synthesizesItalic=True if font.flags & self.c.BUBBLE_FONT_ITALIC else None)

    def settings(self, array, place, tag):
        found = {
            getattr(setting, tag).to_bytes(4, "big").decode(): float(setting.value) for setting in self.some(array, place)}
        return found or None
