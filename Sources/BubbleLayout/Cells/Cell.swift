import TextLayout

/// A message that has been laid out: everything a renderer needs to draw its row.
///
/// The frame of the cell is relative to the transcript. All frames in the cell are relative to the cell.
/// Lengths are in points, exact to 1/64.
///
/// ```swift
/// import BubbleLayout
///
/// let engine = try LayoutEngine(fonts: .bundled)
/// let message = Message(
///   id: 1, sender: "ann", text: "Two lines of text, or perhaps three", reactions: [Reaction(symbol: "👍")])
/// let cell = engine.cell(for: message, style: .clustered, width: 240)
///
/// print(cell.height)
/// if let bubble = cell.bubble { print(bubble.frame) }
/// for part in cell.parts {                              // from back to front
///   switch part {
///   case .text(let text):
///     for line in text.block.lines { print("line", line.start..<line.end, line.frame, line.baseline) }
///   case .label(let label): print(label.role, label.text, label.frame)
///   case .box(let box): print(box.role, box.frame, box.radius)
///   case .formula(let formula): print(formula.source, formula.runs.count, formula.rules.count)
///   case .avatar, .delivery, .media: print(part.frame)
///   }
/// }
/// ```
public struct Cell: Sendable {
  /// The message's id.
  public let id: MessageID
  /// The message's sender; nil for a notice that nobody sent.
  public let sender: String?
  /// The name shown for the sender; nil for a notice that nobody sent.
  public var senderName: String? { facts.senderName ?? sender }
  /// The role of the message for its reader: sent, received or notice. Colours should follow the role,
  /// because sides change with the direction of the interface.
  public let role: MessageRole
  /// The side the message is on.
  public let side: Side
  /// The cell's frame in the transcript, in points; at y = 0 for a cell laid out alone.
  public var frame: Rect
  /// The shape behind the message; nil in a style without bubbles.
  public let bubble: Bubble?
  /// The texts, pictures and other parts of the cell, except the bubble, from back to front.
  public let parts: [Part]
  /// The elements that the parts belong to, from back to front; empty for a cell that was not laid out.
  ///
  /// - Complexity: Linear in the parts, each time.
  public var elements: [CellElement] { [CellElement](marks, of: parts) }
  let marks: ContiguousArray<ElementMark>
  /// The indices in `marks` of the elements that scroll.
  let scrolling: [Int]
  /// The colours of the conversation by their roles, in both themes.
  public let colors: ChatColors
  /// The colours behind ranges of the text, in the order in which they are painted. They do not change the
  /// layout.
  public var highlights: [TextHighlight] = []
  /// The scroll offsets of elements, in points, by their paths. Elements that are not listed are not
  /// scrolled. Scrolling affects only hit tests, carets and selection rectangles (see
  /// `LayoutEnvironment.scrolled`).
  public var scrolled: [ContentPath: Point] = [:]
  /// Facts about the message, whether the style shows them or not.
  public let facts: MessageFacts
  /// The index of the last part of a text that still grows: its sign, if the style shows one. Nil for a message that does
  /// not grow.
  public internal(set) var growingPart: Int?
  /// Whether the message is the first of its group. A message that stands alone is the first of its group
  /// too.
  package internal(set) var isFirstOfGroup = true

  /// Creates a cell from its values.
  public init(
    id: MessageID, sender: String?, role: MessageRole = .received, side: Side, frame: Rect, bubble: Bubble?,
    parts: [Part], colors: ChatColors = .standard, facts: MessageFacts = MessageFacts()
  ) {
    self.init(
      id: id, sender: sender, role: role, side: side, frame: frame, bubble: bubble, parts: parts,
      colors: colors, facts: facts, marks: [])
  }

  /// - Parameter marks: The elements that the parts belong to.
  init(
    id: MessageID, sender: String?, role: MessageRole, side: Side, frame: Rect, bubble: Bubble?,
    parts: [Part], colors: ChatColors, facts: MessageFacts, marks: ContiguousArray<ElementMark>
  ) {
    self.id = id
    self.sender = sender
    self.role = role
    self.side = side
    self.frame = frame
    self.bubble = bubble
    self.parts = parts
    self.colors = colors
    self.facts = facts
    self.marks = marks
    scrolling = marks.indices.filter { marks[$0].scroll != nil }
  }

  /// The height of the row, in points.
  public var height: LayoutUnit { frame.height }

  /// The message's text, laid out; nil for a message without text.
  public var text: TextBlock? {
    for case .text(let part) in parts { return part.block }
    return nil
  }

  func offset(y: LayoutUnit) -> Cell {
    var cell = self
    cell.frame = frame.offset(y: y)
    return cell
  }
}

/// A colour behind a range of one text of a message. It does not change the layout.
public struct TextHighlight: Hashable, Sendable {
  /// The path of the text.
  public var path: ContentPath
  /// The range, in UTF-16 offsets in the shown text.
  public var range: Range<Int>
  /// The role of the colour, for the surface behind the text.
  public var background: SurfaceColorRole

  /// Creates a highlight of a range.
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 offsets in the shown text.
  ///   - background: The role of the colour.
  ///   - path: The path of the text.
  public init(range: Range<Int>, background: SurfaceColorRole = .match, at path: ContentPath = .text) {
    self.path = path
    self.range = range
    self.background = background
  }
}
