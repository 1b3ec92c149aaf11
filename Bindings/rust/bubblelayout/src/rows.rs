//! Which rows are asked for, and the memory that they come in.

use crate::calls::opened;
use crate::sys;
use crate::{Error, Theme};

/// Which rows to give, and what of them.
#[derive(Clone, Copy, Debug)]
pub struct Request(sys::bubble_rows_request);

impl Request {
    /// All rows.
    pub fn all() -> Self {
        Self::viewport(0.0, f64::INFINITY)
    }

    /// The rows that reach into a viewport, in points. They have their parts and nothing more, until one of the following is asked for.
    pub fn viewport(y: f64, height: f64) -> Self {
        Self(sys::bubble_rows_request { y, height, ..Default::default() })
    }

    /// With rows as far beyond the edges, in points.
    pub fn overscan(mut self, points: f64) -> Self {
        self.0.overscan = points;
        self
    }

    /// With the lines of texts and labels.
    pub fn lines(self) -> Self {
        self.with(sys::BUBBLE_ROWS_LINES)
    }

    /// With lines, their runs and glyphs.
    pub fn glyphs(self) -> Self {
        self.with(sys::BUBBLE_ROWS_LINES | sys::BUBBLE_ROWS_GLYPHS)
    }

    /// With operations to draw them.
    pub fn drawing(self) -> Self {
        self.with(sys::BUBBLE_ROWS_DRAWING)
    }

    /// With what floats over the rows, as further rows, which have operations alone.
    pub fn overlay(self) -> Self {
        self.with(sys::BUBBLE_ROWS_OVERLAY)
    }

    /// The colours of the drawing.
    pub fn theme(mut self, theme: Theme) -> Self {
        self.0.theme = theme.native();
        self
    }

    fn with(mut self, flags: u32) -> Self {
        self.0.flags |= flags;
        self
    }

    pub(crate) fn native(&self) -> &sys::bubble_rows_request {
        &self.0
    }
}

/// The memory that rows come in. Make one a window and use it again for each frame: rows that were asked for lately are then not made again.
#[derive(Debug)]
pub struct Rows {
    pub(crate) handle: *mut sys::bubble_rows,
}

// SAFETY: In the library, calls on one handle wait for each other; and filling it wants it alone.
unsafe impl Send for Rows {}
unsafe impl Sync for Rows {}

impl Rows {
    /// Memory without rows.
    pub fn new() -> Result<Self, Error> {
        // SAFETY: Both places are there.
        let handle = opened(|place, error| unsafe { sys::bubble_rows_open(place, error) })?;
        Ok(Self { handle })
    }
}

impl Drop for Rows {
    fn drop(&mut self) {
        // SAFETY: It is freed once; no view is left, as views borrow it.
        unsafe { sys::bubble_rows_free(self.handle) }
    }
}
