import BubbleLayout
import LayoutFormat
import TextShaping

/// The overlay of a viewport.
package struct SessionFloats: Sendable {
  let overlay: TranscriptOverlay
  /// The fonts of the date that the session had not used before.
  var newFonts: ArraySlice<FontFace> = []
  /// The fonts of the session.
  var fonts = FontNumbers()
  /// Whether the lines of the date list their glyphs.
  let glyphs: Bool

  init(_ overlay: TranscriptOverlay, glyphs: Bool) {
    self.overlay = overlay
    self.glyphs = glyphs
  }

  /// Returns the overlay with the fonts of its date.
  ///
  /// - Parameter fonts: The fonts of the session so far; the fonts of the date are added.
  func adding(to fonts: inout FontNumbers) -> SessionFloats {
    var floats = self
    let known = fonts.faces.count
    if let date = overlay.date { fonts.add(.separator(date.separator)) }
    floats.newFonts = fonts.faces[known...]
    floats.fonts = fonts
    return floats
  }

  func describe(to sink: inout some LayoutSink) {
    sink.open("overlay")
    if !newFonts.isEmpty { newFonts.describe(to: &sink) }
    overlay.describeFloats(to: &sink)
    sink.close()
  }
}
