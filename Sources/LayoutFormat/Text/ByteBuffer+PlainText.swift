import BubbleLayout
import TextLayout
import TextShaping

extension ByteBuffer {
  mutating func append(text cell: Cell, number: Int, options: WritingOptions, fonts: inout FontTable) {
    append("cell ")
    append(number)
    append(" id ")
    append(id: cell.id)
    append(" side ")
    append(utf8: cell.side.rawValue)
    append(frameText: cell.frame)
    append(" sender ")
    if let sender = cell.sender { append(quoted: sender) } else { append("none") }
    append("\n")
    if let bubble = cell.bubble { append(text: bubble) }
    for part in cell.parts { append(text: part, options: options, fonts: &fonts) }
  }

  mutating func append(
    text separator: TranscriptSeparator, options: WritingOptions, fonts: inout FontTable
  ) {
    append("separator ")
    append(utf8: separator.kind.rawValue)
    append(" before ")
    append(id: separator.id)
    append(frameText: separator.frame)
    append("\n")
    append(text: .label(separator.label), options: options, fonts: &fonts)
  }

  mutating func append(textOfTyping frame: Rect) {
    append("typing")
    append(frameText: frame)
    append("\n")
  }

  private mutating func append(frameText frame: Rect) {
    append(" frame ")
    append(fixed: frame.minX)
    append(" ")
    append(fixed: frame.minY)
    append(" ")
    append(fixed: frame.width)
    append(" ")
    append(fixed: frame.height)
  }

  private mutating func append(text bubble: Bubble) {
    append("  bubble")
    append(frameText: bubble.frame)
    if let asset = bubble.asset {
      append(" asset ")
      append(quoted: asset)
      append(" caps")
      for cap in [bubble.caps.top, bubble.caps.left, bubble.caps.bottom, bubble.caps.right] {
        append(" ")
        append(fixed: cap)
      }
      append(" resizing ")
      append(utf8: bubble.resizing.rawValue)
    } else {
      append(" corners")
      let corners = bubble.corners
      for radius in [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft] {
        append(" ")
        append(fixed: radius)
      }
    }
    append(" tail ")
    append(utf8: bubble.tail?.rawValue ?? "none")
    if bubble.isMirrored { append(" mirrored") }
    if bubble.border != 0 {
      append(" border ")
      append(fixed: bubble.border)
    }
    append("\n")
  }

  private mutating func append(text part: Part, options: WritingOptions, fonts: inout FontTable) {
    switch part {
    case .text(let text):
      append("  text")
      append(frameText: text.frame)
      append("\n")
    case .label(let label):
      append("  label ")
      append(utf8: label.role.rawValue)
      append(frameText: label.frame)
      append(" align ")
      append(utf8: label.alignment.rawValue)
      append(" ")
      append(quoted: label.text)
      append("\n")
    case .avatar(let avatar):
      append("  avatar")
      append(frameText: avatar.frame)
      append(" radius ")
      append(fixed: avatar.radius)
      append("\n")
    case .status(let status):
      append("  status ")
      append(utf8: status.state.rawValue)
      append(frameText: status.frame)
      append("\n")
    case .media(let media):
      append("  media ")
      append(media.index)
      append(" ")
      append(utf8: media.kind.rawValue)
      append(" ")
      append(utf8: media.state.rawValue)
      append(frameText: media.frame)
      append(" picture")
      append(frameText: media.picture)
      append("\n")
    case .box(let box):
      append("  box ")
      append(utf8: box.role.rawValue)
      append(frameText: box.frame)
      append(" radius ")
      append(fixed: box.radius)
      append("\n")
    }
    if let block = part.block {
      append(textLinesOf: block, at: part.blockPlace, options: options, fonts: &fonts)
    }
  }

  private mutating func append(
    textLinesOf block: TextBlock, at origin: Point, options: WritingOptions, fonts: inout FontTable
  ) {
    let shown = block.paragraph.analysis.text
    for (index, line) in block.lines.enumerated() {
      append("    line ")
      append(index)
      append(" range ")
      append(line.start)
      append(" ")
      append(line.end)
      append(frameText: line.frame.offset(x: origin.x, y: origin.y))
      append(" baseline ")
      append(fixed: origin.y + line.baseline)
      append(" ending ")
      append(utf8: line.ending.rawValue)
      append(" ")
      let start = min(max(0, line.start), shown.count)
      append(quoted: String(decoding: shown[start..<min(max(start, line.end), shown.count)], as: UTF16.self))
      append("\n")
      if options.glyphs {
        append(glyphsOf: block, line: index, origin: origin, fonts: &fonts)
      }
    }
  }

  private mutating func append(
    glyphsOf block: TextBlock, line: Int, origin: Point, fonts: inout FontTable
  ) {
    for run in block.glyphRuns(inLine: line) {
      append("      run font ")
      append(fonts.number(of: run.font.face))
      append(" size ")
      append(fixed: LayoutUnit(run.font.pointSize))
      append("\n")
      for glyph in run.glyphs {
        append("        glyph ")
        append(Int(glyph.id))
        append(" at ")
        append(fixed: origin.x + glyph.origin.x)
        append(" ")
        append(fixed: origin.y + glyph.origin.y)
        append(" cluster ")
        append(glyph.cluster)
        append("\n")
      }
    }
  }
}
