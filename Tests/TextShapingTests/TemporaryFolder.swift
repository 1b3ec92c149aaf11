import BundledFonts
import Foundation

/// A folder for the files of one test, gone with the value.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "TextShapingTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and gives its path.
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = url.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// The bytes of the square font.
  static func squareFont() throws -> [UInt8] {
    Array(try Data(contentsOf: BundledFonts.squareTest.url))
  }
}
