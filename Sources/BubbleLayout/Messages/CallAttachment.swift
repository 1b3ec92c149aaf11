/// A call that was made in the conversation. Whose it was says the message's sender.
public struct CallAttachment: Hashable, Sendable {
  /// Whether the callers saw each other.
  public var isVideo: Bool
  /// Whether nobody took it.
  public var isMissed: Bool
  /// How long it took, in seconds; nil for unknown, and where nobody took it.
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
