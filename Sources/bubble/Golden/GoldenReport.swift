import LayoutGoldens
import TextLayout

/// The results of comparing layouts with their goldens, for people and for programs.
struct GoldenReport {
  let results: [(name: String, outcome: GoldenOutcome)]
  /// Goldens that were not used.
  let obsolete: [String]
  /// How many goldens the folder has afterwards.
  let present: Int
  let removed: [String]
  let tolerance: LayoutUnit

  init(_ goldens: Goldens, obsolete: [String], removed: [String] = [], tolerance: LayoutUnit) {
    results = goldens.results.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    present = goldens.present().count
    self.obsolete = obsolete
    self.removed = removed
    self.tolerance = tolerance
  }

  /// 0 where all is equal or recorded, 3 where a golden could not be read or written, otherwise 1.
  var status: ToolStatus {
    if results.contains(where: { $0.outcome.word == "failed" }) { return .unreadableInput }
    return isSuccess ? .done : .differences
  }

  var isSuccess: Bool { obsolete.isEmpty && results.allSatisfy(\.outcome.isSuccess) }

  /// Everything that is not equal, then the counts.
  var text: String {
    var lines: [String] = []
    for (name, outcome) in results where outcome.word != "equal" {
      lines.append(Self.head(outcome.word, name))
      switch outcome {
      case .different, .incomparable, .failed: lines += Self.indented(outcome)
      case .equal, .recorded, .missing: break
      }
    }
    if count("missing") > 0 { lines.append("  'bubble golden record' writes what is missing") }
    lines += removed.map { Self.head("removed", $0) }
    lines += obsolete.map { Self.head("obsolete", $0) }
    if !obsolete.isEmpty {
      lines.append(
        "  nothing asked for these: 'bubble golden record --prune' removes them, --partial lets them be")
    }
    lines.append(counts)
    lines.append(deviation)
    return lines.map { $0 + "\n" }.joined()
  }

  /// `goldens: 4 compared, 5 present: 2 equal, 1 different, 1 missing, 1 obsolete`
  private var counts: String {
    let words = Self.words.compactMap { word in
      let count = count(word)
      return count > 0 ? "\(count) \(word)" : nil
    }
    return "goldens: \(results.count) compared, \(present) present"
      + (words.isEmpty ? "" : ": " + words.joined(separator: ", "))
  }

  private var deviation: String {
    let largest = largestDeviation
    let place = largest.map { $0.outcome.largestDeviation > 0 ? " (\($0.name))" : "" } ?? ""
    let allowed = tolerance > 0 ? "; the tolerance is \(tolerance)" : ""
    return "largest deviation: \(largest?.outcome.largestDeviation ?? .zero)\(place)\(allowed)"
  }

  private var largestDeviation: (name: String, outcome: GoldenOutcome)? {
    results.max { $0.outcome.largestDeviation < $1.outcome.largestDeviation }
  }

  /// The counts as one JSON object.
  var json: String {
    let counts = Self.words.map { "\"\($0)\":\(count($0))" }.joined(separator: ",")
    return "{\"compared\":\(results.count),\"present\":\(present),\(counts)"
      + ",\"largestDeviation\":\(largestDeviation?.outcome.largestDeviation ?? .zero)"
      + ",\"tolerance\":\(tolerance)}\n"
  }

  private static let words = [
    "equal", "recorded", "different", "missing", "incomparable", "failed", "obsolete",
  ]

  private func count(_ word: String) -> Int {
    word == "obsolete" ? obsolete.count : results.count { $0.outcome.word == word }
  }

  /// The word in a column of its own.
  private static func head(_ word: String, _ name: String) -> String {
    word + String(repeating: " ", count: max(1, 13 - word.count)) + name
  }

  private static func indented(_ outcome: GoldenOutcome) -> [String] {
    var lines = outcome.description.split(separator: "\n").map(String.init)
    // The first line, "3 differences", is left out: the differences follow.
    if case .different = outcome { lines.removeFirst() }
    return lines.map { $0.hasPrefix("  ") ? $0 : "  " + $0 }
  }
}
