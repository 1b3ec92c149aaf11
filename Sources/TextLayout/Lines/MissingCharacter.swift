import TextShaping
import TextUnicode

/// A character that no font has. The first font's glyph for missing characters, usually a box, is shown
/// instead.
public struct MissingCharacter: Hashable, Sendable {
  /// The character.
  public let scalar: Unicode.Scalar
  /// The character's UTF-16 offset in the text.
  public let offset: Int

  /// The character's code point in Unicode's notation: `U+2A6D6`.
  public var codePoint: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension TextBlock {
  /// The characters in the block's lines that no font has, in text order. Characters that an ellipsis
  /// replaces are left out.
  ///
  /// - Complexity: O(1) for a text whose characters all have glyphs, else linear in the text.
  public var missingCharacters: [MissingCharacter] {
    guard warnings.contains(.lastResortGlyph) else { return [] }
    return lines.indices.flatMap { missingCharacters(inLine: $0) }
  }

  /// The characters of a line that no font has, ascending.
  ///
  /// - Parameter index: The index of the line. Out of range the result is empty.
  /// - Complexity: O(1) for a text whose characters all have glyphs, else linear in the line.
  public func missingCharacters(inLine index: Int) -> [MissingCharacter] {
    guard lines.indices.contains(index), paragraph.warnings.contains(.lastResortGlyph) else { return [] }
    let hidden = lines[index].hiddenRange
    var missing: [MissingCharacter] = []
    for run in glyphRuns(inLine: index) where !run.range.isEmpty {
      // The run of the ellipsis starts in the text that it replaces.
      if let hidden, hidden.contains(run.range.lowerBound) { continue }
      missing += Self.missingCharacters(of: run, in: paragraph.units)
    }
    return missing.sorted { $0.offset < $1.offset }
  }

  /// Returns the characters that the font lacks in each cluster with a last-resort glyph. Invisible
  /// characters do not count.
  private static func missingCharacters(of run: GlyphRun, in units: ContiguousArray<UInt16>)
    -> [MissingCharacter]
  {
    guard run.glyphs.contains(where: { $0.id == 0 }) else { return [] }
    let text = units.span
    // HarfBuzz numbers clusters by their first code unit, so each cluster ends where the next one starts.
    let starts = Set(run.glyphs.map(\.cluster)).sorted() + [run.range.upperBound]
    let ends = Dictionary(zip(starts, starts.dropFirst()), uniquingKeysWith: { first, _ in first })
    var missing: [MissingCharacter] = []
    for start in Set(run.glyphs.lazy.filter { $0.id == 0 }.map(\.cluster)) {
      var offset = start
      while offset < min(ends[start] ?? start, text.count) {
        let (value, length) = text.scalar(at: offset)
        if !ScalarProperties(value).isDefaultIgnorable, !run.font.face.hasGlyph(for: value),
          let scalar = Unicode.Scalar(value)
        {
          missing.append(MissingCharacter(scalar: scalar, offset: offset))
        }
        offset += length
      }
    }
    return missing
  }
}
