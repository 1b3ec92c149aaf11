/// Finds TeX environments without further delimiters, such as `\begin{align}…\end{align}`.
enum EnvironmentSyntax {
  /// The kind of these formulas, in place of a byte of their delimiter. The delimiters belong to the source.
  static let kind = UInt8(ascii: "b")

  /// The environments that contain formulas. Each may have a `*` at the end of its name. All others stay
  /// text.
  static let names: [StaticString] = [
    "equation", "align", "gather", "multline", "alignat", "flalign", "eqnarray", "displaymath", "math",
    "dmath", "subequations", "aligned", "alignedat", "gathered", "split", "cases", "dcases", "rcases",
    "drcases", "matrix", "pmatrix", "bmatrix", "Bmatrix", "vmatrix", "Vmatrix", "smallmatrix",
    "psmallmatrix", "bsmallmatrix", "vsmallmatrix", "array", "darray", "subarray",
  ]

  /// Returns the range of the name in `\begin{name}` at a place, and the number of the name; nil if no known
  /// environment begins there.
  static func opener(at place: Int, before end: Int, _ text: Span<UInt8>) -> (name: Range<Int>, number: Int)?
  {
    guard has(begin, at: place, before: end, text) else { return nil }
    let start = place + begin.utf8CodeUnitCount
    var stop = start
    while stop < end, text[stop].isLetter, stop - start < 20 { stop += 1 }
    guard
      let number = names.firstIndex(where: {
        $0.utf8CodeUnitCount == stop - start && has($0, at: start, before: end, text)
      })
    else { return nil }
    if stop < end, text[stop] == UInt8(ascii: "*") { stop += 1 }
    return stop < end && text[stop] == UInt8(ascii: "}") ? (start..<stop, number) : nil
  }

  /// Whether a line may become the beginning of an environment if more of it arrives: it is the beginning of
  /// `\begin{name}`.
  static func mayBegin(_ line: Range<Int>, _ text: Span<UInt8>) -> Bool {
    let shown = min(line.count, begin.utf8CodeUnitCount)
    guard starts(begin, with: line.lowerBound..<(line.lowerBound + shown), text) else { return false }
    let name = (line.lowerBound + shown)..<line.upperBound
    return names.contains { word in
      let isStarred =
        name.count == word.utf8CodeUnitCount + 1 && text[name.upperBound - 1] == UInt8(ascii: "*")
      return starts(word, with: isStarred ? name.dropLast() : name, text)
    }
  }

  /// Returns the start and end of the `\end{name}` that closes an environment; nil if there is none. A
  /// backslash escapes the next character. O(n).
  ///
  /// - Parameter depth: The number of environments of this name that are open, which is updated.
  static func closer(of name: Range<Int>, _ depth: inout Int, in range: Range<Int>, _ text: Span<UInt8>)
    -> Int?
  {
    var place = range.lowerBound
    while place < range.upperBound {
      guard text[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      for (word, change) in [(begin, 1), (Self.end, -1)]
      where has(word, at: place, before: range.upperBound, text) {
        let start = place + word.utf8CodeUnitCount
        let stop = start + name.count
        guard stop < range.upperBound, text[stop] == UInt8(ascii: "}"),
          zip(start..<stop, name).allSatisfy({ text[$0] == text[$1] })
        else { break }
        depth += change
        if depth == 0 { return stop + 1 }
      }
      place += 2
    }
    return nil
  }

  private static let begin: StaticString = "\\begin{"
  private static let end: StaticString = "\\end{"

  /// Whether a word is at a place. Names of environments are case-sensitive.
  private static func has(_ word: StaticString, at place: Int, before end: Int, _ text: Span<UInt8>) -> Bool {
    place + word.utf8CodeUnitCount <= end
      && starts(word, with: place..<(place + word.utf8CodeUnitCount), text)
  }

  /// Whether a word starts with the characters of a range.
  private static func starts(_ word: StaticString, with range: Range<Int>, _ text: Span<UInt8>) -> Bool {
    guard range.count <= word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { letters in
      for (index, place) in range.enumerated() where letters[index] != text[place] { return false }
      return true
    }
  }
}
