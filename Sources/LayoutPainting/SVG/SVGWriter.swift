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
  /// What floats over the rows, whose resting places stay empty.
  let overlay: TranscriptOverlay?
  /// The rounding of the avatar that floats.
  var floatingRadius: LayoutUnit?
  /// The bubble that was received last, the side it stands on and where its cell begins.
  var lastReceived: (bubble: Bubble, side: Side, origin: LayoutUnit)?

  init(painter: SVGPainter, overlay: TranscriptOverlay? = nil) {
    self.painter = painter
    self.overlay = overlay
  }

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

  /// Paints a row where its frame is.
  mutating func paint(_ item: TranscriptItem) {
    switch item {
    case .message(let cell): paint(cell)
    case .separator(let separator):
      if !isFloating(separator) { paint(separator, in: separator.frame, floats: false) }
    case .typing(let frame): paintTyping(in: frame)
    }
  }

  private mutating func paint(_ cell: Cell) {
    beginRow(in: cell.frame)
    if let bubble = cell.bubble { paint(bubble, role: cell.role) }
    for part in cell.parts { paint(part, in: cell) }
    if painter.showsFrames { paintFrames(of: cell) }
    write("</g>\n")
    if cell.role == .received, let bubble = cell.bubble {
      lastReceived = (bubble, cell.side, cell.frame.minX)
    }
  }

  mutating func beginRow(in frame: Rect) {
    write("<g")
    writeTranslation(x: frame.minX + painter.margins.left, y: frame.minY + painter.margins.top)
    write(">")
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
