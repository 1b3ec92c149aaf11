//! What edits did to the rows.

use crate::calls::{call, slice, Buffer};
use crate::sys;
use crate::{Error, MessageId, Rect, Transcript};

/// What became of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChangeKind {
    /// It is no longer where it was. Removals come first, the lowest row first.
    Removed,
    /// It is where it was not, the highest first.
    Inserted,
    /// The message itself looks different.
    Message,
    /// Its place in its group has changed: corners, tail, avatar.
    Group,
    /// The date or the unread line above it has changed.
    Separators,
}

/// What an edit did to a row: a message with the date and the unread line above it.
#[derive(Clone, Debug)]
pub struct Change {
    /// What became of it.
    pub kind: ChangeKind,
    /// Whether the row was moved: it is removed and inserted.
    pub is_move: bool,
    /// The message.
    pub id: MessageId,
    /// Before the edits for a removal, after them for others.
    pub index: usize,
    /// In the transcript, before; empty where there is none.
    pub old_frame: Rect,
    /// In the transcript, after; empty where there is none.
    pub frame: Rect,
}

/// What edits did. Follow `changes` in their order, and a list has the transcript's rows.
#[derive(Clone, Debug)]
pub struct Changes {
    /// Empty where everything may look different.
    pub changes: Vec<Change>,
    /// Whether everything may look different.
    pub changes_all: bool,
    /// Of all rows before, in points.
    pub old_height: f64,
    /// Of all rows after, in points.
    pub height: f64,
}

impl Transcript {
    /// Begins to note what edits do, for `take_changes`. Notes cost memory for each message that is touched, so take them now and then.
    pub fn start_changes(&mut self) -> Result<(), Error> {
        // SAFETY: The handle is open.
        call(|error| unsafe { sys::bubble_transcript_start_changes(self.handle, error) })
    }

    /// What edits did since notes were begun, or were taken last. Without notes it begins them, and everything may look different.
    pub fn take_changes(&mut self) -> Result<Changes, Error> {
        let (buffer, mut found) = (Buffer::new()?, sys::bubble_changes::default());
        // SAFETY: The handles are open, and the places there.
        call(|error| unsafe { sys::bubble_transcript_take_changes(self.handle, buffer.0, error) })?;
        call(|error| unsafe { sys::bubble_changes_read(buffer.0, &mut found, error) })?;
        // SAFETY: The array and its ids lie in the buffer, which nothing else fills.
        let changes = unsafe { slice(found.changes, found.count).iter().map(|change| Change::of(change)).collect() };
        Ok(Changes { changes, changes_all: found.changes_all != 0, old_height: found.old_height, height: found.height })
    }
}

impl Change {
    /// # Safety
    /// The text of its id is there.
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
