import BubbleLayout
import TextLayout
import TextShaping

/// The fonts a layout uses, numbered in the order of their first use.
struct FontTable {
  private var numbers: [FontFace: Int] = [:]
  private(set) var faces: [FontFace] = []

  /// The number of a font, which is added where it is new.
  mutating func number(of face: FontFace) -> Int {
    if let number = numbers[face] { return number }
    faces.append(face)
    numbers[face] = faces.count - 1
    return faces.count - 1
  }

  /// Adds the fonts of a cell, part by part and in the order of the text.
  mutating func add(_ cell: Cell) {
    for part in cell.parts {
      guard let block = part.block else { continue }
      for run in block.paragraph.runs where !run.glyphs.isEmpty {
        _ = number(of: run.properties.font.face)
      }
      // A hyphen or an ellipsis that is shown is no part of the text and may be from a font of its own.
      for (index, line) in block.lines.enumerated()
      where line.ending == .softHyphen || line.hiddenRange != nil {
        for run in block.glyphRuns(inLine: index) { _ = number(of: run.font.face) }
      }
    }
  }
}
