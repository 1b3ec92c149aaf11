import TextLayout

/// The fonts and sizes of the bar around a composer's text. Lengths are in points.
public struct ComposerBarStyle: Hashable, Sendable {
  /// The font of titles.
  public var titleFont: TextStyle
  /// The font of all texts except titles.
  public var font: TextStyle
  /// The distance from the edges of the bar to its content.
  public var padding: LayoutUnit
  /// The distance between parts that are side by side or one below the other.
  public var gap: LayoutUnit
  /// The width and height of a button beside the text.
  public var buttonSize: LayoutUnit
  /// The width and height of a button that closes or removes something.
  public var closeSize: LayoutUnit
  /// The width of the vertical line at the start of a card (`ComposerCard.line`).
  public var lineWidth: LayoutUnit
  /// The width and height of a picture in the strip, and the height of a file.
  public var tileSize: LayoutUnit
  /// The width of a file in the strip.
  public var fileWidth: LayoutUnit
  /// The minimum height of a candidate.
  public var candidateHeight: LayoutUnit
  /// The maximum number of candidates that are visible at once. A longer list scrolls.
  public var largestCandidateCount: Int

  /// Creates a style. By default, texts have 14 points, buttons 36, pictures 64, and five candidates of 40
  /// points are visible.
  public init(
    titleFont: TextStyle = .system(14, .bold), font: TextStyle = .system(14), padding: LayoutUnit = 8,
    gap: LayoutUnit = 8, buttonSize: LayoutUnit = 36, closeSize: LayoutUnit = 24, lineWidth: LayoutUnit = 3,
    tileSize: LayoutUnit = 64, fileWidth: LayoutUnit = 160, candidateHeight: LayoutUnit = 40,
    largestCandidateCount: Int = 5
  ) {
    self.titleFont = titleFont
    self.font = font
    self.padding = padding
    self.gap = gap
    self.buttonSize = buttonSize
    self.closeSize = closeSize
    self.lineWidth = lineWidth
    self.tileSize = tileSize
    self.fileWidth = fileWidth
    self.candidateHeight = candidateHeight
    self.largestCandidateCount = largestCandidateCount
  }

  /// Returns the style with larger or smaller text, buttons and tiles. The scale is clamped to 0.5…4.
  /// Distances stay the same.
  public func scaled(by scale: Double) -> ComposerBarStyle {
    let scale = ComposerStyle.held(scale)
    var style = self
    style.titleFont.size *= scale
    style.font.size *= scale
    for length in [
      \ComposerBarStyle.buttonSize, \.closeSize, \.tileSize, \.fileWidth, \.candidateHeight,
    ] as [WritableKeyPath<ComposerBarStyle, LayoutUnit>] {
      style[keyPath: length] = LayoutUnit(style[keyPath: length].points * scale)
    }
    return style
  }
}
