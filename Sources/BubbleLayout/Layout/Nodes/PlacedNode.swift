import TextLayout

/// The parts that a layout collects, from back to front.
protocol PartList {
  /// Whether parts are wanted. If not, the list stays empty, and what it is told has no effect.
  static var areWanted: Bool { get }
  /// The top left corner of the node that is laid out, in the block.
  var origin: Point { get set }
  var count: Int { get }
  /// The lines of the message's own text, if they are measured already; otherwise nil.
  var ownLines: MeasuredLines? { get }

  /// Adds a part of the node at `place`. Its frame is set when its size is known.
  ///
  /// - Parameter number: Which of several parts of the node it is.
  /// - Returns: The index for `set`; nil without a paint.
  mutating func add(_ paint: Int32, _ number: Int, at place: Int, in limit: AvailableWidth) -> Int?

  /// Sets the frame of a part, relative to the block.
  mutating func set(_ index: Int?, _ frame: Rect, _ change: (inout PlacedNode) -> Void)

  /// Moves the parts from `index` on down.
  mutating func move(from index: Int, by distance: LayoutUnit)

  /// Drops all parts after the first ones.
  mutating func keep(first count: Int)
}

/// No parts, for callers that need only sizes.
struct NoParts: PartList {
  static var areWanted: Bool { @inline(__always) get { false } }
  var origin: Point {
    @inline(__always) get { .zero }
    @inline(__always) set {}
  }
  var count: Int { @inline(__always) get { 0 } }
  var ownLines: MeasuredLines? { @inline(__always) get { nil } }

  @inline(__always)
  mutating func add(_ paint: Int32, _ number: Int, at place: Int, in limit: AvailableWidth) -> Int? { nil }
  @inline(__always)
  mutating func set(_ index: Int?, _ frame: Rect, _ change: (inout PlacedNode) -> Void) {}
  @inline(__always) mutating func move(from index: Int, by distance: LayoutUnit) {}
  @inline(__always) mutating func keep(first count: Int) {}
}

/// The parts with their frames.
struct PlacedParts: PartList {
  static var areWanted: Bool { @inline(__always) get { true } }
  var origin: Point
  let ownLines: MeasuredLines?
  private(set) var nodes: [PlacedNode] = []

  init(at origin: Point, _ ownLines: MeasuredLines?, capacity: Int) {
    self.origin = origin
    self.ownLines = ownLines
    nodes.reserveCapacity(capacity)
  }

  var count: Int { nodes.count }

  mutating func add(_ paint: Int32, _ number: Int, at place: Int, in limit: AvailableWidth) -> Int? {
    guard paint >= 0 else { return nil }
    nodes.append(PlacedNode(paint: paint, place: place, number: number, frame: .zero, limit: limit))
    return nodes.count - 1
  }

  mutating func set(_ index: Int?, _ frame: Rect, _ change: (inout PlacedNode) -> Void) {
    guard let index else { return }
    nodes[index].frame = frame
    change(&nodes[index])
  }

  mutating func move(from index: Int, by distance: LayoutUnit) {
    if distance == 0 { return }
    for number in index..<nodes.count { nodes[number].move(by: distance) }
  }

  mutating func keep(first count: Int) { nodes.removeLast(nodes.count - count) }
}

/// A node with its frame, from which parts are made.
struct PlacedNode {
  /// The index of the node's paint.
  let paint: Int32
  /// The position of the node in `nodes`.
  let place: Int
  /// Which of several pills, buttons or pictures of the node is placed. The first of a table is the table itself,
  /// before its cells. 0 for a node that is only one.
  let number: Int
  /// The frame of the node, relative to the block.
  var frame: Rect
  /// The limit that the node was measured within.
  let limit: AvailableWidth
  /// The index of the text in the tree, if the node is a text; otherwise nil.
  var textIndex: Int32?
  /// The text, if the node is a text; otherwise nil.
  var text: PreparedText?
  /// The size that a picture has if nothing makes the block wider.
  var natural = Size.zero
  /// Whether the node is the last of several, such as the last picture of an album.
  var isLast = false
  /// The frame of the text in a cell of a table, relative to the block.
  var textFrame = Rect.zero
  /// The lines between the cells of a table, relative to the block.
  var lines: [Rect] = []
  /// The whole content of which `frame` shows a part; nil if the frame shows everything.
  var content: Rect?
  /// The maximum number of lines of a text; nil for no maximum.
  var lineLimit: Int?
  /// Whether the message's own text is shown in its other version (`MessageTextRule.other`).
  var isOther = false
  /// The role of the text in a card of a table; nil for a text elsewhere.
  var card: CardText?
  /// The lines of a formula; nil for a node of another kind.
  var formula: FormulaLines.Layout?

  fileprivate mutating func move(by y: LayoutUnit) {
    frame = frame.offset(y: y)
    textFrame = textFrame.offset(y: y)
    lines = lines.map { $0.offset(y: y) }
    content = content?.offset(y: y)
  }
}
