import TextLayout

/// Nodes of one text or one box.
extension TreeNode {
  /// Lays out a text.
  ///
  /// - Parameter keepsLines: Whether the lines are always those that fit the limit; otherwise the text is broken again at the
  ///   width that it is given.
  @inline(__always)
  func layout(
    text: Int32, keepsLines: Bool, _ pass: inout LayoutPass<some PartList>
  ) -> BlockMeasure? {
    let room = keepsLines ? pass.limit.width : pass.width.map { .fixed(max(0, $0)) } ?? pass.limit.width
    if pass.lines != nil { return layout(firstLinesOf: text, in: room, &pass) }
    guard var measure = extent(text, in: room) else { return nil }
    if pass.width == nil { pass.limit.keep(heightOf: measure) }
    if keepsLines { measure.keepHeight() }
    measure = measure.rounded(on: tree.grid)
    pass.visit(self, pass.frame(measure.height)) { $0.textIndex = text }
    return measure
  }

  /// Lays out as many lines of a text as may still be shown.
  private func layout(
    firstLinesOf text: Int32, in room: AvailableWidth, _ pass: inout LayoutPass<some PartList>
  ) -> BlockMeasure? {
    let lines = tree.texts[Int(text)]
    guard let count = lines.lineCount(in: room), let most = pass.lines?.take(count) else { return nil }
    guard most > 0 else { return .zero }
    let isCut = most < count
    guard let measure = isCut ? lines.extent(ofFirst: most, in: room) : lines.extent(in: room) else {
      return nil
    }
    if isCut { pass.limit[inside: room].keep(heightOf: measure) }
    let height = tree.grid.roundedUp(measure.height)
    pass.visit(self, pass.frame(height)) {
      $0.textIndex = text
      $0.lineLimit = isCut ? most : nil
    }
    return BlockMeasure(Size(width: 0, height: height))
  }

  /// Lays out the first of several texts that fits into the limit, or the last one.
  func layout(fitting texts: Range<Int32>, _ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    guard var chosen = texts.last else { return nil }
    for text in texts.dropLast() {
      guard let whole = extent(text, in: .unbounded) else { return nil }
      guard pass.limit.holds(whole.width) else { continue }
      chosen = text
      break
    }
    return layout(text: chosen, keepsLines: true, &pass)
  }

  /// Lays out a box that takes the width it is given.
  func layout(box size: Size, _ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    pass.visit(self, pass.frame(size.height))
    return BlockMeasure(size)
  }

  /// Lays out a box whose height is its width divided by a ratio.
  func layout(scaled ratio: Double, _ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    guard let width = pass.width else { return .unknown }
    let height = tree.grid.roundedUp(LayoutUnit(roundingDownPoints: width.points / ratio))
    return layout(box: Size(width: width, height: height), &pass)
  }
}
