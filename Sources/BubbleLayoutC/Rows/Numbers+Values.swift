import BubbleLayout
import CBubbleLayout
import LayoutDrawing
import TextLayout

// The numbers of words are in `Generated/Numbers.swift`, which follows the header.

extension CornerRadii {
  var points: (Double, Double, Double, Double) {
    (topLeft.points, topRight.points, bottomRight.points, bottomLeft.points)
  }
}

extension TextPosition.Affinity {
  /// Any number that is not that of upstream is downstream.
  init(number: UInt32) { self = number == UInt32(BUBBLE_UPSTREAM.rawValue) ? .upstream : .downstream }
}

extension DisplayList.Verb {
  var number: UInt8 {
    let verb =
      switch self {
      case .move: BUBBLE_MOVE
      case .line: BUBBLE_LINE_TO
      case .quadratic: BUBBLE_QUADRATIC
      case .cubic: BUBBLE_CUBIC
      case .close: BUBBLE_CLOSE
      }
    return UInt8(verb.rawValue)
  }
}
