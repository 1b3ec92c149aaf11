import Foundation
import TextLayout
import TextShaping

/// A glyph at a size.
struct SizedGlyph: Hashable {
  let font: FontInstance
  let glyph: UInt32
}

/// A glyph in font units.
struct UnsizedGlyph: Hashable {
  let face: FontFace
  let variations: [FontVariation]
  let glyph: UInt32
}

extension SVGWriter {
  /// Paints the lines of a block whose top left corner is at `origin`.
  mutating func paint(_ block: TextBlock, at origin: Point) {
    for (index, line) in block.lines.enumerated() {
      let runs = block.glyphRuns(inLine: index)
      guard !runs.isEmpty else { continue }
      write("<g")
      writeTranslation(x: origin.x, y: origin.y + line.baseline)
      write(">")
      for run in runs { paint(run, baseline: line.baseline) }
      write("</g>")
    }
  }

  private mutating func paint(_ run: GlyphRun, baseline: LayoutUnit) {
    for glyph in run.glyphs {
      let number = definition(of: glyph.id, in: run.font)
      guard number > 0 else { continue }
      write("<use href=\"#\(painter.identifierPrefix)g\(number)\"")
      writeAttribute("x", glyph.origin.x)
      writeAttribute("y", glyph.origin.y - baseline)
      write("/>")
    }
  }

  private mutating func writeAttribute(_ name: String, _ length: LayoutUnit) {
    guard length != 0 else { return }
    write(" \(name)=\"")
    write(length)
    write("\"")
  }

  /// The number of the glyph's definition, 0 for a glyph without ink.
  private mutating func definition(of glyph: UInt32, in font: FontInstance) -> Int {
    let key = SizedGlyph(font: font, glyph: glyph)
    if let number = sizedGlyphs[key] { return number }
    let base = unsizedDefinition(of: glyph, in: font)
    guard base > 0, font.size > 0 else {
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

  /// The glyph in font units: an outline with y upwards, or a picture turned so that it fits among outlines.
  private mutating func unsizedDefinition(of glyph: UInt32, in font: FontInstance) -> Int {
    let key = UnsizedGlyph(face: font.face, variations: font.variations, glyph: glyph)
    if let number = unsizedGlyphs[key] { return number }
    let number = unsizedGlyphs.count + 1
    let id = "\(painter.identifierPrefix)p\(number)"
    if let image = outlines.image(of: glyph, in: font) {
      define(
        "<image id=\"\(id)\" x=\"\(image.left)\" y=\"\(-image.top)\" width=\"\(image.width)\" "
          + "height=\"\(image.height)\" transform=\"scale(1 -1)\" preserveAspectRatio=\"none\" "
          + "href=\"data:image/png;base64,\(Data(image.png).base64EncodedString())\"/>")
    } else {
      let path = outlines.path(of: glyph, in: font)
      guard !path.isEmpty else {
        unsizedGlyphs[key] = 0
        return 0
      }
      define("<path id=\"\(id)\" d=\"")
      defineOutline(path)
      define("\"/>")
    }
    unsizedGlyphs[key] = number
    return number
  }

  mutating func define(_ text: String) { definitions.append(contentsOf: text.utf8) }

  /// Steps are written relative to one another, which keeps most numbers at two or three digits.
  private mutating func defineOutline(_ path: GlyphPath) {
    var pen = GlyphPath.Point(x: 0, y: 0)
    var isOpen = false
    for element in path.elements {
      switch element {
      case .move(let to):
        define(isOpen ? "zM\(to.x) \(to.y)" : "M\(to.x) \(to.y)")
        isOpen = true
        pen = to
      case .line(let to):
        define("l")
        defineStep([to], from: &pen)
      case .quadratic(let control, let to):
        define("q")
        defineStep([control, to], from: &pen)
      case .cubic(let control1, let control2, let to):
        define("c")
        defineStep([control1, control2, to], from: &pen)
      }
    }
    if isOpen { define("z") }
  }

  private mutating func defineStep(_ points: [GlyphPath.Point], from pen: inout GlyphPath.Point) {
    for (index, point) in points.enumerated() {
      let x = point.x &- pen.x
      let y = point.y &- pen.y
      if index > 0, x >= 0 { define(" ") }
      define("\(x)")
      if y >= 0 { define(" ") }
      define("\(y)")
    }
    if let last = points.last { pen = last }
  }

  /// A scale with nine decimals: enough that no glyph is off by a thousandth of a point.
  private static func factor(_ value: Double) -> String {
    let billionths = Int((value * 1e9).rounded())
    let rest = String(billionths % 1_000_000_000)
    let digits = String(repeating: "0", count: 9 - rest.count) + rest
    let kept = digits.reversed().drop { $0 == "0" }.reversed()
    return kept.isEmpty ? "\(billionths / 1_000_000_000)" : "\(billionths / 1_000_000_000).\(String(kept))"
  }
}
