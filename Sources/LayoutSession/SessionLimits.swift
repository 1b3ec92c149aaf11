/// The limits of a session. A request that would exceed one of them is refused with the error `sessionFull`,
/// and nothing else in the session changes.
///
/// What a session keeps is counted as follows: the bytes of all texts and ids, 32 bytes for each other value,
/// and in addition 512 for each message and 8,192 for each transcript and each composer. That is about what an
/// open transcript takes with estimated heights. With exact heights, it takes up to about twice as much.
public struct SessionLimits: Hashable, Sendable {
  /// The maximum number of names in use. A name is in use while it has an open transcript or a composer.
  public let transcripts: Int
  /// The maximum number of bytes that all transcripts and composers keep.
  public let bytes: Int

  /// The default limits: 1,024 transcripts and 1 GiB.
  public static let standard = SessionLimits()
  /// The valid numbers of transcripts.
  public static let transcriptRange = 1...1_000_000
  /// The valid numbers of bytes: 64 KiB to 1 TiB.
  public static let byteRange = (1 << 16)...(1 << 40)

  /// Creates limits, each clamped to its range.
  public init(transcripts: Int = 1_024, bytes: Int = 1 << 30) {
    self.transcripts = min(
      max(transcripts, Self.transcriptRange.lowerBound), Self.transcriptRange.upperBound)
    self.bytes = min(max(bytes, Self.byteRange.lowerBound), Self.byteRange.upperBound)
  }

  /// The bytes that each transcript and each composer counts as, in addition to its content.
  static let baseWeight = 8_192
  /// The bytes that each message counts as, in addition to its content.
  static let messageWeight = 512

  /// Returns the error for a request after which the session would keep too many bytes.
  ///
  /// - Parameters:
  ///   - excess: By how many bytes the limit would be exceeded.
  ///   - field: The path of the field that needs the bytes.
  func full(by excess: Int, _ field: String) -> SessionFailure {
    SessionFailure(
      .sessionFull,
      "the session would keep \(excess) bytes more than its limit of \(bytes); close transcripts, or remove messages",
      field: field)
  }

  /// Returns the error for one more name than the limit.
  func tooManyNames(_ count: Int) -> SessionFailure {
    SessionFailure(
      .sessionFull, "the session has \(count) transcripts and composers, its limit; close one of them",
      field: "transcript")
  }
}
