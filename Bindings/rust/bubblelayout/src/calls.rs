//! Calls of the library's functions, and memory that is passed to and from them.

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

/// Returns the handle that a function opens.
pub(crate) fn opened<T>(
    function: impl FnOnce(*mut *mut T, *mut sys::bubble_error) -> sys::bubble_status,
) -> Result<*mut T, Error> {
    let mut handle = ptr::null_mut();
    call(|error| function(&mut handle, error))?;
    Ok(handle)
}

/// Returns a text that ends in a NUL, for the library to read.
///
/// name: The name of the option or the argument, for the error about a NUL in the text.
pub(crate) fn c_text(name: &str, text: &str) -> Result<CString, Error> {
    CString::new(text).map_err(|_| Error::argument(name, format!("{name} contains a NUL")))
}

/// Returns the bytes and the length of a text, for functions that take both.
pub(crate) fn bytes(text: &str) -> (*const c_char, usize) {
    (text.as_ptr().cast(), text.len())
}

/// Returns a text of the library that is never freed; None for NULL.
///
/// # Safety
/// The pointer is NULL, or points to a text that ends in a NUL and never changes.
pub(crate) unsafe fn static_text(text: *const c_char) -> Option<&'static str> {
    if text.is_null() {
        return None;
    }
    CStr::from_ptr(text).to_str().ok()
}

/// Returns an array of the library as a slice.
///
/// # Safety
/// The array has `count` elements, which do not change during the lifetime.
pub(crate) unsafe fn slice<'a, T>(first: *const T, count: usize) -> &'a [T] {
    if first.is_null() || count == 0 {
        return &[];
    }
    std::slice::from_raw_parts(first, count)
}

/// A buffer in which the library returns results.
pub(crate) struct Buffer(pub(crate) *mut sys::bubble_buffer);

impl Buffer {
    pub(crate) fn new() -> Result<Self, Error> {
        // SAFETY: Both pointers are valid.
        opened(|place, error| unsafe { sys::bubble_buffer_open(place, error) }).map(Self)
    }

    /// Returns the text that a function writes into a buffer.
    pub(crate) fn text(
        &self,
        function: impl FnOnce(*mut sys::bubble_buffer, *mut sys::bubble_text, *mut sys::bubble_error) -> sys::bubble_status,
    ) -> Result<String, Error> {
        let mut text = sys::bubble_text::default();
        call(|error| function(self.0, &mut text, error))?;
        // SAFETY: The text is in the buffer, which nothing else fills.
        let found = unsafe { slice(text.bytes.cast::<u8>(), text.length) };
        Ok(String::from_utf8_lossy(found).into_owned())
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        // SAFETY: The buffer is freed only here.
        unsafe { sys::bubble_buffer_free(self.0) }
    }
}
