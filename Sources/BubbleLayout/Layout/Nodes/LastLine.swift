import TextLayout

/// The last line of a text, or the last row of reactions. Its lower edge is that of the element; its other coordinates are
/// relative to the element.
struct LastLine {
  var minX: LayoutUnit
  var maxX: LayoutUnit
  let height: LayoutUnit
  /// The distance from the lower edge up to the vertical middle of a footer beside the line.
  let middle: LayoutUnit
  /// How much farther the baseline is from the lower edge than in a line that has only the first font. A footer at the
  /// lower edge is moved up by this distance, so that its baseline keeps its place beside that of the line.
  var rise: LayoutUnit = 0
  /// Whether the line begins at the right side.
  var isRightToLeft: Bool
  /// Whether the line is in a block inside the element, such as the item of a list.
  private(set) var isInset = false

  /// Returns the line of a block inside an element.
  ///
  /// - Parameter x: The distance of the block from the element's left edge.
  func inset(by x: LayoutUnit) -> LastLine {
    var line = self
    (line.minX, line.maxX, line.isInset) = (minX + x, maxX + x, true)
    return line
  }

  /// Returns the line mirrored within a box of this width.
  func mirrored(in width: LayoutUnit) -> LastLine {
    var line = self
    line.minX = width - maxX
    line.maxX = width - minX
    line.isRightToLeft.toggle()
    return line
  }
}

extension BlockTree {
  /// Returns the line of a node beside which a footer may stand; nil if the node has no such line.
  ///
  /// - Parameter width: The width that the node is given.
  /// - Returns: `.none` if a text has to be shaped first.
  func lastLine(of place: Int, in limit: AvailableWidth, width: LayoutUnit) -> LastLine?? {
    switch nodes[place].rule {
    case .flow(let rule):
      var pass = LayoutPass(in: Limit(limit), width: width, NoParts())
      return rule.layout(TreeNode(tree: self, place: place), &pass).map(\.lastLine)
    case .stack, .kept: return lastLine(ofTextIn: place, in: limit, width: width)
    default: return .some(nil)
    }
  }

  /// Returns the last line of the text at the lower edge of a node; nil if something else is there.
  ///
  /// - Parameters:
  ///   - limit: The limit that the node was measured within.
  ///   - width: The width that the node is given.
  /// - Returns: `.none` if the text has to be shaped first.
  func lastLine(ofTextIn place: Int, in limit: AvailableWidth, width: LayoutUnit) -> LastLine?? {
    var limit = Limit(limit)
    var node = TreeNode(tree: self, place: place)
    var (x, width, level, isInset) = (LayoutUnit.zero, width, 0, false)
    while case .stack(let rule) = node.own.rule, rule.insets.bottom == 0, node.own.span > 1 {
      var last = node.inner
      while last.end < node.end { last = last.next }
      let fit = rule.fit(in: &limit)
      limit.width = limit.width.reduced(by: fit.sides)
      (node, x, width, level) = (last, x + fit.insets.left, width - fit.sides, level + 1)
      isInset = level > 1 || isInset || rule.insets != .zero
    }
    let line: LastLine??
    switch node.own.rule {
    case .text(let text, keepsLines: false): line = texts[Int(text)].lastLine(in: .fixed(max(0, width)))
    case .kept(let number): line = kept[Int(number)].lastLine(in: limit.width, width: width)
    default: return .some(nil)
    }
    return isInset ? line.map { $0?.inset(by: x) } : line
  }
}

/// The lines of a text that have only its first font. The footer beside any line of the text has the distance from the
/// baseline that it has beside such a line, however tall the other fonts are.
struct PlainLine: Hashable, Sendable {
  let height: LayoutUnit
  /// The distance from the baseline to the lower edge, in points.
  let depth: LayoutUnit
  /// The height of capital letters above the baseline, in points.
  let capHeight: LayoutUnit

  /// Returns the distance from the lower edge of a line up to the vertical middle of a footer beside it.
  ///
  /// - Parameter depth: The distance from the baseline of that line to its lower edge.
  func middle(depth: LayoutUnit) -> LayoutUnit {
    max(0, (height - capHeight - self.depth).half + depth)
  }

  /// Returns how much farther the baseline of a line is from its lower edge than in these lines.
  func rise(depth: LayoutUnit) -> LayoutUnit { max(0, depth - self.depth) }
}
