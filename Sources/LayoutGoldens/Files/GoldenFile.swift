import Foundation

/// A golden on disk.
struct GoldenFile {
  static let suffix = ".txt"
  let path: String

  /// The content of a file.
  enum Content {
    case text(GoldenText)
    case none
    case unreadable
  }

  func read() -> Content {
    guard FileManager.default.fileExists(atPath: path) else { return .none }
    guard let data = FileManager.default.contents(atPath: path) else { return .unreadable }
    // Line ends that a checkout turned into CRLF make no difference.
    let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    return .text(GoldenText(text: text))
  }

  /// Writes the file atomically.
  ///
  /// - Parameter old: How the golden that it replaces differed; nil where there was none.
  func write(_ text: String, replacing old: String? = nil) -> GoldenOutcome {
    write(Data(text.utf8), replacing: old)
  }

  /// Writes the file atomically.
  func write(_ data: Data, replacing old: String? = nil) -> GoldenOutcome {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
      return .recorded(replacing: old)
    } catch {
      return .failed(reason: "\(path) cannot be written: \(error)")
    }
  }
}
