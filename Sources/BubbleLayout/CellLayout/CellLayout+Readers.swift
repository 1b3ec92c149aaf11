import TextLayout

extension CellLayout {
  /// The pictures of those who have seen the message, below its bubble; nil for none.
  var readersStyle: FacesStyle? { message.seenBy.isEmpty ? nil : style.seenBy }

  /// What they add to the height of the cell.
  var readersHeight: LayoutUnit { readersStyle.map { $0.gap + grid.roundedUp($0.size) } ?? 0 }

  /// Adds the pictures on the side of the message: as many as there is room for, and the number of the others.
  ///
  /// - Parameter top: The lower edge of what is above them.
  func placeReaders(_ measure: CellMeasure, below top: LayoutUnit, with placer: inout PartPlacer) {
    guard let rules = readersStyle else { return }
    let people = message.seenBy
    let cellWidth = measure.size.width
    var shown = min(people.count, rules.maximumCount)
    while shown > 1, rules.width(of: shown) > cellWidth { shown -= 1 }
    let maker = TextMaker(signsOf: message.fonts)
    let rest =
      shown < people.count
      ? maker.line("+\(people.count - shown)", .system(rules.size.points * 0.7)) : nil
    let faces = rules.width(of: shown)
    let restWidth = rest.map { $0.size(within: .unbounded).width + Self.restGap } ?? 0
    let total = faces + restWidth
    let wanted = side == .left ? measure.bubble.minX : measure.bubble.maxX - total
    let x = held(wanted, total, in: cellWidth)
    let row = Rect(x: x, y: top + rules.gap, width: total, height: rules.size)
    // From left to right where the interface runs so, whatever the side.
    placer.enter(at: row.origin, mirroredIn: direction == .rightToLeft ? total : nil)
    placer.begin(ElementName(.seenBy), frame: row)
    for (number, id) in people.prefix(shown).enumerated() {
      let frame = Rect(
        x: rules.width(of: number + 1) - rules.size, y: 0, width: rules.size, height: rules.size)
      placer.face(
        Face(id, size: rules.size, in: message.people, fonts: message.fonts), in: frame, index: number)
    }
    if let rest {
      placer.label(
        rest, .detail,
        in: Rect(x: faces + Self.restGap, y: 0, width: restWidth - Self.restGap, height: rules.size))
    }
    placer.end()
    placer.enter(at: .zero)
  }

  /// From the last picture to the number of those that are not shown, in points.
  private static let restGap: LayoutUnit = 3
}
