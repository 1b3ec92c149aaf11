/// A voice message.
public struct VoiceAttachment: Hashable, Sendable {
  /// The length of the voice message in seconds.
  public var duration: Double
  /// The loudness from beginning to end, at equal intervals; empty if unknown. The values range from 0 to 1,
  /// or to the largest value if that is more than 1.
  public var samples: [Double]
  /// The address of the sound; nil if the message has none. It is exactly as in the message, so check its scheme
  /// before you open it.
  public var address: String?
  /// Whether the attachment is covered until the reader uncovers it (see `LayoutEnvironment.uncovered`).
  public var isCovered = false

  /// Creates a voice message. Its length is in seconds.
  public init(duration: Double, samples: [Double] = []) {
    self.duration = duration
    self.samples = samples
  }
}

extension VoiceAttachment: MessageRecord {
  package static var standard: VoiceAttachment { VoiceAttachment(duration: 0) }

  package static let fields: [RecordField<VoiceAttachment>] = [
    .field("duration", \.duration, isRequired: true), .list("samples", \.samples),
    .optional("address", \.address),
  ]
}

extension VoiceAttachment: AttachmentRecord {
  package var attachment: MessageAttachment { .voice(self) }
  package var otherTexts: [String?] { [address] }
  package var otherWeight: Int { 32 * samples.count }
}
