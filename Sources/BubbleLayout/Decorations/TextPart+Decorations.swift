import TextLayout

extension TextPart {
  /// The decorations of its ranges, kind by kind in drawing order; within a kind in text order.
  ///
  /// Overlapping spans of one emphasis share one decoration. Where spans with colours overlap, the later span
  /// is visible.
  ///
  /// - Complexity: Linear in the lines that have any and, apart from sorting, in the spans. The result is not
  ///   cached.
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

  /// The ranges that are covered until the reader asks for them. They ascend and do not overlap.
  package var spoilers: [Range<Int>] { ranges(emphasized: .spoiler) }

  /// The ranges that have an emphasis, as whole grapheme clusters. They ascend and do not overlap.
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
  /// The ranges whose letters have other colours than `foreground`: detected data, links, footnotes, and
  /// spans with a colour. They ascend and do not overlap. Where ranges overlap, the later one is visible, and
  /// spans cover detected data.
  ///
  /// - Complexity: O(n log n) in the detected data and the spans.
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
  /// The emphases that have a decoration.
  fileprivate static let decorated: TextEmphases = [.underline, .strike, .spoiler, .mark, .code]
}
