import BubbleLayout
import TextLayout

extension LayoutUnit: LayoutValue {
  package static var schema: JSONSchema { .number() }

  package func write(json buffer: inout ByteBuffer) { buffer.append(self) }
  package func write(text buffer: inout ByteBuffer) { buffer.append(rounded: self) }
}

/// A value that is written as four lengths.
package protocol FourLengths: LayoutValue {
  var lengths: (LayoutUnit, LayoutUnit, LayoutUnit, LayoutUnit) { get }
}

extension FourLengths {
  package static var schema: JSONSchema { .array(of: .number(), count: 4...4) }

  @inline(__always)
  package func write(json buffer: inout ByteBuffer) {
    let lengths = lengths
    buffer.append("[")
    buffer.append(lengths.0)
    buffer.append(",")
    buffer.append(lengths.1)
    buffer.append(",")
    buffer.append(lengths.2)
    buffer.append(",")
    buffer.append(lengths.3)
    buffer.append("]")
  }

  package func write(text buffer: inout ByteBuffer) {
    let lengths = lengths
    buffer.append(rounded: [lengths.0, lengths.1, lengths.2, lengths.3])
  }
}

extension ByteBuffer {
  /// Appends lengths in brackets, with three decimals each.
  mutating func append(rounded lengths: [LayoutUnit]) {
    for (index, length) in lengths.enumerated() {
      append(index == 0 ? "[" : " ")
      append(rounded: length)
    }
    append("]")
  }
}

extension Rect: FourLengths {
  package var lengths: (LayoutUnit, LayoutUnit, LayoutUnit, LayoutUnit) { (minX, minY, width, height) }
}

/// The radii are written clockwise from the top left corner.
extension CornerRadii: FourLengths {
  package var lengths: (LayoutUnit, LayoutUnit, LayoutUnit, LayoutUnit) {
    (topLeft, topRight, bottomRight, bottomLeft)
  }
}

extension Insets: LayoutValue {
  package static var schema: JSONSchema {
    .object(["top", "left", "bottom", "right"].map { .init($0, .number(), isRequired: true) })
  }

  package func write(json buffer: inout ByteBuffer) {
    buffer.append("{\"top\":")
    buffer.append(top)
    buffer.append(",\"left\":")
    buffer.append(left)
    buffer.append(",\"bottom\":")
    buffer.append(bottom)
    buffer.append(",\"right\":")
    buffer.append(right)
    buffer.append("}")
  }

  package func write(text buffer: inout ByteBuffer) { buffer.append(rounded: [top, left, bottom, right]) }
}

extension Size: LayoutValue {
  package static var schema: JSONSchema { .array(of: .number(), count: 2...2) }

  package func write(json buffer: inout ByteBuffer) {
    buffer.append("[")
    buffer.append(width)
    buffer.append(",")
    buffer.append(height)
    buffer.append("]")
  }

  package func write(text buffer: inout ByteBuffer) { buffer.append(rounded: [width, height]) }
}
