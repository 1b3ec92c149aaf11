//! The functions and structures of libbubblelayout, as `bubble_layout.h` declares them.
//!
//! Everything here is as unsafe as in C; the crate `bubblelayout` wraps what most programs need. A script of the repository makes the
//! declarations from the header, so that they always agree with it.
#![allow(non_camel_case_types)]
#![allow(clippy::too_many_arguments)]
#![allow(rustdoc::broken_intra_doc_links, rustdoc::invalid_html_tags, rustdoc::bare_urls)]

/// Implements `Default` for a structure whose fields may all be 0: numbers, pointers, and missing functions.
macro_rules! zeroed {
    ($name:ident) => {
        impl Default for $name {
            fn default() -> Self {
                // SAFETY: The structure has only numbers, pointers and optional functions, for all of which 0 is a valid value.
                unsafe { core::mem::zeroed() }
            }
        }
    };
}

/// Implements `Default` for a structure that begins with its size.
macro_rules! sized {
    ($name:ident) => {
        impl Default for $name {
            /// Sets the size, and all other fields to 0, as `BUBBLE_INIT` does in C.
            fn default() -> Self {
                // SAFETY: As in `zeroed`, 0 is a valid value for all fields of the structure.
                let mut value: Self = unsafe { core::mem::zeroed() };
                value.size = core::mem::size_of::<Self>();
                value
            }
        }
    };
}

#[rustfmt::skip]
mod bindings;
pub use bindings::*;
