import Foundation

/// A folder for the files of one test, gone with the value.
package final class TemporaryFolder {
  package let url = FileManager.default.temporaryDirectory.appending(
    path: "bubble-tests-\(UUID().uuidString)")

  package init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package var path: String { url.path }

  /// The files below the folder, by path, ascending.
  package var files: [String] { files(in: "") }

  /// The files below one of its folders, by their path in it, ascending.
  package func files(in name: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: url.appending(path: name).path)
    return (found?.compactMap { $0 as? String } ?? []).filter { $0.contains(".") }.sorted()
  }

  package func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// Writes a file, and the folders it stands in, and gives its path.
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
