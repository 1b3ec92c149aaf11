import TextLayout

/// A transcript for an inverted list: the newest message has index 0, and y counts upwards from the lower
/// edge. Chat applications use such lists to keep the newest message in view. They rotate the list and each
/// of its cells by 180°.
///
/// A message that is appended to the transcript is inserted at index 0. A message that is prepended gets the
/// last index.
///
/// Only the list is inverted: `turned(_:)` converts frames, points, readers' places and changes. The frames
/// within a row are the same as in the transcript, because each cell is rotated back.
public struct InvertedTranscript: RandomAccessCollection, Sendable {
  let transcript: Transcript
  /// The size of the list. It is computed once, because with an infinite width it depends on all rows.
  let size: Size

  init(_ transcript: Transcript) {
    self.transcript = transcript
    size = Size(width: transcript.contentWidth, height: transcript.height)
  }

  /// The index of the newest message, 0.
  public var startIndex: Int { 0 }
  /// The number of messages.
  public var endIndex: Int { transcript.count }

  /// The cell at an index, with its frame in the inverted list. The frames within the cell are the same as in
  /// the transcript.
  public subscript(index: Int) -> Cell {
    var cell = transcript.cells[transcript.count - 1 - index]
    cell.frame = turned(cell.frame)
    return cell
  }

  /// Returns the index of a message, counted from the newest; nil if there is no message with this id.
  public func index(of id: MessageID) -> Int? {
    transcript.index(of: id).map { transcript.count - 1 - $0 }
  }

  /// Converts a frame in the transcript to a frame in the inverted list, or back.
  public func turned(_ frame: Rect) -> Rect {
    Rect(
      x: size.width - frame.minX - frame.width, y: size.height - frame.minY - frame.height,
      width: frame.width, height: frame.height)
  }

  /// Returns the frame of a message's cell in the inverted list; nil if there is no message with this id.
  public func frame(of id: MessageID) -> Rect? { transcript.frame(of: id).map(turned) }

  /// Returns the visible rows in a viewport of the inverted list, from the newest to the oldest, each with
  /// its frame in the inverted list.
  public func frames(in viewport: Rect, overscan: LayoutUnit = 0) -> [(row: TranscriptRow, frame: Rect)] {
    transcript.rows(in: turned(viewport), overscan: overscan).reversed().map { ($0, turned($0.frame)) }
  }
}

extension Transcript {
  /// The transcript as an inverted list.
  ///
  /// - Complexity: Constant; linear if the width is infinite.
  public var inverted: InvertedTranscript { InvertedTranscript(self) }

  /// Adds a message at an index that is counted from the newest: 0 makes it the newest.
  ///
  /// - Returns: Whether the message was added; false if a message with its id exists.
  @discardableResult
  public mutating func insert(_ message: Message, atInverted index: Int) -> Bool {
    insert(message, at: count - min(max(0, index), count))
  }
}
