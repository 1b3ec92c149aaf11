import BubbleLayout
import LayoutDrawing
import TextShaping

extension LayoutSink {
  package mutating func describe(row: TranscriptRow, fonts: ArraySlice<FontFace>) {
    row.describeWhole(fonts: fonts, to: &self)
  }

  package mutating func describe(drawing: DisplayList) { drawing.describe(to: &self) }

  package mutating func describe(matches: [TextMatch]) {
    list("matches", of: "match", matches) { match, _, sink in match.describe(to: &sink) }
  }

  package mutating func newLine(indentation: Int) {}

  package mutating func nextRow() {}

  /// Writes a field that always has a value.
  @inline(__always)
  package mutating func field<Value: LayoutValue>(_ name: StaticString, _ value: Value) {
    field(name, value, .always)
  }

  /// Writes a field that is null if there is no value.
  @inline(__always)
  package mutating func nullable<Value: LayoutValue>(_ name: StaticString, _ value: Value?) {
    field(name, value, .nullable)
  }

  /// Writes a field that is left out if there is no value.
  @inline(__always)
  package mutating func optional<Value: LayoutValue>(_ name: StaticString, _ value: Value?) {
    field(name, value, .optional)
  }

  /// Writes a field that is left out if it has its default value.
  @inline(__always)
  package mutating func field<Value: LayoutValue & Equatable>(
    _ name: StaticString, _ value: Value, unless usual: Value
  ) {
    field(name, value == usual ? nil : value, .optional)
  }

  /// Writes a field. If `isUsual` is true, its value follows from other fields or is the default, and only
  /// explicit formats write it.
  @inline(__always)
  package mutating func field<Value: LayoutValue>(
    _ name: StaticString, _ value: Value, unsaidIf isUsual: Bool
  ) {
    field(name, isUsual && !detail.isExplicit ? nil : value, .optional)
  }

  /// Writes an item, or null if it is missing.
  @inline(__always)
  package mutating func nullableItem<Item>(
    _ name: StaticString, _ item: Item?, describe: (Item, inout Self) -> Void
  ) {
    guard let item else { return none(name) }
    open(name)
    describe(item, &self)
    close()
  }

  /// Writes an item, or nothing if it is missing.
  @inline(__always)
  package mutating func optionalItem<Item>(
    _ name: StaticString, _ item: Item?, describe: (Item, inout Self) -> Void
  ) {
    guard let item else { return }
    open(name)
    describe(item, &self)
    close()
  }

  /// Writes a list of items that are numbered from 0.
  @inline(__always)
  package mutating func list<Items: Sequence>(
    _ name: StaticString, of kind: StaticString, _ items: Items, _ form: ElementForm = .object,
    describe: (Items.Element, Int, inout Self) -> Void
  ) {
    open(list: name)
    var number = 0
    for item in items {
      open(element: kind, form, number: number)
      describe(item, number, &self)
      close()
      number += 1
    }
    closeList()
  }
}
