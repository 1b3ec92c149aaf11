import TextLayout
import TextShaping

extension TextStyle: StyleRecord {
  static var standard: TextStyle { .system(17) }

  static var fields: [StyleField<TextStyle>] {
    [
      .optionalString("family", \.family),
      .number("size", \.size, in: 1...1_000),
      StyleField(name: "weight") { (style, value, path) throws(StyleError) in
        style.weight = try weight(value, path)
      } write: { style in
        weights.first { $0.1 == style.weight }.map { .string($0.0) } ?? .number(Double(style.weight.rawValue))
      },
      .choice("slant", \.slant, of: [.upright, .italic]),
      .number("letterSpacing", \.letterSpacing, in: -100...100),
      .number("wordSpacing", \.wordSpacing, in: -100...100),
      .number("baselineOffset", \.baselineOffset, in: -1_000...1_000),
    ]
  }

  private static var weights: [(String, FontWeight)] {
    [
      ("light", .light), ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
    ]
  }

  private static func weight(_ value: StyleValue, _ path: String) throws(StyleError) -> FontWeight {
    if case .string(let name) = value {
      guard let weight = weights.first(where: { $0.0 == name })?.1 else {
        let names = weights.map { "\"\($0.0)\"" }.joined(separator: ", ")
        throw StyleError(field: path, reason: "\"\(name)\" is not one of \(names), or a number")
      }
      return weight
    }
    return FontWeight(rawValue: Int(try value.number(path, in: 1...1_000)))
  }
}
