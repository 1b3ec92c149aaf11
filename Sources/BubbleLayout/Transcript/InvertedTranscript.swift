import TextLayout

/// A transcript for a list that is inverted: the newest message has index 0, and y counts upwards from the
/// lower edge. Chat applications use such lists to keep the newest message in view. They rotate the list and
/// each of its cells by 180°.
///
/// A message that is appended to the transcript is inserted at index 0; a prepended one comes last.
///
/// Only the list is inverted: `turned(_:)` converts its frames, points, readers' places and changes. Within a
/// row everything is as in the transcript, because each cell is rotated back.
public struct InvertedTranscript: RandomAccessCollection, Sendable {
  let transcript: Transcript
  /// The size of the list, computed once, because with an infinite width it depends on all rows.
  let size: Size

  init(_ transcript: Transcript) {
    self.transcript = transcript
    size = Size(width: transcript.contentWidth, height: transcript.height)
  }

  /// 0, the newest message.
  public var startIndex: Int { 0 }
  /// The number of messages.
  public var endIndex: Int { transcript.count }

  /// The cell at an index, with its frame in the inverted list; the frames within the cell are as in the
  /// transcript.
  public subscript(index: Int) -> Cell {
    var cell = transcript.cells[transcript.count - 1 - index]
    cell.frame = turned(cell.frame)
    return cell
  }

  /// The index of a message, counted from the newest; nil if there is none.
  public func index(of id: MessageID) -> Int? {
    transcript.index(of: id).map { transcript.count - 1 - $0 }
  }

  /// Converts a frame in the transcript to one in the inverted list, or back.
  public func turned(_ frame: Rect) -> Rect {
    Rect(
      x: size.width - frame.minX - frame.width, y: size.height - frame.minY - frame.height,
      width: frame.width, height: frame.height)
  }

  /// The frame of a message's cell in the inverted list; nil if there is none.
  public func frame(of id: MessageID) -> Rect? { transcript.frame(of: id).map(turned) }

  /// The visible rows in a viewport of the inverted list, from the newest to the oldest, with their frames in
  /// that list.
  public func frames(in viewport: Rect, overscan: LayoutUnit = 0) -> [(row: TranscriptRow, frame: Rect)] {
    transcript.rows(in: turned(viewport), overscan: overscan).reversed().map { ($0, turned($0.frame)) }
  }
}

extension Transcript {
  /// The transcript for a list that is inverted.
  ///
  /// - Complexity: Constant; linear if the width is infinite.
  public var inverted: InvertedTranscript { InvertedTranscript(self) }

  /// Adds a message at an index that is counted from the newest: 0 makes it the newest.
  ///
  /// - Returns: Whether it was added: false if there is a message with its id.
  @discardableResult
  public mutating func insert(_ message: Message, atInverted index: Int) -> Bool {
    insert(message, at: count - min(max(0, index), count))
  }
}
