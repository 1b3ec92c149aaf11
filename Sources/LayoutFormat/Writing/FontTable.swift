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
      let block = part.block
      for run in block.paragraph.runs where !run.glyphs.isEmpty {
        _ = number(of: run.properties.font.face)
      }
      // A hyphen that is shown where a line ends is no part of the text and may be from a font of its own.
      for (index, line) in block.lines.enumerated() where line.ending == .softHyphen {
        for run in block.glyphRuns(inLine: index) { _ = number(of: run.font.face) }
      }
    }
  }
}

extension Part {
  var block: TextBlock {
    switch self {
    case .text(let part): part.block
    case .label(let part): part.block
    }
  }

  /// Where the block stands in the cell.
  var blockOrigin: Point {
    switch self {
    case .text(let part): part.frame.origin
    case .label(let part):
      Point(x: part.frame.minX + part.blockOrigin.x, y: part.frame.minY + part.blockOrigin.y)
    }
  }
}
