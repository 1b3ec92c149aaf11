//! A conversation that is laid out and can be edited.

use crate::calls::{bytes, call, opened, Buffer};
use crate::sys;
use crate::{Engine, Error, MessageId, Metrics, Options, Reading, Rect, Request, Rows, Style, View};
use std::ptr;

/// A conversation that is laid out at a width.
#[derive(Debug)]
pub struct Transcript {
    pub(crate) handle: *mut sys::bubble_transcript,
    reading: Reading,
}

// SAFETY: In the library, calls on one transcript wait for each other.
unsafe impl Send for Transcript {}
unsafe impl Sync for Transcript {}

type Read = sys::bubble_reading;
type Failure = sys::bubble_error;

impl Transcript {
    /// Lays out messages. The cost is that of shaping all texts, unless heights are estimated at first.
    ///
    /// messages: JSON Lines, a JSON array, `{"messages": […]}`, or another format that `bubble layout` reads.
    pub fn open(engine: &Engine, style: &Style, options: &Options, messages: &str) -> Result<Self, Error> {
        let (text, length) = bytes(messages);
        let mut reading = Read::default();
        let handle = options.with_native(|options| {
            // SAFETY: The handles are open, and everything else is valid until the call ends.
            opened(|place, error| unsafe {
                sys::bubble_transcript_open(engine.0, style.0, options, text, length, place, &mut reading, error)
            })
        })?;
        Ok(Self { handle, reading: Reading::of(&reading) })
    }

    /// Returns the result of reading the messages that the transcript was opened with.
    pub fn reading(&self) -> &Reading {
        &self.reading
    }

    /// Returns the number of messages and the size of all rows.
    pub fn metrics(&self) -> Result<Metrics, Error> {
        let mut found = sys::bubble_metrics::default();
        // SAFETY: Here and below, the handle is open, and the pointers are valid until the call ends.
        call(|error| unsafe { sys::bubble_transcript_metrics(self.handle, &mut found, error) })?;
        Ok(Metrics { count: found.count, unsettled: found.unsettled, width: found.width, height: found.height })
    }

    /// Changes the width, in points. Lines are broken again; no text is shaped.
    pub fn set_width(&mut self, width: f64) -> Result<(), Error> {
        call(|error| unsafe { sys::bubble_transcript_set_width(self.handle, width, error) })
    }

    /// Changes the style.
    pub fn set_style(&mut self, style: &Style) -> Result<(), Error> {
        call(|error| unsafe { sys::bubble_transcript_set_style(self.handle, style.0, error) })
    }

    /// Changes the options, except the width and whether heights were estimated.
    pub fn set_options(&mut self, options: &Options) -> Result<(), Error> {
        options.with_native(|options| {
            call(|error| unsafe { sys::bubble_transcript_set_options(self.handle, options, error) })
        })
    }

