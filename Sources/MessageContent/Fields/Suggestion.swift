/// Suggests a known word for an unknown one.
package enum Suggestion {
  /// Returns the most similar known word; nil if none is similar.
  ///
  /// - Complexity: Linear in the number of words, quadratic in their lengths. Only the first 40 characters
  ///   are compared.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let word = String(word.prefix(40)).lowercased()
    let limit = word.count < 4 ? 1 : word.count < 8 ? 2 : 3
    let distances = known.map { (name: $0, distance: distance(word, $0.lowercased(), limit: limit)) }
    guard let best = distances.min(by: { $0.distance < $1.distance }), best.distance <= limit else {
      return nil
    }
    return best.name
  }

  /// Returns `; did you mean 'layout'?`, or an empty text.
  package static func question(for word: String, among known: [String]) -> String {
    nearest(to: word, among: known).map { "; did you mean '\($0.spelt)'?" } ?? ""
  }

  /// Returns ` (did you mean 'layout'?)` for the middle of a sentence, or an empty text.
  package static func aside(for word: String, among known: [String]) -> String {
    nearest(to: word, among: known).map { " (did you mean '\($0.spelt)'?)" } ?? ""
  }

  /// Returns how many letters of one word have to be added, removed, replaced or swapped with the next one to
  /// get the other word.
  package static func distance(_ first: String, _ second: String, limit: Int = .max) -> Int {
    let (first, second) = (Array(first), Array(second))
    let difference = abs(first.count - second.count)
    guard difference <= limit else { return difference }
    var (before, above) = ([Int](), Array(0...second.count))
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(above[column + 1] + 1, current[column] + 1)
        best = min(best, above[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      (before, above) = (above, current)
    }
    return above[second.count]
  }
}
