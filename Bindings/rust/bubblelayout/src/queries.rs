//! Hit tests and searches.

use crate::calls::{bytes, call, slice, Buffer};
use crate::sys;
use crate::{Error, MessageId, Rect, Transcript};
use std::ops::Range;

/// The result of a hit test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// A `bubble_target`, such as `sys::BUBBLE_HIT_TEXT`.
    pub target: u32,
    /// The path of the text that contains `offset`, as a JSON Pointer; None for a text that is not one of the
    /// message's own.
    pub id: Option<MessageId>,
    /// The byte offset in that text; None if no text is at the point.
    pub path: Option<String>,
    /// The place in that text, in bytes; None for no text.
    pub offset: Option<usize>,
    /// The number of the attachment, answer, button or reaction; None for other targets.
    pub index: Option<usize>,
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
            }
        })
    }

    /// Returns the places where a text occurs, from the oldest message to the newest, at most `limit`. Case and diacritics are ignored.
    ///
    /// scope: A mask of `bubble_text_scope`, such as `sys::BUBBLE_SCOPE_ALL`; 0 for messages' own texts.
    pub fn find(&self, text: &str, scope: u32, limit: usize) -> Result<Vec<Match>, Error> {
        let ((text, length), buffer) = (bytes(text), Buffer::new()?);
        let mut found = sys::bubble_matches::default();
        call(|error| unsafe {
            sys::bubble_transcript_find(self.handle, text, length, 0, scope, limit, buffer.0, &mut found, error)
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
    let bytes = (!path.text.is_null()).then(|| slice(path.text.cast::<u8>(), path.length))?;
    Some(String::from_utf8_lossy(bytes).into_owned())
}
