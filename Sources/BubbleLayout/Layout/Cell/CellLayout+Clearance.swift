import TextLayout

/// The rules for labels and icons at the lower edge of the cell that the bubble must not cover
/// (`LabelStyle.clearsBubble`).
///
/// If the cell is too narrow for the bubble and such a label side by side, the cell becomes taller, so that
/// the label is below the bubble.
extension CellLayout {
  /// Returns how much taller the cell has to be so that the bubble covers no such label or icon, in points.
  func clearance(_ measure: CellMeasure) -> LayoutUnit {
    var clearance: LayoutUnit = 0
    for place in lowPlaces(in: measure.size)
    where place.minX < measure.bubble.maxX && measure.bubble.minX < place.maxX {
      clearance = max(clearance, measure.bubble.maxY - place.minY)
    }
    return clearance
  }

  /// Returns the interval of text limits at which the clearance stays the same; nil if it is unknown. It lies
  /// within `valid`, the interval of text limits at which the bubble stays the same.
  ///
  /// The bubble keeps its distance from its own side of the cell. So up to a certain width of the cell the
  /// bubble overlaps a label, and in wider cells it does not.
  func clearLimits(_ measure: CellMeasure, within valid: WidthInterval?) -> WidthInterval? {
    let places = lowPlaces(in: measure.size)
    guard var valid, !places.isEmpty else { return valid }
    // If the margins are reduced, the bubble does not keep its distance.
    if limits.isSqueezed || shared.adaptsToRows || !limits.bubble.holds(measure.bubble.width) { return nil }
    valid = valid.narrowed(from: limits.leastText + LayoutUnit(rawValue: 1))
    // The calculation requires limits that grow with the cell, and a bubble at its own side of the cell.
    guard let cellWidth = width.limit, style.text.width.threshold == nil, style.bubble.width.threshold == nil,
      !style.isCentered
    else {
      return nil
    }
    let bubble = measure.bubble
    let limit = limits.text.length
    for place in places {
      let gap = side == .left ? place.minX - bubble.maxX : bubble.minX - place.maxX
      let turning = textLimit(cellWidth - gap)
      if gap >= 0 {
        guard limit > turning else { return nil }
        valid = valid.narrowed(from: turning + LayoutUnit(rawValue: 1))
      } else {
        // In cells that are hardly wider than their margins, the label is on the other side of the bubble.
        let reach = side == .left ? place.maxX - bubble.minX : bubble.maxX - place.minX
        let passing = textLimit(cellWidth - reach)
        guard passing < limit, limit < turning else { return nil }
        valid = valid.narrowed(from: passing + LayoutUnit(rawValue: 1)).narrowed(below: turning)
      }
    }
    return valid
  }

  /// Returns the limit of the text in a cell of a given width.
  private func textLimit(_ cellWidth: LayoutUnit) -> LayoutUnit {
    CellLimits(shared, in: .fixed(max(0, cellWidth)), fontScale: fontScale, isSelecting: isSelecting)
      .text.length
  }

  /// Whether the cell's height may depend on how wide the bubble is.
  var hasLowPlaces: Bool {
    shared.value.labels.contains(where: \.isLow) || shared.value.delivery?.isLow == true
  }

  /// Returns the frames of the labels and icons that the bubble must not cover.
  private func lowPlaces(in cell: Size) -> [Rect] {
    // Most styles have no such labels.
    guard message.text != nil || !message.blocks.isEmpty, hasLowPlaces else { return [] }
    var places: [Rect] = []
    for (label, rules) in labels(at: .cell) where rules.isLow && !label.isEmpty {
      var place = rules.box.frame(in: cell, on: side)
      let width = min(label.width, place.width)
      let x = rules.alignment.resolved(on: side).offset(of: place.width - width, isRightToLeft: false)
      place = Rect(x: place.minX + x, y: place.minY, width: width, height: place.height)
      places.append(place)
    }
    if let delivery = style.delivery, delivery.isLow, let state = message.facts.delivery {
      places.append(delivery.frame(of: state, in: cell, on: side))
    }
    return places
  }
}

extension LabelStyle {
  fileprivate var isLow: Bool { clearsBubble && place == .cell && box.bottom != nil }
}

extension DeliveryStyle {
  fileprivate var isLow: Bool { clearsBubble && box.bottom != nil }
}
