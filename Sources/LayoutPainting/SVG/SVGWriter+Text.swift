import BubbleLayout
import TextLayout
import TextShaping

extension SVGWriter {
  static let textRules =
    ".text{fill:#000;fill-opacity:0;font-family:sans-serif;white-space:pre}a{cursor:pointer}"

  /// Writes the text invisibly over its glyphs. Each line is stretched to the width of the glyphs, because
  /// the viewer may use another font.
  ///
  /// A paragraph is one element and includes the white space at line ends, so that copying gives one line.
  ///
  /// - Complexity: Linear in the text and its links, in time and in bytes, because an address is written at
  ///   most `Self.mostRepetitions` times in a paragraph.
  mutating func writeText(of text: ColoredText, at origin: Point) {
    let units = Array(text.text.utf16)
    let expanded = ExpandedText(text.text, text.objects)
    var walk = LinkWalk(text)
    var isOpen = false
    var openLink: LinkWalk.Link?
    for (index, line) in text.block.lines.enumerated() where line.start >= 0 && line.end <= units.count {
      guard line.visibleEnd > line.start || line.end > line.start else { continue }
      if !isOpen {
        let direction = line.isRightToLeft ? " direction=\"rtl\"" : ""
        write("<text class=\"text\" font-size=\"\(SVGNumber.text(line.ascent))\"\(direction)>")
      }
      isOpen = true
      for piece in walk.pieces(ofLine: index) {
        let words = words(of: piece.range, in: line, expanded, hiding: text.hidden)
        guard piece.right > piece.left, !words.isEmpty else { continue }
        if openLink?.number != piece.link?.number {
          if openLink != nil { write("</a>") }
          openLink = piece.link
          if let link = piece.link {
            write("<a href=\"\(XMLText.escaped(link.address))\" target=\"_blank\">")
          }
        }
        write(words, from: piece.left, to: piece.right, of: line, at: origin)
        if let link = openLink, link.lineCount <= Self.mostRepetitions || link.end <= piece.range.upperBound {
          write("</a>")
          openLink = nil
        }
      }
      let white = units[max(line.visibleEnd, line.start)..<line.end]
      let ends = line.ending == .hardBreak || index == text.block.lines.count - 1
      if !ends, !white.isEmpty {
        write("<tspan>\(XMLText.escaped(String(decoding: white, as: UTF16.self)))</tspan>")
      }
      if ends {
        write(openLink == nil ? "</text>" : "</a></text>")
        (isOpen, openLink) = (false, nil)
      }
      spillMuch()
    }
    if isOpen { write(openLink == nil ? "</text>" : "</a></text>") }
  }

  /// A link on up to this many lines has an element with its address on each line, because screen readers
  /// handle this best. A link on more lines has one element for all its lines.
  private static let mostRepetitions = 8

  /// Returns the text that screen readers read for a range of a line. Covered words are replaced.
  private func words(
    of range: Range<Int>, in line: LineBox, _ expanded: ExpandedText, hiding covers: [Range<Int>]
  ) -> String {
    func words(_ range: Range<Int>) -> String { expanded.words(range, hiding: covers) }
    guard let hidden = line.hiddenRange?.clamped(to: range) else { return words(range) }
    return words(range.lowerBound..<hidden.lowerBound) + "…" + words(hidden.upperBound..<range.upperBound)
  }

  private mutating func write(
    _ words: String, from left: LayoutUnit, to right: LayoutUnit, of line: LineBox, at origin: Point
  ) {
    write("<tspan x=\"")
    write(origin.x + (line.isRightToLeft ? right : left))
    write("\" y=\"")
    write(origin.y + line.baseline)
    write("\" textLength=\"")
    write(right - left)
    write("\" lengthAdjust=\"spacingAndGlyphs\"")
    write(">\(XMLText.escaped(words))</tspan>")
  }
}
