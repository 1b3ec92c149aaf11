import BubbleLayout
import TextLayout

/// The pieces of a picture that are to be drawn: for each where it is in the picture, where it goes, and the size of a
/// tile where it is repeated.
struct PatchList: LayoutValue {
  static var schema: JSONSchema {
    .array(of: .array(of: .array(of: .number(), count: 2...4), count: 2...3))
  }

  private let patches: [NinePatch.Patch]

  /// Nil where there is nothing to draw.
  init?(_ patches: [NinePatch.Patch]) {
    self.patches = patches.filter { !$0.source.isEmpty && !$0.destination.isEmpty }
    if self.patches.isEmpty { return nil }
  }

  func write(json buffer: inout ByteBuffer) {
    for (index, patch) in patches.enumerated() {
      buffer.append(index == 0 ? "[[" : ",[")
      patch.source.write(json: &buffer)
      buffer.append(",")
      patch.destination.write(json: &buffer)
      if let tile = patch.tile {
        buffer.append(",[")
        buffer.append(tile.width)
        buffer.append(",")
        buffer.append(tile.height)
        buffer.append("]")
      }
      buffer.append("]")
    }
    buffer.append("]")
  }

  /// All lengths in one list.
  func write(text buffer: inout ByteBuffer) {
    buffer.append(
      rounded: patches.flatMap { patch in
        [patch.source, patch.destination].flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
          + (patch.tile.map { [$0.width, $0.height] } ?? [])
      })
  }
}

extension Rect {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}
