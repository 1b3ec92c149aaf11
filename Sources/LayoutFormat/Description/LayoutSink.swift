import BubbleLayout
import TextLayout
import TextShaping

/// Takes the description of a layout and gives it a form: the functions named `describe` say what there is, in order,
/// and a sink says how it is spelt.
///
/// An item is opened, says its fields, then the items within it, and is closed. Values go by their types, which know
/// how each form spells them (`LayoutValue`); what the forms arrange differently has a call of its own.
protocol LayoutSink {
  /// How much the form wants to hear.
  var detail: LayoutDetail { get }

  /// Says that what follows stands on a line of its own, where a form has several lines for one item.
  mutating func newLine(indentation: Int)
  /// Begins a row, which says first what it is.
  mutating func open(row: TranscriptItem)
  /// Ends a row.
  mutating func close(row: TranscriptItem)
  /// Begins an item of which there is one.
  mutating func open(_ name: StaticString)
  /// Says that there is no such item.
  mutating func none(_ name: StaticString)
  /// Begins a list of items.
  mutating func open(list name: StaticString)
  /// Ends a list.
  mutating func closeList()
  /// Begins an item of a list.
  ///
  /// - Parameter number: Among the items of its kind; nil where there is one at most.
  mutating func open(element kind: StaticString, _ form: ElementForm, number: Int?)
  /// Ends an item.
  mutating func close()

  /// Says a value, or that there is none.
  mutating func field<Value: LayoutValue>(_ name: StaticString, _ value: Value?, _ presence: Presence)
  /// Says which UTF-16 offsets the item is about.
  mutating func range(from start: Int, to end: Int)
  /// Says a place; within a tuple its two coordinates.
  mutating func place(_ name: StaticString, _ point: Point)
  /// Says a run's font.
  mutating func font(_ face: FontFace)
  /// Says where in a frame a block of text stands.
  ///
  /// - Returns: What the block's lines have to be moved by: in some forms they are relative to the row, in others to
  ///   the block.
  mutating func block(at origin: Point, in frame: Rect) -> Point
}

/// How much of a layout a form holds.
struct LayoutDetail {
  /// Whether lines list their glyphs.
  var glyphs = false
  /// Whether all is said that follows from other fields or is as usual, for people and for comparison.
  var isExplicit = false
}

/// How an item of a list is written in JSON.
enum ElementForm {
  /// As an object.
  case object
  /// As an object whose first member says its kind.
  case part
  /// As an array of its fields' values.
  case tuple
}

/// Whether a field has a value.
enum Presence {
  case always
  /// It may be null.
  case nullable
  /// It may be left out.
  case optional
}
