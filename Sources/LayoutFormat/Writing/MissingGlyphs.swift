import BubbleLayout
import TextLayout

/// Counts the characters in rows for which no font has a glyph.
package struct MissingGlyphs: Hashable, Sendable {
  /// How many characters have no glyph.
  package private(set) var count = 0
  /// How many messages and other rows contain such characters.
  package private(set) var rows = 0
  /// The characters, each once.
  private var characters: [UInt32: MissingCharacter] = [:]

  /// How many code points are named at most.
  private static let named = 8

  package init() {}

  /// Counts the characters of a row that have no glyph.
  package mutating func add(_ row: TranscriptRow) { add(row.missingCharacters) }

  /// Counts characters that have no glyph, of one row.
  ///
  /// - Parameter isSameRow: Whether some characters of the same row were counted just before.
  package mutating func add(_ characters: [MissingCharacter], isSameRow: Bool = false) {
    guard !characters.isEmpty else { return }
    if !isSameRow { rows += 1 }
    count += characters.count
    for character in characters where self.characters[character.scalar.value] == nil {
      self.characters[character.scalar.value] = character
    }
  }

  /// The counts in one line, such as `3 characters of 2 messages have no glyph: U+2A6D6 U+1D800`; nil if all
  /// characters have a glyph.
  package var summary: String? {
    guard count > 0 else { return nil }
    return "\(count) character\(count == 1 ? "" : "s") of \(rows) message\(rows == 1 ? "" : "s") "
      + "\(count == 1 ? "has" : "have") no glyph: \(list)"
  }

  /// The lowest code points separated by spaces, and an ellipsis if there are more. Because they are sorted,
  /// the list does not depend on the order of the rows.
  package var list: String {
    let ascending = characters.sorted { $0.key < $1.key }.prefix(Self.named).map(\.value.codePoint)
    return (ascending + (characters.count > Self.named ? ["…"] : [])).joined(separator: " ")
  }
}
