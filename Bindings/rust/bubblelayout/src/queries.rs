//! Hit tests and searches.

use crate::calls::{bytes, call, slice, Buffer};
use crate::sys;
use crate::{Error, MessageId, Rect, Transcript};
use std::ops::Range;
use std::os::raw::c_char;

/// The result of a hit test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// A `bubble_target`, such as `sys::BUBBLE_HIT_TEXT`.
    pub target: u32,
    /// The id of the message; None for a point above, below or beside all rows.
    pub id: Option<MessageId>,
    /// The path of the text that contains `offset`, as a JSON Pointer; None for a text that is not one of the
    /// message's own.
    pub path: Option<String>,
    /// The place in that text, in bytes; None for no text.
    pub offset: Option<usize>,
    /// The number of the attachment, answer, button or reaction; None for other targets.
    pub index: Option<usize>,
    /// A `bubble_card`; None for other targets.
    pub card: Option<u32>,
    /// For detected data its `bubble_span_kind`, for a named link `sys::BUBBLE_SPAN_LINK`; None for other targets.
    pub span_kind: Option<u32>,
    /// For data, a link, a footnote or a spoiler, its range in that text, in bytes; None for other targets.
    pub span_range: Option<Range<usize>>,
    /// The address that a press opens: that of a named link, a link preview, detected data (`https:`, `mailto:`, `tel:`), a
    /// picture, file or button that has one, the link around a mention or a citation, or a place (`geo:`); None for none. It comes from
    /// the message, so check its scheme before you open it.
    pub href: Option<String>,
    /// The label of a footnote; None for other targets.
    pub footnote: Option<String>,
    /// The path of a details block, of a task's list item, of code to copy, of a cover, or of the block that has the attachment, as a
    /// JSON Pointer; None for other targets.
    pub block: Option<String>,
}

/// A range of one of a message's texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The id of the message that contains the text.
    pub id: MessageId,
    /// The path of the text in the message, as a JSON Pointer, such as "/text".
    pub path: Option<String>,
    /// The range in the text as it is shown, in bytes.
    pub range: Range<usize>,
}

impl Transcript {
    /// Returns what is at a point, in coordinates of the transcript.
    pub fn hit(&self, x: f64, y: f64) -> Result<Hit, Error> {
        let (buffer, mut hit) = (Buffer::new()?, sys::bubble_hit::default());
        // SAFETY: Here and below, the handles are open, and the pointers are valid.
        call(|error| unsafe { sys::bubble_transcript_hit(self.handle, x, y, buffer.0, &mut hit, error) })?;
        let number = |number: u32| (number != sys::BUBBLE_NONE).then_some(number as usize);
        let is_in_row = hit.target != sys::BUBBLE_HIT_NOTHING;
        // SAFETY: Texts are in the buffer, which nothing else fills.
        Ok(unsafe {
            Hit {
                target: hit.target,
                id: is_in_row.then(|| MessageId::of(&hit.id)),
                path: path(&hit.path),
                offset: number(hit.offset),
                index: number(hit.index),
                card: number(hit.card).map(|card| card as u32),
                span_kind: number(hit.span_kind).map(|kind| kind as u32),
                span_range: number(hit.span_range.start).map(|start| start..hit.span_range.end as usize),
                href: text(hit.href, hit.href_length),
                footnote: text(hit.footnote, hit.footnote_length),
                block: path(&hit.block),
            }
        })
    }

    /// Returns the places where a text occurs, from the oldest message to the newest, at most `limit`. Case and diacritics are ignored.
    ///
    /// scope: A mask of `bubble_text_scope`, such as `sys::BUBBLE_SCOPE_ALL`; 0 for messages' own texts.
    pub fn find(&self, text: &str, scope: u32, limit: usize) -> Result<Vec<Match>, Error> {
        self.find_with(text, 0, scope, limit)
    }

    /// Like `find`, with a mask of `bubble_find_flags`, such as `sys::BUBBLE_FIND_ANY_HAMZA`.
    pub fn find_with(&self, text: &str, flags: u32, scope: u32, limit: usize) -> Result<Vec<Match>, Error> {
        let ((text, length), buffer) = (bytes(text), Buffer::new()?);
        let mut found = sys::bubble_matches::default();
        call(|error| unsafe {
            sys::bubble_transcript_find(self.handle, text, length, flags, scope, limit, buffer.0, &mut found, error)
        })?;
        // SAFETY: The array is in the buffer, which nothing else fills.
        let matches = unsafe { slice(found.matches, found.count) };
        Ok(matches
            .iter()
            .map(|found| unsafe {
                let range = found.range.start as usize..found.range.end as usize;
                Match { id: MessageId::of(&found.id), path: path(&found.path), range }
            })
            .collect())
    }

    /// Returns the rectangles behind a range of a text, in coordinates of the transcript; none if the text is not shown.
    pub fn rects(&self, range: &Match) -> Result<Vec<Rect>, Error> {
        let (buffer, mut found) = (Buffer::new()?, sys::bubble_rects::default());
        let offset = |offset: usize| u32::try_from(offset).unwrap_or(u32::MAX);
        let mut native = sys::bubble_match { id: range.id.native(), ..Default::default() };
        if let Some(path) = &range.path {
            native.path = sys::bubble_content_path { text: path.as_ptr().cast(), length: path.len() };
        }
        native.range = sys::bubble_offsets { start: offset(range.range.start), end: offset(range.range.end) };
        call(|error| unsafe { sys::bubble_transcript_range_rects(self.handle, &native, buffer.0, &mut found, error) })?;
        // SAFETY: The array is in the buffer, which nothing else fills.
        Ok(unsafe { slice(found.rects, found.count) }.to_vec())
    }
}

/// # Safety
/// The text of the path is valid.
unsafe fn path(path: &sys::bubble_content_path) -> Option<String> {
    text(path.text, path.length)
}

/// # Safety
/// The text is NULL, or has this length in bytes.
unsafe fn text(text: *const c_char, length: usize) -> Option<String> {
    let bytes = (!text.is_null()).then(|| slice(text.cast::<u8>(), length))?;
    Some(String::from_utf8_lossy(bytes).into_owned())
}
