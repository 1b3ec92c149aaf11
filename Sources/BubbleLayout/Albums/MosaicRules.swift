import TextLayout

/// The rules of an album that shows every medium in about its own aspect ratio.
///
/// `compact` and `wide` follow two published applications, with two differences: here the mean ratio is the
/// arithmetic mean of the ratios, and whether a row is too low depends on its own height.
package struct MosaicRules: Hashable, Sendable {
  /// The maximum size of the album. With five media or more, the rows decide the height, and the height given
  /// here is ignored.
  package var maximumSize: Size
  /// The distance between cells, in points.
  package var spacing: LayoutUnit
  /// The minimum width of a cell, if the album has room for it.
  package var minimumWidth: LayoutUnit
  /// The minimum height of a cell in an album of two to four media. In larger albums, lower rows are avoided.
  package var minimumHeight: LayoutUnit
  /// The least share of the width for the second of two unequal media.
  package var secondShareMinimum: Double
  /// The largest share of the width for the second of two unequal media.
  package var secondShareMaximum: Double
  /// The minimum width of the first of two unequal media, as a multiple of `minimumWidth`.
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
