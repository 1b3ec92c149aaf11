import TextShaping

/// A path that leads into an archive, such as `export.zip/general`.
package struct ArchivePath {
  /// The path of the archive.
  package let archive: String
  /// The path in the archive.
  let inner: String

  /// - Returns: Nil if no part of the path is an archive.
  package init?(_ path: String) {
    guard path != "-", ExportFolder.kind(of: path) == nil else { return nil }
    var end = path.endIndex
    while let slash = path[..<end].utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
      end = slash
      switch ExportFolder.kind(of: String(path[..<slash])) {
      case nil: continue
      case .folder: return nil
      case .file:
        archive = String(path[..<slash])
        guard let file = try? RegularFile(archive) else { return nil }
        let access = RandomAccess(ByteSource(file, name: archive))
        guard let beginning = try? access?.bytes(at: 0, 8), ZipArchive.begins(beginning) else { return nil }
        inner = String(path[path.utf8.index(after: slash)...])
        return
      }
    }
    return nil
  }
}
