import TextLayout

/// The rules of an album that shows every medium in about its own aspect ratio.
///
/// `compact` and `wide` are the rules of two published applications, without two oddities of theirs: here the
/// mean ratio is the plain mean of the ratios, and a row counts as too low by its own height.
package struct MosaicRules: Hashable, Sendable {
  /// The largest size of the album. With five media or more its height follows from the rows, whatever is given here.
  package var maximumSize: Size
  /// The distance between cells, in points.
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
