/// Whether a picture or a file is available. Its frame does not depend on it.
public enum MediaState: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case ready
  /// It is being downloaded.
  case loading
  /// It is being uploaded.
  case uploading
  /// It is downloaded when the reader asks for it.
  case remote
  /// Its file no longer exists.
  case missing
  /// It could not be downloaded, uploaded or read.
  case failed

  /// Whether it is being downloaded or uploaded.
  public var isMoving: Bool { self == .loading || self == .uploading }

  /// The progress, from 0 to 1, from the value that an application gives; nil if unknown, and if nothing is
  /// being transferred.
  func progress(_ given: Double?) -> Double? { isMoving ? given?.share : nil }
}

extension Double {
  /// The number clamped to 0…1.
  var share: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
