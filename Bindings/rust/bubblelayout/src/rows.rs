//! Requests for rows, and the memory for the rows.

use crate::calls::opened;
use crate::sys;
use crate::{Error, Theme};

/// A request for rows, and for their contents.
#[derive(Clone, Copy, Debug)]
pub struct Request(sys::bubble_rows_request);

impl Request {
    /// Requests all rows.
    pub fn all() -> Self {
        Self::viewport(0.0, f64::INFINITY)
    }

    /// Requests the rows in a viewport, in points: only with their parts, unless one of the following methods adds more.
    pub fn viewport(y: f64, height: f64) -> Self {
        Self(sys::bubble_rows_request { y, height, ..Default::default() })
    }

    /// Adds the rows up to this distance beyond the viewport's edges, in points.
    pub fn overscan(mut self, points: f64) -> Self {
        self.0.overscan = points;
        self
    }

    /// Adds the lines of texts and labels.
    pub fn lines(self) -> Self {
        self.with(sys::BUBBLE_ROWS_LINES)
    }

    /// Adds lines, their runs and glyphs.
    pub fn glyphs(self) -> Self {
        self.with(sys::BUBBLE_ROWS_LINES | sys::BUBBLE_ROWS_GLYPHS)
    }

    /// Adds operations that draw the rows.
    pub fn drawing(self) -> Self {
        self.with(sys::BUBBLE_ROWS_DRAWING)
    }

    /// Adds what floats over the rows, as further rows, which have only operations.
    pub fn overlay(self) -> Self {
        self.with(sys::BUBBLE_ROWS_OVERLAY)
    }

    /// Sets the colours of the drawing.
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

/// Memory for rows. Make one for each window and reuse it for each frame: it keeps recently requested rows, which then need no work.
#[derive(Debug)]
pub struct Rows {
    pub(crate) handle: *mut sys::bubble_rows,
}

// SAFETY: In the library, calls on one handle wait for each other, and filling the memory needs exclusive access.
unsafe impl Send for Rows {}
unsafe impl Sync for Rows {}

impl Rows {
    /// Makes memory without rows.
    pub fn new() -> Result<Self, Error> {
        // SAFETY: Both pointers are valid.
        let handle = opened(|place, error| unsafe { sys::bubble_rows_open(place, error) })?;
        Ok(Self { handle })
    }
}

impl Drop for Rows {
    fn drop(&mut self) {
        // SAFETY: The memory is freed only here. No view exists any more, since views borrow it.
        unsafe { sys::bubble_rows_free(self.handle) }
    }
}
