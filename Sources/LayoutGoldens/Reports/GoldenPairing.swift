import TextLayout

/// Finds the obsolete golden that a missing golden may replace: a new width or direction gives a golden a new
/// name.
struct GoldenPairing {
  /// Notes about missing goldens, by the paths of their files.
  private(set) var notes: [String: String] = [:]

  private struct Candidate {
    let name: String
    let path: String
    let made: [GoldenField]
  }

  /// - Complexity: Quadratic in the number of obsolete and missing goldens of a folder.
  init(_ entries: [GoldenReport.Entry]) {
    let obsolete = entries.filter { $0.outcome == nil && !$0.name.hasSuffix(Goldens.pictureSuffix) }
    guard !obsolete.isEmpty else { return }
    var left = obsolete.compactMap { entry -> Candidate? in
      guard case .text(let text) = GoldenFile(path: entry.path).read() else { return nil }
      return Candidate(name: entry.name, path: entry.path, made: Self.made(text))
    }
    for entry in entries where entry.outcome == .missing {
      guard let actual = entry.actual else { continue }
      let made = Self.made(actual)
      let changes = left.indices.filter { Self.folder(left[$0].path) == Self.folder(entry.path) }
        .map { (index: $0, changes: Self.changes(left[$0].made, made)) }
      guard let best = changes.min(by: { $0.changes.count < $1.changes.count }), !best.changes.isEmpty else {
        continue
      }
      let old = left.remove(at: best.index)
      notes[entry.path] =
        "case: \(best.changes.joined(separator: ", ")), if it replaces '\(old.name)', which is obsolete"
    }
  }

  private static func folder(_ path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }

  /// Returns the fields of the `case` line of a golden, which contain the settings of the layout.
  private static func made(_ golden: GoldenText) -> [GoldenField] {
    let line = golden.text.split(separator: "\n", maxSplits: 200).first { $0.hasPrefix("case ") }
    let nodes = line.flatMap { try? GoldenParser.parse("\(GoldenParser.signature)\n\($0)\n") }
    return nodes?.first?.fields ?? []
  }

  private static func changes(_ old: [GoldenField], _ new: [GoldenField]) -> [String] {
    var changes: [String] = []
    for field in old {
      guard let now = new.first(where: { $0.name == field.name })?.value, now != field.value else { continue }
      changes.append("\(field.name) \(field.value) → \(now)")
    }
    return changes
  }
}
