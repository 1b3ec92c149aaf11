import BubbleLayout
import Foundation
import FuzzParts

/// Searches texts of all scripts for themselves, for other spellings of the same characters, and for other texts.
enum CollationTarget {
  private static let engine = try? LayoutEngine(fonts: .bundled)

  static func run(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    let options = FindOptions(rawValue: UInt8(input.byte() & 15))
    let query = input.text(16)
    let head = input.byte()
    let text = FuzzInput.text(input.bytes(200), picksScalars: head & 1 == 1)
    let found = places(of: query, in: text, options)
    check(found, query, in: text)
    // What differs in less is found too.
    let all: FindOptions = [.caseSensitive, .diacriticSensitive]
    if !places(of: query, in: text, options.union(all)).isEmpty, isFolded(query, options) {
      expect(
        !found.isEmpty, "a looser search finds nothing",
        "\(query.debugDescription) in \(text.debugDescription), \(options)")
    }
    guard isFolded(text, options) else { return }
    var spellings = [text]
    // Foundation composes U+E0067 with a cedilla to U+0123, as if it were g.
    if text.unicodeScalars.allSatisfy({ $0.value < 0x10000 }) {
      spellings += [text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping]
    }
    for spelling in spellings {
      for other in spellings {
        let found = places(of: spelling, in: other, options)
        check(found, spelling, in: other)
        expect(
          !found.isEmpty, "a text is not found in itself",
          "\(spelling.unicodeScalars.map(\.value)) in \(other.unicodeScalars.map(\.value)), \(options)")
      }
    }
    // A soft hyphen between two letters changes nothing.
    let hyphenated = String(
      String.UnicodeScalarView(
        text.unicodeScalars.flatMap { $0.isASCII && $0.properties.isAlphabetic ? [$0, "\u{AD}"] : [$0] }))
    expect(
      !places(of: text, in: hyphenated, options).isEmpty, "a soft hyphen hides a text", text.debugDescription)
  }

  /// Whether a text has letters or marks to search for.
  private static func isFolded(_ text: String, _ options: FindOptions) -> Bool {
    !places(of: text, in: text, options).isEmpty
      || !places(of: text, in: text, options.union([.caseSensitive, .diacriticSensitive])).isEmpty
  }

  private static func places(of query: String, in text: String, _ options: FindOptions) -> [Range<Int>] {
    guard let engine else { found("the fonts are missing") }
    let message = Message(id: 1, sender: "a", text: text)
    let transcript = Transcript([message], style: .merged, width: 300, engine: engine)
    return transcript.find(query, options: options).map(\.range)
  }

  /// Matches are parts of the text in ascending order, and none divides a character.
  private static func check(_ ranges: [Range<Int>], _ query: String, in text: String) {
    let units = Array(text.utf16)
    var end = 0
    for range in ranges {
      let isWhole = ![range.lowerBound, range.upperBound].contains {
        units.indices.contains($0) && UTF16.isTrailSurrogate(units[$0])
      }
      expect(
        range.lowerBound >= end && !range.isEmpty && range.upperBound <= units.count && isWhole,
        "a match is at \(range)", "\(query.debugDescription) in \(text.debugDescription)")
      end = range.upperBound
    }
  }
}
