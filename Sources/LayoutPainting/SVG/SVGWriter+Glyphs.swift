import BubbleLayout
import Foundation
import TextLayout
import TextShaping

/// A glyph in font units.
struct UnsizedGlyph: Hashable {
  let face: FontFace
  let variations: [FontVariation]
  let glyph: UInt32
  let synthesis: FontSynthesis
}

extension SVGWriter {
  mutating func draw(_ text: ColoredText, at origin: Point) {
    write("<g\(fill(text.foreground))>")
    for (index, line) in text.block.lines.enumerated() {
      let runs = text.block.glyphRuns(inLine: index)
      guard !runs.isEmpty else { continue }
      write("<g")
      writeTranslation(x: origin.x, y: origin.y + line.baseline)
      write(">")
      for run in runs where run.placeholder == nil { paint(run, of: text, baseline: line.baseline) }
      write("</g>")
      spillMuch()
    }
    write("</g>")
    if painter.includesText { writeText(of: text, at: origin) }
  }

  mutating func draw(_ glyphs: ColoredGlyphs) {
    write("<g\(fill(glyphs.color))>")
    for glyph in glyphs.glyphs { write(glyph.id, of: glyphs.font, [], at: glyph.origin) }
    write("</g>")
    spillMuch()
  }

  private mutating func paint(_ run: GlyphRun, of text: ColoredText, baseline: LayoutUnit) {
    let usual = TextColor.role(text.foreground)
    var color = usual
    defer { if color != usual { write("</g>") } }
    for glyph in run.glyphs {
      guard let own = text.color(at: glyph.cluster) else { continue }
      if own != color {
        if color != usual { write("</g>") }
        if own != usual { write("<g\(fill(own))>") }
        color = own
      }
      write(
        glyph.id, of: run.font, run.synthesis, at: Point(x: glyph.origin.x, y: glyph.origin.y - baseline))
    }
  }

  private mutating func write(
    _ glyph: UInt32, of font: FontInstance, _ synthesis: FontSynthesis, at origin: Point
  ) {
    let number = definition(of: SizedGlyph(font: font, glyph: glyph, synthesis: synthesis))
    guard number > 0 else { return }
    write("<use href=\"#\(painter.identifierPrefix)g\(number)\"")
    writeAttribute("x", origin.x)
    writeAttribute("y", origin.y)
    write("/>")
  }

  private mutating func writeAttribute(_ name: String, _ length: LayoutUnit) {
    guard length != 0 else { return }
    write(" \(name)=\"")
    write(length)
    write("\"")
  }

  /// Returns the number of the glyph's definition, which is written if it is new; 0 for a glyph that draws
  /// nothing.
  private mutating func definition(of key: SizedGlyph) -> Int {
    if let number = sizedGlyphs[key] { return number }
    let font = key.font
    let base = unsizedDefinition(of: key)
    guard base > 0, font.pointSize > 0 else {
      sizedGlyphs[key] = 0
      return 0
    }
    let number = sizedGlyphs.count + 1
    sizedGlyphs[key] = number
    let points = font.pointSize
    let scale = Self.factor(points / Double(max(1, font.face.metrics.unitsPerEm)))
    let prefix = painter.identifierPrefix
    define(
      "<use id=\"\(prefix)g\(number)\" href=\"#\(prefix)p\(base)\" transform=\"scale(\(scale) -\(scale))\"/>")
    return number
  }

  /// Returns the number of the definition of a glyph in font units: an outline with y upwards, or a picture
  /// flipped to match outlines.
  private mutating func unsizedDefinition(of sized: SizedGlyph) -> Int {
    let (glyph, font) = (sized.glyph, sized.font)
    let key = UnsizedGlyph(
      face: font.face, variations: font.variations, glyph: glyph, synthesis: sized.synthesis)
    if let number = unsizedGlyphs[key] { return number }
    let number = unsizedGlyphs.count + 1
    let id = "\(painter.identifierPrefix)p\(number)"
    if let image = outlines.image(of: glyph, in: font) {
      define(
        "<image id=\"\(id)\" x=\"\(image.left)\" y=\"\(-image.top)\" width=\"\(image.width)\" "
          + "height=\"\(image.height)\" transform=\"scale(1 -1)\" preserveAspectRatio=\"none\" "
          + "href=\"data:image/png;base64,\(Data(image.png).base64EncodedString())\"/>")
    } else {
      let path = outlines.path(of: glyph, in: font, synthesis: sized.synthesis)
      guard !path.isEmpty else {
        unsizedGlyphs[key] = 0
        return 0
      }
      define("<path id=\"\(id)\" d=\"\(path.svg(decimals: 0))\"/>")
    }
    unsizedGlyphs[key] = number
    return number
  }

  mutating func define(_ text: String) { definitions.append(contentsOf: text.utf8) }

  /// Writes a scale factor with nine decimals, so that no glyph is off by a thousandth of a point.
  private static func factor(_ value: Double) -> String {
    var digits: [UInt8] = []
    digits.append(decimal: Int((value * 1e9).rounded()), places: 9)
    return String(decoding: digits, as: UTF8.self)
  }
}
