#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Finds the font files in a folder and in all its subfolders.
struct FontFileSearch {
  /// The extensions of font files, in lower case.
  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc", "woff", "woff2"]
  /// The maximum depth of subfolders; no folder of fonts is as deep.
  private static let deepest = 32

  private(set) var files: [String] = []
  /// The real paths of the folders visited so far, because links may form cycles.
  private var visited: Set<String> = []

  /// - Parameter skipping: Is called for each entry that has a font file extension and is neither a file nor
  ///   a folder.
  /// - Throws: `FontError.unreadable` for a folder that cannot be listed.
  mutating func visit(
    _ folder: String, depth: Int = 0, skipping: (FontError) -> Void
  ) throws(FontError) {
    let resolved = URL(filePath: folder).resolvingSymlinksInPath().path
    guard depth <= Self.deepest, visited.insert(resolved).inserted else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw FontError.unreadable(path: folder)
    }
    for name in names.sorted() {
      let path = folder + "/" + name
      let end = name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
      if FontFile.type(of: path) == .typeDirectory {
        try visit(path, depth: depth + 1, skipping: skipping)
      } else if Self.extensions.contains(end.lowercased()) {
        if FontFile.isRegular(path) == false { skipping(.notAFile(path: path)) } else { files.append(path) }
      }
    }
  }
}
