//! BubbleLayout computes the place of every glyph, line, bubble, label and cell of a conversation; you draw them.
//!
//! ```
//! use bubblelayout::{Engine, Options, Request, Rows, Style, Transcript};
//!
//! # fn main() -> Result<(), bubblelayout::Error> {
//! let engine = Engine::bundled()?;
//! let style = Style::preset("merged")?;
//! let messages = r#"{"id":1,"sender":"ann","text":"Hello"}"#;
//! let chat = Transcript::open(&engine, &style, &Options { width: 320.0, ..Options::default() }, messages)?;
//!
//! let mut rows = Rows::new()?; // one per window: its memory is reused for each frame
//! let view = chat.rows(&Request::viewport(0.0, 900.0).drawing(), &mut rows)?;
//! for row in view.rows() {
//!     for operation in view.operations_of(row) {
//!         println!("{} glyphs in #{:08x}", view.glyphs_of(operation).len(), operation.color);
//!     }
//! }
//! # Ok(())
//! # }
//! ```
//!
//! Lengths are points, y downwards. Text offsets count bytes of UTF-8, as Rust's own do. Several threads may use everything: engines and styles
//! never change, and changing a transcript needs exclusive access. Composers, selections and accessibility are only in [`sys`].

mod calls;
mod changes;
mod engine;
mod error;
mod measuring;
mod options;
mod queries;
mod rows;
mod style;
mod transcript;
mod values;
mod view;

pub use bubblelayout_sys as sys;

pub use changes::{Change, ChangeKind, Changes};
pub use engine::{Engine, Fonts, GlyphImage, Outline};
pub use error::{Error, Status};
pub use measuring::MeasureOptions;
pub use options::Options;
pub use queries::{Hit, Match};
pub use rows::{Request, Rows};
pub use style::{Style, Theme};
pub use transcript::Transcript;
pub use values::{MessageId, Metrics, Reading};
pub use view::{Step, View};

pub use sys::bubble_font as Font;
pub use sys::bubble_glyph as Glyph;
pub use sys::bubble_line as Line;
pub use sys::bubble_measure as Measure;
pub use sys::bubble_operation as Operation;
pub use sys::bubble_part as Part;
pub use sys::bubble_point as Point;
pub use sys::bubble_rect as Rect;
pub use sys::bubble_row as Row;
pub use sys::bubble_run as Run;

/// Returns the version of the library, such as "0.1.0".
pub fn version() -> &'static str {
    // SAFETY: The library's text ends in a NUL and is never freed.
    unsafe { calls::static_text(sys::bubble_version()) }.unwrap_or("")
}
