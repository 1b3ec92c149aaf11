/// Why a font cannot be used. Every case names the file that it concerns.
public enum FontError: Error, Hashable, Sendable {
  /// The file does not exist or cannot be read.
  case unreadable(path: String)
  /// A folder, a pipe or a device, which is not read as a font.
  case notAFile(path: String)
  /// The file is not an OpenType or TrueType font, or FreeType rejects it.
  case malformed(path: String, reason: String)
  /// The file ends before a table in its directory.
  case truncated(path: String, table: String, end: Int, size: Int)
  /// The collection has no face with the requested index.
  case noSuchFace(path: String, index: Int, count: Int)
  /// The folder has no fonts.
  case noFonts(path: String)
  /// A line of a `stack.txt` that cannot be read.
  case malformedStack(path: String, line: Int, reason: String)
}

extension FontError: CustomStringConvertible {
  /// The file, the line if there is one, and the reason.
  public var description: String {
    switch self {
    case .unreadable(let path):
      "\(path): the font file cannot be read"
    case .notAFile(let path):
      "\(path): not a regular file, so no font can be read from it"
    case .malformed(let path, let reason):
      "\(path): not a usable font: \(reason)"
    case .truncated(let path, let table, let end, let size):
      "\(path): the font is truncated: table '\(table)' ends at byte \(end), but the file has only \(size) bytes"
    case .noSuchFace(let path, let index, let count):
      "\(path): there is no face \(index); the file has \(count)"
    case .noFonts(let path):
      "\(path): the folder has no font files (.ttf, .otf, .ttc, .woff, .woff2)"
    case .malformedStack(let path, let line, let reason):
      "\(path):\(line): \(reason)"
    }
  }
}
