import TextLayout

extension Cell {
  /// Returns the place to which a press on a reference to a footnote, or on the sign at the end of a footnote,
  /// leads: the frame of the footnote, or of the first reference to it, relative to the cell. Nil for other
  /// targets, and if the place is not shown.
  ///
  /// - Complexity: Linear in the parts and their spans.
  public func destination(of target: HitTarget) -> Rect? {
    switch target {
    case .footnote(let label, _):
      guard let end = place(where: { $0.footnoteEnd == label }) else { return nil }
      return elements(holding: end.part).last { $0.type == "footnote" }?.frame
    case .footnoteEnd(let label, _): return place { $0.footnote == label }?.frame
    default: return nil
    }
  }

  /// Returns the first range of a text that fulfils a condition: the index of its part, and its first line.
  private func place(where isSought: (TextSpan) -> Bool) -> (part: Int, frame: Rect)? {
    for (index, part) in parts.enumerated() {
      guard case .text(let text) = part, let span = text.spans.first(where: isSought) else { continue }
      let origin = part.blockPlace
      let rect = text.block.selectionRects(for: span.range).first
      return (index, rect?.offset(x: origin.x, y: origin.y) ?? text.frame)
    }
    return nil
  }
}
