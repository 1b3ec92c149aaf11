import Foundation

/// Standard error, for problems, summaries and progress.
enum Diagnostics {
  /// A text from outside in quotes, without what a terminal would act upon.
  static func quoted(_ text: String) -> String { text.debugDescription }

  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
