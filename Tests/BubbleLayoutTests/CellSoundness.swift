import BubbleLayout
import TextLayout

/// Finds defects of a layout in any style: parts outside of their containers, and parts that overlap.
struct CellSoundness {
  let width: LayoutUnit
  let style: ChatStyle
  private(set) var defects: [String] = []
  private var bottom: LayoutUnit = 0

  init(width: Double, style: ChatStyle) {
    self.width = LayoutUnit(width)
    self.style = style
  }

  mutating func check(_ cell: Cell) {
    let rules = RoomRules(style: style[cell.role], cell: cell)
    var found: [String] = []
    if cell.frame.minY != bottom { found.append("begins at \(cell.frame.minY), the last ended at \(bottom)") }
    bottom = cell.frame.maxY
    let room = Rect(x: 0, y: 0, width: width, height: cell.height + rules.overhang)
    if let bubble = cell.bubble?.frame, !room.contains(bubble) {
      found.append("the bubble \(bubble) is not in the cell \(room)")
    }
    for (index, part) in cell.parts.enumerated() {
      if let seen = rules.seen(part.frame, of: index) {
        if !rules.mayLeaveCell(part), !room.contains(seen) {
          found.append("\(rules.name(part)) at \(part.frame) is not in the cell \(room)")
        }
        if let bubble = cell.bubble?.frame, !bubble.contains(seen), !rules.standsOutside(part, index) {
          found.append("\(rules.name(part)) at \(part.frame) is not in the bubble \(bubble)")
        }
      }
      // Less than a point is ignored, because rounding to device pixels may cause it.
      if let lines = lines(part), !part.frame.outset(by: Insets(all: 0.5)).contains(lines) {
        found.append("the lines of \(rules.name(part)) at \(lines) are not in its frame \(part.frame)")
      }
    }
    found += overlaps(cell, rules)
    defects += found.map { "\(cell.id): \($0)" }
  }

  /// Whether two frames overlap by more than rounding to device pixels may cause.
  private func touches(_ front: Rect, _ back: Rect) -> Bool {
    front.overlaps(back) && front.inset(by: Insets(all: 0.5)).overlaps(back)
  }

  private func overlaps(_ cell: Cell, _ rules: RoomRules) -> [String] {
    var found: [String] = []
    let solids = rules.solids
    for (index, front) in solids.enumerated() {
      for back in solids[..<index] where touches(front.frame, back.frame) && !rules.may(front, standOn: back)
      {
        found.append("\(front.name) at \(front.frame) stands on \(back.name) at \(back.frame)")
      }
    }
    if let bubble = cell.bubble?.frame {
      for solid in solids where !bubble.contains(solid.frame) && touches(solid.frame, bubble) {
        if rules.reactions.contains(solid.part) { continue }
        if !rules.standsOutside(cell.parts[solid.part], solid.part) { continue }
        found.append("\(solid.name) at \(solid.frame) is half on the bubble \(bubble)")
      }
    }
    return found
  }

  /// Returns the frame of a part's lines; nil for a part without lines.
  private func lines(_ part: Part) -> Rect? {
    guard let block = part.block, !block.lines.isEmpty, block.size.width > 0 else { return nil }
    return Rect(origin: part.blockPlace, size: block.size)
  }
}
