//! Calls of the library, and the memory that it is given and gives.

use crate::sys;
use crate::Error;
use std::ffi::{CStr, CString};
use std::os::raw::c_char;
use std::ptr;

/// Calls a function whose last parameter is a `bubble_error`.
pub(crate) fn call(function: impl FnOnce(*mut sys::bubble_error) -> sys::bubble_status) -> Result<(), Error> {
    let mut error = sys::bubble_error::default();
    match function(&mut error) {
        sys::BUBBLE_OK => Ok(()),
        status => Err(Error::of(status, &error)),
    }
}

/// A handle that a function gives.
pub(crate) fn opened<T>(
    function: impl FnOnce(*mut *mut T, *mut sys::bubble_error) -> sys::bubble_status,
) -> Result<*mut T, Error> {
    let mut handle = ptr::null_mut();
    call(|error| function(&mut handle, error))?;
    Ok(handle)
}

/// A text that ends in a NUL, for the library to read.
///
/// name: Of the option or the argument, for the error about a NUL in the text.
pub(crate) fn c_text(name: &str, text: &str) -> Result<CString, Error> {
    CString::new(text).map_err(|_| Error::argument(name, format!("{name} contains a NUL")))
}

/// The bytes of a text, as functions take them that are told the length.
pub(crate) fn bytes(text: &str) -> (*const c_char, usize) {
    (text.as_ptr().cast(), text.len())
}

/// A text of the library that is never freed; None for NULL.
///
/// # Safety
/// The pointer is NULL or leads to a text that ends in a NUL and stays as it is.
pub(crate) unsafe fn static_text(text: *const c_char) -> Option<&'static str> {
    if text.is_null() {
        return None;
    }
    CStr::from_ptr(text).to_str().ok()
}

/// An array of the library.
///
/// # Safety
/// There are as many elements, which stay as they are for the lifetime.
pub(crate) unsafe fn slice<'a, T>(first: *const T, count: usize) -> &'a [T] {
    if first.is_null() || count == 0 {
        return &[];
    }
    std::slice::from_raw_parts(first, count)
}

/// What the library keeps an answer in.
pub(crate) struct Buffer(pub(crate) *mut sys::bubble_buffer);

impl Buffer {
    pub(crate) fn new() -> Result<Self, Error> {
        // SAFETY: Both places are there.
        opened(|place, error| unsafe { sys::bubble_buffer_open(place, error) }).map(Self)
    }

    /// The answer of a function that fills a buffer and says where the text in it is.
    pub(crate) fn text(
        &self,
        function: impl FnOnce(*mut sys::bubble_buffer, *mut sys::bubble_text, *mut sys::bubble_error) -> sys::bubble_status,
    ) -> Result<String, Error> {
        let mut text = sys::bubble_text::default();
        call(|error| function(self.0, &mut text, error))?;
        // SAFETY: The text lies in the buffer, which nothing else fills.
        let found = unsafe { slice(text.bytes.cast::<u8>(), text.length) };
        Ok(String::from_utf8_lossy(found).into_owned())
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        // SAFETY: It is freed once.
        unsafe { sys::bubble_buffer_free(self.0) }
    }
}
