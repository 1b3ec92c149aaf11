/// Whether a picture or a file is there to be shown. It has no effect on its frame.
public enum MediaState: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case ready
  /// It is on its way here.
  case loading
  /// It is on its way from here.
  case uploading
  /// It is fetched when the reader asks for it.
  case remote
  /// Its file is gone.
  case missing
  /// It could not be fetched, sent or read.
  case failed

  /// Whether it is on its way.
  public var isMoving: Bool { self == .loading || self == .uploading }
}

extension Double {
  /// The number as a share of a whole: from 0 to 1.
  var share: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
