import BubbleLayout
import LayoutPainting

extension PreviewView.Row {
  /// A row of a session's answer.
  ///
  /// - Parameter index: The number of the next message, which becomes that of the one after it.
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

  /// The id such that numbers and texts stay apart.
  private static func name(_ id: MessageID) -> String {
    switch id {
    case .string(let text): ":" + text
    case .integer(let number): "#\(number)"
    }
  }
}
