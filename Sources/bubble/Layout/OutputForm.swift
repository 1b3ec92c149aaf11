import ArgumentParser

/// The formats a layout can be written in.
enum OutputForm: String, CaseIterable, ExpressibleByArgument {
  case json
  case jsonl
  case svg
  case png
  case html
  case text

  /// Whether it can list the glyphs of lines; pictures always draw them.
  var listsGlyphs: Bool { self == .json || self == .jsonl || self == .text }

  /// The format by the ending of a file's name.
  init?(path: String?) {
    guard let path, let dot = path.lastIndex(of: ".") else { return nil }
    switch path[path.index(after: dot)...].lowercased() {
    case "json": self = .json
    case "jsonl", "ndjson": self = .jsonl
    case "svg": self = .svg
    case "png": self = .png
    case "html", "htm": self = .html
    case "txt": self = .text
    default: return nil
    }
  }
}
