import TextLayout
import TextShaping

/// A question and its answers, one below the other.
public struct PollStyle: Hashable, Sendable {
  /// The distance from what is above, in points.
  public var gap: LayoutUnit = 5
  /// The font of the question.
  public var questionFont: TextStyle = .system(15, .semibold)
  /// The font of the answers.
  public var optionFont: TextStyle = .system(15)
  /// The distance between the answers, in points.
  public var spacing: LayoutUnit = 8
  /// The width and height of the mark before an answer, in points.
  public var markSize: LayoutUnit = 20
  /// The distance between the mark and the answer, in points.
  public var markGap: LayoutUnit = 8
  /// How the votes beside an answer are shown.
  public var result = PollResult.votes
  /// The minimum width, in points.
  public var minimumWidth: LayoutUnit = 160

  /// Creates a style with the default values.
  public init() {}
}

/// How the votes for an answer are shown.
public enum PollResult: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// Their number.
  case votes
  /// Their share of all voters. If everybody has one vote, the shares add up to 100 %.
  case percent
}

extension PollStyle: StyleRecord {
  package static let fields: [RecordField<PollStyle>] = [
    .field("gap", \.gap), .field("questionFont", \.questionFont), .field("optionFont", \.optionFont),
    .field("spacing", \.spacing), .field("markSize", \.markSize), .field("markGap", \.markGap),
    .field("result", \.result), .field("minimumWidth", \.minimumWidth),
  ]
}
