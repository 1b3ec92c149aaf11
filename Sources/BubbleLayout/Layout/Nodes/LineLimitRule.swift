import TextLayout

/// A node of which only the first lines are shown, and a text below it that shows or hides the other lines.
struct LineLimitRule: Hashable, Sendable {
  /// How many lines are shown; nil for all.
  var lines: Int?
  /// Whether all lines are shown; the text below then offers to hide some of them.
  var isOpen = false
  /// Whether the node is only the beginning of a longer content, so that the text below it is always shown.
  var isBeginning = false
  /// The distance from the lines to the text below them, in points.
  var gap: LayoutUnit
  /// The line height that converts the height of pictures and tables into a number of lines, in points.
  var line: LayoutUnit

  func layout<Text>(_ node: TreeNode<Text>, _ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    let (origin, label) = (pass.parts.origin, node.inner.next)
    var measure = BlockMeasure.unknown
    let shown: (height: LayoutUnit, isCut: Bool)?
    if let width = pass.width {
      shown = self.shown(node.inner, width, &pass)
    } else {
      // All lines decide the width, shown or not, so that showing or hiding lines does not change it.
      guard let all = node.inner.layout(&pass) else { return nil }
      (measure.width, measure.widest) = (all.width, all.widest)
      var sizes = LayoutPass(in: Limit(pass.limit.width), width: all.width, NoParts())
      shown = self.shown(node.inner, all.width, &sizes)
      pass.limit.keep(as: sizes.limit)
    }
    guard let shown else { return nil }
    measure.changeHeight { _ in shown.height }
    guard shown.isCut || isBeginning else { return measure }
    pass.parts.origin = origin.offset(y: shown.height + gap)
    guard let below = label.layout(&pass) else { return nil }
    measure.add(below, gap: gap)
    return measure
  }

  /// Lays out the lines that are shown, and finds whether some of all lines are hidden or can be hidden.
  private func shown<Text>(
    _ content: TreeNode<Text>, _ width: LayoutUnit, _ pass: inout LayoutPass<some PartList>
  ) -> (height: LayoutUnit, isCut: Bool)? {
    var count = lines.map { LineCount(left: max(1, $0), line: max(1, line)) }
    if isOpen {
      var sizes = LayoutPass(in: Limit(pass.limit.width), width: width, NoParts())
      sizes.lines = count
      guard content.layout(&sizes) != nil else { return nil }
      count = sizes.lines
    } else {
      pass.lines = count
    }
    guard let measure = content.layout(&pass) else { return nil }
    if !isOpen { (count, pass.lines) = (pass.lines, nil) }
    return (measure.height, count?.isCut == true)
  }
}

/// Counts down the lines that are still shown of a node. Texts are cut between lines. A table or picture counts as the number
/// of lines that fit into its height. It is shown whole, or it is left out with everything after it. The first text or box is
/// always shown.
struct LineCount {
  private var left: Int
  private let line: LayoutUnit
  /// How many texts and boxes are shown.
  private(set) var shown = 0
  /// Whether something is left out.
  private(set) var isCut = false

  init(left: Int, line: LayoutUnit) {
    self.left = left
    self.line = line
  }

  /// Counts a text of `lines` lines, and returns how many of them are shown.
  mutating func take(_ lines: Int) -> Int {
    let taken = min(lines, left)
    if taken < lines || left == 0 { isCut = true }
    if left > 0 { shown += 1 }
    left -= taken
    return taken
  }

  /// Counts a box, and returns whether it is shown.
  mutating func takeBox(of height: LayoutUnit) -> Bool {
    let lines = max(1, (height.rawValue + line.rawValue - 1) / line.rawValue)
    guard lines <= left || shown == 0 else {
      isCut = true
      return false
    }
    left = max(0, left - lines)
    shown += 1
    return true
  }
}

extension TreeNode {
  /// Whether the node is only a distance between others.
  var isDistance: Bool { if case .fixed = own.rule { own.paint < 0 } else { false } }

  /// Whether the node counts its own lines; any other is a box.
  var countsLines: Bool {
    switch own.rule {
    case .text, .wordFit, .stack: true
    default: false
    }
  }

  /// Lays out a box of which no part is cut off, if it may still be shown.
  func layoutBox(_ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    let (lines, parts) = (pass.lines, pass.parts.count)
    pass.lines = nil
    let box = layout(&pass)
    pass.lines = lines
    guard let box, !isDistance, pass.lines?.takeBox(of: box.height) == false else { return box }
    pass.parts.keep(first: parts)
    return .zero
  }
}
