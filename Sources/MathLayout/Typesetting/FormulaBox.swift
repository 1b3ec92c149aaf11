import TextLayout
import TextShaping

/// The box of a node in a formula that was laid out. Tests compare it with a browser's box.
package struct FormulaBox {
  /// The node; an empty row for the formula itself.
  package let node: MathNode
  /// The characters of a token or operator in their alphabet; empty for other nodes.
  package let text: String
  /// The number of boxes inside this one. They follow it in the list.
  package internal(set) var descendants: Int
  /// The number of boxes inside this one that are its direct children.
  package let children: Int
  /// The frame relative to the top left corner of the formula, y downwards.
  package let frame: Rect
  /// The em, in points.
  package let size: Double
  package let level: Int
  package let isDisplay: Bool
  package let isCramped: Bool
  /// For an operator, the form in which the operator dictionary has it; nil if it is not listed.
  package let form: MathOperator.Form?
  /// Whether the script under the base is an accent; `isOverAccent` is the same for the script over it. Both
  /// are false for nodes that are not under-over constructs.
  package let isUnderAccent: Bool
  package let isOverAccent: Bool
}

extension FormulaSetter {
  /// Returns the boxes of an element and of everything inside it. Each box comes before the boxes inside it.
  func boxes(from root: Int) -> [FormulaBox] {
    var boxes: [FormulaBox] = []
    append(root, x: .zero, y: box(root).ascent, to: &boxes)
    return boxes
  }

  private func append(_ element: Int, x: LayoutUnit, y: LayoutUnit, to boxes: inout [FormulaBox]) {
    let here = elements[element]
    let box = self.box(element)
    let op = here.kind == .op ? operators[Int(elements[element].operatorNumber)] : nil
    var accents = (under: false, over: false)
    if case .underOver(_, _, let under, let over) = here.kind { accents = (under, over) }
    let place = boxes.count
    let left = box.width < .zero ? x + box.width : x
    boxes.append(
      FormulaBox(
        node: nodes[element], text: text(of: element), descendants: 0,
        children: children(of: element).reduce(0) { count, _ in count + 1 },
        frame: Rect(
          x: left, y: y - box.ascent, width: box.width.positive, height: (box.ascent + box.descent).positive),
        size: Double(here.setting.size) / Double(FontInstance.unitsPerPoint), level: here.setting.level,
        isDisplay: here.setting.isDisplay, isCramped: here.setting.isCramped,
        form: op.flatMap { $0.category.name == .unlisted ? nil : $0.form }, isUnderAccent: accents.under,
        isOverAccent: accents.over))
    for child in children(of: element) {
      append(child, x: x + self.box(child).x, y: y + self.box(child).y, to: &boxes)
    }
    boxes[place].descendants = boxes.count - place - 1
  }

  private func text(of element: Int) -> String {
    let font = font(of: element)
    func mapped(_ text: String, _ variant: MathVariant?) -> String {
      guard let variant else { return text }
      return String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { Unicode.Scalar(font.mapped($0.value, variant)) ?? $0 }))
    }
    switch nodes[element] {
    case .token(let token): return mapped(token.text, token.variant)
    case .op(let op): return mapped(op.text, op.variant)
    default: return ""
    }
  }
}
