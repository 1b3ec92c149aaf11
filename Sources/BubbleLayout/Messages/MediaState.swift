/// Whether a picture or a file is there to be shown. Its frame does not depend on it.
public enum MediaState: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case ready
  /// It is being fetched.
  case loading
  /// It is being sent.
  case uploading
  /// It is fetched when the reader asks for it.
  case remote
  /// Its file is gone.
  case missing
  /// It could not be fetched, sent or read.
  case failed

  /// Whether it is being fetched or sent.
  public var isMoving: Bool { self == .loading || self == .uploading }

  /// How much has been transferred, from 0 to 1, of a progress that an application gives; nil for unknown, and where nothing is
  /// transferred.
  func progress(_ given: Double?) -> Double? { isMoving ? given?.share : nil }
}

extension Double {
  /// The number as a share of a whole: from 0 to 1.
  var share: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
