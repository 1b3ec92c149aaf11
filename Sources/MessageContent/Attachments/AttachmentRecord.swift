/// One kind of attachment: all its properties that do not depend on how it is shown.
package protocol AttachmentRecord: MessageRecord {
  /// The record as a case of `MessageAttachment`.
  var attachment: MessageAttachment { get }
  /// Whether the attachment is covered until the reader uncovers it.
  var isCovered: Bool { get set }
  /// The name of the attachment in a one-line summary: empty if this attachment has no name, nil if
  /// attachments of its kind have no names.
  var shownName: String? { get }
  /// The texts that the attachment shows, as they were typed, each with its path within the attachment.
  var texts: [(steps: [ContentPath.Step], text: String)] { get }
  /// Further texts of the attachment, such as alternative text.
  var otherTexts: [String?] { get }
  /// The weight of everything except the texts, counted as `MessageLimits` describes.
  var otherWeight: Int { get }
}

extension AttachmentRecord {
  package var shownName: String? { nil }
  package var texts: [(steps: [ContentPath.Step], text: String)] { [] }
  package var otherTexts: [String?] { [] }
  package var otherWeight: Int { 0 }

  /// Returns the text at a path; nil if there is none.
  package func text(at steps: ArraySlice<ContentPath.Step>) -> String? {
    texts.first { $0.steps[...] == steps }?.text
  }
}

extension MessageAttachment {
  /// The name of the attachment in a one-line summary: empty if this attachment has no name, nil if
  /// attachments of its kind have no names.
  package var shownName: String? { record.shownName }
}
