// Prints the boxes of formulas and their MathML, for Scripts/check-formulas.py: a JSON array a line.

import MathLayout
import TextLayout

func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

let arguments = CommandLine.arguments.dropFirst()
let count = arguments.first.flatMap { Int($0) } ?? 500
let seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
let size = arguments.dropFirst(2).first.flatMap { Double($0) } ?? 16
let typesetter = try MathTypesetter.bundled(policy: .browser)
var formulas = RandomFormulas(seed: seed)
for number in 0..<count {
  let boxes = typesetter.boxes(of: formulas.formula(), isDisplay: number % 2 == 0, size: size)
  let frames = boxes.map { box in
    "[\(box.frame.minX.rawValue),\(box.frame.minY.rawValue),\(box.frame.width.rawValue),\(box.frame.height.rawValue)]"
  }
  print("[\(quoted(FormulaMarkup(boxes).text)),[\(frames.joined(separator: ","))]]")
}
