import TextLayout
import TextShaping

/// A question and its answers, one below the other.
public struct PollStyle: Hashable, Sendable {
  /// Between it and what is above, in points.
  public var gap: LayoutUnit
  /// What the question is set in.
  public var questionFont: TextStyle
  /// What the answers are set in.
  public var optionFont: TextStyle
  /// Between the answers, in points.
  public var spacing: LayoutUnit
  /// The width and height of the mark before an answer, in points.
  public var markSize: LayoutUnit
  /// Between the mark and the answer, in points.
  public var markGap: LayoutUnit
  /// The least width, in points.
  public var minimumWidth: LayoutUnit

  /// A poll of these values.
  public init(
    gap: LayoutUnit = 5, questionFont: TextStyle = .system(15, .semibold),
    optionFont: TextStyle = .system(15), spacing: LayoutUnit = 8, markSize: LayoutUnit = 20,
    markGap: LayoutUnit = 8, minimumWidth: LayoutUnit = 160
  ) {
    self.gap = gap
    self.questionFont = questionFont
    self.optionFont = optionFont
    self.spacing = spacing
    self.markSize = markSize
    self.markGap = markGap
    self.minimumWidth = minimumWidth
  }
}

extension PollStyle: StyleRecord {
  static var standard: PollStyle { PollStyle() }

  static var fields: [StyleField<PollStyle>] {
    [
      .length("gap", \.gap), .record("questionFont", \.questionFont), .record("optionFont", \.optionFont),
      .length("spacing", \.spacing), .length("markSize", \.markSize), .length("markGap", \.markGap),
      .length("minimumWidth", \.minimumWidth),
    ]
  }
}

/// Code, in lines that are not broken while there is room in the cell.
public struct CodeStyle: Hashable, Sendable {
  /// Between it and what is above, in points.
  public var gap: LayoutUnit
  /// From its own edges to its lines, in points.
  public var padding: LayoutUnit
  /// What it is set in.
  public var font: TextStyle
  /// Of its corners, in points.
  public var radius: LayoutUnit
  /// Whether a bubble with code may become as wide as the cell allows, whatever its own limit.
  public var widensBubble: Bool

  /// Code of these values.
  public init(
    gap: LayoutUnit = 5, padding: LayoutUnit = 6, font: TextStyle = CodeStyle.monospaced,
    radius: LayoutUnit = 4, widensBubble: Bool = true
  ) {
    self.gap = gap
    self.padding = padding
    self.font = font
    self.radius = radius
    self.widensBubble = widensBubble
  }

  /// The bundled fixed-width font.
  public static let monospaced = TextStyle(family: "Noto Sans Mono", size: 13)
}

extension CodeStyle: StyleRecord {
  static var standard: CodeStyle { CodeStyle() }

  static var fields: [StyleField<CodeStyle>] {
    [
      .length("gap", \.gap), .length("padding", \.padding), .record("font", \.font),
      .length("radius", \.radius), .boolean("widensBubble", \.widensBubble),
    ]
  }
}

/// Rows of buttons of equal width.
public struct ButtonStyle: Hashable, Sendable {
  /// Between them and what is above, in points.
  public var gap: LayoutUnit
  /// From the bubble's edges, in points; nil for the bubble's padding.
  public var inset: LayoutUnit?
  /// How tall a button is, in points.
  public var height: LayoutUnit
  /// From a button's sides to what it says, in points.
  public var padding: LayoutUnit
  /// Between buttons, in points.
  public var spacing: LayoutUnit
  /// What they are set in.
  public var font: TextStyle
  /// Of their corners, in points.
  public var radius: LayoutUnit

  /// Buttons of these values.
  public init(
    gap: LayoutUnit = 8, inset: LayoutUnit? = nil, height: LayoutUnit = 36, padding: LayoutUnit = 8,
    spacing: LayoutUnit = 2, font: TextStyle = .system(15, .semibold), radius: LayoutUnit = 4
  ) {
    self.gap = gap
    self.inset = inset
    self.height = height
    self.padding = padding
    self.spacing = spacing
    self.font = font
    self.radius = radius
  }
}

extension ButtonStyle: StyleRecord {
  static var standard: ButtonStyle { ButtonStyle() }

  static var fields: [StyleField<ButtonStyle>] {
    [
      .length("gap", \.gap), .optionalLength("inset", \.inset), .length("height", \.height),
      .length("padding", \.padding), .length("spacing", \.spacing), .record("font", \.font),
      .length("radius", \.radius),
    ]
  }
}
