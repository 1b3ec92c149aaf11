import BubbleLayout

/// Why reading an input cannot continue.
public enum ReadingError: Error, Hashable, Sendable {
  /// The file does not exist or cannot be read.
  case unreadable(file: String, reason: String)
  /// The document has a syntax error on this line, or does not have the expected structure.
  case malformed(file: String, line: Int, reason: String)
}

extension ReadingError {
  /// What is wrong, without the file.
  var reason: String {
    switch self {
    case .unreadable(_, let reason), .malformed(_, _, let reason): reason
    }
  }
}

extension ReadingError: CustomStringConvertible {
  /// `FILE: reason` or `FILE:LINE: reason`, always on one line.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file.spelt): \(reason.spelt)"
    case .malformed(let file, let line, let reason): "\(file.spelt):\(line): \(reason.spelt)"
    }
  }
}
