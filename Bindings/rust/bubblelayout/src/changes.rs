//! The changes of rows by edits.

use crate::calls::{call, slice, Buffer};
use crate::sys;
use crate::{Error, MessageId, Rect, Transcript};

/// How a row has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChangeKind {
    /// The row was removed from its place. Removals come first, the lowest row first.
    Removed,
    /// The row was inserted at its place. Insertions come from top to bottom.
    Inserted,
    /// The row's message looks different.
    Message,
    /// The message's place in its group has changed: corners, tail, avatar.
    Group,
    /// The date or the unread line above the message has changed.
    Separators,
}

/// The change of a row: a message with the date and the unread line above it.
#[derive(Clone, Debug)]
pub struct Change {
    /// How the row has changed.
    pub kind: ChangeKind,
    /// Whether the row was moved. A moved row is both removed and inserted.
    pub is_move: bool,
    /// The row's message.
    pub id: MessageId,
    /// The message's index: before the edits for a removal, after them for other changes.
    pub index: usize,
    /// The frame before the edits, in coordinates of the transcript; empty for a row that did not exist.
    pub old_frame: Rect,
    /// The frame after the edits, in coordinates of the transcript; empty for a row that no longer exists.
    pub frame: Rect,
}

/// The changes by edits. A list that applies `changes` in order has the transcript's rows afterwards.
#[derive(Clone, Debug)]
pub struct Changes {
    /// The changes in order; empty if everything may look different.
    pub changes: Vec<Change>,
    /// Whether everything may look different.
    pub changes_all: bool,
    /// The height of all rows before the edits, in points.
    pub old_height: f64,
    /// The height of all rows after the edits, in points.
    pub height: f64,
}

impl Transcript {
    /// Starts recording changes, for `take_changes`. The record grows with each changed message, so take changes regularly.
    pub fn start_changes(&mut self) -> Result<(), Error> {
        // SAFETY: The handle is open.
        call(|error| unsafe { sys::bubble_transcript_start_changes(self.handle, error) })
    }

    /// Returns the changes since recording started, or since the last call.
    ///
    /// Without a recording, this starts one and reports that everything may look different.
    pub fn take_changes(&mut self) -> Result<Changes, Error> {
        let (buffer, mut found) = (Buffer::new()?, sys::bubble_changes::default());
        // SAFETY: The handles are open, and the pointers are valid.
        call(|error| unsafe { sys::bubble_transcript_take_changes(self.handle, buffer.0, error) })?;
        call(|error| unsafe { sys::bubble_changes_read(buffer.0, &mut found, error) })?;
        // SAFETY: The array and its ids are in the buffer, which nothing else fills.
        let changes = unsafe { slice(found.changes, found.count).iter().map(|change| Change::of(change)).collect() };
        Ok(Changes { changes, changes_all: found.changes_all != 0, old_height: found.old_height, height: found.height })
    }
}

impl Change {
    /// # Safety
    /// The text of the change's id is valid.
    unsafe fn of(change: &sys::bubble_change) -> Self {
        Self {
            kind: match change.kind {
                sys::BUBBLE_CHANGE_REMOVED => ChangeKind::Removed,
                sys::BUBBLE_CHANGE_INSERTED => ChangeKind::Inserted,
                sys::BUBBLE_CHANGE_CHANGED_GROUP => ChangeKind::Group,
                sys::BUBBLE_CHANGE_CHANGED_SEPARATORS => ChangeKind::Separators,
                _ => ChangeKind::Message,
            },
            is_move: change.is_move != 0,
            id: MessageId::of(&change.id),
            index: change.index,
            old_frame: change.old_frame,
            frame: change.frame,
        }
    }
}
