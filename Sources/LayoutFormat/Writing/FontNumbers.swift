import BubbleLayout
import TextLayout
import TextShaping

/// The fonts of a layout, numbered in the order of their first use.
package struct FontNumbers {
  private var numbers: [FontFace: Int] = [:]
  private var latest: (face: FontFace, number: Int)?
  package private(set) var faces: [FontFace] = []

  /// Returns the number of a font. A new font is added.
  mutating func number(of face: FontFace) -> Int {
    // Successive runs usually have the same font.
    if let latest, latest.face == face { return latest.number }
    let number = numbers[face] ?? faces.count
    if number == faces.count {
      faces.append(face)
      numbers[face] = number
    }
    latest = (face, number)
    return number
  }

  package init() {}

  /// Adds the fonts of a row, part by part and in the order of the text.
  package mutating func add(_ item: TranscriptRow) {
    switch item {
    case .message(let cell):
      add(cell.parts)
    case .separator(let separator): add(separator)
    case .typing(let row): add(row.parts)
    }
  }

  private mutating func add(_ parts: [Part]) {
    for part in parts {
      if let block = part.block { add(block) }
      if case .formula(let formula) = part { for font in formula.fonts { _ = number(of: font.face) } }
    }
  }

  /// Adds the fonts of a separator.
  mutating func add(_ separator: TranscriptSeparator) { add(separator.label.block) }

  /// Adds the fonts of a text.
  package mutating func add(_ block: TextBlock) {
    for run in block.paragraph.runs where !run.glyphs.isEmpty {
      _ = number(of: run.properties.font.face)
    }
    // A visible hyphen or an ellipsis is not part of the text, and may have another font.
    for (index, line) in block.lines.enumerated()
    where line.ending == .softHyphen || line.hiddenRange != nil {
      for run in block.glyphRuns(inLine: index) { _ = number(of: run.font.face) }
    }
  }
}
