import BubbleLayout
import TextLayout
import TextShaping

/// Writes a description as JSON.
package struct JSONSink: LayoutSink {
  /// Whether each row is a separate line, or all rows are parts of one document.
  package enum Form { case document, lines }

  package var buffer = ByteBuffer()
  let form: Form
  package let detail: LayoutDetail
  /// The fonts so far. Runs refer to fonts by their numbers in this table.
  var fonts: FontNumbers
  /// Whether the next member is the first of its object or array.
  private var isFirst = true
  private var isTuple = false

  package init(_ form: Form, options: WritingOptions, fonts: FontNumbers = FontNumbers()) {
    self.form = form
    detail = LayoutDetail(
      glyphs: options.glyphs, elements: options.elements, drawing: options.drawing, narrator: options.narrator
    )
    self.fonts = fonts
  }

  package mutating func newLine(indentation: Int) {
    separate()
    buffer.append("\n")
    for _ in 0..<indentation { buffer.append(" ") }
    isFirst = true
  }

  package mutating func nextRow() {
    separate()
    isFirst = true
  }

  /// Begins an object that is not a member of another.
  package mutating func begin() { begin("{") }

  /// Ends a line of output.
  package mutating func endLine() { buffer.append("\n") }

  private mutating func begin(_ text: StaticString) {
    buffer.append(text)
    isFirst = true
  }

  package mutating func open(row: TranscriptRow) {
    switch (row, form) {
    case (.message, _): begin("{")
    case (.separator(let separator), .document): begin("{\"kind\":", separator.kind)
    case (.separator(let separator), .lines): begin("{\"separator\":", separator.kind)
    case (.typing, .document): begin("\"typing\":{")
    case (.typing, .lines): begin("{\"typing\":{")
    }
  }

  private mutating func begin(_ head: StaticString, _ kind: SeparatorKind) {
    buffer.append(head)
    kind.write(json: &buffer)
    isFirst = false
  }

  package mutating func close(row: TranscriptRow) {
    if case .typing = row, form == .lines { buffer.append("}") }
    close()
  }

  package mutating func open(_ name: StaticString) {
    key(name)
    begin("{")
  }

  package mutating func none(_ name: StaticString) {
    key(name)
    buffer.append("null")
  }

  package mutating func open(list name: StaticString) {
    key(name)
    begin("[")
  }

  package mutating func closeList() {
    buffer.append("]")
    isFirst = false
  }

  package mutating func open(element kind: StaticString, _ form: ElementForm, number: Int?) {
    separate()
    switch form {
    case .object: begin("{")
    case .part:
      buffer.append("{\"kind\":\"")
      buffer.append(kind)
      buffer.append("\"")
      isFirst = false
    case .tuple:
      begin("[")
      isTuple = true
    }
  }

  package mutating func close() {
    buffer.append(isTuple ? "]" : "}")
    isTuple = false
    isFirst = false
  }

  @inline(__always)
  package mutating func field<Value: LayoutValue>(_ name: StaticString, _ value: Value?, _ presence: Presence)
  {
    guard let value else {
      if presence == .nullable { none(name) }
      return
    }
    key(name)
    value.write(json: &buffer)
  }

  package mutating func range(from start: Int, to end: Int) {
    field("start", start)
    field("end", end)
  }

  package mutating func place(_ name: StaticString, _ point: Point) {
    field("x", point.x)
    field("y", point.y)
  }

  package mutating func font(_ face: FontFace) { field("font", fonts.number(of: face)) }

  package mutating func block(at origin: Point, in frame: Rect) -> Point {
    Point(x: frame.minX + origin.x, y: frame.minY + origin.y)
  }

  @inline(__always)
  private mutating func key(_ name: StaticString) {
    separate()
    guard !isTuple else { return }
    buffer.append("\"")
    buffer.append(name)
    buffer.append("\":")
  }

  @inline(__always)
  private mutating func separate() {
    if !isFirst { buffer.append(UInt8(ascii: ",")) }
    isFirst = false
  }
}
