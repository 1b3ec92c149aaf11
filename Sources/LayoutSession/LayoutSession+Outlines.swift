import BubbleLayout
import Foundation
import LayoutFormat
import TextShaping

extension LayoutSession {
  /// Returns the outlines of glyphs of a font that rows of the session have used.
  func outlines(_ wanted: SessionGlyphs) throws(SessionFailure) -> SessionReply {
    guard fonts.faces.indices.contains(wanted.font) else {
      throw SessionFailure(
        .noFont, "no row has used a font with the number \(wanted.font)", field: "outlines.font")
    }
    let face = fonts.faces[wanted.font]
    var variations: [FontVariation] = []
    for setting in wanted.variations {
      guard let axis = OpenTypeTag(setting.axis) else {
        throw SessionFailure(
          .badRequest, "\"\(setting.axis.prefix(40))\" is not a four-letter tag",
          field: "outlines.variations")
      }
      variations.append(FontVariation(axis: axis, value: Float(setting.value)))
    }
    // Outlines are in font units, so they do not depend on the size.
    let font = FontInstance(face: face, size: FontInstance.size(points: 16), variations: variations)
    let glyphs = wanted.glyphs.map { glyph in
      let path = outlines.path(
        of: UInt32(glyph), in: font, bold: wanted.synthesizesBold, italic: wanted.synthesizesItalic)
      return SessionGlyph(
        id: glyph, path: path.isEmpty ? nil : path,
        picture: outlines.image(of: UInt32(glyph), in: font).map { image in
          SessionGlyph.Picture(
            png: Data(image.png).base64EncodedString(), left: Int(image.left), top: Int(image.top),
            width: Int(image.width), height: Int(image.height))
        })
    }
    return .outlines(glyphs, font: wanted.font, unitsPerEm: Int(face.metrics.unitsPerEm))
  }
}
