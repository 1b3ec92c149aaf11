import BubbleLayout
import TextLayout

/// One way to lay a case out.
struct GoldenLayout: Decodable {
  let name: String
  /// In points.
  let width: Double
  let fontScale: Double?
  /// The interface's direction: `ltr` or `rtl`.
  let direction: String?

  func properties(style: String) -> [(name: String, value: String)] {
    [
      ("style", style), ("width", "\(width)"), ("fontScale", "\(fontScale ?? 1)"),
      ("direction", direction ?? "ltr"),
    ]
  }
}

extension ChatStyle {
  /// Makes all type larger or smaller; frames that a style fixes stay as they are.
  mutating func scaleFonts(by factor: Double) {
    for path in [\ChatStyle.sent, \.received, \.notice] {
      self[keyPath: path].text.font.size *= factor
      for index in self[keyPath: path].labels.indices {
        self[keyPath: path].labels[index].font.size *= factor
      }
    }
  }
}
