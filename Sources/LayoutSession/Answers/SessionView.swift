import BubbleLayout
import LayoutDrawing
import LayoutFormat
import TextLayout
import TextShaping

/// The visible part of a transcript.
package struct SessionView: Sendable {
  /// A row, with the fonts that it is the first in the session to use.
  package struct Row: Sendable {
    package let item: TranscriptRow
    let newFonts: ArraySlice<FontFace>

    package init(_ item: TranscriptRow, newFonts: ArraySlice<FontFace>) {
      self.item = item
      self.newFonts = newFonts
    }
  }

  /// The upper edge of the viewport, in points.
  package let top: LayoutUnit
  /// The valid range for the upper edge of a viewport of this height.
  package let range: ClosedRange<LayoutUnit>
  /// The height of the transcript.
  package let contentHeight: LayoutUnit
  /// Whether the viewport was moved to stay within `range`.
  package var isClamped = false
  /// The reader's place; nil in an empty transcript.
  package var anchor: ScrollAnchor?
  /// The visible rows; nil if they were not requested.
  package var rows: [Row]?
  /// The index of the first message among the rows; nil if there is none. It is not written to the output,
  /// because clients of `bubble serve` have the messages.
  package var firstIndex: Int?
  /// The drawing of the rows; nil if it was not requested.
  package var drawing: DisplayList?
  /// The fonts that the session had not used before, for answers without rows; otherwise rows describe their
  /// fonts.
  package var newFonts: ArraySlice<FontFace> = []
  /// Whether lines list their glyphs.
  package var glyphs = false
  /// Computes what screen readers say about rows; nil if it was not requested.
  package var narrator: AccessibilityNarrator?
  /// The overlay over the rows; nil if it was not requested.
  package var floats: SessionFloats?
  /// The fonts of the session.
  package var fonts = FontNumbers()

  package init(top: LayoutUnit, range: ClosedRange<LayoutUnit>, contentHeight: LayoutUnit) {
    self.top = top
    self.range = range
    self.contentHeight = contentHeight
  }
}
