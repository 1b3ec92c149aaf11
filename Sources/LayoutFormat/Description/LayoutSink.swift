import BubbleLayout
import LayoutDrawing
import TextLayout
import TextShaping

/// Receives the description of a layout and writes it in some format. The functions named `describe` list the
/// content in order; a sink decides how it is written.
///
/// An item is opened, its fields and inner items follow, and it is closed. Types of values write themselves
/// in each format (`LayoutValue`). Parts that the formats arrange differently have separate methods.
package protocol LayoutSink {
  /// How much of the layout the format contains.
  var detail: LayoutDetail { get }

  /// Starts a new line, in formats that have several lines for one item.
  mutating func newLine(indentation: Int)
  /// Announces a row in a list of rows of any kind.
  mutating func nextRow()
  /// Begins a row.
  mutating func open(row: TranscriptRow)
  /// Ends a row.
  mutating func close(row: TranscriptRow)
  /// Begins an item that occurs once.
  mutating func open(_ name: StaticString)
  /// Writes that there is no item with this name.
  mutating func none(_ name: StaticString)
  /// Begins a list of items.
  mutating func open(list name: StaticString)
  /// Ends a list.
  mutating func closeList()
  /// Begins an item of a list.
  ///
  /// - Parameter number: The item's number among the items of its kind; nil if there is at most one.
  mutating func open(element kind: StaticString, _ form: ElementForm, number: Int?)
  /// Ends an item.
  mutating func close()

  /// Writes a field with its value, or that the field has no value.
  mutating func field<Value: LayoutValue>(_ name: StaticString, _ value: Value?, _ presence: Presence)
  /// Writes the UTF-16 offsets of the item.
  mutating func range(from start: Int, to end: Int)
  /// Writes a point; within a tuple, its two coordinates.
  mutating func place(_ name: StaticString, _ point: Point)
  /// Writes the font of a run.
  mutating func font(_ face: FontFace)
  /// Writes the place of a block of text in a frame.
  ///
  /// - Returns: The distance by which the block's lines have to be moved: in some formats they are relative
  ///   to the row, in others to the block.
  mutating func block(at origin: Point, in frame: Rect) -> Point

  /// Writes a row with everything in it.
  ///
  /// This method and those below are requirements of the protocol, so that their code is compiled for each
  /// format, also for callers in other modules.
  ///
  /// - Parameter fonts: The fonts that are described with the row, because it is the first to use them.
  mutating func describe(row: TranscriptRow, fonts: ArraySlice<FontFace>)
  /// Writes how rows are drawn.
  mutating func describe(drawing: DisplayList)
  /// Writes the places where a text was found.
  mutating func describe(matches: [TextMatch])
}

/// How much of a layout a format contains.
package struct LayoutDetail {
  /// Whether lines list their glyphs.
  package var glyphs = false
  /// Whether cells list their elements.
  package var elements = false
  /// The theme in which rows list how they are drawn; nil to leave that out.
  package var drawing: ColorTheme?
  /// Whether to write also fields whose values follow from other fields or are defaults. Output for people
  /// and for comparison has them.
  package var isExplicit = false
  /// Computes what screen readers say about rows; nil if it was not requested.
  package var narrator: AccessibilityNarrator?
}

/// How an item of a list is written in JSON.
package enum ElementForm {
  /// As an object.
  case object
  /// As an object whose first member is its kind.
  case part
  /// As an array of its fields' values.
  case tuple
}

/// Whether a field always has a value.
package enum Presence {
  case always
  /// The field may be null.
  case nullable
  /// The field may be left out.
  case optional
}
