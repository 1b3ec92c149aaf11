import Foundation

/// A folder of a test's own, gone with the test.
final class TemporaryFolder {
  let path = NSTemporaryDirectory() + "/layout-goldens-tests-" + UUID().uuidString

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The files below the folder, by path, ascending.
  var files: [String] {
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.contains(".") }.sorted()
  }

  func text(of file: String) throws -> String {
    try String(contentsOfFile: path + "/" + file, encoding: .utf8)
  }

  func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
