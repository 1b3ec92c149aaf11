import BubbleLayout
import LayoutFormat
import TextLayout
import TextShaping

/// The result of a request that changes nothing.
package enum SessionReply: Sendable {
  /// The target at a point, the text of a link or mention there, and the nearest position in a text.
  case hit(Hit?, text: String?, nearest: TranscriptPosition?)
  case caret(Rect?)
  case rects([Rect])
  case selection([Rect], text: String?)
  /// The matches of a text, and whether there may be more.
  case matches([TextMatch], isLimited: Bool)
  /// The next match of a text, and its rectangles.
  case match(TextMatch?, [Rect])
  case anchor(ScrollAnchor?)
  /// The upper edge of a viewport that shows an anchor at its place, and the valid range of upper edges.
  case offset(LayoutUnit?, ClosedRange<LayoutUnit>)
  /// A composer after each edit.
  case composed(SessionSteps)
  /// Texts measured at widths.
  case measured([SessionMeasure])
  /// The overlay of a viewport.
  case overlay(SessionFloats)
  case outlines([SessionGlyph], font: Int, unitsPerEm: Int)
  case fonts(FontNumbers)
  case people(People)
  case statistics(TranscriptStatistics, SessionState, transcripts: Int, fonts: Int, bytes: Int)
  case closed
}

/// The shape of a glyph, in font units, y upwards from the baseline.
package struct SessionGlyph: Sendable {
  /// A coloured picture instead of an outline.
  package struct Picture: Sendable {
    let png: String
    let frame: (left: Int, top: Int, width: Int, height: Int)

    /// - Parameter png: The content of the PNG file, in base 64.
    package init(png: String, left: Int, top: Int, width: Int, height: Int) {
      self.png = png
      frame = (left, top, width, height)
    }
  }

  let id: Int
  /// The outline; nil for a glyph without one.
  let path: OutlinePath?
  let picture: Picture?

  package init(id: Int, path: OutlinePath?, picture: Picture?) {
    self.id = id
    self.path = path
    self.picture = picture
  }
}
