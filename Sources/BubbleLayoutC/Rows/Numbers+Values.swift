import BubbleLayout
import CBubbleLayout
import LayoutDrawing
import TextLayout

// The numbers of enumerations are in `Generated/Numbers.swift`, which is generated from the header.

extension CornerRadii {
  var points: (Double, Double, Double, Double) {
    (topLeft.points, topRight.points, bottomRight.points, bottomLeft.points)
  }
}

extension DisplayList.Verb {
  var number: UInt8 {
    let verb =
      switch self {
      case .move: BUBBLE_VERB_MOVE
      case .line: BUBBLE_VERB_LINE_TO
      case .quadratic: BUBBLE_VERB_QUADRATIC
      case .cubic: BUBBLE_VERB_CUBIC
      case .close: BUBBLE_VERB_CLOSE
      }
    return UInt8(verb.rawValue)
  }
}
