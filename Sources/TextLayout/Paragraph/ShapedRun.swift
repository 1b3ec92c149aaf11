import TextShaping
import TextUnicode

/// An item with its glyphs: the part of a paragraph that was shaped in one call.
package struct ShapedRun: Sendable {
  package let kind: TextItem.Kind
  /// False when the run shows last-resort glyphs.
  let isCovered: Bool
  /// UTF-16 offsets.
  package private(set) var range: Range<Int>
  /// The run's glyphs in the paragraph's array, in visual order; empty for all kinds but text.
  package private(set) var glyphs: Range<Int>
  let setting: RunSetting
  /// Above and below the baseline of the line, the run's baseline offset included.
  private(set) var ascent: Advance
  private(set) var descent: Advance
  /// The width of an inline box; 0 for other kinds.
  private(set) var boxAdvance = Advance.zero

  /// An item with its glyphs' places.
  init(_ item: TextItem, setting: RunSetting, glyphs: Range<Int>) {
    kind = item.kind
    isCovered = item.isCovered
    range = item.range
    self.glyphs = glyphs
    self.setting = setting
    ascent = setting.ascent
    descent = setting.descent
  }

  /// Gives the run other bounds.
  mutating func move(to range: Range<Int>, glyphs: Range<Int>) {
    self.range = range
    self.glyphs = glyphs
  }

  package var properties: ShapingProperties { setting.properties }
  /// What the run's style asks for and its face lacks.
  var synthesis: FontSynthesis { setting.synthesis }
  var spacing: Spacing { setting.spacing }
  /// How far the run's own baseline is above the line's.
  var baselineOffset: Advance { setting.baselineOffset }
  var isRightToLeft: Bool { setting.properties.isRightToLeft }
  /// The run's font, as its style uses it.
  var font: RunFont { setting.font }

  /// The run of a box, which is as tall and as wide as the box.
  func with(box: InlineBox) -> ShapedRun {
    var run = self
    run.ascent = Advance(points: box.ascent) + baselineOffset
    run.descent = Advance(points: box.descent) - baselineOffset
    run.boxAdvance = max(.zero, Advance(points: box.width))
    return run
  }
}

/// Space added between clusters.
struct Spacing: Hashable, Sendable {
  let letter: Advance
  let word: Advance
  /// Whether letters and their marks get none: they join. Spaces, digits and punctuation among them get it.
  let keepsLettersTogether: Bool
  /// Whether in such a script spaces alone get any, as in Chromium.
  let keepsAllTogether: Bool

  /// Whether it changes nothing.
  var isNone: Bool { letter == .zero && word == .zero }
}

extension [ShapedRun] {
  /// The index of the run that holds a UTF-16 offset; the last run's for the end of the text. O(log n).
  func index(atOffset offset: Int) -> Int {
    Swift.max(0, (0..<count).partition { self[$0].range.lowerBound > offset } - 1)
  }
}
