import BubbleLayout
import TextLayout
import TextShaping

extension ByteBuffer {
  /// The members of a cell: frames inside it are relative to it.
  mutating func appendMembers(of cell: Cell, options: WritingOptions, fonts: inout FontTable) {
    append("\"id\":")
    append(id: cell.id)
    append(",\"sender\":")
    if let sender = cell.sender { append(quoted: sender) } else { append("null") }
    append(",\"side\":")
    append(quoted: cell.side.rawValue)
    append(",\"frame\":")
    append(cell.frame)
    append(",\"bubble\":")
    if let bubble = cell.bubble { append(bubble) } else { append("null") }
    append(",\"parts\":[")
    for (index, part) in cell.parts.enumerated() {
      if index > 0 { append(",") }
      append(part, options: options, fonts: &fonts)
    }
    append("]")
  }

  private mutating func append(_ bubble: Bubble) {
    append("{\"frame\":")
    append(bubble.frame)
    if let asset = bubble.asset {
      append(",\"asset\":")
      append(quoted: asset)
      append(",\"caps\":{\"top\":")
      append(bubble.caps.top)
      append(",\"left\":")
      append(bubble.caps.left)
      append(",\"bottom\":")
      append(bubble.caps.bottom)
      append(",\"right\":")
      append(bubble.caps.right)
      append("},\"resizing\":")
      append(quoted: bubble.resizing.rawValue)
    }
    append(",\"tail\":")
    if let tail = bubble.tail { append(quoted: tail.rawValue) } else { append("null") }
    append(",\"corners\":")
    append(bubble.corners)
    if bubble.isMirrored { append(",\"mirrored\":true") }
    if let fill = bubble.fill {
      append(",\"fill\":")
      append(quoted: fill)
    }
    if bubble.border != 0 {
      append(",\"border\":")
      append(bubble.border)
    }
    append("}")
  }

  mutating func append(
    linesOf block: TextBlock, at origin: Point, options: WritingOptions, fonts: inout FontTable
  ) {
    append(",\"lines\":[")
    for (index, line) in block.lines.enumerated() {
      append(index == 0 ? "{\"start\":" : ",{\"start\":")
      append(line.start)
      append(",\"end\":")
      append(line.end)
      append(",\"frame\":")
      append(line.frame.offset(x: origin.x, y: origin.y))
      append(",\"baseline\":")
      append(origin.y + line.baseline)
      if let hidden = line.hiddenRange {
        append(",\"hidden\":[")
        append(hidden.lowerBound)
        append(",")
        append(hidden.upperBound)
        append("]")
      }
      if options.glyphs {
        append(",\"runs\":[")
        for (number, run) in block.glyphRuns(inLine: index).enumerated() {
          if number > 0 { append(",") }
          append(run, origin: origin, fonts: &fonts)
        }
        append("]")
      }
      append("}")
    }
    append("]")
  }

  private mutating func append(_ run: GlyphRun, origin: Point, fonts: inout FontTable) {
    append("{\"font\":")
    append(fonts.number(of: run.font.face))
    append(",\"size\":")
    // Sizes are kept in 1/65536 point; the output's 1/64 hold every size a style is likely to ask for.
    append(LayoutUnit(run.font.pointSize))
    append(",\"glyphs\":[")
    for (index, glyph) in run.glyphs.enumerated() {
      append(index == 0 ? "[" : ",[")
      append(Int(glyph.id))
      append(",")
      append(origin.x + glyph.origin.x)
      append(",")
      append(origin.y + glyph.origin.y)
      append(",")
      append(glyph.cluster)
      append("]")
    }
    append("]}")
  }
}
