import TextLayout

/// An element of a cell, before the tree of elements is made.
struct ElementMark: Sendable {
  let name: ElementName
  /// The frame in the cell; nil for the smallest rectangle around the element's parts.
  let frame: Rect?
  /// How the element's content scrolls within the frame; nil if it does not scroll.
  var scroll: ElementScroll?
  var parts: Range<Int>
  /// How many other elements contain this one.
  let depth: Int
}

/// Records which parts of a cell belong together while the parts are placed. The record is a flat list,
/// because few callers need the tree of elements.
struct ElementBuilder {
  /// The elements, in the order in which they began: an element comes before the elements inside it.
  private(set) var marks: ContiguousArray<ElementMark> = []
  private var open: [Int] = []

  /// Begins an element.
  ///
  /// - Parameters:
  ///   - frame: The frame in the cell; nil for the smallest rectangle around the element's parts.
  ///   - count: How many parts have been placed so far.
  ///   - scroll: How the element's content scrolls within the frame; nil if it does not scroll.
  mutating func begin(_ name: ElementName, frame: Rect?, scroll: ElementScroll? = nil, count: Int) {
    if marks.isEmpty { marks.reserveCapacity(8) }
    let depth = open.count
    open.append(marks.count)
    marks.append(ElementMark(name: name, frame: frame, scroll: scroll, parts: count..<count, depth: depth))
  }

  /// Ends the innermost element that is still open. An element without parts is removed.
  mutating func end(count: Int) {
    guard let mark = open.popLast() else { return }
    let start = marks[mark].parts.lowerBound
    if start == count { marks.removeSubrange(mark...) } else { marks[mark].parts = start..<count }
  }
}

extension [CellElement] {
  /// Makes the tree of elements from a flat list of marks.
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
          scrollsFromRight: mark.scroll?.isFromRight ?? false, name: mark.name))
    }
  }
}
