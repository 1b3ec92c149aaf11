import TextLayout
import TextShaping

/// The style of polls: a question with its answers one below the other.
public struct PollStyle: Hashable, Sendable {
  /// The distance from the content above, in points.
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
  /// The minimum width of the poll, in points.
  public var minimumWidth: LayoutUnit = 160

  /// Creates a style with the default values.
  public init() {}
}

/// How the votes for an answer are shown.
public enum PollResult: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// The number of votes.
  case votes
  /// The share of all voters, in percent. If each voter has one vote, the shares add up to 100 %, unless equal shares leave a rest.
  case percent
}

extension PollStyle: StyleRecord {
  package static let fields: [RecordField<PollStyle>] = [
    .field("gap", \.gap), .field("questionFont", \.questionFont), .field("optionFont", \.optionFont),
    .field("spacing", \.spacing), .field("markSize", \.markSize), .field("markGap", \.markGap),
    .field("result", \.result), .field("minimumWidth", \.minimumWidth),
  ]
}
