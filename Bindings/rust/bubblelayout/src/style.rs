//! The style of a conversation.

use crate::calls::{bytes, c_text, call, opened, static_text, Buffer};
use crate::sys;
use crate::Error;

/// Light or dark colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Dark text on a light background.
    #[default]
    Light,
    /// Light text on a dark background.
    Dark,
}

impl Theme {
    pub(crate) fn native(self) -> u32 {
        match self {
            Self::Light => sys::BUBBLE_THEME_LIGHT,
            Self::Dark => sys::BUBBLE_THEME_DARK,
        }
    }
}

/// The style of a conversation. It never changes; make one and share it between threads.
#[derive(Debug)]
pub struct Style(pub(crate) *mut sys::bubble_style);

// SAFETY: Any number of threads may use a style of the library; it never changes.
unsafe impl Send for Style {}
unsafe impl Sync for Style {}

impl Style {
    /// Opens the preset with a name.
    pub fn preset(name: &str) -> Result<Self, Error> {
        let name = c_text("name", name)?;
        // SAFETY: The name ends in a NUL, and the pointers are valid.
        opened(|place, error| unsafe { sys::bubble_style_preset(name.as_ptr(), place, error) }).map(Self)
    }

    /// Opens a style from JSON, which may change a preset: `{"preset": "merged", …}`. Fails with `Status::Style` and the name of the field.
    pub fn from_json(json: &str) -> Result<Self, Error> {
        let (text, length) = bytes(json);
        // SAFETY: The text has `length` bytes.
        opened(|place, error| unsafe { sys::bubble_style_open(text, length, place, error) }).map(Self)
    }

    /// Returns the whole style as JSON.
    pub fn json(&self) -> Result<String, Error> {
        // SAFETY: The handles are open, and the pointers are valid.
        Buffer::new()?.text(|buffer, text, error| unsafe { sys::bubble_style_json(self.0, buffer, text, error) })
    }

    /// Returns the names of the presets.
    pub fn presets() -> Vec<&'static str> {
        // SAFETY: Names end in NULs and are never freed.
        unsafe {
            (0..sys::bubble_preset_count()).filter_map(|index| static_text(sys::bubble_preset_name(index))).collect()
        }
    }

    /// Returns the colour of a role such as "sent.fill" as 0xRRGGBBAA; None for an unknown role.
    pub fn color(&self, role: &str, theme: Theme) -> Result<Option<u32>, Error> {
        // SAFETY: The names end in NULs and are never freed; the array is large enough for all colours.
        unsafe {
            let mut colors = vec![0; sys::bubble_color_role_count() as usize];
            call(|error| sys::bubble_style_colors(self.0, theme.native(), colors.as_mut_ptr(), colors.len(), error))?;
            let place = (0..colors.len())
                .find(|&role_number| static_text(sys::bubble_color_role_name(role_number as u32)) == Some(role));
            Ok(place.map(|place| colors[place]))
        }
    }
}

impl Drop for Style {
    fn drop(&mut self) {
        // SAFETY: The style is freed only here.
        unsafe { sys::bubble_style_free(self.0) }
    }
}
