//! Small values: arguments and results of calls.

use crate::calls::slice;
use crate::sys;
use std::fmt;
use std::ptr;

/// The id of a message. 7 and "7" are different ids.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MessageId {
    /// A number.
    Number(i64),
    /// A text.
    Text(String),
}

impl MessageId {
    /// Returns the id in the library's form, which is valid as long as this id.
    pub(crate) fn native(&self) -> sys::bubble_id {
        match self {
            Self::Number(number) => sys::bubble_id { text: ptr::null(), length: 0, number: *number },
            Self::Text(text) => sys::bubble_id { text: text.as_ptr().cast(), length: text.len(), number: 0 },
        }
    }

    /// Converts an id that the library returned.
    ///
    /// # Safety
    /// The id's text is valid.
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
    /// The number of messages.
    pub count: usize,
    /// The number of messages with an estimated height.
    pub unsettled: usize,
    /// The width of the widest row, in points.
    pub width: f64,
    /// The height of all rows, in points.
    pub height: f64,
}

/// The result of reading messages.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// The number of messages that were accepted.
    pub messages: usize,
    /// The number of messages that were left out because they could not be read.
    pub skipped: usize,
    /// The number of messages that were repaired.
    pub repaired: usize,
    /// The number of messages that were left out because their id exists already; when messages are replaced, because it does not exist.
    pub duplicates: usize,
    /// The first problem, such as `messages:7: field "delivery": … (repaired)`; None for no problem.
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
