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

  /// Adds the fonts of a cell, part by part and line by line.
  mutating func add(_ cell: Cell) {
    for part in cell.parts {
      let block = part.block
      for line in block.lines.indices {
        for run in block.glyphRuns(inLine: line) { _ = number(of: run.font.face) }
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
