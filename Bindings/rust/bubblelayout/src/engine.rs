//! Fonts, and the cache of texts shaped with them.

use crate::calls::{c_text, call, opened, slice, Buffer};
use crate::sys;
use crate::view::{steps_of, Step};
use crate::Error;
use std::path::PathBuf;

/// The fonts that an engine opens.
#[derive(Clone, Debug, Default)]
pub enum Fonts {
    /// The Noto fonts that come with the library.
    #[default]
    Bundled,
    /// The fonts that fontconfig finds, and after them the bundled ones.
    System,
    /// A folder and its subfolders, in the order of its stack.txt or by path.
    Folder(PathBuf),
    /// Files, in fallback order.
    Files(Vec<PathBuf>),
}

/// Fonts, and the cache of texts shaped with them. Make one engine and share it between threads.
#[derive(Debug)]
pub struct Engine(pub(crate) *mut sys::bubble_engine);

// SAFETY: Any number of threads may use an engine of the library; it never changes.
unsafe impl Send for Engine {}
unsafe impl Sync for Engine {}

/// The outline of a glyph in font units, y upwards; multiply by `point_size / units_per_em`.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    /// The steps of the path; none for glyphs without ink, and for glyphs that are pictures.
    pub steps: Vec<Step>,
    /// The number of font units in an em.
    pub units_per_em: u32,
}

/// The picture of a coloured glyph.
#[derive(Clone, Debug, PartialEq)]
pub struct GlyphImage {
    /// The contents of a PNG file.
    pub png: Vec<u8>,
    /// The distance from the origin to the left edge, in font units.
    pub left: f64,
    /// The distance from the origin up to the top edge, in font units.
    pub top: f64,
    /// The width, in font units.
    pub width: f64,
    /// The height, in font units.
    pub height: f64,
    /// The number of font units in an em.
    pub units_per_em: u32,
}

impl Engine {
    /// Opens an engine with the fonts that come with the library.
    pub fn bundled() -> Result<Self, Error> {
        Self::open(&Fonts::Bundled)
    }

    /// Opens an engine with other fonts. Fails with `Status::Fonts` and the name of the file.
    pub fn open(fonts: &Fonts) -> Result<Self, Error> {
        // SAFETY: The function has no arguments.
        let abi = unsafe { sys::bubble_abi() };
        if abi != sys::BUBBLE_ABI {
            let message = format!("the library has the interface version {abi}, but {} is needed", sys::BUBBLE_ABI);
            return Err(Error::argument("library", message));
        }
        let path = |path: &PathBuf| c_text("fonts", &path.to_string_lossy());
        let mut options = sys::bubble_engine_options::default();
        let mut kept = Vec::new();
        match fonts {
            Fonts::Bundled => options.fonts = sys::BUBBLE_FONTS_BUNDLED,
            Fonts::System => options.fonts = sys::BUBBLE_FONTS_SYSTEM,
            Fonts::Folder(folder) => {
                options.fonts = sys::BUBBLE_FONTS_FOLDER;
                kept.push(path(folder)?);
                options.folder = kept[0].as_ptr();
            }
            Fonts::Files(files) => {
                options.fonts = sys::BUBBLE_FONTS_FILES;
                kept = files.iter().map(path).collect::<Result<_, _>>()?;
            }
        }
        let files: Vec<_> = kept.iter().map(|file| file.as_ptr()).collect();
        if options.fonts == sys::BUBBLE_FONTS_FILES {
            (options.files, options.file_count) = (files.as_ptr(), files.len());
        }
        // SAFETY: What the options point to is valid until the call ends.
        opened(|place, error| unsafe { sys::bubble_engine_open(&options, place, error) }).map(Self)
    }

    /// Returns the outline of a glyph; `font` is the `id` of a font in rows. It is emboldened and slanted as the font requires.
    pub fn outline(&self, font: u32, glyph: u64) -> Result<Outline, Error> {
        let (buffer, mut found) = (Buffer::new()?, sys::bubble_outline::default());
        // SAFETY: The handles are open, and the pointers are valid.
        call(|error| unsafe {
            sys::bubble_engine_glyph_outline(self.0, font, number(glyph), buffer.0, &mut found, error)
        })?;
        // SAFETY: The arrays are in the buffer, which nothing else fills.
        let (verbs, points) = unsafe { (slice(found.verbs, found.verb_count), slice(found.points, found.point_count)) };
        Ok(Outline { steps: steps_of(verbs, points).collect(), units_per_em: found.units_per_em })
    }

    /// Returns the picture of a coloured glyph; None for a glyph that is an outline.
    pub fn image(&self, font: u32, glyph: u64) -> Result<Option<GlyphImage>, Error> {
        let (buffer, mut found) = (Buffer::new()?, sys::bubble_image::default());
        // SAFETY: The handles are open, and the pointers are valid.
        call(|error| unsafe {
            sys::bubble_engine_glyph_image(self.0, font, number(glyph), buffer.0, &mut found, error)
        })?;
        if found.png.is_null() {
            return Ok(None);
        }
        // SAFETY: The bytes are in the buffer, which nothing else fills.
        let png = unsafe { slice(found.png, found.length) }.to_vec();
        let (left, top, width, height) = (found.left, found.top, found.width, found.height);
        Ok(Some(GlyphImage { png, left, top, width, height, units_per_em: found.units_per_em }))
    }
}

/// Converts a glyph id of an array to the narrower type that the library's functions take.
fn number(glyph: u64) -> u32 {
    u32::try_from(glyph).unwrap_or(u32::MAX)
}

impl Drop for Engine {
    fn drop(&mut self) {
        // SAFETY: The engine is freed only here.
        unsafe { sys::bubble_engine_free(self.0) }
    }
}
