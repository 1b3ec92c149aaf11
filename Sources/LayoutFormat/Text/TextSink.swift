import BubbleLayout
import TextLayout
import TextShaping

/// Writes a description as text. Each item is a line with its kind, number and fields; inner items are
/// indented below it.
package struct TextSink: LayoutSink {
  /// The first line of all files in this format. It changes if readers of the format have to change.
  package static let signature = "bubble-golden/1"

  var buffer = ByteBuffer()
  package let detail: LayoutDetail
  private var depth = 0
  private var isLineOpen = false
  private(set) var cells = 0
  private var separators = 0

  /// - Parameters:
  ///   - glyphs: Whether lines list their glyphs.
  ///   - narrator: Computes what screen readers say about rows; nil to leave it out.
  package init(glyphs: Bool, narrator: AccessibilityNarrator? = nil) {
    detail = LayoutDetail(glyphs: glyphs, isExplicit: true, narrator: narrator)
    buffer.append(utf8: Self.signature)
    buffer.append("\n")
  }

  /// The text that was written so far.
  package var text: String { String(decoding: buffer.bytes, as: UTF8.self) }

  /// Writes a row with everything in it.
  package mutating func write(_ item: TranscriptRow) {
    item.describeWhole(to: &self)
  }

  package mutating func open(row: TranscriptRow) {
    switch row {
    case .message:
      open("cell", number: cells)
      cells += 1
    case .separator(let separator):
      open("separator", number: separators)
      separators += 1
      field("kind", separator.kind)
    case .typing: open("typing")
    }
  }

  package mutating func close(row: TranscriptRow) { close() }

  package mutating func open(_ name: StaticString) { open(name, number: nil) }

  /// Begins an item with a name, which is written without spaces, brackets and quotes.
  package mutating func open(_ kind: StaticString, key: String) {
    open(kind)
    buffer.append(" ")
    buffer.append(word: key)
  }

  /// Begins an item whose kind is not known at compile time.
  package mutating func open(item kind: String, key: String?) {
    endLine()
    for _ in 0..<depth { buffer.append("  ") }
    buffer.append(word: kind)
    if let key {
      buffer.append(" ")
      buffer.append(word: key)
    }
    depth += 1
    isLineOpen = true
  }

  private mutating func open(_ kind: StaticString, number: Int?) {
    endLine()
    for _ in 0..<depth { buffer.append("  ") }
    buffer.append(kind)
    if let number {
      buffer.append(" ")
      buffer.append(number)
    }
    depth += 1
    isLineOpen = true
  }

  /// Writes nothing, because text leaves out missing items.
  package mutating func none(_ name: StaticString) {}

  package mutating func open(list name: StaticString) {}

  package mutating func closeList() {}

  package mutating func open(element kind: StaticString, _ form: ElementForm, number: Int?) {
    open(kind, number: number)
  }

  package mutating func close() {
    endLine()
    depth -= 1
  }

  private mutating func endLine() {
    if isLineOpen { buffer.append("\n") }
    isLineOpen = false
  }

  package mutating func field<Value: LayoutValue>(_ name: StaticString, _ value: Value?, _ presence: Presence)
  {
    guard let value else { return }
    key(name)
    value.write(text: &buffer)
  }

  /// Writes a field whose name is not known at compile time.
  package mutating func field(named name: String, _ value: String) {
    buffer.append(" ")
    buffer.append(word: name)
    buffer.append("=")
    value.write(text: &buffer)
  }

  /// Writes a field whose name and spelling are not known at compile time.
  package mutating func field(named name: String, spelling: String) {
    buffer.append(" ")
    buffer.append(word: name)
    buffer.append("=")
    buffer.append(utf8: spelling)
  }

  package mutating func range(from start: Int, to end: Int) {
    key("range")
    buffer.append("[")
    buffer.append(start)
    buffer.append(" ")
    buffer.append(end)
    buffer.append("]")
  }

  package mutating func place(_ name: StaticString, _ point: Point) {
    key(name)
    buffer.append(rounded: [point.x, point.y])
  }

  package mutating func font(_ face: FontFace) {
    key("font")
    buffer.append(word: face.name)
  }

  /// Writes the place of a block. In text, lines are relative to their block, so nothing is moved.
  package mutating func block(at origin: Point, in frame: Rect) -> Point {
    place("origin", origin)
    return .zero
  }

  private mutating func key(_ name: StaticString) {
    buffer.append(" ")
    buffer.append(name)
    buffer.append("=")
  }
}
