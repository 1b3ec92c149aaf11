/// Why reading an input cannot go on.
public enum ReadingError: Error, Hashable, Sendable {
  /// The file does not exist or cannot be read.
  case unreadable(file: String, reason: String)
  /// The document is not JSON from here on, or not of the expected shape.
  case malformed(file: String, line: Int, reason: String)
}

extension ReadingError: CustomStringConvertible {
  /// `FILE: reason` or `FILE:LINE: reason`.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): \(reason)"
    case .malformed(let file, let line, let reason): "\(file):\(line): \(reason)"
    }
  }
}
