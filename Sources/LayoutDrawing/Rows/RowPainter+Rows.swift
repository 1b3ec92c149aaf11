import BubbleLayout
import TextLayout
import TextShaping

extension RowPainter {
  /// Whether a separator is the date that the overlay shows, which is not painted in its row.
  func isFloating(_ separator: TranscriptSeparator) -> Bool {
    guard let date = overlay?.date?.separator else { return false }
    return date.id == separator.id && date.kind == separator.kind
  }

  /// Paints a separator in a frame of its size.
  mutating func paint(_ separator: TranscriptSeparator, in frame: Rect) {
    surface.beginRow(at: frame.origin, colors: separator.colors)
    for box in separator.boxes { paint(box) }
    paint(separator.label, within: Rect(origin: .zero, size: frame.size))
    surface.mark(separator)
    surface.endRow()
  }

  /// Paints the typing row: three dots in a bubble like that of the last received message, on the same side,
  /// together with the people who are typing.
  mutating func paint(_ row: TranscriptTyping) {
    let frame = row.frame
    surface.beginRow(at: frame.origin, colors: row.parts.isEmpty ? nil : row.colors)
    for part in row.parts {
      switch part {
      case .avatar(let avatar): paint(avatar, of: avatar.person)
      default: paint(replacing: part, of: row.owner(of: part))
      }
    }
    let last = lastReceived?.bubble
    let place = row.bubble ?? typingBubble(in: frame)
    let radius = frame.height.half
    paint(
      Bubble(
        frame: place, asset: last?.asset, ninePatch: last?.ninePatch, tail: last?.tail,
        corners: CornerRadii(all: radius), border: last?.border ?? 0, role: .received),
      on: lastReceived?.side ?? .left)
    let dot = frame.height.points / 12
    for step in [-1.0, 0, 1] {
      let (x, y) = (place.midX.points + step * dot * 3.2 - dot, radius.points - dot)
      let frame = Rect(
        x: LayoutUnit(x), y: LayoutUnit(y), width: LayoutUnit(dot * 2), height: LayoutUnit(dot * 2))
      surface.fill(frame, radius: LayoutUnit(dot), with: .on(.received, .secondary))
    }
    surface.markRow(of: frame.size)
    surface.endRow()
  }

  /// Returns the frame of the typing bubble if the row does not contain one: below the last received bubble,
  /// at the same edge.
  private func typingBubble(in frame: Rect) -> Rect {
    let size = Size(width: frame.height + frame.height.half, height: frame.height)
    // If there is no received bubble, the typing bubble is 12 points from the edge, as in most styles.
    let room = Rect(origin: .zero, size: frame.size).inset(by: Insets(top: 0, left: 12, bottom: 0, right: 12))
    let above = lastReceived?.bubble?.frame.offset(x: (lastReceived?.origin ?? 0) - frame.minX) ?? room
    let isLeft = (lastReceived?.side ?? .left) == .left
    return Rect(origin: Point(x: isLeft ? above.minX : max(0, above.maxX - size.width), y: 0), size: size)
  }
}

extension TranscriptTyping {
  /// Returns the person whose picture a part replaces.
  fileprivate func owner(of part: Part) -> String? {
    part.person.flatMap { $0 < people.count ? people[$0] : nil }
  }
}
