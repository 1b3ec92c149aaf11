import LayoutFormat
import TextLayout

/// An item of a custom golden: a line with fields, and inner items.
///
/// Its lengths and frames are compared with a tolerance and drawn in reports, as for the library's items.
///
/// ```swift
/// import LayoutGoldens
/// import TextLayout
///
/// let sidebar = GoldenItem(
///   "sidebar", fields: [("frame", .frame(Rect(x: 0, y: 0, width: 80, height: 600))), ("title", .text("Chats"))])
/// print(GoldenText(items: [sidebar]).text)
/// ```
public struct GoldenItem: Hashable, Sendable {
  /// A value of a field.
  public enum Value: Hashable, Sendable {
    /// A length in points.
    case length(LayoutUnit)
    /// A rectangle in points.
    case frame(Rect)
    /// A text.
    case text(String)
    /// A whole number.
    case integer(Int)
    /// A Boolean value.
    case flag(Bool)
  }

  /// The kind of the item: a word of letters, digits, `-`, `_`, `.` and `+`.
  public var kind: String
  /// The key that distinguishes items of the same kind; nil if there is only one item.
  public var key: String?
  /// The fields, in the order in which they are written. Their names consist of the same characters as
  /// `kind`.
  public var fields: [Field]
  /// The inner items.
  public var items: [GoldenItem]

  /// A field of an item.
  public struct Field: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: Value
  }

  /// Creates an item with fields and inner items.
  public init(
    _ kind: String, key: String? = nil, fields: [(name: String, value: Value)] = [], items: [GoldenItem] = []
  ) {
    self.kind = kind
    self.key = key
    self.fields = fields.map { Field(name: $0.name, value: $0.value) }
    self.items = items
  }
}

extension GoldenText {
  /// Makes a golden from custom items.
  ///
  /// - Parameter items: The items; each is written on a line, with its inner items below it.
  /// - Parameter environment: The shaper and the fonts that the items depend on; nil if they depend on
  ///   nothing.
  public init(items: [GoldenItem], environment: GoldenEnvironment? = nil) {
    var sink = TextSink(glyphs: false)
    environment?.write(to: &sink)
    for item in items { item.write(to: &sink) }
    self.init(text: sink.text)
  }
}

extension GoldenItem {
  fileprivate func write(to sink: inout TextSink) {
    sink.open(item: kind, key: key)
    for field in fields {
      switch field.value {
      case .length(let length): sink.field(named: field.name, spelling: GoldenSpelling.length(length))
      case .frame(let frame):
        let lengths = [frame.minX, frame.minY, frame.width, frame.height].map(GoldenSpelling.length)
        sink.field(named: field.name, spelling: "[\(lengths.joined(separator: " "))]")
      case .text(let text): sink.field(named: field.name, text)
      case .integer(let number): sink.field(named: field.name, spelling: "\(number)")
      case .flag(let flag): sink.field(named: field.name, spelling: "\(flag)")
      }
    }
    for item in items { item.write(to: &sink) }
    sink.close()
  }
}
