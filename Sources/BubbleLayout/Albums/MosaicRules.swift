import TextLayout

/// The rules of an album that shows every medium in about its own ratio.
///
/// Two published rule sets are there, `compact` and `wide`; both without two oddities of their sources: the mean
/// ratio is the mean of the ratios and nothing else, and the lowest row is looked for among the rows' own heights.
package struct MosaicRules: Hashable, Sendable {
  /// What the album never exceeds, but for five media and more, whose height follows from their rows.
  package var maximumSize: Size
  /// Between cells.
  package var spacing: LayoutUnit
  /// The narrowest cell, wherever the album has room for it.
  package var minimumWidth: LayoutUnit
  /// The lowest cell of an album of two to four; of more, rows below it are avoided.
  package var minimumHeight: LayoutUnit
  /// The least share of the width for the second of two unequal media.
  package var secondShareMinimum: Double
  /// The largest share of the width for the second of two unequal media.
  package var secondShareMaximum: Double
  /// The narrowest first of two unequal media, as a multiple of `minimumWidth`.
  package var firstMinimum: Double
  /// Five media and more are cropped to ratios in this range.
  package var croppedRatios: ClosedRange<Double>

  /// Hairline spacing and small cells: media of a phone (300 × 380 at most).
  package static let compact = MosaicRules(
    maximumSize: Size(width: 300, height: 380), spacing: 1,
    minimumWidth: 68, minimumHeight: 81, secondShareMinimum: 0, secondShareMaximum: 0.5, firstMinimum: 1,
    croppedRatios: 0.667...1.7)

  /// Wider spacing and larger cells: media of a desktop window (430 × 430 at most).
  package static let wide = MosaicRules(
    maximumSize: Size(width: 430, height: 430), spacing: 4,
    minimumWidth: 100, minimumHeight: 100, secondShareMinimum: 0.4, secondShareMaximum: 1, firstMinimum: 1.5,
    croppedRatios: 0.6667...2.75)
}
