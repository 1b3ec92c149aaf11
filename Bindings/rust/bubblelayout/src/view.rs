//! The arrays of rows, in the library's own memory.

use crate::calls::slice;
use crate::sys::{self, bubble_range};
use crate::{Font, Glyph, Line, MessageId, Operation, Part, Point, Row, Run};
use std::marker::PhantomData;

/// The arrays of rows, which are in a `Rows` and borrow it. Elements refer to others by ranges, which `some` resolves.
#[derive(Clone, Copy, Debug)]
pub struct View<'rows> {
    raw: sys::bubble_rows_view,
    rows: PhantomData<&'rows crate::Rows>,
}

// SAFETY: Nobody writes to the arrays while a view borrows their memory.
unsafe impl Send for View<'_> {}
unsafe impl Sync for View<'_> {}

/// A step of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// Moves to a point without drawing.
    Move([f64; 2]),
    /// A straight line to a point.
    Line([f64; 2]),
    /// A curve with one control point: the control point, then the end.
    Quadratic([[f64; 2]; 2]),
    /// A curve with two control points: the control points, then the end.
    Cubic([[f64; 2]; 3]),
    /// A straight line back to the point of the last move.
    Close,
}

macro_rules! arrays {
    ($($(#[$about:meta])* $name:ident: $kind:ty = $field:ident, $count:ident;)*) => {
        $($(#[$about])*
        pub fn $name(&self) -> &'rows [$kind] {
            // SAFETY: The array has this many elements, in memory that is borrowed for the same lifetime.
            unsafe { slice(self.raw.$field, self.raw.$count) }
        })*
    };
}

impl<'rows> View<'rows> {
    /// # Safety
    /// The arrays are valid for the lifetime.
    pub(crate) unsafe fn new(raw: sys::bubble_rows_view) -> Self {
        Self { raw, rows: PhantomData }
    }

    arrays! {
        /// The rows, from top to bottom.
        rows: Row = rows, row_count;
        /// The shapes behind messages.
        bubbles: sys::bubble_bubble = bubbles, bubble_count;
        /// The parts of rows, from back to front.
        parts: Part = parts, part_count;
        /// Ranges of texts that have a meaning, such as links.
        spans: sys::bubble_span = spans, span_count;
        /// Lines of texts and labels.
        lines: Line = lines, line_count;
        /// Glyphs of one font and direction.
        runs: Run = runs, run_count;
        /// Glyphs and their places.
        glyphs: Glyph = glyphs, glyph_count;
        /// For each glyph, the offset of the text that it belongs to.
        clusters: u32 = clusters, glyph_count;
        /// Fonts at their sizes.
        fonts: Font = fonts, font_count;
        /// Operations that draw the rows.
        operations: Operation = operations, operation_count;
        /// Paths of operations and bubbles.
        paths: sys::bubble_path = paths, path_count;
        /// Colours of gradients.
        stops: sys::bubble_stop = stops, stop_count;
        /// The subjects of pictures: avatars, media and others.
        subjects: sys::bubble_subject = subjects, subject_count;
        /// Objects in texts, in place of words.
        objects: sys::bubble_object = objects, object_count;
    }

    /// Returns the elements of a range of an array; none if the range is beyond its end.
    pub fn some<T>(array: &'rows [T], range: bubble_range) -> &'rows [T] {
        let first = range.first as usize;
        first.checked_add(range.count as usize).and_then(|end| array.get(first..end)).unwrap_or(&[])
    }

    /// Returns a string; None for a missing one.
    pub fn text(&self, range: bubble_range) -> Option<&'rows str> {
        if range.first == sys::BUBBLE_NONE {
            return None;
        }
        // SAFETY: The array has this many elements, in memory that is borrowed for the same lifetime.
        let strings: &'rows [u8] = unsafe { slice(self.raw.strings.cast(), self.raw.string_count) };
        std::str::from_utf8(Self::some(strings, range)).ok()
    }

    /// Returns the colour of the page, 0xRRGGBBAA, if a drawing was requested.
    pub fn background(&self) -> u32 {
        self.raw.background
    }

    /// Returns the id of a row's message; for a separator, the id of the message below it.
    pub fn id(&self, row: &Row) -> MessageId {
        self.text(row.id_text).map_or(MessageId::Number(row.id_number), MessageId::from)
    }

    /// Returns the parts of a row, from back to front.
    pub fn parts_of(&self, row: &Row) -> &'rows [Part] {
        Self::some(self.parts(), row.parts)
    }

    /// Returns the lines of a text or a label, if lines were requested.
    pub fn lines_of(&self, part: &Part) -> &'rows [Line] {
        Self::some(self.lines(), part.lines)
    }

    /// Returns the runs of a line, if glyphs were requested.
    pub fn runs_of(&self, line: &Line) -> &'rows [Run] {
        Self::some(self.runs(), line.runs)
    }

    /// Returns the operations that draw a row, from back to front, if a drawing was requested.
    pub fn operations_of(&self, row: &Row) -> &'rows [Operation] {
        Self::some(self.operations(), row.operations)
    }

    /// Returns the glyphs that an operation draws.
    pub fn glyphs_of(&self, operation: &Operation) -> &'rows [Glyph] {
        Self::some(self.glyphs(), operation.glyphs)
    }

    /// Returns the colours of an operation's gradient; none for a single colour.
    pub fn stops_of(&self, operation: &Operation) -> &'rows [sys::bubble_stop] {
        Self::some(self.stops(), operation.stops)
    }

    /// Returns the font of an operation that draws glyphs.
    pub fn font_of(&self, operation: &Operation) -> Option<&'rows Font> {
        self.fonts().get(operation.font as usize)
    }

    /// Returns the steps of the path with a number; none for `BUBBLE_NONE`.
    pub fn steps(&self, path: u32) -> impl Iterator<Item = Step> + 'rows {
        let path = self.paths().get(path as usize).copied().unwrap_or_default();
        // SAFETY: The arrays have this many elements, in memory that is borrowed for the same lifetime.
        let (verbs, points): (&'rows [u8], &'rows [Point]) =
            unsafe { (slice(self.raw.verbs, self.raw.verb_count), slice(self.raw.points, self.raw.point_count)) };
        steps_of(Self::some(verbs, path.verbs), Self::some(points, path.points))
    }
}

/// Returns steps with their points. The steps end where points are missing.
pub(crate) fn steps_of<'a>(verbs: &'a [u8], points: &'a [Point]) -> impl Iterator<Item = Step> + 'a {
    let mut points = points.iter().map(|point| [point.x, point.y]);
    verbs.iter().map_while(move |&verb| {
        Some(match u32::from(verb) {
            sys::BUBBLE_VERB_MOVE => Step::Move(points.next()?),
            sys::BUBBLE_VERB_LINE_TO => Step::Line(points.next()?),
            sys::BUBBLE_VERB_QUADRATIC => Step::Quadratic([points.next()?, points.next()?]),
            sys::BUBBLE_VERB_CUBIC => Step::Cubic([points.next()?, points.next()?, points.next()?]),
            _ => Step::Close,
        })
    })
}
