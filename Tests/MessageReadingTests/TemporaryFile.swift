import Foundation

/// A file that is removed when the value is released.
final class TemporaryFile {
  let path: String

  init(_ bytes: some Sequence<UInt8>, suffix: String = ".jsonl") throws {
    let name = UUID().uuidString + suffix
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  convenience init(_ text: String, suffix: String = ".jsonl") throws {
    try self.init(text.utf8, suffix: suffix)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
