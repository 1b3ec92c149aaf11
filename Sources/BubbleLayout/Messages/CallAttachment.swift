/// A call in the conversation, made by the sender of the message.
public struct CallAttachment: Hashable, Sendable {
  /// Whether it is a video call.
  public var isVideo: Bool
  /// Whether nobody answered it.
  public var isMissed: Bool
  /// Its length in seconds; nil if unknown, and for a missed call.
  public var duration: Double?

  /// A call of a length in seconds.
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
  var attachment: MessageAttachment { .call(self) }
}
