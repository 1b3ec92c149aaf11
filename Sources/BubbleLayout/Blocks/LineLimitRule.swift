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
}

/// The place where a block is cut: everything before one node is shown whole.
struct BlockCut: Hashable, Sendable {
  /// The position of the node at which the block is cut.
  var place: Int
  /// How many lines of this node are shown if it is a text; 0 if the node is left out.
  var lines: Int

  /// Returns whether a node is left out.
  func leavesOut(_ node: Int) -> Bool { node > place || node == place && lines == 0 }

  /// Returns whether the block is cut at a node or at one of its descendants.
  func isWithin(_ place: Int, _ node: BlockNode) -> Bool {
    place <= self.place && self.place < place + Int(node.span)
  }
}

/// Counts down the lines that are still shown before the place where a block is cut.
private struct LineCount {
  var left: Int
  /// How many texts and boxes have been counted.
  var shown = 0
  let line: LayoutUnit
  /// Whether a text has to be shaped to continue.
  var isUnknown = false
}

extension BlockTree {
  /// Returns where a node is cut after its first lines; nil if all of it is shown.
  ///
  /// Texts are cut between lines. A table or picture counts as the number of lines that fit into its height.
  /// It is shown whole, or it is left out with everything after it. The first text or box is always shown.
  ///
  /// - Returns: `.none` if a text has to be shaped first.
  func cut(
    _ place: Int, after rule: LineLimitRule, in limit: AvailableWidth, width: LayoutUnit
  ) -> BlockCut?? {
    guard let lines = rule.lines else { return .some(nil) }
    var count = LineCount(left: max(1, lines), line: max(1, rule.line))
    let cut = cut(place, in: limit, width: width, &count)
    return count.isUnknown ? nil : .some(cut)
  }

  private func cut(
    _ place: Int, in limit: AvailableWidth, width: LayoutUnit, _ count: inout LineCount
  ) -> BlockCut? {
    switch nodes[place].rule {
    case .text(let text, let keepsLines):
      guard let lines = texts[Int(text)].lineCount(in: keepsLines ? limit : .fixed(max(0, width))) else {
        count.isUnknown = true
        return nil
      }
      guard count.left > 0 else { return BlockCut(place: place, lines: 0) }
      count.shown += 1
      defer { count.left = max(0, count.left - lines) }
      return lines <= count.left ? nil : BlockCut(place: place, lines: count.left)
    case .stack(let rule):
      // If a node is left out, the distance before it is left out too.
      var distance: Int?
      for child in children(of: place) {
        if case .fixed = nodes[child].rule, nodes[child].paint < 0 {
          distance = child
          continue
        }
        let shown = count.shown
        let cut = cut(child, in: rule.inner(limit), width: width - rule.sides, &count)
        if count.isUnknown { return nil }
        if let cut { return count.shown == shown ? BlockCut(place: distance ?? child, lines: 0) : cut }
        distance = nil
      }
      return nil
    default:
      guard let height = height(place, in: limit, width: width) else {
        count.isUnknown = true
        return nil
      }
      let lines = max(1, (height.rawValue + count.line.rawValue - 1) / count.line.rawValue)
      guard lines <= count.left || count.shown == 0 else { return BlockCut(place: place, lines: 0) }
      count.left = max(0, count.left - lines)
      count.shown += 1
      return nil
    }
  }

  /// Returns the height of the visible part of a node; nil if a text has to be shaped first.
  func height(_ place: Int, in limit: AvailableWidth, width: LayoutUnit, cut: BlockCut?) -> LayoutUnit? {
    guard let cut else { return height(place, in: limit, width: width) }
    switch nodes[place].rule {
    case .text(let text, let keepsLines):
      let room = keepsLines ? limit : AvailableWidth.fixed(max(0, width))
      return texts[Int(text)].height(in: room, cutAfter: cut.lines).map { grid.roundedUp($0) }
    case .stack(let rule):
      var height = rule.insets.top + rule.insets.bottom
      for child in children(of: place) {
        if cut.leavesOut(child) { break }
        let below = cut.isWithin(child, nodes[child]) ? cut : nil
        guard
          let next = self.height(child, in: rule.inner(limit), width: width - rule.sides, cut: below)
        else { return nil }
        height = height + next + (child == place + 1 ? 0 : rule.gap)
      }
      return height
    default: return height(place, in: limit, width: width)
    }
  }

  // MARK: The node and the text below it

  func height(
    limited rule: LineLimitRule, _ place: Int, in limit: AvailableWidth, width: LayoutUnit
  ) -> LayoutUnit? {
    let content = place + 1
    guard let cut = cut(content, after: rule, in: limit, width: width),
      let height = height(content, in: limit, width: width, cut: rule.isOpen ? nil : cut)
    else { return nil }
    guard cut != nil || rule.isBeginning else { return height }
    let more = content + Int(nodes[content].span)
    return self.height(more, in: limit, width: width).map { height + rule.gap + $0 }
  }

  /// Measures the node with all its lines, whether shown or not, so that showing or hiding lines does not
  /// change the width. Returns nil if a text has to be shaped first.
  func measure(limited rule: LineLimitRule, _ place: Int, in limit: AvailableWidth) -> BlockMeasure? {
    let content = place + 1
    guard var measure = measure(content, in: limit),
      let cut = cut(content, after: rule, in: limit, width: measure.width)
    else { return nil }
    measure.height = .unknown
    guard cut != nil || rule.isBeginning else { return measure }
    guard let more = self.measure(content + Int(nodes[content].span), in: limit) else { return nil }
    measure.width = max(measure.width, more.width)
    measure.widest = max(measure.widest, more.widest)
    measure.slack.keep(within: more.slack)
    return measure
  }
}

extension BlockTree<PreparedText> {
  func place(
    limited rule: LineLimitRule, _ place: Int, in limit: AvailableWidth, frame: Rect,
    visit: (PlacedNode) -> Void
  ) {
    let content = place + 1
    let cut = cut(content, after: rule, in: limit, width: frame.width) ?? nil
    let shown = rule.isOpen ? nil : cut
    let height = self.height(content, in: limit, width: frame.width, cut: shown) ?? 0
    self.place(
      content, in: limit, frame: Rect(origin: frame.origin, size: Size(width: frame.width, height: height)),
      cut: shown, visit: visit)
    guard cut != nil || rule.isBeginning else { return }
    let more = content + Int(nodes[content].span)
    let below = self.height(more, in: limit, width: frame.width) ?? 0
    self.place(
      more, in: limit,
      frame: Rect(x: frame.minX, y: frame.minY + height + rule.gap, width: frame.width, height: below),
      visit: visit)
  }
}
