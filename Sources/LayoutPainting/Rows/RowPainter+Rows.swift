import BubbleLayout
import TextLayout
import TextShaping

extension RowPainter {
  /// Whether a row is the date that floats, and so is left out here.
  func isFloating(_ separator: TranscriptSeparator) -> Bool {
    guard let date = overlay?.date?.separator else { return false }
    return date.id == separator.id && date.kind == separator.kind
  }

  /// Paints a separator in a frame of its size.
  mutating func paint(_ separator: TranscriptSeparator, in frame: Rect, floats: Bool) {
    surface.beginRow(at: frame.origin)
    let label = Part.label(separator.label)
    let text = Rect(origin: label.blockPlace, size: separator.label.block.size)
    switch separator.kind {
    case .date:
      // A pill as high as the row, so that the text of a floating date can be read over what is below it.
      let pill = Rect(x: text.minX - 10, y: 0, width: text.width + 20, height: frame.height)
      let radius = frame.height.half
      if floats { surface.fill(pill, radius: radius, with: Ink(source: .background)) }
      surface.fill(pill, radius: radius, with: Ink(source: .label, opacity: floats ? 0.25 : 0.12))
    case .unread:
      for (start, end) in [(12, text.minX - 10), (text.maxX + 10, frame.width - 12)] where end > start {
        let line = Rect(x: start, y: frame.height.half - LayoutUnit(0.5), width: end - start, height: 1)
        surface.fill(line, radius: 0, with: Ink(source: .accent, opacity: 0.4))
      }
    }
    surface.draw(
      separator.label.block, text: separator.label.text, at: text.origin,
      with: Ink(source: separator.kind == .unread ? .accent : .label))
    surface.mark(separator)
    surface.endRow()
  }

  /// Paints the typing row: three dots in a bubble like that of the message received last, on the same side.
  mutating func paintTyping(in frame: Rect) {
    surface.beginRow(at: frame.origin)
    let size = Size(width: frame.height + frame.height.half, height: frame.height)
    let side = lastReceived?.side ?? .left
    let last = lastReceived?.bubble
    // Without a received bubble, at a distance from the edge that most styles have.
    let room = Rect(origin: .zero, size: frame.size).inset(by: Insets(top: 0, left: 12, bottom: 0, right: 12))
    let above = last?.frame.offset(x: (lastReceived?.origin ?? 0) - frame.minX) ?? room
    let x = side == .left ? above.minX : max(0, above.maxX - size.width)
    let place = Rect(origin: Point(x: x, y: 0), size: size)
    let radius = frame.height.half
    let bubble = Bubble(
      frame: place, asset: last?.asset, ninePatch: last?.ninePatch, tail: last?.tail,
      corners: CornerRadii(all: radius), fill: last?.fill, border: last?.border ?? 0)
    paint(bubble, role: .received)
    let dot = frame.height.points / 12
    surface.fillCircles(
      around: [-1.0, 0, 1].map { OutlinePath.Point(place.midX.points + $0 * dot * 3.2, radius.points) },
      radius: dot, with: ink(on: bubble, role: .received, opacity: 0.5))
    surface.markRow(of: frame.size)
    surface.endRow()
  }

  /// Paints what floats over the rows.
  mutating func paintOverlay() {
    if let avatar = overlay?.avatar {
      surface.beginRow(at: avatar.frame.origin)
      paintShape(
        Rect(origin: .zero, size: avatar.frame.size), radius: floatingRadius ?? avatar.frame.width.half)
      surface.endRow()
    }
    if let date = overlay?.date { paint(date.separator, in: date.frame, floats: true) }
  }
}