    /// Returns the requested rows. Their arrays are not copied; they are valid until `rows` is filled again.
    pub fn rows<'rows>(&self, request: &Request, rows: &'rows mut Rows) -> Result<View<'rows>, Error> {
        let mut view = sys::bubble_rows_view::default();
        call(|error| unsafe {
            sys::bubble_transcript_rows(self.handle, request.native(), rows.handle, &mut view, error)
        })?;
        // SAFETY: The arrays are in `rows`, which the view borrows.
        Ok(unsafe { View::new(view) })
    }

    // -- Edits.

    /// Adds messages below all others.
    pub fn append(&mut self, messages: &str) -> Result<Reading, Error> {
        self.edit(messages, |handle, text, length, reading, error| unsafe {
            sys::bubble_transcript_append(handle, text, length, ptr::null_mut(), reading, error)
        })
    }

    /// Adds messages above all others, in their order.
    pub fn prepend(&mut self, messages: &str) -> Result<Reading, Error> {
        self.edit(messages, |handle, text, length, reading, error| unsafe {
            sys::bubble_transcript_prepend(handle, text, length, ptr::null_mut(), reading, error)
        })
    }

    /// Adds messages before the one at an index; an index beyond the end is the end.
    pub fn insert(&mut self, index: usize, messages: &str) -> Result<Reading, Error> {
        self.edit(messages, |handle, text, length, reading, error| unsafe {
            sys::bubble_transcript_insert(handle, index, text, length, ptr::null_mut(), reading, error)
        })
    }

    /// Replaces messages by messages with the same ids.
    pub fn replace(&mut self, messages: &str) -> Result<Reading, Error> {
        self.edit(messages, |handle, text, length, reading, error| unsafe {
            sys::bubble_transcript_replace(handle, text, length, ptr::null_mut(), reading, error)
        })
    }

    fn edit(
        &mut self,
        messages: &str,
        function: impl FnOnce(
            *mut sys::bubble_transcript,
            *const std::os::raw::c_char,
            usize,
            *mut Read,
            *mut Failure,
        ) -> sys::bubble_status,
    ) -> Result<Reading, Error> {
        let ((text, length), mut reading) = (bytes(messages), Read::default());
        call(|error| function(self.handle, text, length, &mut reading, error))?;
        Ok(Reading::of(&reading))
    }

    /// Removes a message.
    pub fn remove(&mut self, id: &MessageId) -> Result<(), Error> {
        call(|error| unsafe { sys::bubble_transcript_remove(self.handle, &id.native(), ptr::null_mut(), error) })
    }

    /// Moves a message to an index, which it has after the move.
    pub fn move_to(&mut self, id: &MessageId, index: usize) -> Result<(), Error> {
        call(|error| unsafe { sys::bubble_transcript_move(self.handle, &id.native(), index, ptr::null_mut(), error) })
    }

    /// Appends to a message's text, for answers that arrive token by token.
    pub fn append_text(&mut self, id: &MessageId, text: &str) -> Result<(), Error> {
        let (text, length) = bytes(text);
        call(|error| unsafe {
            sys::bubble_transcript_append_text(self.handle, &id.native(), text, length, ptr::null_mut(), error)
        })
    }

    /// Marks a streaming message as complete.
    pub fn finish(&mut self, id: &MessageId) -> Result<(), Error> {
        call(|error| unsafe { sys::bubble_transcript_finish(self.handle, &id.native(), ptr::null_mut(), error) })
    }

    /// Shows a long message in full, or shortened again.
    pub fn set_expanded(&mut self, id: &MessageId, is_expanded: bool) -> Result<(), Error> {
        call(|error| unsafe {
            sys::bubble_transcript_set_expanded(self.handle, &id.native(), is_expanded.into(), ptr::null_mut(), error)
        })
    }

    /// Uncovers everything that spoilers cover in a message, or covers it again. Frames and lines stay the same.
    pub fn set_uncovered(&mut self, id: &MessageId, is_uncovered: bool) -> Result<(), Error> {
        call(|error| unsafe {
            sys::bubble_transcript_set_uncovered(
                self.handle,
                &id.native(),
                ptr::null(),
                is_uncovered.into(),
                ptr::null_mut(),
                error,
            )
        })
    }

    // -- Messages.

    /// Returns the index of a message. Fails with `Status::NotFound`.
    pub fn index(&self, id: &MessageId) -> Result<usize, Error> {
        let mut index = 0;
        call(|error| unsafe { sys::bubble_transcript_index(self.handle, &id.native(), &mut index, error) })?;
        Ok(index)
    }

    /// Returns the id of the message at an index.
    pub fn id(&self, index: usize) -> Result<MessageId, Error> {
        let (buffer, mut id) = (Buffer::new()?, sys::bubble_id::default());
        call(|error| unsafe { sys::bubble_transcript_id(self.handle, index, buffer.0, &mut id, error) })?;
        // SAFETY: The id's text is in the buffer, which nothing else fills.
        Ok(unsafe { MessageId::of(&id) })
    }

    /// Returns the frame of a message's row, in coordinates of the transcript.
    pub fn frame(&self, id: &MessageId) -> Result<Rect, Error> {
        let mut frame = Rect::default();
        call(|error| unsafe { sys::bubble_transcript_frame(self.handle, &id.native(), &mut frame, error) })?;
        Ok(frame)
    }

    /// Returns the frames of at most `count` messages from an index on. It makes no rows, so a million frames take milliseconds.
    pub fn frames(&self, first: usize, count: usize) -> Result<Vec<Rect>, Error> {
        let mut frames = vec![Rect::default(); count.min(self.metrics()?.count.saturating_sub(first))];
        let mut written = 0;
        call(|error| unsafe {
            sys::bubble_transcript_frames(self.handle, first, frames.len(), frames.as_mut_ptr(), &mut written, error)
        })?;
        frames.truncate(written);
        Ok(frames)
    }

    /// Returns a message in its current state, as JSON.
    pub fn message(&self, id: &MessageId) -> Result<String, Error> {
        Buffer::new()?.text(|buffer, text, error| unsafe {
            sys::bubble_transcript_message(self.handle, &id.native(), buffer, text, error)
        })
    }

    /// Returns the people of the conversation as JSON: those that were given, then the others in the order in which
    /// their messages arrived. Given to another transcript, the list gives everybody the same colours.
    pub fn people(&self) -> Result<String, Error> {
        Buffer::new()?.text(|buffer, text, error| unsafe {
            sys::bubble_transcript_people(self.handle, buffer, text, error)
        })
    }

    /// Returns the whole layout as `bubble layout --format json` writes it; with glyphs as with `--glyphs`.
    pub fn json(&self, glyphs: bool) -> Result<String, Error> {
        Buffer::new()?.text(|buffer, text, error| unsafe {
            sys::bubble_transcript_json(self.handle, glyphs.into(), buffer, text, error)
        })
    }
}

impl Drop for Transcript {
    fn drop(&mut self) {
        // SAFETY: The transcript is freed only here.
        unsafe { sys::bubble_transcript_free(self.handle) }
    }
}
