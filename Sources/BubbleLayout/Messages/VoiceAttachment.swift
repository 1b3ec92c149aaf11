/// A voice message.
public struct VoiceAttachment: Hashable, Sendable {
  /// Its length in seconds.
  public var duration: Double
  /// The loudness from beginning to end, at equal intervals: from 0 to 1, or to the largest value if that is
  /// more. Empty if unknown.
  public var samples: [Double]

  /// A voice message of a length in seconds.
  public init(duration: Double, samples: [Double] = []) {
    self.duration = duration
    self.samples = samples
  }
}

extension VoiceAttachment: MessageRecord {
  package static var standard: VoiceAttachment { VoiceAttachment(duration: 0) }

  package static let fields: [RecordField<VoiceAttachment>] = [
    .field("duration", \.duration, isRequired: true), .list("samples", \.samples),
  ]
}

extension VoiceAttachment: AttachmentRecord {
  var attachment: MessageAttachment { .voice(self) }
  var otherWeight: Int { 32 * samples.count }
}
