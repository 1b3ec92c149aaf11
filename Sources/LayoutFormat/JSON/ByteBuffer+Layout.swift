import BubbleLayout
import TextLayout
import TextShaping

extension ByteBuffer {
  /// - Parameter height: Left out where it is not known yet.
  mutating func appendMembers(of header: LayoutHeader, height: LayoutUnit?) {
    append("\"format\":")
    append(quoted: LayoutHeader.format)
    append(",\"style\":")
    append(quoted: header.style)
    append(",\"width\":")
    if let width = header.width { append(width) } else { append("null") }
    append(",\"scale\":")
    append(scale: header.scale)
    if let height {
      append(",\"height\":")
      append(height)
    }
    append(",\"engine\":{\"harfbuzz\":")
    append(quoted: header.versions.harfBuzz)
    append(",\"freetype\":")
    append(quoted: header.versions.freeType)
    append(",\"unicode\":")
    append(quoted: header.versions.unicode)
    append("}")
  }

  /// A scale as it was given: `2`, `1.5`; the shortest decimals that read back as the same number.
  mutating func append(scale: Double) {
    if let whole = Int(exactly: scale) {
      append(whole)
    } else if scale.isFinite {
      append(utf8: "\(scale)")
    } else {
      append("1")
    }
  }

  mutating func append(fonts: [FontFace], from first: Int) {
    append("\"fonts\":[")
    for (number, face) in fonts.enumerated().dropFirst(first) {
      if number > first { append(",") }
      append("{\"id\":")
      append(number)
      append(",\"name\":")
      append(quoted: face.name)
      append(",\"sha256\":")
      append(quoted: face.contentHash)
      append("}")
    }
    append("]")
  }

  mutating func append(_ frame: Rect) {
    append("[")
    append(frame.minX)
    append(",")
    append(frame.minY)
    append(",")
    append(frame.width)
    append(",")
    append(frame.height)
    append("]")
  }
}
