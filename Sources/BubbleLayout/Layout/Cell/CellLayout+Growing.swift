import TextLayout

/// The sign at the end of a text that still grows.
extension CellLayout {
  /// The size of the message's font, in points.
  var em: LayoutUnit { LayoutUnit(style.text.font.size * fontScale) }

  /// Adds the sign after the last line of a growing text, or the dots in the place of a text that has not begun. The sign
  /// takes no space among the lines.
  func placeGrowingSign(_ measure: CellMeasure, with placer: inout PartPlacer) {
    guard var last = placer.parts.lastIndex(where: \.endsText) else { return }
    // A formula in a line is a part after its text, which may go on.
    if case .formula(let formula) = placer.parts[last], let back = formula.textPlace { last -= Int(back) }
    placer.growing = last
    guard let growing = message.growing else { return }
    var end = placer.parts[last].textEnd(em: em)
    // The end of a text that scrolls may be hidden. The sign then stands beside its window.
    if let window = placer.marks.last(where: { $0.scroll != nil && $0.parts.contains(last) })?.frame {
      end = end.held(in: window)
    }
    let room = signRoom(beside: end, measure)
    let bars: [Rect]
    let color: SurfaceColorRole
    if message.isThinking {
      let isMirrored = direction == .rightToLeft
      bars = GrowingDots(em: em).frames(after: end, in: measure.bubble, isMirrored: isMirrored)
      color = .secondary
    } else {
      switch growing.sign {
      case .none: return
      case .caret: (bars, color) = ([end.caret(em: em, in: room)], .text)
      case .dots: (bars, color) = (end.dots(em: em, in: room), .secondary)
      }
    }
    placer.enter(at: .zero)
    let frame = bars.dropFirst().reduce(bars.first ?? .zero) { $0.union($1) }
    placer.box(
      BoxPaint(role: .growing, corners: .each(.zero, radius: 0), foreground: .on(color)), in: frame,
      bars: bars)
    placer.growing = placer.parts.count - 1
  }

  /// Returns the space for the sign: the bubble, without a footer beside the last line.
  private func signRoom(beside end: TextEnd, _ measure: CellMeasure) -> Rect {
    // Without a bubble, the sign may be anywhere in the cell.
    var room =
      bubble(in: measure.bubble) == nil
      ? Rect(origin: .zero, size: measure.size) : measure.bubble.inset(by: Insets(all: Self.edge))
    guard let (frame, _) = measure.frames.footer else { return room }
    let origin = measure.bubble.origin.offset(y: measure.column.drop)
    let footer = frame.offset(x: origin.x, y: origin.y)
    guard footer.minY < end.bottom, end.top < footer.maxY else { return room }
    if footer.minX >= end.x {
      room.size.width = min(room.width, footer.minX - Self.edge - room.minX)
    } else if footer.maxX <= end.x {
      let cut = max(0, footer.maxX + Self.edge - room.minX)
      (room.origin.x, room.size.width) = (room.minX + cut, room.width - cut)
    }
    return room
  }

  /// The minimum distance between the sign and the edge of the bubble, or a footer, in points.
  private static var edge: LayoutUnit { 1 }
}

/// Three dots in a row.
struct GrowingDots {
  /// The diameter of a dot, in points.
  let diameter: LayoutUnit

  init(diameter: LayoutUnit) { self.diameter = diameter }

  /// The dots in the place of a text that has not begun.
  init(em: LayoutUnit) { diameter = LayoutUnit(em.points * 0.35) }

  /// The distance between the middles of two dots, and the width of all, in multiples of the diameter.
  private static let (pitch, reach) = (1.6, 4.2)

  /// The width of all dots, in points.
  var width: LayoutUnit { LayoutUnit((diameter.points * Self.reach).rounded(.up)) }

  /// The largest dots that fit into a width.
  static func fitting(_ width: LayoutUnit, atMost diameter: LayoutUnit) -> GrowingDots {
    GrowingDots(diameter: max(1, min(diameter, LayoutUnit(roundingDownPoints: width.points / reach))))
  }

