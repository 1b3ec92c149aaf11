// Prints the boxes of formulas and their MathML as JSON Lines, for `Scripts/check-formulas.py`.
//
// MathBoxes SIZE random COUNT SEED
// MathBoxes SIZE FILE              FILE has a TeX formula on each line; display formulas are in `$$`
// MathBoxes SIZE cost FILE         prints the time of laying out the formulas, compared with HarfBuzz

import Foundation
import MathLayout
import TextLayout

/// A formula to compare, with its name and its tree.
struct Sample {
  let name: String
  let node: MathNode
  let isDisplay: Bool
}

func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": quoted += "\\\""
    case "\\": quoted += "\\\\"
    case _ where scalar.value < 0x20: quoted += " "
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}

func samples(_ arguments: [String]) throws -> [Sample] {
  if arguments.first == "random" {
    let numbers = arguments.dropFirst().map { Int($0) ?? 1 }
    var formulas = RandomFormulas(seed: UInt64(numbers.last ?? 1))
    return (0..<(numbers.first ?? 100)).map { number in
      Sample(name: "random \(number)", node: formulas.formula(), isDisplay: number % 2 == 0)
    }
  }
  let reader = TeXReader()
  return try String(contentsOfFile: arguments.first ?? "", encoding: .utf8).split(separator: "\n")
    .filter { $0.hasPrefix("$") }
    .map { line in
      Sample(name: String(line), node: reader.read(String(line)).node, isDisplay: line.hasPrefix("$$"))
    }
}

let arguments = Array(CommandLine.arguments.dropFirst())
let size = arguments.first.flatMap { Double($0) } ?? 16
if arguments.dropFirst().first == "cost" {
  try FormulaCost(size: size).report(samples(Array(arguments.dropFirst(2))), size: size)
  exit(0)
}
let typesetter = try MathTypesetter.bundled(policy: .browser)
for sample in try samples(Array(arguments.dropFirst())) {
  let boxes = typesetter.boxes(of: sample.node, isDisplay: sample.isDisplay, size: size)
  let markup = FormulaMarkup(boxes)
  let frames = boxes.map { box in
    "[\(box.frame.minX.rawValue),\(box.frame.minY.rawValue),\(box.frame.width.rawValue),\(box.frame.height.rawValue)]"
  }
  print(
    "{\"name\":\(quoted(sample.name)),\"obstacle\":\(markup.obstacle.map(quoted) ?? "null"),"
      + "\"mathml\":\(quoted(markup.text)),\"boxes\":[\(frames.joined(separator: ","))]}")
}
