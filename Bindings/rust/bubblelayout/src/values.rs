//! Small values that go in and come out.

use crate::calls::slice;
use crate::sys;
use std::fmt;
use std::ptr;

/// The id of a message: 7 and "7" are two ids.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MessageId {
    /// A number.
    Number(i64),
    /// A text.
    Text(String),
}

impl MessageId {
    /// The same as the library has it, which lives as long as the id.
    pub(crate) fn native(&self) -> sys::bubble_id {
        match self {
            Self::Number(number) => sys::bubble_id { text: ptr::null(), length: 0, number: *number },
            Self::Text(text) => sys::bubble_id { text: text.as_ptr().cast(), length: text.len(), number: 0 },
        }
    }

    /// An id that the library gave.
    ///
    /// # Safety
    /// Its text is still there.
    pub(crate) unsafe fn of(id: &sys::bubble_id) -> Self {
        if id.text.is_null() {
            return Self::Number(id.number);
        }
        Self::Text(String::from_utf8_lossy(slice(id.text.cast::<u8>(), id.length)).into_owned())
    }
}

impl From<i64> for MessageId {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<&str> for MessageId {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl fmt::Display for MessageId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(formatter),
            Self::Text(text) => text.fmt(formatter),
        }
    }
}

/// The size of a transcript.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Metrics {
    /// How many messages there are.
    pub count: usize,
    /// Of those, how many have an estimated height.
    pub unsettled: usize,
    /// The width of the widest row, in points.
    pub width: f64,
    /// The height of all rows, in points.
    pub height: f64,
}

/// What was read of messages.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// How many messages were taken.
    pub messages: usize,
    /// How many were left out as they could not be read.
    pub skipped: usize,
    /// How many were repaired.
    pub repaired: usize,
    /// How many were left out because their id is there already; where messages are replaced, because it is not.
    pub duplicates: usize,
    /// The first problem: `messages:7: field "delivery": … (repaired)`.
    pub problem: Option<String>,
}

impl Reading {
    pub(crate) fn of(reading: &sys::bubble_reading) -> Self {
        let problem: Vec<u8> = reading.problem.iter().map(|&byte| byte as u8).take_while(|&byte| byte != 0).collect();
        Self {
            messages: reading.messages,
            skipped: reading.skipped,
            repaired: reading.repaired,
            duplicates: reading.duplicates,
            problem: Some(String::from_utf8_lossy(&problem).into_owned()).filter(|text| !text.is_empty()),
        }
    }
}
