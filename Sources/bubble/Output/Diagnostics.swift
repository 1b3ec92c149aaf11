import Foundation

/// Standard error: what went wrong, and what a person at a terminal may want to see meanwhile.
enum Diagnostics {
  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
