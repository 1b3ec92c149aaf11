import BubbleLayout
import TextLayout
import TextShaping
import TextUnicode

/// The beginning of the output: the settings and versions that a layout was made with.
public struct LayoutHeader: Sendable {
  /// The format of the output. It changes if readers of the format have to change.
  public static let format = FormatVersion.first.rawValue

  /// The style's name.
  public var style: String
  /// The width of the layout in points; nil if each cell is as wide as its content needs.
  public var width: LayoutUnit?
  /// Device pixels per point; 1 if no scale was given.
  public var scale: Double
  /// Whether texts follow Unicode or browsers.
  public var policy: LayoutPolicy
  /// Whether the rows are those of an inverted list, from the newest to the oldest (`InvertedTranscript`).
  public var isInverted = false
  /// The theme in which rows list their drawing operations; nil to leave the operations out.
  public var theme: ColorTheme?
  /// The versions of the libraries and data that the layout depends on.
  public var versions: EngineVersions
  /// The colours of both themes, by their roles.
  public var colors: ChatColors

  /// Creates a header.
  public init(
    style: String, width: LayoutUnit?, scale: Double = 1, policy: LayoutPolicy = .unicode,
    versions: EngineVersions = .current, colors: ChatColors = .standard
  ) {
    self.style = style
    self.width = width
    self.scale = scale
    self.policy = policy
    self.versions = versions
    self.colors = colors
  }

  /// Creates the header of a layout with a style at a width.
  ///
  /// - Parameter style: The style, with its colours.
  /// - Parameter width: The width that was passed to the layout, in points. Negative widths and NaN are
  ///   written as 0, an infinite width as nil.
  /// - Parameter environment: The environment of the layout.
  public init(style: ChatStyle, width: Double, environment: LayoutEnvironment) {
    self.init(
      style: style.name, width: width == .infinity ? nil : max(0, LayoutUnit(width)),
      scale: environment.scale ?? 1, policy: environment.policy, colors: style.palettes)
  }
}

/// The versions of the format.
enum FormatVersion: String, LayoutChoice {
  case first = "bubble-layout/1"
}
