/// Where an attachment stands: among the attachments of its message, or in a block that has an attachment of
/// its own.
struct AttachmentPlace: Hashable, Sendable {
  /// The index among the attachments of the message; nil for the attachment of a block.
  let index: Int?
  /// The path of the block that has the attachment; nil for an attachment of the message.
  let block: ContentPath?

  /// The place of an attachment of the message.
  static func number(_ index: Int) -> AttachmentPlace { AttachmentPlace(index: index, block: nil) }

  /// The place of the attachment of a block.
  static func inside(_ block: ContentPath) -> AttachmentPlace { AttachmentPlace(index: nil, block: block) }

  /// The path of the attachment in the message, as in JSON.
  var path: ContentPath { block?.appending("value") ?? ["attachments", .number(index ?? 0)] }
}
