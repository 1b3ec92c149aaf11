#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension FontCollection {
  /// Opens font files, which are given in fallback order. All faces of a collection file are used.
  ///
  /// - Throws: `FontError` for the first file that cannot be used.
  public convenience init(files: [String]) throws(FontError) {
    try self.init(sources: files.map { .file($0) })
  }

  /// Opens font files and fonts in memory, which are given in fallback order. All faces of a collection file
  /// are used.
  ///
  /// - Throws: `FontError` for the first source that cannot be used.
  public convenience init(sources: [FontSource]) throws(FontError) {
    var faces: [FontFace] = []
    for source in sources {
      let file = try source.open()
      for index in 0..<file.faceCount { faces.append(try FontFace(file: file, of: source, index: index)) }
    }
    guard !faces.isEmpty else { throw FontError.noFonts(path: "") }
    self.init(faces: faces)
  }

  /// Opens the fonts of a folder.
  ///
  /// If the folder has a `stack.txt`, its lines decide which faces are used, and in which order. A line is
  /// `file TAB family TAB face index`, of which the last two are optional; `#` starts a comment. Otherwise
  /// all files in the folder and its subfolders with a font file extension are used, with all their faces, in
  /// the order of their paths.
  ///
  /// - Parameters:
  ///   - directory: The folder's path.
  ///   - skipping: Is called for each entry that is skipped: a pipe or a device with a font file extension.
  ///     If `stack.txt` names such an entry, that is an error.
  /// - Throws: `FontError`, naming the file and, in `stack.txt`, the line.
  public convenience init(
    directory: String, skipping: (FontError) -> Void = { _ in }
  ) throws(FontError) {
    let stack = directory + "/stack.txt"
    guard FileManager.default.fileExists(atPath: stack) else {
      var search = FontFileSearch()
      try search.visit(directory, skipping: skipping)
      guard !search.files.isEmpty else { throw FontError.noFonts(path: directory) }
      try self.init(files: search.files.sorted())
      return
    }
    guard let data = try? RegularFile.bytes(of: stack) else { throw FontError.unreadable(path: stack) }
    var faces: [FontFace] = []
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard let index = columns.count > 2 ? Int(columns[2].filter { !$0.isWhitespace }) : 0, index >= 0 else {
        throw FontError.malformedStack(
          path: stack, line: number + 1, reason: "the face index '\(columns[2])' is not a number")
      }
      faces.append(try FontFace(path: directory + "/" + columns[0], index: index))
    }
    guard !faces.isEmpty else { throw FontError.noFonts(path: directory) }
    self.init(faces: faces)
  }
}
