import TextLayout

/// A range of a message's text that the application has given a tag, and its rectangles.
public struct TaggedRange: Hashable, Sendable {
  /// The message.
  public let id: MessageID
  /// The path of the text.
  public let path: ContentPath
  /// The tag of the span.
  public let tag: String
  /// UTF-16 offsets in the shown text.
  public let range: Range<Int>
  /// The rectangles behind the range, from the first line to the last, in points; empty if nothing of it is
  /// visible.
  public let rects: [Rect]
}

extension Cell {
  /// The tagged ranges of the message's texts in reading order, those of a text in the order of its spans.
  /// Rectangles are relative to the cell.
  ///
  /// - Complexity: As `rects(of:)` for each.
  public var taggedRanges: [TaggedRange] {
    let windows = scrollWindows
    return parts.indices.flatMap { index -> [TaggedRange] in
      guard case .text(let text) = parts[index],
        let shown = CellText(self, part: index, windows: windows)
      else { return [] }
      return text.spans.compactMap { span in
        span.tag.map {
          TaggedRange(id: id, path: text.path, tag: $0, range: span.range, rects: shown.rects(of: span.range))
        }
      }
    }
  }
}

extension Transcript {
  /// The tagged ranges of the visible messages in a viewport, from top to bottom. Rectangles are in the
  /// transcript.
  ///
  /// - Parameter viewport: In the transcript, in points.
  /// - Complexity: As `cells(in:)`, and as `rects(of:in:)` for each.
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
