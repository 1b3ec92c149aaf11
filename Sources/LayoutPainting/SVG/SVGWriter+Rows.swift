import BubbleLayout
import TextLayout

extension SVGWriter {
  /// Whether a row is a date that floats elsewhere.
  func isFloating(_ separator: TranscriptSeparator) -> Bool {
    guard let date = overlay?.date?.separator else { return false }
    return date.id == separator.id && date.kind == separator.kind
  }

  /// Paints a row between messages in a frame of its size.
  mutating func paint(_ separator: TranscriptSeparator, in frame: Rect, floats: Bool) {
    beginRow(in: frame)
    let label = Part.label(separator.label)
    let text = Rect(origin: label.blockPlace, size: separator.label.block.size)
    switch separator.kind {
    case .date:
      // A pill as high as the row, which the text of a floating one needs to be read over what is below.
      let pill = Rect(x: text.minX - 10, y: 0, width: text.width + 20, height: frame.height)
      let radius = rounding(frame.height.half)
      if floats { writeRect(pill, "class=\"bg\"" + radius) }
      writeRect(pill, "class=\"label\" fill-opacity=\"\(floats ? ".25" : ".12")\"" + radius)
    case .unread:
      for (start, end) in [(12, text.minX - 10), (text.maxX + 10, frame.width - 12)] where end > start {
        let line = Rect(x: start, y: frame.height.half - LayoutUnit(0.5), width: end - start, height: 1)
        writeRect(line, "class=\"accent\" fill-opacity=\".4\"")
      }
    }
    write(separator.kind == .unread ? "<g class=\"accent\">" : "<g class=\"label\">")
    paint(separator.label.block, at: text.origin)
    write("</g>")
    if painter.includesText { writeText(of: separator.label.block, separator.label.text, at: text.origin) }
    if painter.showsFrames { paintFrames(of: separator) }
    write("</g>\n")
  }

  /// Three dots in a bubble like the one that was received last, where that one stands.
  mutating func paintTyping(in frame: Rect) {
    beginRow(in: frame)
    let size = Size(width: frame.height + frame.height.half, height: frame.height)
    let last = lastReceived
    var x: LayoutUnit = 12
    if let last {
      let start = last.origin + last.bubble.frame.minX - frame.minX
      x = last.side == .left ? start : start + last.bubble.frame.width - size.width
    }
    let place = Rect(origin: Point(x: x, y: 0), size: size)
    let radius = frame.height.half
    let bubble = Bubble(
      frame: place, asset: last?.bubble.asset, caps: last?.bubble.caps ?? .zero,
      resizing: last?.bubble.resizing ?? .stretch, tail: last?.bubble.tail, corners: CornerRadii(all: radius),
      isMirrored: last?.bubble.isMirrored ?? false, fill: last?.bubble.fill, border: last?.bubble.border ?? 0)
    paint(bubble, role: .received)
    write("<g\(color(on: bubble, role: .received)) fill-opacity=\".5\">")
    let dot = frame.height.points / 12
    for step in [-1.0, 0, 1] {
      let center = SVGNumber.text(place.midX.points + step * dot * 3.2)
      write("<circle cx=\"\(center)\" cy=\"\(SVGNumber.text(radius))\" r=\"\(SVGNumber.text(dot))\"/>")
    }
    write("</g>")
    if painter.showsFrames { writeRect(Rect(origin: .zero, size: frame.size), "class=\"fc\"") }
    write("</g>\n")
  }

  /// What floats over all rows.
  mutating func paintOverlay() {
    if let avatar = overlay?.avatar {
      beginRow(in: avatar.frame)
      paintShape(
        Rect(origin: .zero, size: avatar.frame.size), radius: floatingRadius ?? avatar.frame.width.half)
      write("</g>\n")
    }
    if let date = overlay?.date { paint(date.separator, in: date.frame, floats: true) }
  }
}
