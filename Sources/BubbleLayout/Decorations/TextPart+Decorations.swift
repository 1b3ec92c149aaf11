import TextLayout

extension TextPart {
  /// What is drawn around its ranges, kind by kind in the order of drawing, those of a kind as they stand in the text.
  ///
  /// Where spans of one emphasis overlap, they have one decoration. Where spans with colours overlap, that of the later span is seen.
  ///
  /// - Complexity: Linear in the lines that have any and, but for sorting, in the spans; nothing is kept.
  public var decorations: [TextDecoration] {
    decorations(at: Point(x: frame.minX + blockOrigin.x, y: frame.minY + blockOrigin.y))
  }

  /// The decorations for lines whose block's top left corner is at a place.
  package func decorations(at origin: Point) -> [TextDecoration] {
    guard spans.contains(where: { $0.background != nil || !$0.emphases.isDisjoint(with: .decorated) }) else {
      return []
    }
    var builder = DecorationBuilder(self, at: origin)
    builder.addAll()
    return builder.decorations
  }

  /// What is covered until the reader asks for it, ascending and apart.
  package var spoilers: [Range<Int>] { ranges(emphasized: .spoiler) }

  /// The ranges that have an emphasis, ascending and apart, grapheme clusters whole.
  func ranges(emphasized emphasis: TextEmphases) -> [Range<Int>] {
    RangeLayers.union(
      spans.filter { !$0.emphases.isDisjoint(with: emphasis) }.map { wholeClusters($0.range) })
  }

  /// The grapheme clusters that a range touches, within the text.
  func wholeClusters(_ range: Range<Int>) -> Range<Int> {
    let start = block.paragraph.graphemeStart(at: range.lowerBound)
    return start..<max(start, range.isEmpty ? start : block.paragraph.graphemeEnd(at: range.upperBound))
  }
}

extension TextPart {
  /// The ranges whose letters have other colours than `foreground`: what was detected, links, footnotes, and what spans give a colour;
  /// ascending and apart. Of those that overlap the later is seen, and spans lie over what was detected.
  ///
  /// - Complexity: O(n log n) in what was detected and the spans.
  package var foregrounds: [(range: Range<Int>, color: TextColor)] {
    var layers = tokens.foregrounds(on: surface)
    layers += detected.map { (range: $0.range, color: TextColor.role(foreground(of: $0))) }
    for span in spans {
      if let color = span.color.flatMap(Color.init(hexadecimal:)) {
        layers.append((wholeClusters(span.range), .given(color)))
      } else if let role = foreground(of: span) {
        layers.append((wholeClusters(span.range), .role(role)))
      }
    }
    return RangeLayers.visible(layers.map(\.range)).map { ($0.range, layers[$0.layer].color) }
  }
}

extension TextEmphases {
  /// Those that something is drawn for.
  fileprivate static let decorated: TextEmphases = [.underline, .strike, .spoiler, .mark, .code]
}
