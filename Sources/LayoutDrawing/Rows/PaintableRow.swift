import BubbleLayout
import TextLayout

/// Something that painters can draw: a row of a transcript, or a cell.
public protocol PaintableRow {
  /// The row. It is painted at its frame.
  var row: TranscriptRow { get }
}

extension TranscriptRow: PaintableRow {
  /// The row itself.
  public var row: TranscriptRow { self }
}

extension Cell: PaintableRow {
  /// The row of the cell's message.
  public var row: TranscriptRow { .message(self) }
}

extension Sequence where Element: PaintableRow {
  /// The size that contains all rows, measured from the transcript's top left corner.
  package var extent: Size {
    let frames = map(\.row.frame)
    return Size(
      width: Swift.max(0, frames.map(\.maxX).max() ?? 0), height: Swift.max(0, frames.map(\.maxY).max() ?? 0))
  }
}
