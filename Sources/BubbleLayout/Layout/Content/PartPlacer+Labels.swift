import TextLayout

extension PartPlacer {
  /// Adds a text that is not the message itself. This is the only place that decides at which edge of its frame a label
  /// stands, whatever the direction of its text and however many lines it has.
  ///
  /// - Parameters:
  ///   - alignment: The edge in a box that is not mirrored: left, right or centred. In a mirrored box it is the other one.
  ///   - change: Sets what else the label has, before it is added.
  /// - Returns: The label in its own frame.
  @discardableResult
  mutating func label(
    _ text: PreparedText, _ role: LabelRole, in frame: Rect, alignment: TextAlignment = .left,
    index: Int? = nil, limit: AvailableWidth? = nil, foreground: ColorRole? = nil, tint: Color? = nil,
    press: HitTarget? = nil, _ change: (inout LabelPart) -> Void = { _ in }
  ) -> LabelPart {
    let isMirrored = mirrorWidth != nil
    var part = text.label(
      role, in: Rect(origin: .zero, size: frame.size), alignment: isMirrored ? alignment.mirrored : alignment,
      index: index, limit: limit, foreground: foreground ?? self.foreground(of: role))
    if isMirrored, alignment == .center {
      part.blockOrigin.x = frame.width - part.block.size.width - part.blockOrigin.x
    }
    (part.tint, part.press) = (tint, press)
    change(&part)
    within(frame) { $0.label(part) }
    return part
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
    // The boxes stay where the text's own direction puts them.
    let part = label(
      text, role, in: frame, alignment: alignment, index: index, limit: limit, foreground: foreground)
    within(frame) { placer in
      for (number, box) in part.block.boxFrames {
        fill(&placer, number, box.offset(x: part.blockOrigin.x, y: part.blockOrigin.y))
      }
    }
  }
}
