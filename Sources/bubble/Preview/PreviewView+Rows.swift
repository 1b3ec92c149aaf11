import BubbleLayout
import LayoutPainting

extension PreviewView.Row {
  /// Makes a row of the answer from a row of the session.
  ///
  /// - Parameter index: The number of the next message. If the row is a message, it is increased.
  init(_ row: TranscriptRow, index: inout Int?, with painter: inout SVGRowPainter) {
    let frame = row.frame
    let kind: String
    switch row {
    case .message(let cell):
      (kind, label, self.index) = ("m", cell.sender ?? "", index)
      index = index.map { $0 + 1 }
    case .separator(let separator):
      (kind, label, self.index) = (separator.kind.rawValue, separator.label.text, nil)
    case .typing: (kind, label, self.index) = ("typing", "typing", nil)
    }
    key = kind + (row.id.map(Self.name) ?? "")
    (y, width, height) = (frame.minY.points, frame.width.points, frame.height.points)
    svg = painter.paint(row)
  }

  /// Returns the id as a text; those of numbers and strings always differ.
  private static func name(_ id: MessageID) -> String {
    switch id {
    case .string(let text): ":" + text
    case .integer(let number): "#\(number)"
    }
  }
}
