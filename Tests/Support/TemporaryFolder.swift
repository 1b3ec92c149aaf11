import Foundation

/// A folder for the files of one test. It is removed when the value is released.
package final class TemporaryFolder {
  package let url = FileManager.default.temporaryDirectory.appending(
    path: "bubble-tests-\(UUID().uuidString)")

  package init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package var path: String { url.path }

  /// The paths of the files in the folder and its subfolders, in ascending order.
  package var files: [String] { files(in: "") }

  /// Returns the paths of the files in one of its subfolders, relative to that folder, in ascending order.
  package func files(in name: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: url.appending(path: name).path)
    return (found?.compactMap { $0 as? String } ?? []).filter { $0.contains(".") }.sorted()
  }

  package func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// Writes a file, creates the folders around it, and returns its path.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  @discardableResult
  package func write(_ text: String, to name: String) throws -> String { try write(text.utf8, to: name) }
}
