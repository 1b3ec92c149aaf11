//! Errors of the library.

use crate::sys;
use std::fmt;

/// The kind of a failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Status {
    /// An argument is out of range, or a text for the library contains a NUL.
    Argument,
    /// A font file cannot be used, or the bundled fonts are not found.
    Fonts,
    /// A style has a field that is unknown, missing or wrong, or there is no preset of that name.
    Style,
    /// The messages are in no known format.
    Messages,
    /// There is no message, font or glyph of that number or id.
    NotFound,
    /// There are too many handles, or something is too large.
    Limit,
    /// A number of `bubble_status` that this crate does not know.
    Other(u32),
}

/// A call that failed; it has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The kind of the failure.
    pub status: Status,
    /// A description in English, with the name of the argument, the file, the line or the field.
    pub message: String,
    /// The line of the messages or of the file, counted from 1.
    pub line: Option<u64>,
    /// The file; "messages" for messages that were passed to the call.
    pub file: Option<String>,
    /// The wrong field of the style, or the wrong argument.
    pub field: Option<String>,
}

impl Error {
    pub(crate) fn argument(field: &str, message: String) -> Self {
        Self { status: Status::Argument, message, line: None, file: None, field: Some(field.to_owned()) }
    }

    pub(crate) fn of(status: sys::bubble_status, error: &sys::bubble_error) -> Self {
        let status = match status {
            sys::BUBBLE_ERROR_ARGUMENT => Status::Argument,
            sys::BUBBLE_ERROR_FONTS => Status::Fonts,
            sys::BUBBLE_ERROR_STYLE => Status::Style,
            sys::BUBBLE_ERROR_MESSAGES => Status::Messages,
            sys::BUBBLE_ERROR_NOT_FOUND => Status::NotFound,
            sys::BUBBLE_ERROR_LIMIT => Status::Limit,
            other => Status::Other(other),
        };
        let line = (error.line > 0).then_some(error.line);
        Self { status, message: text(&error.message), line, file: place(&error.file), field: place(&error.field) }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.message)
    }
}

impl std::error::Error for Error {}

/// Returns the text of an array up to its NUL.
fn text(array: &[std::os::raw::c_char]) -> String {
    let bytes: Vec<u8> = array.iter().map(|&byte| byte as u8).take_while(|&byte| byte != 0).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

fn place(array: &[std::os::raw::c_char]) -> Option<String> {
    Some(text(array)).filter(|text| !text.is_empty())
}
