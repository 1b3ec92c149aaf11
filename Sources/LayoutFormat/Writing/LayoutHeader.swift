import BubbleLayout
import TextLayout
import TextShaping
import TextUnicode

/// The beginning of the output: what a layout was made with.
public struct LayoutHeader: Sendable {
  /// The format of the output. It changes if readers have to change.
  public static let format = FormatVersion.first.rawValue

  /// The style's name.
  public var style: String
  /// The width of the layout in points; nil if each cell is as wide as its content needs.
  public var width: LayoutUnit?
  /// Device pixels per point; 1 if no scale was given.
  public var scale: Double
  /// Whether texts follow Unicode or browsers.
  public var policy: LayoutPolicy
  /// Whether rows are those of a list that is inverted, from the newest to the oldest (`InvertedTranscript`).
  public var isInverted = false
  /// The theme in which rows list how they are drawn; nil if that is left out.
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

  /// The header of a layout by a style at a width.
  ///
  /// - Parameter style: The style, with its colours.
  /// - Parameter width: The width as it was given to the layout: negative widths and NaN are 0, an infinite
  ///   width is nil.
  /// - Parameter environment: Who reads it, and where.
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
