/// A call in the conversation, made by the sender of the message.
public struct CallAttachment: Hashable, Sendable {
  /// Whether the call is a video call.
  public var isVideo: Bool
  /// Whether nobody answered the call.
  public var isMissed: Bool
  /// The length of the call in seconds; nil if unknown, and for a missed call.
  public var duration: Double?
  /// Whether the attachment is covered until the reader uncovers it (see `LayoutEnvironment.uncovered`).
  public var isCovered = false

  /// Creates a call. Its length is in seconds.
  public init(isVideo: Bool = false, isMissed: Bool = false, duration: Double? = nil) {
    self.isVideo = isVideo
    self.isMissed = isMissed
    self.duration = duration
  }
}

extension CallAttachment: MessageRecord {
  package static var standard: CallAttachment { CallAttachment() }

  package static let fields: [RecordField<CallAttachment>] = [
    .field("video", \.isVideo, or: false), .field("missed", \.isMissed, or: false),
    .optional("duration", \.duration),
  ]
}

extension CallAttachment: AttachmentRecord {
  package var attachment: MessageAttachment { .call(self) }
}
