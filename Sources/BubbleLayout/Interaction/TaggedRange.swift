import TextLayout

/// A range of a message's text to which the application has given a tag, and its rectangles.
public struct TaggedRange: Hashable, Sendable {
  /// The id of the message.
  public let id: MessageID
  /// The path of the text.
  public let path: ContentPath
  /// The tag of the span.
  public let tag: String
  /// The range, in UTF-16 offsets in the shown text.
  public let range: Range<Int>
  /// The rectangles behind the range, from the first line to the last, in points; empty if no part of the
  /// range is visible. If very many ranges overlap, some of them have only one rectangle, which encloses all
  /// their lines.
  public let rects: [Rect]
}

extension Cell {
  /// The tagged ranges of the message's texts, in reading order. Ranges of one text are in the order of its
  /// spans. Rectangles are relative to the cell.
  ///
  /// - Complexity: Linear in the texts and the ranges.
  public var taggedRanges: [TaggedRange] {
    let windows = scrollWindows
    return parts.indices.flatMap { index -> [TaggedRange] in
      guard case .text(let text) = parts[index],
        let shown = CellText(self, part: index, windows: windows)
      else { return [] }
      var found = shown.rangeRects()
      return text.spans.compactMap { span in
        span.tag.map {
          TaggedRange(id: id, path: text.path, tag: $0, range: span.range, rects: found.rects(of: span.range))
        }
      }
    }
  }
}

extension Transcript {
  /// Returns the tagged ranges of the messages in a viewport, from top to bottom. Rectangles are in
  /// transcript coordinates.
  ///
  /// - Parameter viewport: The visible part of the transcript, in points.
  /// - Complexity: That of `cells(in:)`, and linear in the texts and the ranges.
  public func taggedRanges(in viewport: Rect) -> [TaggedRange] {
    cells(in: viewport).flatMap { cell in
      cell.taggedRanges.map { tagged in
        TaggedRange(
          id: tagged.id, path: tagged.path, tag: tagged.tag, range: tagged.range,
          rects: tagged.rects.map { $0.offset(x: cell.frame.minX, y: cell.frame.minY) })
      }
    }
  }
}
