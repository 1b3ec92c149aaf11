/// A question with answers to choose from.
public struct PollAttachment: Hashable, Sendable {
  /// The question.
  public var question: String
  /// The answers, in the order they are shown.
  public var options: [String]

  /// A question and its answers.
  public init(question: String, options: [String]) {
    self.question = question
    self.options = options
  }
}

extension PollAttachment: MessageRecord {
  static var standard: PollAttachment { PollAttachment(question: "", options: []) }

  static let fields: [RecordField<PollAttachment>] = [
    .field("question", \.question, isRequired: true), .field("options", \.options, isRequired: true),
  ]
}
