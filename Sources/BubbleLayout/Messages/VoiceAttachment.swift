/// A recorded voice.
public struct VoiceAttachment: Hashable, Sendable {
  /// In seconds.
  public var duration: Double

  /// A recording of a length in seconds.
  public init(duration: Double) { self.duration = duration }
}
