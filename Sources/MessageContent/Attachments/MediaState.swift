/// Whether a picture or a file is available. The state does not change its frame.
public enum MediaState: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case ready
  /// The attachment is being downloaded.
  case loading
  /// The attachment is being uploaded.
  case uploading
  /// The attachment will be downloaded when the reader requests it.
  case remote
  /// The file no longer exists.
  case missing
  /// The attachment could not be downloaded, uploaded or read.
  case failed

  /// Whether the attachment is being downloaded or uploaded.
  public var isMoving: Bool { self == .loading || self == .uploading }

  /// Returns the application's progress value, clamped to 0…1; nil if unknown, and if nothing is being
  /// transferred.
  package func progress(_ given: Double?) -> Double? { isMoving ? given?.share : nil }
}

extension Double {
  /// The number clamped to 0…1.
  package var share: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
