import BubbleLayout
import Foundation
import LayoutFormat
import TestSupport
import TextLayout

/// What is wrong with a layout whatever its style: things that stand outside of what holds them, or on each other.
struct CellSoundness {
  let width: LayoutUnit
  private(set) var defects: [String] = []
  private var bottom: LayoutUnit = 0

  init(width: Double) { self.width = LayoutUnit(width) }

  /// Labels that stand where the style puts them in the cell, inside a bubble or beside it.
  private static let free: Set<LabelRole> = [.sender, .time, .senderAndTime, .edited, .reaction, .initials]

  mutating func check(_ cell: Cell) {
    func note(_ what: String) { defects.append("\(cell.id): \(what)") }
    if cell.frame.minY != bottom { note("begins at \(cell.frame.minY), the last ended at \(bottom)") }
    bottom = cell.frame.maxY
    let room = Rect(x: 0, y: 0, width: width, height: cell.height)
    // Two of the source systems give cells of nothing but text less than their bubbles have: ten points and six.
    let isText = cell.parts.allSatisfy { if case .box = $0 { false } else { true } }
    let asset = cell.bubble?.asset ?? ""
    let slack: LayoutUnit = !isText ? 0 : ["orange", "aqua"].contains(asset) ? 10 : asset == "bubble" ? 6 : 0
    if let bubble = cell.bubble, !room.contains(bubble.frame) {
      let over = bubble.frame.maxY - room.maxY
      if over > slack || !(0...width).contains(bubble.frame.minX) || bubble.frame.maxX > width {
        note("the bubble \(bubble.frame) is not in the cell \(room)")
      }
    }
    for part in cell.parts {
      let frame = part.frame
      if frame.minX < 0 || frame.maxX > width || frame.minY < 0 || frame.maxY > room.maxY + slack {
        note("\(name(part)) at \(frame) is not in the cell \(room)")
      }
      guard let block = block(part) else { continue }
      // Boxes of fixed height in the cell have lines of tall scripts in their middle, which reach beyond them.
      var held = frame
      if standsInBox(part, cell) { (held.origin.y, held.size.height) = (0, cell.height + slack) }
      if !near(held, block) {
        note("\(name(part)) is \(block), its frame \(frame)")
      }
      guard let bubble = cell.bubble?.frame, !bubble.contains(frame) else { continue }
      switch part {
      case .label(let label) where Self.free.contains(label.role): break
      default: note("\(name(part)) at \(frame) is not in the bubble \(bubble)")
      }
    }
    checkOverlaps(cell)
  }

  /// Whether a part has a box of fixed height in the cell, rather than a place in a bubble.
  private func standsInBox(_ part: Part, _ cell: Cell) -> Bool {
    switch part {
    case .text: cell.bubble == nil
    case .label(let label): Self.free.contains(label.role) && cell.bubble?.frame.contains(label.frame) != true
    default: false
    }
  }

  /// No two texts stand on each other, and no text on a sign or an avatar.
  private mutating func checkOverlaps(_ cell: Cell) {
    let texts = cell.parts.enumerated().flatMap { index, part in
      (part.block?.lines.map(\.frame) ?? []).filter { $0.width > 0 }.map {
        (part: index, name: name(part), frame: $0.offset(x: part.blockPlace.x, y: part.blockPlace.y))
      }
    }
    let signs = cell.parts.enumerated().compactMap { index, part -> (part: Int, name: String, frame: Rect)? in
      switch part {
      case .avatar, .status: (index, name(part), part.frame)
      default: nil
      }
    }
    for (index, text) in texts.enumerated() {
      for other in texts[(index + 1)...] + signs[...]
      where text.part != other.part && text.frame.overlaps(other.frame) {
        // Reactions reach over the bubble's edge into the descent of what is above; so do rows of tall scripts.
        let depth = min(text.frame.maxY, other.frame.maxY) - max(text.frame.minY, other.frame.minY)
        // Initials stand in the avatar that they belong to.
        if text.name.hasPrefix("initials"), other.name == "the avatar" { continue }
        if other.name.hasPrefix("reaction") || cell.bubble == nil, depth <= 8 { continue }
        defects.append("\(cell.id): \(text.name) at \(text.frame) stands on \(other.name) at \(other.frame)")
      }
    }
  }

  /// Where the lines of a text are; nil for a part without any.
  private func block(_ part: Part) -> Rect? {
    guard let block = part.block, !block.lines.isEmpty, block.size.width > 0 else { return nil }
    return Rect(origin: part.blockPlace, size: block.size)
  }

  /// Whether lines are in their frame but for less than a point, which rounding to device pixels may come to.
  private func near(_ frame: Rect, _ block: Rect) -> Bool {
    frame.outset(by: Insets(all: 0.5)).contains(block)
  }

  private func name(_ part: Part) -> String {
    switch part {
    case .text: "the text"
    case .label(let label): "\(label.role.rawValue) \"\(label.text.prefix(20))\""
    case .avatar: "the avatar"
    case .status: "the status"
    case .media(let media): "picture \(media.index)"
    case .box(let box): "\(box.role.rawValue)"
    }
  }
}
