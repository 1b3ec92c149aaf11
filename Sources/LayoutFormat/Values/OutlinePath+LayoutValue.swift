import BubbleLayout
import TextLayout
import TextShaping

/// A path, with coordinates in points.
extension OutlinePath: LayoutValue {
  package static var schema: JSONSchema { .string(pattern: "^M[-0-9.MlqczZ ]*$") }

  /// Writes the data of an SVG path.
  package func write(json buffer: inout ByteBuffer) { buffer.append(quoted: svg) }

  /// Writes letters and absolute coordinates; each coordinate has three decimals.
  package func write(text buffer: inout ByteBuffer) {
    for (index, element) in elements.enumerated() {
      buffer.append(index == 0 ? "[" : " ")
      switch element {
      case .move(let end): buffer.append("M", [end])
      case .line(let end): buffer.append("L", [end])
      case .quadratic(let control, let end): buffer.append("Q", [control, end])
      case .cubic(let first, let second, let end): buffer.append("C", [first, second, end])
      case .close: buffer.append("Z")
      }
    }
    buffer.append(elements.isEmpty ? "[]" : "]")
  }
}

extension ByteBuffer {
  fileprivate mutating func append(_ letter: StaticString, _ points: [OutlinePath.Point]) {
    append(letter)
    for coordinate in points.flatMap({ [$0.x, $0.y] }) {
      append(" ")
      append(rounded: LayoutUnit(coordinate))
    }
  }
}
