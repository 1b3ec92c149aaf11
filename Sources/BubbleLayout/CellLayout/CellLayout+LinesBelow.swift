import TextLayout

/// The lines at the side of the message, below the bubble and the labels below it: about a failure, and the
/// people who have seen the message.
extension CellLayout {
  /// How much the lines add to the height of the cell, in points.
  var linesBelowHeight: LayoutUnit { message.linesBelow.reduce(0) { $0 + extent(of: $1) } }

  /// Adds the lines, one below the other.
  func placeLinesBelow(_ measure: CellMeasure, with placer: inout PartPlacer) {
    let cellWidth = measure.size.width
    var top = measure.labelsEnd
    for line in message.linesBelow {
      let width = line.width(within: cellWidth - selection.reserved)
      let wanted = side == .left ? measure.bubble.minX : measure.bubble.maxX - width
      let frame = Rect(
        x: held(wanted, width, in: cellWidth), y: top + line.gap, width: width,
        height: line.height(on: grid))
      // On either side of the cell, lines run in the direction of the interface.
      placer.enter(at: frame.origin, mirroredIn: direction == .rightToLeft ? width : nil)
      placer.begin(line.name, frame: frame)
      line.place(in: frame.size, with: &placer)
      placer.end()
      top = top + extent(of: line)
    }
    placer.enter(at: .zero)
  }

  /// Returns the height of a line and of its distance from the content above, in points.
  private func extent(of line: some LineBelow) -> LayoutUnit {
    line.gap + grid.roundedUp(line.height(on: grid))
  }
}
