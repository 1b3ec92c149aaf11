import Foundation
import Synchronization

/// The characters of each font, from the file `coverage.txt` next to the manifest. With it, no font has to be
/// opened to find out that it lacks a character. The file is read at the first call of `ranges(of:)`.
package final class BundledFontCoverage: Sendable {
  /// The name of the file with the characters.
  package static let name = "coverage.txt"

  private let url: URL
  private let lines = Mutex<[String: ArraySlice<UInt8>]?>(nil)

  init(_ url: URL) { self.url = url }

  /// Returns the characters of a font as ascending ranges; nil if the file does not list the font, or if its
  /// line is invalid.
  package func ranges(of font: BundledFont) -> [ClosedRange<UInt32>]? {
    let line = lines.withLock { lines in
      let read = lines ?? read()
      lines = read
      return read["\(font.file):\(font.faceIndex)"]
    }
    return line.flatMap(Self.ranges)
  }

  /// Reads the lines. Each has fonts (`file:face`) separated by spaces, then a tab, then ranges (`20-7E A0`).
  /// The result contains the ranges as text, by font; it is empty if the file cannot be read.
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
