import Foundation
import Synchronization

/// The characters and language systems of each font, from the file `coverage.txt` next to the manifest. With it,
/// no font has to be opened to find out that it lacks a character, or that a language changes nothing in it. The
/// file is read when a line is first needed.
package final class BundledFontCoverage: Sendable {
  /// The name of the file.
  package static let name = "coverage.txt"

  /// What the file says about a font: its characters as text, and the tags of its language systems. The tags
  /// are nil if the line ends after the characters.
  private struct Line {
    let ranges: ArraySlice<UInt8>
    let tags: ArraySlice<UInt8>?
  }

  private let url: URL
  private let lines = Mutex<[String: Line]?>(nil)

  init(_ url: URL) { self.url = url }

  /// Returns the characters of a font as ascending ranges; nil if the file does not list the font, or if its
  /// line is invalid.
  package func ranges(of font: BundledFont) -> [ClosedRange<UInt32>]? {
    line(of: font).flatMap { Self.ranges($0.ranges) }
  }

  /// Returns the tags of a font's language systems in `GSUB` and `GPOS`, as OpenType numbers them; nil if the
  /// file does not list them, or if they are invalid.
  package func languageSystems(of font: BundledFont) -> Set<UInt32>? {
    line(of: font)?.tags.flatMap(Self.tags)
  }

  private func line(of font: BundledFont) -> Line? {
    lines.withLock { lines in
      let read = lines ?? read()
      lines = read
      return read["\(font.file):\(font.faceIndex)"]
    }
  }

  /// Reads the lines. Each has fonts (`file:face`), ranges (`20-7E A0`) and tags (`SRB`), with a tab between the
  /// three and spaces within them. The result is empty if the file cannot be read.
  private func read() -> [String: Line] {
    guard let data = try? Data(contentsOf: url) else { return [:] }
    var lines: [String: Line] = [:]
    for line in [UInt8](data).split(separator: UInt8(ascii: "\n")) {
      let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard columns.count > 1 else { continue }
      for font in columns[0].split(separator: UInt8(ascii: " ")) {
        lines[String(decoding: font, as: UTF8.self)] = Line(
          ranges: columns[1], tags: columns.count > 2 ? columns[2] : nil)
      }
    }
    return lines
  }

  /// Parses tags of one to four letters or digits; OpenType fills shorter ones with spaces.
  private static func tags(_ text: ArraySlice<UInt8>) -> Set<UInt32>? {
    var tags: Set<UInt32> = []
    for tag in text.split(separator: UInt8(ascii: " ")) {
      guard tag.count <= 4 else { return nil }
      let filled = Array(tag) + repeatElement(UInt8(ascii: " "), count: 4 - tag.count)
      tags.insert(filled.reduce(0) { $0 << 8 | UInt32($1) })
    }
    return tags
  }

  /// Parses ranges byte by byte, which is fast: the first layout of text other than English waits for it.
  private static func ranges(_ text: ArraySlice<UInt8>) -> [ClosedRange<UInt32>]? {
    var ranges: [ClosedRange<UInt32>] = []
    var first: UInt32?
    var (number, digits) = (UInt32(0), 0)
    func isNumber() -> Bool { (1...6).contains(digits) }
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = number << 4 | UInt32(byte - UInt8(ascii: "0"))
        digits += 1
      case UInt8(ascii: "A")...UInt8(ascii: "F"):
        number = number << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
        digits += 1
      case UInt8(ascii: "-"):
        guard first == nil, isNumber() else { return nil }
        first = number
        (number, digits) = (0, 0)
      case UInt8(ascii: " "):
        guard isNumber(), first ?? number <= number else { return nil }
        ranges.append((first ?? number)...number)
        (first, number, digits) = (nil, 0, 0)
      default: return nil
      }
    }
    guard isNumber(), first ?? number <= number else { return nil }
    ranges.append((first ?? number)...number)
    return ranges
  }
}

extension BundledFontCoverage: Hashable {
  /// Coverages are equal if they are from the same file.
  package static func == (left: BundledFontCoverage, right: BundledFontCoverage) -> Bool {
    left.url == right.url
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(url) }
}
