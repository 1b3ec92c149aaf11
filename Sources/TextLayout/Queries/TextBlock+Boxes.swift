import TextShaping
import TextUnicode

extension TextBlock {
  /// The frames of the visible inline boxes, relative to the block, with their indices in `StyledText.boxes`.
  ///
  /// A box that an ellipsis replaces has no frame, and neither has a box without a width.
  ///
  /// - Complexity: Linear in the lines that have boxes, and logarithmic in the number of boxes for each run
  ///   of a line.
  package var boxFrames: [(box: Int, frame: Rect)] {
    let boxes = paragraph.styledText.boxes
    guard !boxes.isEmpty else { return [] }
    var frames: [(box: Int, frame: Rect)] = []
    var next = 0
    for (index, line) in lines.enumerated() {
      while next < boxes.count, boxes[next].offset < line.start { next += 1 }
      guard next < boxes.count else { break }
      guard boxes[next].offset < line.end else { continue }
      for run in carets(ofLine: index).runs {
        var number = boxes.partitioningIndex { $0.offset >= run.range.lowerBound }
        while number < boxes.count, boxes[number].offset < run.range.upperBound {
          if line.hiddenRange?.contains(boxes[number].offset) != true,
            let frame = frame(of: boxes[number], in: run, baseline: line.baseline)
          {
            frames.append((number, frame))
          }
          number += 1
        }
      }
    }
    return frames.sorted { $0.box < $1.box }
  }

  private func frame(of box: InlineBox, in run: VisualRun, baseline: LayoutUnit) -> Rect? {
    let text = paragraph.analysis.text
    guard box.offset < text.count, text[box.offset] == 0xFFFC else { return nil }
    let (leading, trailing) = (run.edge(at: box.offset), run.edge(atOrAfter: box.offset + 1))
    let (left, width) = (min(leading, trailing), max(leading, trailing) - min(leading, trailing))
    guard width > 0 else { return nil }
    let raise = paragraph.runs[paragraph.runs.index(atOffset: box.offset)].baselineOffset
    let ascent = LayoutUnit(nearest: Advance(points: box.ascent) + raise)
    let descent = LayoutUnit(nearest: Advance(points: box.descent) - raise)
    return Rect(x: left, y: baseline - ascent, width: width, height: max(0, ascent + descent))
  }
}
