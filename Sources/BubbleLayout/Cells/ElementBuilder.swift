import TextLayout

/// An element of a cell before its tree is made.
struct ElementMark: Sendable {
  let name: ElementName
  /// In the cell; nil for the rectangle around its parts.
  let frame: Rect?
  /// How its content scrolls within the frame; nil if it does not scroll.
  var scroll: ElementScroll?
  var parts: Range<Int>
  /// How many elements it is within.
  let depth: Int
}

/// Notes which parts of a cell belong together while they are placed. The notes are flat, because few readers
/// of a cell need its tree.
struct ElementBuilder {
  /// In the order in which they began: an element comes before those within it.
  private(set) var marks: ContiguousArray<ElementMark> = []
  private var open: [Int] = []

  /// Begins an element.
  ///
  /// - Parameters:
  ///   - frame: In the cell; nil for the rectangle around its parts.
  ///   - count: How many parts there are.
  ///   - scroll: How its content scrolls within the frame; nil if it does not scroll.
  mutating func begin(_ name: ElementName, frame: Rect?, scroll: ElementScroll? = nil, count: Int) {
    if marks.isEmpty { marks.reserveCapacity(8) }
    let depth = open.count
    open.append(marks.count)
    marks.append(ElementMark(name: name, frame: frame, scroll: scroll, parts: count..<count, depth: depth))
  }

  /// Ends the element that began last. An element without parts is left out.
  mutating func end(count: Int) {
    guard let mark = open.popLast() else { return }
    let start = marks[mark].parts.lowerBound
    if start == count { marks.removeSubrange(mark...) } else { marks[mark].parts = start..<count }
  }
}

extension [CellElement] {
  /// The tree of some marks.
  init(_ marks: ContiguousArray<ElementMark>, of parts: [Part]) {
    var place = 0
    self.init(marks, of: parts, depth: 0, &place)
  }

  private init(_ marks: ContiguousArray<ElementMark>, of parts: [Part], depth: Int, _ place: inout Int) {
    self = []
    while place < marks.count, marks[place].depth == depth {
      let mark = marks[place]
      place += 1
      let children = Self(marks, of: parts, depth: depth + 1, &place)
      let own = parts[mark.parts]
      append(
        CellElement(
          kind: mark.name.kind, type: mark.name.type, path: mark.name.path,
          frame: mark.frame ?? own.dropFirst().reduce(own.first?.frame ?? .zero) { $0.union($1.frame) },
          parts: mark.parts, children: children, scroll: mark.scroll?.extent,
          scrollsFromRight: mark.scroll?.isFromRight ?? false))
    }
  }
}
