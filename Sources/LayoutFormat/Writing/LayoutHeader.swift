import BubbleLayout
import TextLayout
import TextShaping

/// What is said of a layout before its cells.
public struct LayoutHeader: Sendable {
  /// The form of the output, which changes when a reader would have to.
  public static let format = FormatVersion.first.rawValue

  /// The style's name.
  public var style: String
  /// In points; nil where each cell is as wide as its content needs.
  public var width: LayoutUnit?
  /// Device pixels in a point, 1 where none were asked for.
  public var scale: Double
  /// What the numbers come from.
  public var versions: EngineVersions

  /// A header of these values.
  public init(
    style: String, width: LayoutUnit?, scale: Double = 1, versions: EngineVersions = .current
  ) {
    self.style = style
    self.width = width
    self.scale = scale
    self.versions = versions
  }

  /// The header of a layout by a style at a width.
  ///
  /// - Parameter width: As it was given to the layout: negative widths and not-a-number are 0, an infinite
  ///   width is none.
  public init(style: ChatStyle, width: Double, environment: LayoutEnvironment) {
    self.init(
      style: style.name, width: width == .infinity ? nil : max(0, LayoutUnit(width)),
      scale: environment.scale ?? 1)
  }
}

/// The forms there have been.
enum FormatVersion: String, LayoutChoice {
  case first = "bubble-layout/1"
}
