import Foundation

/// Standard error, for problems, summaries and progress.
enum Diagnostics {
  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
