/// A question with answers to choose from.
public struct PollAttachment: Hashable, Sendable {
  /// The question.
  public var question: String
  /// The answers, in the order they are shown.
  public var options: [String]
  /// The votes for each answer, in the same order; empty where they are not shown.
  public var votes: [Int]
  /// The answers that the reader has chosen, by their numbers from 0.
  public var chosen: [Int]

  /// A question and its answers.
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
    .list("votes", \.votes), .list("chosen", \.chosen),
  ]
}
