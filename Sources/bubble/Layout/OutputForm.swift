import ArgumentParser

/// The forms a layout can be written in.
enum OutputForm: String, CaseIterable, ExpressibleByArgument {
  case json
  case jsonl
  case svg
  case png
  case html
  case text

  /// Whether lines can list their glyphs; pictures always draw them.
  var listsGlyphs: Bool { self == .json || self == .jsonl || self == .text }

  /// The form a file's name asks for.
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
