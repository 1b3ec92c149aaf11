//! The functions and structures of libbubblelayout, as `bubble_layout.h` declares them.
//!
//! Everything here is as unsafe as it is in C; the crate `bubblelayout` wraps what most programs want. The declarations are made
//! from the header by a script of the repository, so that they never say something else than it does.
#![allow(non_camel_case_types)]
#![allow(clippy::too_many_arguments)]
#![allow(rustdoc::broken_intra_doc_links, rustdoc::invalid_html_tags, rustdoc::bare_urls)]

/// A structure whose fields may all be 0: numbers, pointers, and functions that are not there.
macro_rules! zeroed {
    ($name:ident) => {
        impl Default for $name {
            fn default() -> Self {
                // SAFETY: The header has numbers, pointers and optional functions alone, for all of which 0 is a value.
                unsafe { core::mem::zeroed() }
            }
        }
    };
}

/// A structure that begins with its size.
macro_rules! sized {
    ($name:ident) => {
        impl Default for $name {
            /// All fields 0 but the size, as `BUBBLE_INIT` makes them.
            fn default() -> Self {
                // SAFETY: As above.
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
