/// A voice message.
public struct VoiceAttachment: Hashable, Sendable {
  /// Its length in seconds.
  public var duration: Double

  /// A voice message of a length in seconds.
  public init(duration: Double) { self.duration = duration }
}

extension VoiceAttachment: MessageRecord {
  static var standard: VoiceAttachment { VoiceAttachment(duration: 0) }

  static let fields: [RecordField<VoiceAttachment>] = [
    .field("duration", \.duration, isRequired: true)
  ]
}
