import TextLayout
import TextShaping

/// A question and its answers, one below the other.
public struct PollStyle: Hashable, Sendable {
  /// The distance from what is above, in points.
  public var gap: LayoutUnit
  /// The font of the question.
  public var questionFont: TextStyle
  /// The font of the answers.
  public var optionFont: TextStyle
  /// The distance between the answers, in points.
  public var spacing: LayoutUnit
  /// The width and height of the mark before an answer, in points.
  public var markSize: LayoutUnit
  /// The distance between the mark and the answer, in points.
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

extension PollStyle: JSONRecord {
  static var standard: PollStyle { PollStyle() }

  static let fields: [RecordField<PollStyle>] = [
    .field("gap", \.gap), .field("questionFont", \.questionFont), .field("optionFont", \.optionFont),
    .field("spacing", \.spacing), .field("markSize", \.markSize), .field("markGap", \.markGap),
    .field("minimumWidth", \.minimumWidth),
  ]
}
