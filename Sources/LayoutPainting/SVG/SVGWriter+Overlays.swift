import BubbleLayout
import TextLayout

extension SVGWriter {
  static let frameRules =
    ".fc,.fb,.ft,.fl,.fx,.fk,.fs{fill:none;stroke-width:.5}.fc{stroke:#9aa0ac;stroke-dasharray:3 2}"
    + ".fb{stroke:#d0312d}.ft{stroke:#2d7dd2}.fl{stroke:#2e9e5b}.fx{stroke:#b5179e}"
    + ".fk{stroke:#d0312d;stroke-dasharray:1.5 1.5}.fs{stroke:#d97706}"

  /// Draws the frames of the cell (grey), the bubble (red, its caps dotted), text and labels (blue), lines
  /// (green), selection marks and swipe icons (orange), and the baselines (purple).
  mutating func paintFrames(of cell: Cell) {
    writeRect(Rect(origin: .zero, size: cell.frame.size), "class=\"fc\"")
    if let bubble = cell.bubble {
      writeRect(bubble.frame, "class=\"fb\"")
      if bubble.ninePatch != nil { paintCaps(of: bubble) }
    }
    for part in cell.parts {
      writeRect(part.frame, part.isAccessory ? "class=\"fs\"" : "class=\"ft\"")
      if let block = part.block { paintLines(of: block, at: part.blockPlace) }
    }
  }

  /// Draws the frames of a separator (grey), its label (blue) and the label's lines.
  mutating func paintFrames(of separator: TranscriptSeparator) {
    writeRect(Rect(origin: .zero, size: separator.frame.size), "class=\"fc\"")
    let label = Part.label(separator.label)
    writeRect(label.frame, "class=\"ft\"")
    paintLines(of: separator.label.block, at: label.blockPlace)
  }

  private mutating func paintCaps(of bubble: Bubble) {
    let (frame, inner) = (bubble.frame, bubble.patches[4].destination)
    for x in [inner.minX, inner.maxX] {
      writeLine(from: Point(x: x, y: frame.minY), to: Point(x: x, y: frame.maxY), "fk")
    }
    for y in [inner.minY, inner.maxY] {
      writeLine(from: Point(x: frame.minX, y: y), to: Point(x: frame.maxX, y: y), "fk")
    }
  }

  private mutating func paintLines(of block: TextBlock, at origin: Point) {
    for line in block.lines {
      writeRect(line.frame.offset(x: origin.x, y: origin.y), "class=\"fl\"")
      let y = origin.y + line.baseline
      let start = Point(x: origin.x + line.frame.minX, y: y)
      writeLine(from: start, to: Point(x: start.x + line.frame.width, y: y), "fx")
    }
  }

  private mutating func writeLine(from start: Point, to end: Point, _ kind: String) {
    write("<path class=\"\(kind)\" d=\"M")
    write(start.x)
    write(" ")
    write(start.y)
    write("L")
    write(end.x)
    write(" ")
    write(end.y)
    write("\"/>")
  }
}

extension Part {
  /// Whether the part is a selection mark or a swipe icon.
  var isAccessory: Bool {
    guard case .box(let box) = self else { return false }
    return box.role == .selection || box.role == .swipe
  }
}
