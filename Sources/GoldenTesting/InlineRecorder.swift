import Foundation
import LayoutGoldens

/// Writes goldens into the source files of tests.
package struct InlineRecorder {
  /// For each source file, the places where goldens that were written have made it longer: the line at
  /// compile time, and the number of added lines.
  private var shifts: [String: [(line: Int, lines: Int)]] = [:]

  enum Failure: Error, CustomStringConvertible {
    case notFound
    case changed(String)

    var description: String {
      switch self {
      case .notFound: "the call has no 'inline: \"\"\"…\"\"\"' to write the golden to"
      case .changed(let path): "\(path) cannot be read or written"
      }
    }
  }

  /// Replaces the literal after `inline:` in a call by a golden.
  mutating func record(_ golden: String, at caller: GoldenCaller) throws {
    guard let source = try? String(contentsOfFile: caller.path, encoding: .utf8) else {
      throw Failure.changed(caller.path)
    }
    let shift = shifts[caller.path, default: []].filter { $0.line < caller.line }.reduce(0) { $0 + $1.lines }
    guard let edited = Self.source(source, with: golden, line: caller.line + shift) else {
      throw Failure.notFound
    }
    guard GoldenFile(path: caller.path).problem(writing: [UInt8](edited.utf8)) == nil else {
      throw Failure.changed(caller.path)
    }
    let lines = edited.count { $0 == "\n" } - source.count { $0 == "\n" }
    shifts[caller.path, default: []].append((caller.line, lines))
  }

  /// Returns the source with `golden` as the literal of the call's `inline:` argument; nil if no such literal
  /// is found.
  ///
  /// - Parameter line: The line of the call, from 1.
  package static func source(_ source: String, with golden: String, line: Int) -> String? {
    var start = source.startIndex
    for _ in 1..<max(1, line) {
      guard let end = source[start...].firstIndex(where: \.isNewline) else { return nil }
      start = source.index(after: end)
    }
    guard let label = source[start...].firstRange(of: "inline:") else { return nil }
    let literal = source[label.upperBound...].drop { $0.isWhitespace }
    let hashes = String(literal.prefix { $0 == "#" })
    let quotes = literal.dropFirst(hashes.count).prefix { $0 == "\"" }
    let delimiter: String
    switch quotes.count {
    case 3...: delimiter = "\"\"\""
    case 1, 2: delimiter = "\""
    default: return nil
    }
    let body = source.index(literal.startIndex, offsetBy: hashes.count + delimiter.count)
    guard let end = source[body...].firstRange(of: delimiter + hashes) else { return nil }
    let lineStart = source[..<label.lowerBound].lastIndex(where: \.isNewline).map(source.index(after:))
    let indentation = source[(lineStart ?? source.startIndex)...].prefix { $0 == " " || $0 == "\t" } + "  "
    // The golden is written as a raw string literal, so that its backslashes are not escapes.
    let guarded = "#"
    let lines = golden.split(separator: "\n", omittingEmptySubsequences: false).map { "\(indentation)\($0)" }
    return source[..<literal.startIndex]
      + "\(guarded)\"\"\"\n\(lines.joined(separator: "\n"))\n\(indentation)\"\"\"\(guarded)"
      + source[end.upperBound...]
  }
}
