//! How a conversation looks.

use crate::calls::{bytes, c_text, call, opened, static_text, Buffer};
use crate::sys;
use crate::Error;

/// Light or dark colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
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

/// How a conversation looks. It never changes; make one and share it between threads.
#[derive(Debug)]
pub struct Style(pub(crate) *mut sys::bubble_style);

// SAFETY: The library lets any number of threads use a style, which never changes.
unsafe impl Send for Style {}
unsafe impl Sync for Style {}

impl Style {
    /// A style by the name of a preset.
    pub fn preset(name: &str) -> Result<Self, Error> {
        let name = c_text("name", name)?;
        // SAFETY: The name ends in a NUL, and the places are there.
        opened(|place, error| unsafe { sys::bubble_style_preset(name.as_ptr(), place, error) }).map(Self)
    }

    /// A style by its JSON, which may be laid over a preset: `{"preset": "merged", …}`. Fails with `Status::Style`, naming the field.
    pub fn from_json(json: &str) -> Result<Self, Error> {
        let (text, length) = bytes(json);
        // SAFETY: There are as many bytes.
        opened(|place, error| unsafe { sys::bubble_style_open(text, length, place, error) }).map(Self)
    }

    /// The whole style as JSON.
    pub fn json(&self) -> Result<String, Error> {
        // SAFETY: The handles are open, and the places there.
        Buffer::new()?.text(|buffer, text, error| unsafe { sys::bubble_style_json(self.0, buffer, text, error) })
    }

    /// The names of the presets.
    pub fn presets() -> Vec<&'static str> {
        // SAFETY: Names end in NULs and are never freed.
        unsafe {
            (0..sys::bubble_preset_count()).filter_map(|index| static_text(sys::bubble_preset_name(index))).collect()
        }
    }

    /// The colour of a role by its name, such as "sent.fill": 0xRRGGBBAA. None for an unknown one.
    pub fn color(&self, role: &str, theme: Theme) -> Result<Option<u32>, Error> {
        // SAFETY: As above; there is room for as many colours.
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
        // SAFETY: It is freed once.
        unsafe { sys::bubble_style_free(self.0) }
    }
}
