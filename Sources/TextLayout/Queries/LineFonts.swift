import TextShaping
import TextUnicode

/// The fonts of a line's letters, found by their offsets.
package struct LineFonts {
  /// The index of the line in its block.
  package let line: Int
  /// The runs in the order of the text.
  private let runs: [(range: Range<Int>, font: FontInstance, baseline: LayoutUnit)]

  /// Finds the fonts of a line, whose index must be one of the block's. Linear in the line.
  package init(_ block: TextBlock, line index: Int) {
    line = index
    let baseline = block.lines[index].baseline.advance
    runs = block.pieces(inLine: index).map {
      ($0.range, $0.font.instance, LayoutUnit(nearest: baseline - $0.baselineOffset))
    }
  }

  /// Returns the largest font of a range on the line, and the baseline of its letters, which is above the
  /// line's baseline for raised letters. Colour fonts are considered only if there are no others.
  ///
  /// - Parameter range: UTF-16 offsets.
  /// - Returns: Nil if no part of the range is on the line.
  /// - Complexity: Logarithmic in the runs before the range, linear in the runs in it.
  package func largest(in range: Range<Int>) -> (font: FontInstance, baseline: LayoutUnit)? {
    var best: (font: FontInstance, baseline: LayoutUnit)?
    var index = runs.partitioningIndex { $0.range.upperBound > range.lowerBound }
    while index < runs.count, runs[index].range.lowerBound < range.upperBound {
      let (_, font, baseline) = runs[index]
      index += 1
      guard let known = best else {
        best = (font, baseline)
        continue
      }
      let isBetter =
        font.face.isColor == known.font.face.isColor
        ? font.pointSize > known.font.pointSize : known.font.face.isColor
      if isBetter { best = (font, baseline) }
    }
    return best
  }
}
