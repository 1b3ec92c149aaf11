import TextLayout

extension CellLayout {
  /// The style of the pictures of people who have seen the message; nil if no such pictures are shown.
  var readersStyle: FacesStyle? { message.readers == nil ? nil : style.seenBy }

  /// How much the pictures add to the height of the cell, in points.
  var readersHeight: LayoutUnit { readersStyle.map { $0.gap + grid.roundedUp($0.size) } ?? 0 }

  /// The width of the maximum number of pictures and of the number of further people, in points.
  var readersWidth: LayoutUnit {
    guard let rules = readersStyle, let (people, count) = message.readers else { return 0 }
    return rules.width(of: people.ids.count) + numberOfOthers(count - people.ids.count, rules).width
  }

  /// Adds the pictures on the side of the message: as many as fit, and the number of further people.
  ///
  /// - Parameter top: The lower edge of the content above the pictures.
  func placeReaders(_ measure: CellMeasure, below top: LayoutUnit, with placer: inout PartPlacer) {
    guard let rules = readersStyle, let (people, count) = message.readers else { return }
    let cellWidth = measure.size.width
    var shown = people.ids.count
    var rest = numberOfOthers(count - shown, rules)
    while shown > 1, rules.width(of: shown) + rest.width > cellWidth - marks {
      shown -= 1
      rest = numberOfOthers(count - shown, rules)
    }
    let faces = rules.width(of: shown)
    let total = faces + rest.width
    let wanted = side == .left ? measure.bubble.minX : measure.bubble.maxX - total
    let x = held(wanted, total, in: cellWidth)
    let row = Rect(x: x, y: top + rules.gap, width: total, height: rules.size)
    // On either side of the cell, the pictures run in the direction of the interface.
    placer.enter(at: row.origin, mirroredIn: direction == .rightToLeft ? total : nil)
    placer.begin(ElementName(.seenBy), frame: row)
    for number in 0..<shown {
      let frame = Rect(
        x: rules.width(of: number + 1) - rules.size, y: 0, width: rules.size, height: rules.size)
      placer.face(
        people[number], in: frame, index: number,
        visible: rules.overlap <= 0 || shown == 1
          ? nil : number + 1 == shown ? rules.size : rules.size - rules.overlap)
    }
    if let text = rest.text {
      placer.label(
        text, .detail,
        in: Rect(x: faces + Self.restGap, y: 0, width: rest.width - Self.restGap, height: rules.size))
    }
    placer.end()
    placer.enter(at: .zero)
  }

  /// Returns the text that counts the further people, and its width including the distance from the pictures.
  private func numberOfOthers(
    _ count: Int, _ rules: FacesStyle
  ) -> (text: PreparedText?, width: LayoutUnit) {
    guard count > 0 else { return (nil, 0) }
    let text = message.maker.ofIcons.line("+" + message.maker.short(count), .system(rules.size.points * 0.7))
    return (text, text.size(within: .unbounded).width + Self.restGap)
  }

  /// The distance from the last picture to the number of further people, in points.
  private static let restGap: LayoutUnit = 3
}
