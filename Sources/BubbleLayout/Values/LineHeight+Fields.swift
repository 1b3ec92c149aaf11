import TextLayout

extension LineStrut: JSONWord {}

extension LineHeight: JSONConvertible {
  /// A rule for strings that contain a number: the text before and after the number, and the line height that
  /// the number gives.
  private struct Rule: Sendable {
    let prefix: String
    let suffix: String
    let range: ClosedRange<Double>
    let make: @Sendable (Double) -> LineHeight
    /// Returns the number in the string for a line height; nil if another rule writes this line height.
    let value: @Sendable (LineHeight) -> Double?
  }

  private static let rules = [
    Rule(prefix: "min", suffix: "pt", range: 0...10_000) {
      .minimum($0)
    } value: {
      if case .minimum(let points) = $0 { points } else { nil }
    },
    Rule(prefix: "max", suffix: "x", range: 0.1...10) {
      .limited($0)
    } value: {
      if case .limited(let factor) = $0 { factor } else { nil }
    },
    Rule(prefix: "", suffix: "pt", range: 0...10_000) {
      .fixed($0)
    } value: {
      if case .fixed(let points) = $0 { points } else { nil }
    },
  ]

  private static let normal = "normal"

  /// The form of a line height: `"normal"`, a number as a multiple of the normal height, a fixed height such
  /// as `"20pt"`, a minimum such as `"min20pt"`, or a maximum multiple such as `"max1.2x"`.
  package static var form: JSONForm<LineHeight> {
    let multiple = JSONForm<Double>.number(in: 0.1...10)
    return JSONForm {
      .any(of: [
        .choice([normal]), multiple.schema(),
        .string(pattern: "^((min)?[0-9]+(\\.[0-9]+)?pt|max[0-9]+(\\.[0-9]+)?x)$"),
      ])
    } read: { (value) throws(FieldError) in
      guard case .string(let text) = value else { return .multiple(try multiple.read(value)) }
      if text == normal { return .natural }
      for rule in rules where text.hasPrefix(rule.prefix) && text.hasSuffix(rule.suffix) {
        let digits = text.dropFirst(rule.prefix.count).dropLast(rule.suffix.count)
        guard digits.first?.isNumber == true,
          digits.utf8.allSatisfy({ $0 == 0x2E || (0x30...0x39).contains($0) }),
          let number = Double(digits)
        else { continue }
        return rule.make(try JSONValue.number(number).number(in: rule.range))
      }
      throw FieldError(
        "", "\"\(text)\" is not \"normal\", a height such as \"20pt\" or \"min20pt\", or \"max1.2x\"")
    } write: { height in
      if case .multiple(let factor) = height { return .number(factor) }
      for rule in rules {
        guard let number = rule.value(height) else { continue }
        return .string(rule.prefix + JSONValue.number(number).json() + rule.suffix)
      }
      return .string(normal)
    }
  }
}

extension LayoutUnit: JSONConvertible {
  package static var form: JSONForm<LayoutUnit> { .length() }
}

extension JSONForm<LayoutUnit> {
  /// The form of a length in points. By default, negative lengths and lengths above 100,000 points are
  /// refused.
  package static func length(in range: ClosedRange<Double> = 0...100_000) -> Self {
    let number = JSONForm<Double>.number(in: range)
    return JSONForm(schema: number.schema) { (value) throws(FieldError) in
      LayoutUnit(try number.read(value))
    } write: {
      .number($0.points)
    }
  }
}
