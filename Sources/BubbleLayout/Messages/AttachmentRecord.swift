/// What a message carries beside its text: one kind of attachment, with all that does not depend on how it is shown.
protocol AttachmentRecord: MessageRecord {
  /// The record as one of all kinds.
  var attachment: MessageAttachment { get }
  /// What a line of text calls it: empty for one without a name, nil for kinds that have none.
  var shownName: String? { get }
  /// The texts that it shows, as they were typed, each with the steps to it.
  var texts: [(steps: [ContentPath.Step], text: String)] { get }
  /// What it has to say beside `texts`.
  var otherTexts: [String?] { get }
  /// What it weighs beside its texts, as `MessageLimits` counts.
  var otherWeight: Int { get }
}

extension AttachmentRecord {
  var shownName: String? { nil }
  var texts: [(steps: [ContentPath.Step], text: String)] { [] }
  var otherTexts: [String?] { [] }
  var otherWeight: Int { 0 }

  /// The text at some steps; nil for none.
  func text(at steps: ArraySlice<ContentPath.Step>) -> String? {
    texts.first { $0.steps[...] == steps }?.text
  }
}

extension MessageAttachment {
  /// What a line of text calls it: empty for one without a name, nil for kinds that have none.
  package var shownName: String? { record.shownName }
}
