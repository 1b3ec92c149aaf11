import TextShaping
import TextUnicode

/// An item with its glyphs: the part of a paragraph that was shaped in one call.
package struct ShapedRun: Sendable {
  package let kind: TextItem.Kind
  /// UTF-16 offsets.
  package private(set) var range: Range<Int>
  /// The run's glyphs in the paragraph's array, in visual order; empty for all kinds but text.
  package private(set) var glyphs: Range<Int>
  package let properties: ShapingProperties
  /// What the run's style asks for and its face lacks.
  let synthesis: FontSynthesis
  let spacing: Spacing
  /// Above and below the baseline of the line, the run's baseline offset included.
  let ascent: Advance
  let descent: Advance
  /// How far the run's own baseline is above the line's.
  let baselineOffset: Advance
  /// The width of an inline box; 0 for other kinds.
  let boxAdvance: Advance
  /// False when the run shows last-resort glyphs.
  let isCovered: Bool

  var isRightToLeft: Bool { properties.isRightToLeft }

  /// The run with its glyphs' places.
  func with(glyphs: Range<Int>) -> ShapedRun {
    var run = self
    run.glyphs = glyphs
    return run
  }

  /// Gives the run other bounds.
  mutating func move(to range: Range<Int>, glyphs: Range<Int>) {
    self.range = range
    self.glyphs = glyphs
  }

  /// The run of a box, which is as tall and as wide as the box.
  func with(box: InlineBox) -> ShapedRun {
    ShapedRun(
      kind: kind, range: range, glyphs: glyphs, properties: properties, synthesis: synthesis,
      spacing: spacing, ascent: Advance(points: box.ascent) + baselineOffset,
      descent: Advance(points: box.descent) - baselineOffset, baselineOffset: baselineOffset,
      boxAdvance: max(.zero, Advance(points: box.width)), isCovered: isCovered)
  }

  /// The run's font, as its style uses it.
  var font: RunFont {
    RunFont(instance: properties.font, features: properties.features, synthesis: synthesis)
  }
}

/// Space added between clusters.
struct Spacing: Hashable, Sendable {
  let letter: Advance
  let word: Advance

  static let none = Spacing(letter: .zero, word: .zero)
}

extension [ShapedRun] {
  /// The index of the run that holds a UTF-16 offset; the last run's for the end of the text. O(log n).
  func index(atOffset offset: Int) -> Int {
    Swift.max(0, (0..<count).partition { self[$0].range.lowerBound > offset } - 1)
  }
}
