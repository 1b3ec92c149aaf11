/// A question with answers to choose from.
public struct PollAttachment: Hashable, Sendable {
  /// The question.
  public var question: String
  /// The answers, in the order in which they are shown.
  public var options: [String]
  /// The number of votes for each answer, in the same order; empty if votes are not shown.
  public var votes: [Int]
  /// The indices of the answers that the reader has chosen.
  public var chosen: [Int]
  /// The number of people who have voted, if each may choose several answers; nil to use the sum of the
  /// votes.
  public var voterCount: Int?
  /// Whether the poll accepts no more votes.
  public var isClosed = false
  /// The index of the correct answer of a quiz; nil for an ordinary poll, and as long as the correct answer
  /// is secret. It is shown once the reader has chosen an answer or the quiz is closed.
  public var correctAnswer: Int?
  /// Whether the reader may choose several answers.
  public var allowsSeveral = false
  /// Whether the poll does not say who voted for what.
  public var isAnonymous = false
  /// Whether the attachment is covered until the reader uncovers it (see `LayoutEnvironment.uncovered`).
  public var isCovered = false

  /// Creates a poll.
  public init(question: String, options: [String], votes: [Int] = [], chosen: [Int] = []) {
    self.question = question
    self.options = options
    self.votes = votes
    self.chosen = chosen
  }
}

extension PollAttachment: MessageRecord {
  package static var standard: PollAttachment { PollAttachment(question: "", options: []) }

  package static let fields: [RecordField<PollAttachment>] = [
    .field("question", \.question, isRequired: true), .field("options", \.options, isRequired: true),
    .list("votes", \.votes), .list("chosen", \.chosen), .optional("voters", \.voterCount),
    .field("closed", \.isClosed, or: false), .optional("correct", \.correctAnswer),
    .field("several", \.allowsSeveral, or: false), .field("anonymous", \.isAnonymous, or: false),
  ]
}

extension PollAttachment: AttachmentRecord {
  package var attachment: MessageAttachment { .poll(self) }
  package var shownName: String? { question }

  package var texts: [(steps: [ContentPath.Step], text: String)] {
    [(["question"], question)] + options.enumerated().map { (["options", .number($0.offset)], $0.element) }
  }

  package var otherWeight: Int { 32 + 32 * (votes.count + chosen.count) }
}

extension PollAttachment {
  /// The sum of the votes. Negative counts are treated as 0.
  package var voteSum: Int { votes.reduce(0) { $0.addingWithinRange(max(0, $1)) } }

  /// Returns what the reader learns about an answer of a quiz; nil for an ordinary poll, for a wrong answer that the
  /// reader has not chosen, and as long as the quiz gives nothing away.
  package func state(ofAnswer index: Int) -> AnswerState? {
    guard let correctAnswer, options.indices.contains(correctAnswer), isClosed || !chosen.isEmpty else {
      return nil
    }
    return index == correctAnswer ? .right : chosen.contains(index) ? .wrong : nil
  }
}

/// What the reader learns about an answer of a quiz.
public enum AnswerState: String, Hashable, Sendable, CaseIterable {
  /// The answer is the right one.
  case right
  /// The reader has chosen the answer, and it is wrong.
  case wrong
}
