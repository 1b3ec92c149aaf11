import TextShaping
import TextUnicode

/// An item with its glyphs: the part of a paragraph that was shaped in one call.
///
/// It is kept to 40 bytes, because each line end and each tab is a run.
package struct ShapedRun: Sendable {
  package let kind: TextItem.Kind
  /// False when the run shows last-resort glyphs.
  let isCovered: Bool
  private var units: Range<Int32>
  private var glyphPlaces: Range<Int32>
  let setting: RunSetting
  /// The lengths of a box; nil for all other kinds.
  private var box: RunBox?

  /// Creates a run from an item and the places of its glyphs.
  init(_ item: TextItem, setting: RunSetting, glyphs: Range<Int>) {
    kind = item.kind
    isCovered = item.isCovered
    units = Self.narrow(item.range)
    glyphPlaces = Self.narrow(glyphs)
    self.setting = setting
  }

  /// Converts a range to 32 bits, which suffice because texts are shorter than 2³¹ units.
  private static func narrow(_ range: Range<Int>) -> Range<Int32> {
    let start = Int32(clamping: range.lowerBound)
    return start..<max(start, Int32(clamping: range.upperBound))
  }

  /// The run's UTF-16 offsets.
  package var range: Range<Int> { Int(units.lowerBound)..<Int(units.upperBound) }
  /// The run's glyphs in the paragraph's table, in visual order; empty for all kinds but text.
  package var glyphs: Range<Int> { Int(glyphPlaces.lowerBound)..<Int(glyphPlaces.upperBound) }

  /// Changes the run's range and the places of its glyphs.
  mutating func move(to range: Range<Int>, glyphs: Range<Int>) {
    units = Self.narrow(range)
    glyphPlaces = Self.narrow(glyphs)
  }

  package var properties: ShapingProperties { setting.properties }
  /// The bold or italic that the run's style requests but its face lacks.
  var synthesis: FontSynthesis { setting.synthesis }
  var spacing: Spacing { setting.spacing }
  /// The ascent above the line's baseline. It includes the run's baseline offset. `descent` is the depth
  /// below the baseline.
  var ascent: Advance { box?.ascent ?? setting.ascent }
  var descent: Advance { box?.descent ?? setting.descent }
  /// Whether the run is a box that makes its line taller only by the amount by which it exceeds the line.
  var raisesLine: Bool { box?.raisesLine ?? false }
  /// The width of an inline box; 0 for other kinds.
  var boxAdvance: Advance { box?.advance ?? .zero }
  /// How far the run's own baseline is above the line's.
  var baselineOffset: Advance { setting.baselineOffset }
  var isRightToLeft: Bool { setting.properties.isRightToLeft }
  /// The run's font, with its features and synthesis.
  var font: RunFont { setting.font }

  /// The maximum width of a box, so that the positions of millions of boxes fit into `ClusterPlace`: 2²⁰
  /// points.
  private static var widestBox: Advance { Advance(points: 1_048_576) }

  /// Returns the run of a box, which has the box's height and width.
  func with(box: InlineBox) -> ShapedRun {
    var run = self
    run.box = RunBox(
      ascent: Advance(points: box.ascent) + baselineOffset,
      descent: Advance(points: box.descent) - baselineOffset,
      advance: min(max(.zero, Advance(points: box.width)), Self.widestBox), raisesLine: box.raisesLine)
    return run
  }
}

/// The lengths of an inline box, which its run uses in place of its font's lengths.
private final class RunBox: Sendable {
  let ascent: Advance
  let descent: Advance
  let advance: Advance
  let raisesLine: Bool

  init(ascent: Advance, descent: Advance, advance: Advance, raisesLine: Bool) {
    self.ascent = ascent
    self.descent = descent
    self.advance = advance
    self.raisesLine = raisesLine
  }
}

/// Space added between clusters.
struct Spacing: Hashable, Sendable {
  let letter: Advance
  let word: Advance
  /// Whether letters and their marks get no space, because they join. Spaces, digits and punctuation between
  /// them still get space.
  let keepsLettersTogether: Bool
  /// Whether, in a script whose letters join, space is added only to space characters, as in Chromium.
  let keepsAllTogether: Bool

  /// Whether the spacing changes nothing.
  var isNone: Bool { letter == .zero && word == .zero }
}

extension [ShapedRun] {
  /// Returns the index of the run that contains a UTF-16 offset; the last run for the end of the text. O(log
  /// n).
  func index(atOffset offset: Int) -> Int {
    Swift.max(0, (0..<count).partition { self[$0].range.lowerBound > offset } - 1)
  }
}
