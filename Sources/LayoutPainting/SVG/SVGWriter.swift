import BubbleLayout
import TextLayout
import TextShaping

/// Writes one drawing, with each definition before its first use.
struct SVGWriter: PaintingSurface {
  var painter: SVGPainter
  /// The colours of the CSS classes, which are the colours of the drawing's first row.
  let sheet: ChatColors
  /// The definitions that were written since the last flush, as bytes. They precede `body`.
  var definitions: [UInt8] = []
  /// Definitions that only the current element uses.
  var ownDefinitions: [UInt8] = []
  var body: [UInt8] = []
  /// Receives the beginning of a long row before its end; nil to write only complete rows.
  var spill: ((String) -> Void)?
  let outlines = GlyphOutlines()
  /// The numbers of the definitions of glyphs; 0 for glyphs that draw nothing.
  var sizedGlyphs: [SizedGlyph: Int] = [:]
  var unsizedGlyphs: [UnsizedGlyph: Int] = [:]
  var gradients: [[BubbleArtwork.Stop]: Int] = [:]
  /// The numbers of the definitions of pictures. Each picture is written once, and its bytes are not kept.
  var pictures: [Picture.Digest: Int] = [:]
  /// The numbers of the definitions of the pieces of bubbles' pictures; nil for files that cannot be shown.
  var bubblePieces: [BubblePictureKey: BubblePieces?] = [:]
  /// The number of patterns so far.
  var patternCount = 0
  /// The number of clip paths so far.
  var clipCount = 0
  /// The attributes that name the row that is painted next.
  private var rowName = ""
  /// The colours of the current row.
  private var colors: ChatColors

  init(painter: SVGPainter, colors: ChatColors) {
    self.painter = painter
    sheet = colors
    self.colors = colors
  }

  mutating func flush(to output: inout some TextOutputStream) {
    if !definitions.isEmpty || !ownDefinitions.isEmpty {
      output.write("<defs>\(String(decoding: definitions + ownDefinitions, as: UTF8.self))</defs>\n")
      definitions.removeAll(keepingCapacity: true)
      ownDefinitions.removeAll(keepingCapacity: true)
    }
    if !body.isEmpty {
      output.write(String(decoding: body, as: UTF8.self))
      body.removeAll(keepingCapacity: true)
    }
  }

  /// Passes the bytes written so far to `spill`, if there are many. It is called between elements.
  mutating func spillMuch() {
    guard let spill, body.count > Self.much else { return }
    var text = ""
    flush(to: &text)
    spill(text)
  }

  /// The number of bytes that counts as many.
  private static let much = 1 << 16

  mutating func begin(size: Size) {
    let margins = painter.margins
    let whole = Size(
      width: size.width + margins.left + margins.right, height: size.height + margins.top + margins.bottom)
    let (width, height) = (SVGNumber.text(whole.width), SVGNumber.text(whole.height))
    let shown = (
      SVGNumber.text(whole.width.points * painter.scale), SVGNumber.text(whole.height.points * painter.scale)
    )
    // The role `document` makes screen readers read the text.
    write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(shown.0)\" height=\"\(shown.1)\" "
        + "viewBox=\"0 0 \(width) \(height)\" role=\"document\">\n")
    if !painter.title.isEmpty { write("<title>\(XMLText.label(painter.title))</title>\n") }
    if painter.includesStyleSheet { write("<style>\(styleSheet)</style>\n") }
    if painter.theme.paintsBackground {
      write("<rect\(fill(.on(.page, .fill))) width=\"\(width)\" height=\"\(height)\"/>\n")
    }
  }

  mutating func end() { write("</svg>\n") }

  /// The CSS rules of the palette, and those of text and frames if they are included.
  var styleSheet: String {
    var rules = StyleSheet.rules(sheet[painter.theme.colors], prefix: painter.identifierPrefix)
    if painter.includesText { rules += Self.textRules }
    if painter.showsFrames { rules += Self.frameRules }
    return rules
  }

  mutating func announce(_ item: TranscriptRow) {
    guard let row = painter.narrator?.element(of: item) else { return }
    rowName = " role=\"\(row.role.aria)\" aria-label=\"\(XMLText.escaped(row.label))\""
  }

  mutating func beginRow(at origin: Point, colors: ChatColors?) {
    if let colors { self.colors = colors }
    write("<g\(rowName)")
    rowName = ""
    writeTranslation(x: origin.x + painter.margins.left, y: origin.y + painter.margins.top)
    write(">")
  }

  mutating func endRow() { write("</g>\n") }

  // MARK: Colours

  /// Returns the attribute that fills with a role's colour, preceded by a space. It is a class, or a colour
  /// in a row whose colours differ from those of the first row.
  func fill(_ role: ColorRole) -> String { attribute(role, "fill") }

  /// Returns the attribute that fills with any colour, of the palette or not.
  func fill(_ color: TextColor) -> String {
    switch color {
    case .role(let role): fill(role)
    case .given(let color): Self.fill(color)
    }
  }

  /// Returns the attribute that draws lines in a role's colour.
  func stroke(_ role: ColorRole) -> String { attribute(role, "stroke") }

  private func attribute(_ role: ColorRole, _ property: String) -> String {
    if colors.isSame(as: sheet) {
      return " class=\"\(painter.identifierPrefix)\(StyleSheet.className(role, property))\""
    }
    let color = colors[painter.theme.colors][role]
    let attribute = " \(property)=\"\(color.hexadecimal)\""
    return color.opacity < 1
      ? attribute + " \(property)-opacity=\"\(SVGNumber.text(color.opacity))\"" : attribute
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
    write("<rect \(attributes)")
    writeAttributes(of: frame)
    write("/>")
  }

  /// Writes the attributes that give the place and the size of an element.
  mutating func writeAttributes(of frame: Rect) {
    write(" x=\"")
    write(frame.minX)
    write("\" y=\"")
    write(frame.minY)
    write("\" width=\"")
    write(frame.width)
    write("\" height=\"")
    write(frame.height)
    write("\"")
  }
}

extension AccessibilityRole {
  /// The name of the role in WAI-ARIA 1.2.
  fileprivate var aria: String {
    switch self {
    case .message: "article"
    case .notice: "note"
    case .heading: "heading"
    case .separator: "separator"
    case .status: "status"
    case .text, .link, .image, .button, .checkbox, .list, .listItem: "group"
    }
  }
}
