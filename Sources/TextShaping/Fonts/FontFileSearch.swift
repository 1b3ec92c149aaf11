#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Finds the font files in a folder and in all folders within it.
struct FontFileSearch {
  /// What a font file's name may end in, in small letters.
  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc", "woff", "woff2"]
  /// No folder of fonts has as many folders within each other.
  private static let deepest = 32

  private(set) var files: [String] = []
  /// Real paths of the folders that were looked into: links may lead in circles.
  private var visited: Set<String> = []

  /// - Parameter skipping: Is called for each entry that has the name of a font and is neither a file nor a
  ///   folder.
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
