import TextLayout

extension TextPart {
  /// The decorations of the text, kind by kind in drawing order. Decorations of one kind are in the order of
  /// the text.
  ///
  /// Overlapping spans with the same emphasis share one decoration. Where spans with different colours
  /// overlap, the later span is visible.
  ///
  /// - Complexity: Linear in the lines with decorations and, except for sorting, in the spans. The result is
  ///   not cached.
  public var decorations: [TextDecoration] {
    decorations(at: Point(x: frame.minX + blockOrigin.x, y: frame.minY + blockOrigin.y))
  }

  /// Returns the decorations for lines whose block has its top left corner at `origin`.
  ///
  /// - Parameter highlighted: The ranges that a search found. Lines have the colour of the letters there.
  package func decorations(at origin: Point, highlighted: [Range<Int>] = []) -> [TextDecoration] {
    guard spans.contains(where: { $0.background != nil || !$0.emphases.isDisjoint(with: .decorated) }) else {
      return []
    }
    var builder = DecorationBuilder(self, at: origin, highlighted: highlighted)
    builder.addAll()
    return builder.decorations
  }

  /// The ranges that are covered until the reader reveals them. They are in ascending order and do not
  /// overlap.
  package var spoilers: [Range<Int>] { ranges(emphasized: .spoiler) }

  /// Returns the ranges that have an emphasis, extended to whole grapheme clusters. They are in ascending
  /// order and do not overlap.
  func ranges(emphasized emphasis: TextEmphases) -> [Range<Int>] {
    RangeLayers.union(
      spans.filter { !$0.emphases.isDisjoint(with: emphasis) }.map { wholeClusters($0.range) })
  }

  /// Returns the range extended to whole grapheme clusters.
  func wholeClusters(_ range: Range<Int>) -> Range<Int> {
    let start = block.paragraph.graphemeStart(at: range.lowerBound)
    return start..<max(start, range.isEmpty ? start : block.paragraph.graphemeEnd(at: range.upperBound))
  }
}

extension TextPart {
  /// The ranges whose letters have another colour than `foreground`: detected data, links, footnotes, and
  /// spans with a colour. They are in ascending order and do not overlap. If spans overlap, the later one is
  /// visible. The colours of spans override those of detected data, and marked text has its own colour.
  ///
  /// - Complexity: O(n log n) in the detected data and the spans.
  package var foregrounds: [(range: Range<Int>, color: TextColor)] { foregrounds(highlighted: []) }

  /// Returns `foregrounds` with the colour of the letters in ranges that a search found.
  package func foregrounds(highlighted: [Range<Int>]) -> [(range: Range<Int>, color: TextColor)] {
    var layers = tokens.foregrounds(on: surface)
    layers += detected.map { (range: $0.range, color: TextColor.role(foreground(of: $0))) }
    for span in spans {
      if let color = span.color.flatMap(Color.init(hexadecimal:)) {
        layers.append((wholeClusters(span.range), .given(color)))
      } else if let role = foreground(of: span) {
        layers.append((wholeClusters(span.range), .role(role)))
      }
    }
    // The backgrounds of marks and matches are bright, so the letters on them are dark in every theme.
    let onMatches = TextColor.role(.on(surface, .matchText))
    layers += ranges(emphasized: .mark).map { ($0, onMatches) }
    layers += highlighted.map { (wholeClusters($0), onMatches) }
    return RangeLayers.visible(layers.map(\.range)).map { ($0.range, layers[$0.layer].color) }
  }
}

extension TextPart {
  /// The colours of the letters at the objects of the text, in the order of the objects.
  ///
  /// - Complexity: O(n log n) in the detected data and the spans.
  var objectColors: [TextColor] {
    let foregrounds = foregrounds
    var next = 0
    return objects.map { object in
      while next < foregrounds.count, foregrounds[next].range.upperBound <= object.offset { next += 1 }
      return next < foregrounds.count && foregrounds[next].range.contains(object.offset)
        ? foregrounds[next].color : .role(foreground)
    }
  }
}

extension LabelPart {
  /// The decorations of the label's ranges, in drawing order.
  ///
  /// - Complexity: As that of `TextPart.decorations`.
  public var decorations: [TextDecoration] { spans.isEmpty ? [] : asText.decorations }
}

extension TextEmphases {
  /// The emphases that have a decoration.
  fileprivate static let decorated: TextEmphases = [.underline, .strike, .spoiler, .mark, .code]
}
