import TextLayout

/// What is at the lower edge of a node. It decides where the footer of a bubble that ends with the node stands.
enum LowerEdge {
  /// A line beside which the footer may stand.
  case line(LastLine)
  /// A text beside which no footer stands. A footer below it needs no more distance than below any line.
  case text
  /// Something with a visible edge, such as a box, a bar, a table or a picture.
  case edge
}

/// What a footer does that follows a text.
enum FooterRule: Hashable, Sendable {
  /// It is below the text.
  case below
  /// It is below the text at a distance, because the text is inside of something with a bar or a box.
  case apart
  /// It is beside the last line, if there is room. The line is at the side where its direction begins.
  case beside
  /// It is beside the last line, on the same baseline, if there is room. The line is at the start side of the interface,
  /// whatever its direction, as in the rows of a card.
  case besideRow

  var isBeside: Bool { self == .beside || self == .besideRow }
}

extension TreeNode {
  /// Returns what is at the lower edge of the node; nil if a text has to be shaped first.
  ///
  /// - Parameters:
  ///   - limit: The limit that the node was measured within.
  ///   - width: The width that the node is given.
  func lowerEdge(in limit: AvailableWidth, width: LayoutUnit) -> LowerEdge? {
    switch own.rule {
    case .text(let text, keepsLines: false):
      return tree.texts[Int(text)].lowerEdge(in: .fixed(max(0, width)))
    case .wordFit(let rule): return tree.texts[Int(rule.texts.lowerBound)].lowerEdge(in: limit)
    case .text, .firstFitting, .messageText: return .text
    case .flow(let rule):
      var pass = LayoutPass(in: Limit(limit), width: width, NoParts())
      return rule.layout(self, &pass).map { .line($0.lastLine) }
    case .stack(let rule): return lowerEdge(ofStack: rule, in: limit, width: width)
    case .beside(let rule): return lowerEdge(beside: rule, in: limit, width: width)
    case .bounded(let rule): return inner.lowerEdge(in: rule.inner(limit), width: width)
    case .embedded, .limited:
      // A separate element and its surroundings have no line in common, and a label may follow the lines of a limited node.
      let edge = inner.lowerEdge(in: limit, width: width)
      if case .line? = edge { return .text }
      return edge
    case .kept(let number): return tree.kept[Int(number)].lowerEdge(in: limit, width: width)
    case .fixed, .scaled, .buttons, .picture, .album, .ask, .grid, .formula, .scrolled: return .edge
    }
  }

  private func lowerEdge(
    ofStack rule: StackRule, in limit: AvailableWidth, width: LayoutUnit
  ) -> LowerEdge? {
    guard rule.insets.bottom == 0 else { return .edge }
    var last: TreeNode?
    var child = inner
    while child.place < end {
      if !child.isEmpty { last = child }
      child = child.next
    }
    guard let last else { return .text }
    var asked = Limit(limit)
    let fit = rule.fit(in: &asked)
    let edge = last.lowerEdge(in: limit.reduced(by: fit.sides), width: width - fit.sides)
    guard rule.insets != .zero else { return edge }
    switch edge {
    case .line(let line)?: return .line(line.inset(by: fit))
    // What is inside of something with a bar or a box keeps its distance as a line there does.
    case .text?: return .edge
    case .edge?, nil: return edge
    }
  }

  private func lowerEdge(
    beside rule: BesideRule, in limit: AvailableWidth, width: LayoutUnit
  ) -> LowerEdge? {
    var asked = Limit(limit)
    let fit = rule.fit(in: &asked, tree.grid)
    let inside = (limit: limit.reduced(by: fit.sides), width: width - fit.sides)
    let edge = inner.lowerEdge(in: inside.limit, width: inside.width)
    guard case .line(let line)? = edge else { return edge }
    // The footer would be on an item at the end.
    guard !rule.isAtEnd, rule.room == 0 else { return .text }
    return tree.height(inner.place, in: inside.limit, width: inside.width).map {
      .line(line.moved(by: fit.reach, up: rule.spaceBelow($0, fit)))
    }
  }

  /// Whether the node takes no height and shows nothing.
  private var isEmpty: Bool {
    if case .fixed(let size) = own.rule { size.height == 0 && own.paint < 0 } else { false }
  }
}
