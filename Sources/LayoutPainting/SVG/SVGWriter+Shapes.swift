import BubbleLayout
import TextLayout
import TextShaping

extension SVGWriter {
  mutating func beginRow(at origin: Point) {
    write("<g")
    writeTranslation(x: origin.x + painter.margins.left, y: origin.y + painter.margins.top)
    write(">")
  }

  mutating func endRow() { write("</g>\n") }

  mutating func fill(_ frame: Rect, radius: LayoutUnit, with ink: Ink) {
    writeRect(frame, attributes(of: ink).dropFirst() + rounding(radius))
  }

  mutating func outline(_ frame: Rect, radius: LayoutUnit, with ink: Ink) {
    let stroke =
      ink.source == .label ? "class=\"ring\"" : "stroke=\"\(ink.color(in: painter.theme).hexadecimal)\""
    writeRect(frame, stroke + " fill=\"none\"" + rounding(radius))
  }

  mutating func fillCircles(around centers: [OutlinePath.Point], radius: Double, with ink: Ink) {
    write("<g\(attributes(of: ink))>")
    for center in centers {
      let (x, y) = (SVGNumber.text(center.x), SVGNumber.text(center.y))
      write("<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(SVGNumber.text(radius))\"/>")
    }
    write("</g>")
  }

  mutating func draw(_ block: TextBlock, text: String?, at origin: Point, with ink: Ink) {
    write("<g\(attributes(of: ink))>")
    paint(block, at: origin)
    write("</g>")
    if painter.includesText, let text { writeText(of: block, text, at: origin) }
  }

  mutating func mark(_ cell: Cell) {
    if painter.showsFrames { paintFrames(of: cell) }
  }

  mutating func mark(_ separator: TranscriptSeparator) {
    if painter.showsFrames { paintFrames(of: separator) }
  }

  mutating func markRow(of size: Size) {
    if painter.showsFrames { writeRect(Rect(origin: .zero, size: size), "class=\"fc\"") }
  }

  /// The attributes of an ink, each with a space before it: a class where the theme has one, otherwise a colour.
  func attributes(of ink: Ink) -> String {
    let fill =
      switch ink.source {
      case .background: " class=\"bg\""
      case .label: " class=\"label\""
      case .plain: " class=\"plain\""
      case .accent: " class=\"accent\""
      case .onBubble(let role): " class=\"\(Theme.className(role, prefix: "t"))\""
      case .color(let color): " fill=\"\(color.hexadecimal)\""
      }
    guard ink.opacity < 1 else { return fill }
    return fill + " fill-opacity=\"\(SVGNumber.text(ink.opacity).drop { $0 == "0" })\""
  }

  private func rounding(_ radius: LayoutUnit) -> String {
    radius > 0 ? " rx=\"\(SVGNumber.text(radius))\"" : ""
  }
}
