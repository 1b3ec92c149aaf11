import TextShaping
import TextUnicode

/// A line with the places where carets can be, for queries. Its runs are in order from left to right.
///
/// - Complexity: Creating one takes time linear in the line. A query takes time linear in its runs, of which
///   most lines have one, and logarithmic in its graphemes.
package struct LineCarets {
  /// The index of the line in its block.
  package let index: Int
  package let line: LineBox
  /// The offset after the line's text and hanging white space: before its line break, if it has one.
  package let contentEnd: Int
  /// The runs from left to right, including hanging white space but not the line break.
  let runs: [VisualRun]
}

extension LineCarets {
  /// Returns the caret at an offset, which is clamped to `line.start` and `contentEnd`.
  package func caret(at offset: Int, affinity: TextPosition.Affinity) -> Caret {
    let offset = min(max(line.start, offset), contentEnd)
    let before = runs.first { $0.range.lowerBound < offset && offset <= $0.range.upperBound }
    let after = runs.first { $0.range.contains(offset) }
    let run = affinity == .upstream ? before ?? after : after ?? before
    let x = run?.edge(at: offset) ?? (line.isRightToLeft ? line.frame.maxX : line.frame.minX)
    return Caret(
      frame: Rect(x: x, y: line.frame.minY, width: 0, height: line.frame.height),
      isRightToLeft: run?.isRightToLeft ?? line.isRightToLeft, line: index)
  }

  /// The position whose caret is nearest to `x`.
  package func position(atX x: LayoutUnit) -> TextPosition {
    guard let run = runs.first(where: { $0.maxX > x }) ?? runs.last else {
      return TextPosition(offset: line.start, affinity: .downstream)
    }
    let nearest = run.nearestEdge(to: x)
    return TextPosition(
      offset: run.offsets[nearest], affinity: nearest == run.offsets.count - 1 ? .upstream : .downstream)
  }

  /// Adds the rectangles behind the line's part of a range that starts and ends at grapheme boundaries.
  package func appendSelection(of range: Range<Int>, to rects: inout [Rect]) {
    let first = rects.count
    for index in runs.indices { appendSelection(of: range, inRun: index, since: first, to: &rects) }
  }

  /// Adds the rectangle behind the part of a range that is in a run.
  ///
  /// - Parameter first: The index of the first rectangle to which the new one may be joined. Rectangles are
  ///   joined if they touch.
  func appendSelection(of range: Range<Int>, inRun index: Int, since first: Int, to rects: inout [Rect]) {
    let run = runs[index]
    let selected = range.clamped(to: run.range)
    guard !selected.isEmpty else { return }
    let leading = run.edge(at: selected.lowerBound)
    let trailing = run.edge(atOrAfter: selected.upperBound)
    let left = min(leading, trailing)
    let width = max(leading, trailing) - left
    guard width > 0 else { return }
    let rect = Rect(x: left, y: line.frame.minY, width: width, height: line.frame.height)
    if rects.count > first, let last = rects.last, last.maxX == rect.minX {
      rects[rects.count - 1] = last.union(rect)
    } else {
      rects.append(rect)
    }
  }
}

extension TextBlock {
  /// Returns what queries need to know about a line, whose index must be one of `lines`.
  ///
  /// Edges are rounded to the nearest 1/64 point. The end of the line is rounded up, like the width of its
  /// frame.
  ///
  /// - Complexity: Linear in the line.
  package func carets(ofLine index: Int) -> LineCarets {
    let line = lines[index]
    let contentEnd = contentEnd(ofLine: index)
    let pieces = pieces(inLine: index).filter { $0.range.lowerBound < contentEnd }
    var order = BidiLine.visualOrder(ofLevels: pieces.map(\.level))
    let visibleEdge = pieces.reduce(line.frame.minX.advance) { $1.hangs ? $0 : $0 + $1.advance }
    func rounded(_ x: Advance) -> LayoutUnit {
      x >= visibleEdge ? LayoutUnit(roundingUp: x.decided) : LayoutUnit(nearest: x)
    }
    // As in `glyphRuns`, hanging white space is on the left of a right-to-left line.
    var pen = line.frame.minX.advance
    if line.isRightToLeft { pen -= pieces.reduce(.zero) { $1.hangs ? $0 + $1.advance : $0 } }
    var lefts = [Advance](repeating: .zero, count: pieces.count)
    for place in order {
      lefts[place] = pen
      pen += pieces[place].advance
    }
    // An ellipsis that hides no character has a width but no offsets.
    order.removeAll { pieces[$0].range.isEmpty }
    var runs: [VisualRun] = []
    var first = 0
    while first < order.count {
      var last = first
      while last + 1 < order.count, pieces[order[last]].continues(into: pieces[order[last + 1]]) { last += 1 }
      let isRightToLeft = pieces[order[first]].level & 1 == 1
      var run = VisualRun(isRightToLeft: isRightToLeft)
      for step in 0...last - first {
        let place = order[isRightToLeft ? last - step : first + step]
        let piece = pieces[place]
        let left = lefts[place]
        let edges =
          piece.range == line.hiddenRange ? piece.outerEdges : piece.graphemeEdges(paragraph.clusters)
        run.append(edges) {
          rounded(isRightToLeft ? left + piece.advance - $0 : left + $0)
        }
      }
      runs.append(run)
      first = last + 1
    }
    return LineCarets(index: index, line: line, contentEnd: contentEnd, runs: runs)
  }

  private func contentEnd(ofLine index: Int) -> Int {
    let span = spans[index]
    let clusters = paragraph.clusters
    // A line break that an ellipsis hides does not end the line's content.
    let hasBreak =
      span.start < span.end && clusters.flags(span.end - 1).contains(.isHardBreak)
      && span.hidden?.contains(span.end - 1) != true
    return Int(clusters.offset(hasBreak ? span.end - 1 : span.end))
  }
}

extension LinePiece {
  /// Whether a caret moves from this piece to the one on its right without a jump, as inside one piece.
  fileprivate func continues(into right: LinePiece) -> Bool {
    guard level & 1 == right.level & 1 else { return false }
    let earlier = level & 1 == 1 ? right.range : range
    let later = level & 1 == 1 ? range : right.range
    // Adjacent pieces have equal bounds. A visible hyphen overlaps the last character of the piece before it.
    return (earlier.lowerBound...earlier.upperBound).contains(later.lowerBound)
  }
}
