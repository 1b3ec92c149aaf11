import Foundation
import Synchronization

/// The characters of each font, as `coverage.txt` beside the manifest lists them, so that no font needs to be opened to learn
/// that it lacks a character. The file is read when something is first asked.
package final class BundledFontCoverage: Sendable {
  /// The file's name inside the directory.
  package static let name = "coverage.txt"

  private let url: URL
  private let lines = Mutex<[String: ArraySlice<UInt8>]?>(nil)

  init(_ url: URL) { self.url = url }

  /// The ranges of a font, ascending; nil where the file does not list the font, or not as it should.
  package func ranges(of font: BundledFont) -> [ClosedRange<UInt32>]? {
    let line = lines.withLock { lines in
      let read = lines ?? read()
      lines = read
      return read["\(font.file):\(font.faceIndex)"]
    }
    return line.flatMap(Self.ranges)
  }

  /// Each line has fonts (`file:face`), separated by spaces, a tab, and ranges (`20-7E A0`).
  private func read() -> [String: ArraySlice<UInt8>] {
    guard let data = try? Data(contentsOf: url) else { return [:] }
    var lines: [String: ArraySlice<UInt8>] = [:]
    for line in [UInt8](data).split(separator: UInt8(ascii: "\n")) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      for font in line[..<tab].split(separator: UInt8(ascii: " ")) {
        lines[String(decoding: font, as: UTF8.self)] = line[(tab + 1)...]
      }
    }
    return lines
  }

  private static func ranges(_ text: ArraySlice<UInt8>) -> [ClosedRange<UInt32>]? {
    var ranges: [ClosedRange<UInt32>] = []
    for part in text.split(separator: UInt8(ascii: " ")) {
      let ends = part.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      guard ends.count <= 2, let first = number(ends[0]), let last = number(ends[ends.count - 1]),
        first <= last
      else { return nil }
      ranges.append(first...last)
    }
    return ranges
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> UInt32? {
    (1...6).contains(digits.count) ? UInt32(String(decoding: digits, as: UTF8.self), radix: 16) : nil
  }
}

extension BundledFontCoverage: Hashable {
  /// Coverages are equal when they are of the same file.
  package static func == (left: BundledFontCoverage, right: BundledFontCoverage) -> Bool {
    left.url == right.url
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(url) }
}
