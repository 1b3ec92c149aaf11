//! What goes wrong in the library.

use crate::sys;
use std::fmt;

/// What kind of failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Status {
    /// An argument is out of range, or a text for the library holds a NUL.
    Argument,
    /// A font file cannot be used, or the bundled fonts are not found.
    Fonts,
    /// A style has a field that is unknown, missing or wrong, or there is no preset of that name.
    Style,
    /// The messages are not of any form that is read.
    Messages,
    /// There is no message, font or glyph of that number or id.
    NotFound,
    /// There are too many handles, or something is too large.
    Limit,
    /// Another number of `bubble_status`.
    Other(u32),
}

/// A call that failed; nothing was changed by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// What kind of failure.
    pub status: Status,
    /// What was wrong, in English, naming the argument, the file, the line or the field.
    pub message: String,
    /// The line of the messages or of the file, from 1.
    pub line: Option<u64>,
    /// The file, "messages" for those of the call.
    pub file: Option<String>,
    /// The field of the style, or the argument.
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

/// The text of an array up to its NUL.
fn text(array: &[std::os::raw::c_char]) -> String {
    let bytes: Vec<u8> = array.iter().map(|&byte| byte as u8).take_while(|&byte| byte != 0).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

fn place(array: &[std::os::raw::c_char]) -> Option<String> {
    Some(text(array)).filter(|text| !text.is_empty())
}
