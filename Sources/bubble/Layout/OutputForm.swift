import ArgumentParser

/// The formats a layout can be written in.
enum OutputForm: String, CaseIterable, ExpressibleByArgument {
  case json
  case jsonl
  case svg
  case png
  case html
  case text

  /// Whether the format can list the glyphs of lines. Drawings always contain them.
  var listsGlyphs: Bool { self == .json || self == .jsonl || self == .text }

  /// Whether the format is a drawing.
  var isDrawn: Bool { self == .svg || self == .png || self == .html }

  /// How control characters are escaped on a terminal; nil for a binary format.
  var terminalForm: TerminalFilter.Form? {
    switch self {
    case .json, .jsonl: .json
    case .svg, .html: .markup
    case .text: .text
    case .png: nil
    }
  }

  /// Returns the ending of a file's name, in lower case; nil for a name without one.
  private static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex, name.last != "." else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Checks that the ending of the output's name agrees with its format.
  ///
  /// - Parameter format: The requested format; nil to take it from the name.
  static func check(_ format: OutputForm?, _ path: String?) throws {
    guard let path, path != "-", let ending = ending(of: path) else { return }
    let told = OutputForm(path: path)
    if let format, let told, told != format {
      Diagnostics.report("\(path) is written as \(format.rawValue), although its name ends differently")
    } else if format == nil, told == nil {
      let endings = allCases.map { $0 == .text ? "txt" : $0.rawValue }.joined(separator: ", ")
      throw ValidationError(
        "The value '\(path)' is invalid for '-o <OUT>': unknown format '\(ending)'; the formats are \(endings), and "
          + "--format sets the format of a file with another name.")
    }
  }

  /// Finds the format from the ending of a file's name; nil for an unknown ending.
  init?(path: String?) {
    switch path.flatMap(Self.ending) {
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
