/// A recorded voice.
public struct VoiceAttachment: Hashable, Sendable {
  /// In seconds.
  public var duration: Double

  /// A recording of a length in seconds.
  public init(duration: Double) { self.duration = duration }
}

extension VoiceAttachment: MessageRecord {
  static var standard: VoiceAttachment { VoiceAttachment(duration: 0) }

  static let fields: [RecordField<VoiceAttachment>] = [
    .field("duration", \.duration, isRequired: true)
  ]
}
