//! Measures texts without a conversation.

use crate::calls::{c_text, call, slice, Buffer};
use crate::sys;
use crate::{Engine, Error, Measure};
use std::ptr;

/// The font and the line breaking of measured texts. `sys::bubble_measure_options` has further options.
#[derive(Clone, Debug, PartialEq)]
pub struct MeasureOptions {
    /// The size of the em in points, up to 10000.
    pub font_size: f64,
    /// The font family to try first; None for the engine's first family.
    pub family: Option<String>,
    /// The weight from 1 to 1000: 400 is regular, 700 bold.
    pub weight: u32,
    /// Whether the text is italic, if the family has italic fonts.
    pub italic: bool,
    /// The space that is added after each character, in points.
    pub letter_spacing: f64,
    /// The maximum number of lines; None for no limit.
    pub maximum_lines: Option<u32>,
}

impl Default for MeasureOptions {
    fn default() -> Self {
        Self { font_size: 16.0, family: None, weight: 400, italic: false, letter_spacing: 0.0, maximum_lines: None }
    }
}

impl Engine {
    /// Returns the sizes of texts: of the first text at all widths, in order, then of the second, and so on.
    ///
    /// Each text is shaped once. widths: In points; infinity is no limit.
    pub fn measure(&self, texts: &[&str], widths: &[f64], options: &MeasureOptions) -> Result<Vec<Measure>, Error> {
        let family = options.family.as_deref().map(|family| c_text("family", family)).transpose()?;
        let native = sys::bubble_measure_options {
            font_size: options.font_size,
            family: family.as_ref().map_or(ptr::null(), |family| family.as_ptr()),
            weight: options.weight,
            flags: if options.italic { sys::BUBBLE_MEASURE_ITALIC } else { 0 },
            letter_spacing: options.letter_spacing,
            maximum_lines: options.maximum_lines.unwrap_or(0),
            ..Default::default()
        };
        let sources: Vec<_> = texts
            .iter()
            .map(|text| sys::bubble_source_text {
                text: text.as_ptr().cast(),
                length: text.len(),
                ..Default::default()
            })
            .collect();
        let (buffer, mut found) = (Buffer::new()?, sys::bubble_measures::default());
        // SAFETY: The engine is open, and everything else is valid until the call ends.
        call(|error| unsafe {
            sys::bubble_measure_texts(
                self.0,
                &native,
                sources.as_ptr(),
                sources.len(),
                widths.as_ptr(),
                widths.len(),
                buffer.0,
                &mut found,
                error,
            )
        })?;
        // SAFETY: The array is in the buffer, which nothing else fills.
        Ok(unsafe { slice(found.measures, found.count) }.to_vec())
    }
}
