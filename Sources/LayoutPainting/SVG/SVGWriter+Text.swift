import BubbleLayout
import TextLayout
import TextShaping

extension SVGWriter {
  static let textRules =
    ".text{fill:#000;fill-opacity:0;font-family:sans-serif;white-space:pre}a{cursor:pointer}"

  /// Writes the text invisibly over its glyphs, each line stretched to its width whatever font the viewer uses.
  ///
  /// A paragraph is one element, and white space that lines end with is in it, so that it is copied as one line.
  mutating func writeText(of text: InkedText, at origin: Point) {
    let units = Array(text.text.utf16)
    let expanded = ExpandedText(text.text, text.objects)
    var isOpen = false
    for (index, line) in text.block.lines.enumerated() where line.start >= 0 && line.end <= units.count {
      guard line.visibleEnd > line.start || line.end > line.start else { continue }
      if !isOpen {
        let direction = line.isRightToLeft ? " direction=\"rtl\"" : ""
        write("<text class=\"text\" font-size=\"\(SVGNumber.text(line.ascent))\"\(direction)>")
      }
      isOpen = true
      for piece in pieces(of: text, line: index) { write(piece, of: line, expanded, at: origin) }
      let white = units[max(line.visibleEnd, line.start)..<line.end]
      let ends = line.ending == .hardBreak || index == text.block.lines.count - 1
      if !ends, !white.isEmpty {
        write("<tspan>\(XMLText.escaped(String(decoding: white, as: UTF16.self)))</tspan>")
      }
      if ends {
        write("</text>")
        isOpen = false
      }
      spillMuch()
    }
    if isOpen { write("</text>") }
  }

  /// A stretch of a line that is all link or has none, and where it stands in the block.
  private struct Piece {
    let range: Range<Int>
    let left: LayoutUnit
    let right: LayoutUnit
    let address: String?
  }

  /// The whole line, or where links begin and end in it and all of it runs from left to right, what is between those.
  private func pieces(of text: InkedText, line index: Int) -> [Piece] {
    let line = text.block.lines[index]
    let whole = line.start..<max(line.start, line.visibleEnd)
    let links = text.ranges.filter { $0.address != nil && $0.range.overlaps(whole) }
    let isMixed = text.block.glyphRuns(inLine: index).contains(where: \.isRightToLeft)
    if links.isEmpty || isMixed || line.hiddenRange != nil {
      let only = links.first {
        $0.range.contains(whole.lowerBound) && $0.range.upperBound >= whole.upperBound
      }
      return [Piece(range: whole, left: line.frame.minX, right: line.frame.maxX, address: only?.address)]
    }
    let edges = links.flatMap { [$0.range.lowerBound, $0.range.upperBound] }.filter(whole.contains)
    let cuts = Set(edges + [whole.lowerBound, whole.upperBound]).sorted()
    return zip(cuts, cuts.dropFirst()).compactMap { start, end in
      let rects = text.block.selectionRects(for: start..<end)
      guard let first = rects.first, let last = rects.last else { return nil }
      let link = links.first { $0.range.contains(start) }
      return Piece(range: start..<end, left: first.minX, right: last.maxX, address: link?.address)
    }
  }

  private mutating func write(_ piece: Piece, of line: LineBox, _ expanded: ExpandedText, at origin: Point) {
    var words = expanded.words(piece.range)
    if let hidden = line.hiddenRange?.clamped(to: piece.range), line.hiddenRange != nil {
      words =
        expanded.words(piece.range.lowerBound..<hidden.lowerBound) + "…"
        + expanded.words(hidden.upperBound..<piece.range.upperBound)
    }
    let width = piece.right - piece.left
    guard width > 0, !words.isEmpty else { return }
    if let address = piece.address { write("<a href=\"\(XMLText.escaped(address))\" target=\"_blank\">") }
    write("<tspan x=\"")
    write(origin.x + (line.isRightToLeft ? piece.right : piece.left))
    write("\" y=\"")
    write(origin.y + line.baseline)
    write("\" textLength=\"")
    write(width)
    write("\" lengthAdjust=\"spacingAndGlyphs\"")
    write(">\(XMLText.escaped(words))</tspan>")
    if piece.address != nil { write("</a>") }
  }
}
