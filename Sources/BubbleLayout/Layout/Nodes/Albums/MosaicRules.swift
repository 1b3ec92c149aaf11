import TextLayout

/// The rules of an album in which every picture keeps about its own aspect ratio.
///
/// `compact` and `wide` follow two published applications, with two differences: here the mean ratio is the
/// arithmetic mean of the ratios, and whether a row is too low depends only on its own height.
package struct MosaicRules: Hashable, Sendable {
  /// The maximum size of the album. With five pictures or more, the height follows from the rows, and the
  /// height of this size is ignored.
  package var maximumSize: Size
  /// The distance between cells, in points.
  package var spacing: LayoutUnit
  /// The minimum width of a cell, in points, if the album is wide enough.
  package var minimumWidth: LayoutUnit
  /// The minimum height of a cell, in points, in an album of two to four pictures. In larger albums, lower
  /// rows are avoided.
  package var minimumHeight: LayoutUnit
  /// The minimum share of the width for the second of two unequal pictures.
  package var secondShareMinimum: Double
  /// The maximum share of the width for the second of two unequal pictures.
  package var secondShareMaximum: Double
  /// The minimum width of the first of two unequal pictures, as a multiple of `minimumWidth`.
  package var firstMinimum: Double
  /// In albums of five pictures or more, pictures are cropped to aspect ratios in this range.
  package var croppedRatios: ClosedRange<Double>

  /// Narrow spacing and small cells, for the width of a phone (at most 300 × 380).
  package static let compact = MosaicRules(
    maximumSize: Size(width: 300, height: 380), spacing: 1,
    minimumWidth: 68, minimumHeight: 81, secondShareMinimum: 0, secondShareMaximum: 0.5, firstMinimum: 1,
    croppedRatios: 0.667...1.7)

  /// Wider spacing and larger cells, for a desktop window (at most 430 × 430).
  package static let wide = MosaicRules(
    maximumSize: Size(width: 430, height: 430), spacing: 4,
    minimumWidth: 100, minimumHeight: 100, secondShareMinimum: 0.4, secondShareMaximum: 1, firstMinimum: 1.5,
    croppedRatios: 0.6667...2.75)
}
