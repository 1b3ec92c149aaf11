import TextLayout

extension PartPlacer {
  /// Adds a text that is not the message itself.
  mutating func label(
    _ text: PreparedText, _ role: LabelRole, in frame: Rect, alignment: TextAlignment = .left,
    index: Int? = nil, limit: AvailableWidth? = nil, foreground: ColorRole? = nil, tint: Color? = nil
  ) {
    guard makesParts else { return }
    let foreground = foreground ?? self.foreground(of: role)
    // Mirroring moves lines as a whole, so the sides of several lines are exchanged before.
    if mirrorWidth != nil, text.naturalWidth == nil {
      return within(frame) {
        $0.label(
          text, role, in: Rect(origin: .zero, size: frame.size), alignment: alignment.mirrored, index: index,
          limit: limit, foreground: foreground, tint: tint)
      }
    }
    var part = text.label(
      role, in: frame, alignment: alignment, index: index, limit: limit, foreground: foreground)
    part.tint = tint
    label(part)
  }

  /// Adds a text that a person wrote. It is aligned according to its own direction: left-to-right text is at
  /// the left.
  mutating func writtenLabel(
    _ text: PreparedText, _ role: LabelRole, in frame: Rect, index: Int? = nil, foreground: ColorRole? = nil,
    tint: Color? = nil
  ) {
    label(
      text, role, in: frame, alignment: text.isRightToLeft == (mirrorWidth != nil) ? .left : .right,
      index: index, foreground: foreground, tint: tint)
  }

  /// Adds a label with boxes in its line, and fills the boxes.
  ///
  /// - Parameter fill: Fills a box. It receives the index of the box and its frame within the label, which is
  ///   not mirrored.
  mutating func line(
    _ text: PreparedText, _ role: LabelRole, in frame: Rect, alignment: TextAlignment = .left,
    index: Int? = nil, limit: AvailableWidth? = nil, foreground: ColorRole? = nil,
    _ fill: (inout PartPlacer, Int, Rect) -> Void
  ) {
    guard makesParts else { return }
    // Mirroring moves the label as a whole. The boxes inside stay where the text's own direction puts them.
    let alignment = mirrorWidth == nil ? alignment : alignment.mirrored
    within(frame) { placer in
      let part = text.label(
        role, in: Rect(origin: .zero, size: frame.size), alignment: alignment, index: index, limit: limit,
        foreground: foreground ?? placer.foreground(of: role))
      placer.label(part)
      for (number, box) in part.block.boxFrames {
        fill(&placer, number, box.offset(x: part.blockOrigin.x, y: part.blockOrigin.y))
      }
    }
  }
}
