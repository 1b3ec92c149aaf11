import LayoutFormat

extension LayoutSchema {
  /// Learns from an answer of a session.
  package mutating func learn(_ answer: SessionAnswer) {
    learnAnswer(answer.options) { answer.describe(to: &$0) }
  }
}