  func frames(from x: LayoutUnit, middle: LayoutUnit) -> [Rect] {
    (0..<3).map {
      Rect(
        x: x + LayoutUnit(diameter.points * Self.pitch * Double($0)), y: middle - diameter.half,
        width: diameter,
        height: diameter)
    }
  }

  /// Returns the dots where a text will begin.
  ///
  /// - Parameter isMirrored: Whether texts of the interface begin at the right.
  fileprivate func frames(after start: TextEnd, in bubble: Rect, isMirrored: Bool) -> [Rect] {
    let x = isMirrored ? bubble.maxX - (start.x - bubble.minX) - width : start.x
    return frames(from: x, middle: start.top + (start.bottom - start.top).half)
  }
}

/// The end of the last line of a text, in the cell.
private struct TextEnd {
  /// The side of the line at which the text continues.
  var x: LayoutUnit
  /// The upper and the lower edge of the letters, in points.
  var (top, bottom): (LayoutUnit, LayoutUnit)
  var isRightToLeft = false

  /// Returns the frame of a caret.
  func caret(em: LayoutUnit, in room: Rect) -> Rect {
    let width = LayoutUnit(max(1.5, em.points / 9))
    return held(Rect(x: 0, y: top, width: width, height: bottom - top), gap: 1, in: room)
  }

  /// Returns the frames of three dots, which are smaller if there is little space.
  func dots(em: LayoutUnit, in room: Rect) -> [Rect] {
    let gap = LayoutUnit(em.points * 0.2)
    let free = isRightToLeft ? x - gap - room.minX : room.maxX - x - gap
    let dots = GrowingDots.fitting(free, atMost: LayoutUnit(em.points * 0.2))
    let frame = held(
      Rect(x: 0, y: bottom - (bottom - top).half, width: dots.width, height: dots.diameter), gap: gap,
      in: room)
    return dots.frames(from: frame.minX, middle: frame.midY)
  }

  /// Returns the end, moved to the edge of a window if it is hidden.
  func held(in window: Rect) -> TextEnd {
    var end = self
    if x > window.maxX { (end.x, end.isRightToLeft) = (window.maxX, false) }
    if x < window.minX { (end.x, end.isRightToLeft) = (window.minX, true) }
    end.top = max(window.minY, min(top, window.maxY - (bottom - top)))
    end.bottom = min(end.top + (bottom - top), window.maxY)
    return end
  }

  /// Returns a frame at the end of the line, moved into the room that there is.
  private func held(_ frame: Rect, gap: LayoutUnit, in room: Rect) -> Rect {
    let wanted = isRightToLeft ? x - gap - frame.width : x + gap
    return Rect(
      x: max(room.minX, min(wanted, room.maxX - frame.width)),
      y: max(room.minY, min(frame.minY, room.maxY - frame.height)), width: frame.width, height: frame.height)
  }
}

extension Part {
  /// Whether a growing text may end with the part. Markers, cells without a word, and boxes around texts and below them do
  /// not end it.
  var endsText: Bool {
    switch self {
    case .text(let text): text.role != .marker && (text.role != .cell || !text.text.isEmpty)
    case .formula, .media: true
    case .label, .avatar, .delivery, .box: false
    }
  }

  /// Returns the end of the part, which is a text, a formula or a picture.
  fileprivate func textEnd(em: LayoutUnit) -> TextEnd {
    guard case .text = self, let line = block?.lines.last else {
      return TextEnd(x: frame.maxX, top: max(frame.minY, frame.maxY - em), bottom: frame.maxY)
    }
    let frame = line.frame.offset(x: blockPlace.x, y: blockPlace.y)
    let baseline = blockPlace.y + line.baseline
    // Letters reach about 0.95 em above the baseline and 0.25 em below. An object may make the line taller.
    let top = max(frame.minY, baseline - em)
    return TextEnd(
      x: line.isRightToLeft ? frame.minX : frame.maxX, top: top,
      bottom: max(top, min(frame.maxY, baseline + LayoutUnit(em.points / 4))),
      isRightToLeft: line.isRightToLeft)
  }
}
