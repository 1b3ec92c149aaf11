import BubbleLayout
import TextLayout
import TextShaping

/// Writes one drawing: what has been written so far decides which definitions are still needed.
struct SVGWriter {
  let painter: SVGPainter
  /// The bytes since the last flush: the definitions first, then what uses them.
  var definitions: [UInt8] = []
  var body: [UInt8] = []
  let outlines = GlyphOutlines()
  /// Glyphs by font and number; 0 for glyphs without ink.
  var sizedGlyphs: [SizedGlyph: Int] = [:]
  var unsizedGlyphs: [UnsizedGlyph: Int] = [:]
  var gradients: [[BubblePicture.Stop]: Int] = [:]

  init(painter: SVGPainter) { self.painter = painter }

  mutating func flush(to output: inout some TextOutputStream) {
    if !definitions.isEmpty {
      output.write("<defs>\(String(decoding: definitions, as: UTF8.self))</defs>\n")
      definitions.removeAll(keepingCapacity: true)
    }
    if !body.isEmpty {
      output.write(String(decoding: body, as: UTF8.self))
      body.removeAll(keepingCapacity: true)
    }
  }

  mutating func begin(size: Size) {
    let margins = painter.margins
    let width = SVGNumber.text(size.width + margins.left + margins.right)
    let height = SVGNumber.text(size.height + margins.top + margins.bottom)
    write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" role=\"img\">\n")
    if painter.includesStyleSheet { write("<style>\(styleSheet)</style>\n") }
    if painter.theme.background != nil {
      write("<rect class=\"bg\" width=\"\(width)\" height=\"\(height)\"/>\n")
    }
  }

  mutating func end() { write("</svg>\n") }

  /// The rules the drawing needs: the theme's, and those of the overlays that are switched on.
  var styleSheet: String {
    var rules = painter.theme.styleSheet()
    if painter.includesText { rules += Self.textRules }
    if painter.showsFrames { rules += Self.frameRules }
    return rules
  }

  mutating func paint(_ cell: Cell) {
    write("<g")
    writeTranslation(
      x: cell.frame.minX + painter.margins.left, y: cell.frame.minY + painter.margins.top)
    write(">")
    if let bubble = cell.bubble { paint(bubble, side: cell.side) }
    for part in cell.parts { paint(part, in: cell) }
    if painter.showsFrames { paintFrames(of: cell) }
    write("</g>\n")
  }

  private mutating func paint(_ part: Part, in cell: Cell) {
    switch part {
    case .text(let part):
      beginColor(ofTextIn: cell)
      let origin = Part.text(part).blockPlace
      paint(part.block, at: origin)
      write("</g>")
      if painter.includesText { writeText(of: part.block, part.text, at: origin) }
    case .label(let part):
      let origin = Point(
        x: part.frame.minX + part.blockOrigin.x, y: part.frame.minY + part.blockOrigin.y)
      write("<g class=\"label\">")
      paint(part.block, at: origin)
      write("</g>")
    case .avatar(let part): paintShape(part.frame, radius: part.radius)
    case .status(let part): paintShape(part.frame, radius: part.frame.height.half)
    case .media(let part): paintShape(part.frame, radius: part.corners.topLeft)
    case .box(let part):
      // Room that is kept for something holds nothing to draw.
      if part.role != .selection, part.role != .swipe { paintShape(part.frame, radius: part.radius) }
    }
  }

  /// A plain shape where an application puts its own picture.
  private mutating func paintShape(_ frame: Rect, radius: LayoutUnit) {
    var rounding = ""
    if radius > 0 {
      var digits: [UInt8] = []
      SVGNumber.append(radius, to: &digits)
      rounding = " rx=\"" + String(decoding: digits, as: UTF8.self) + "\""
    }
    writeRect(frame, "class=\"label\" fill-opacity=\".25\"" + rounding)
  }

  private mutating func beginColor(ofTextIn cell: Cell) {
    guard let bubble = cell.bubble else { return write("<g class=\"plain\">") }
    guard let asset = bubble.asset else {
      return write(cell.side == .left ? "<g class=\"tl\">" : "<g class=\"tr\">")
    }
    write("<g fill=\"\(picture(named: asset).text.hexadecimal)\">")
  }

  func picture(named asset: String) -> BubblePicture {
    painter.theme.pictures[asset] ?? painter.theme.fallbackPicture
  }

  // MARK: Writing

  mutating func write(_ text: String) { body.append(contentsOf: text.utf8) }

  mutating func write(_ length: LayoutUnit) { SVGNumber.append(length, to: &body) }

  mutating func writeTranslation(x: LayoutUnit, y: LayoutUnit) {
    guard x != 0 || y != 0 else { return }
    write(" transform=\"translate(")
    write(x)
    write(" ")
    write(y)
    write(")\"")
  }

  mutating func writeRect(_ frame: Rect, _ attributes: String) {
    write("<rect \(attributes) x=\"")
    write(frame.minX)
    write("\" y=\"")
    write(frame.minY)
    write("\" width=\"")
    write(frame.width)
    write("\" height=\"")
    write(frame.height)
    write("\"/>")
  }
}
