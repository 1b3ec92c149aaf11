import TextLayout

extension PartPlacer {
  /// Adds a text that is not the message itself.
  mutating func label(
    _ text: PreparedText, _ role: LabelRole, in frame: Rect, alignment: TextAlignment = .left,
    index: Int? = nil, limit: AvailableWidth? = nil, foreground: ColorRole? = nil, tint: Color? = nil,
    press: HitTarget? = nil
  ) {
    let foreground = foreground ?? self.foreground(of: role)
    // Mirroring moves lines as a whole, so the sides of several lines are exchanged before.
    if mirrorWidth != nil, text.naturalWidth == nil {
      return within(frame) {
        $0.label(
          text, role, in: Rect(origin: .zero, size: frame.size), alignment: alignment.mirrored, index: index,
          limit: limit, foreground: foreground, tint: tint, press: press)
      }
    }
    var part = text.label(
      role, in: frame, alignment: alignment, index: index, limit: limit, foreground: foreground)
    (part.tint, part.press) = (tint, press)
    label(part)
  }

  /// Returns the alignment of a text that a person wrote, by its own direction: left-to-right text is at the left.
  func ownAlignment(of text: PreparedText) -> TextAlignment {
    text.isRightToLeft == (mirrorWidth != nil) ? .left : .right
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
