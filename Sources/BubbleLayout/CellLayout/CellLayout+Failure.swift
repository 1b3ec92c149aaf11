import TextLayout

extension CellLayout {
  /// How much the line about a failure adds to the height of the cell, in points.
  var failureHeight: LayoutUnit {
    message.failure.map { $0.style.gap + grid.roundedUp($0.size.height) } ?? 0
  }

  /// Adds the line at the side of the message.
  ///
  /// - Parameter top: The lower edge of the content above the line.
  func placeFailure(_ measure: CellMeasure, below top: LayoutUnit, with placer: inout PartPlacer) {
    guard let line = message.failure else { return }
    let width = min(line.size.width, measure.size.width - marks)
    let wanted = side == .left ? measure.bubble.minX : measure.bubble.maxX - width
    let frame = Rect(
      x: held(wanted, width, in: measure.size.width), y: top + line.style.gap, width: width,
      height: grid.roundedUp(line.size.height))
    placer.enter(at: frame.origin, mirroredIn: direction == .rightToLeft ? width : nil)
    placer.begin(ElementName(.delivery), frame: frame)
    placer.delivery(.failed, Rect(x: 0, y: 0, width: line.sign, height: frame.height))
    let start = line.sign + line.style.spacing
    placer.label(
      line.words, .detail, in: Rect(x: start, y: 0, width: max(0, width - start), height: frame.height),
      foreground: .on(.page, .tickFailed))
    placer.end()
    placer.enter(at: .zero)
  }
}
