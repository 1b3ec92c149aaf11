import BubbleLayout
import TextLayout

extension ByteBuffer {
  mutating func append(_ part: Part, options: WritingOptions, fonts: inout FontTable) {
    switch part {
    case .text(let text):
      append("{\"kind\":\"text\",\"text\":")
      append(quoted: text.text)
      appendFrame(of: part)
      append(linesOf: text.block, at: part.blockPlace, options: options, fonts: &fonts)
      if !text.detected.isEmpty { append(text.detected) }
    case .label(let label):
      append("{\"kind\":\"label\",\"role\":")
      append(quoted: label.role.rawValue)
      append(",\"text\":")
      append(quoted: label.text)
      appendFrame(of: part)
      append(",\"align\":")
      append(quoted: label.alignment.rawValue)
      // A renderer that sets labels itself needs no lines; one that draws glyphs does.
      if options.glyphs {
        append(linesOf: label.block, at: part.blockPlace, options: options, fonts: &fonts)
      }
    case .avatar(let avatar):
      append("{\"kind\":\"avatar\"")
      appendFrame(of: part)
      append(radius: avatar.radius)
      if avatar.border != 0 {
        append(",\"border\":")
        append(avatar.border)
      }
    case .status(let status):
      append("{\"kind\":\"status\",\"state\":")
      append(quoted: status.state.rawValue)
      appendFrame(of: part)
    case .media(let media):
      append(media)
    case .box(let box):
      append("{\"kind\":\"box\",\"role\":")
      append(quoted: box.role.rawValue)
      appendFrame(of: part)
      append(radius: box.radius)
    }
    append("}")
  }

  private mutating func append(_ detected: [DetectedData]) {
    append(",\"detected\":[")
    for (index, found) in detected.enumerated() {
      append(index == 0 ? "{\"kind\":" : ",{\"kind\":")
      append(quoted: found.kind.rawValue)
      append(",\"start\":")
      append(found.range.lowerBound)
      append(",\"end\":")
      append(found.range.upperBound)
      append("}")
    }
    append("]")
  }

  private mutating func append(_ media: MediaPart) {
    append("{\"kind\":\"media\",\"type\":")
    append(quoted: media.kind.rawValue)
    append(",\"state\":")
    append(quoted: media.state.rawValue)
    append(",\"index\":")
    append(media.index)
    appendFrame(of: .media(media))
    append(",\"picture\":")
    append(media.picture)
    append(",\"corners\":")
    append(media.corners)
    if media.isMasked { append(",\"masked\":true") }
  }

  private mutating func appendFrame(of part: Part) {
    append(",\"frame\":")
    append(part.frame)
  }

  private mutating func append(radius: LayoutUnit) {
    append(",\"radius\":")
    append(radius)
  }

  mutating func append(_ corners: CornerRadii) {
    append("[")
    append(corners.topLeft)
    append(",")
    append(corners.topRight)
    append(",")
    append(corners.bottomRight)
    append(",")
    append(corners.bottomLeft)
    append("]")
  }
}
