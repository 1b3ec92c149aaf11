import TextLayout

/// The rules of an album that shows every medium in about its own ratio.
///
/// Two published rule sets are there, `compact` and `wide`; both without two oddities of their sources: the mean
/// ratio is the mean of the ratios and nothing else, and the lowest row is looked for among the rows' own heights.
public struct MosaicRules: Hashable, Sendable {
  /// What the album never exceeds, but for five media and more, whose height follows from their rows.
  public var maximumSize: Size
  /// Below which a single medium is cropped instead of shrunk.
  public var minimumSingleSize: Size
  /// Between cells.
  public var spacing: LayoutUnit
  /// The narrowest cell, wherever the album has room for it.
  public var minimumWidth: LayoutUnit
  /// The lowest cell of an album of two to four; of more, rows below it are avoided.
  public var minimumHeight: LayoutUnit
  /// The least share of the width for the second of two unequal media.
  public var secondShareMinimum: Double
  /// The largest share of the width for the second of two unequal media.
  public var secondShareMaximum: Double
  /// The narrowest first of two unequal media, as a multiple of `minimumWidth`.
  public var firstMinimum: Double
  /// Five media and more are cropped to ratios in this range.
  public var croppedRatios: ClosedRange<Double>

  /// Hairline spacing and small cells: media of a phone (300 × 380 at most).
  public static let compact = MosaicRules(
    maximumSize: Size(width: 300, height: 380), minimumSingleSize: Size(width: 170, height: 74), spacing: 1,
    minimumWidth: 68, minimumHeight: 81, secondShareMinimum: 0, secondShareMaximum: 0.5, firstMinimum: 1,
    croppedRatios: 0.667...1.7)

  /// Wider spacing and larger cells: media of a desktop window (430 × 430 at most).
  public static let wide = MosaicRules(
    maximumSize: Size(width: 430, height: 430), minimumSingleSize: Size(width: 100, height: 100), spacing: 4,
    minimumWidth: 100, minimumHeight: 100, secondShareMinimum: 0.4, secondShareMaximum: 1, firstMinimum: 1.5,
    croppedRatios: 0.6667...2.75)

  /// Rules of these values; lengths in points.
  public init(
    maximumSize: Size, minimumSingleSize: Size, spacing: LayoutUnit, minimumWidth: LayoutUnit,
    minimumHeight: LayoutUnit, secondShareMinimum: Double, secondShareMaximum: Double, firstMinimum: Double,
    croppedRatios: ClosedRange<Double>
  ) {
    self.maximumSize = maximumSize
    self.minimumSingleSize = minimumSingleSize
    self.spacing = spacing
    self.minimumWidth = minimumWidth
    self.minimumHeight = minimumHeight
    self.secondShareMinimum = secondShareMinimum
    self.secondShareMaximum = secondShareMaximum
    self.firstMinimum = firstMinimum
    self.croppedRatios = croppedRatios
  }

  /// The same rules for a box no larger than `size`.
  public func limited(to size: Size) -> MosaicRules {
    var rules = self
    rules.maximumSize.width = min(maximumSize.width, size.width)
    rules.maximumSize.height = min(maximumSize.height, size.height)
    return rules
  }
}
