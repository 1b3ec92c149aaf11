import BubbleLayout
import TextLayout
import TextShaping

/// Writes one drawing, with each definition before its first use.
struct SVGWriter: PaintingSurface {
  let painter: SVGPainter
  /// The bytes since the last flush: the definitions first, then what uses them.
  var definitions: [UInt8] = []
  var body: [UInt8] = []
  let outlines = GlyphOutlines()
  /// Glyphs by font and number; 0 for glyphs without ink.
  var sizedGlyphs: [SizedGlyph: Int] = [:]
  var unsizedGlyphs: [UnsizedGlyph: Int] = [:]
  var gradients: [[BubblePicture.Stop]: Int] = [:]
  /// The number of clip paths so far.
  var clipCount = 0

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

  /// The rules of the theme, and of invisible text and frames where these are included.
  var styleSheet: String {
    var rules = painter.theme.styleSheet()
    if painter.includesText { rules += Self.textRules }
    if painter.showsFrames { rules += Self.frameRules }
    return rules
  }

  // MARK: Writing

  mutating func write(_ text: String) { body.append(contentsOf: text.utf8) }

  mutating func write(_ length: LayoutUnit) { SVGNumber.append(length.points, to: &body) }

  mutating func writeTranslation(x: LayoutUnit, y: LayoutUnit) {
    guard x != 0 || y != 0 else { return }
    write(" transform=\"translate(")
    write(x)
    write(" ")
    write(y)
    write(")\"")
  }

  mutating func writeRect(_ frame: Rect, _ attributes: some StringProtocol) {
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
