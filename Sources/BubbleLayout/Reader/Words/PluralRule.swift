/// The rule for the form of a noun after a whole number in a language: CLDR's plural rules for cardinal
/// numbers.
///
/// Forms for fractions and for multiples of a million are left out, because the numbers in layouts are whole
/// and seldom that large.
package struct PluralRule: Sendable {
  /// CLDR's names of the forms, in the order of the forms, such as `one`, `few`, `other`.
  package let categories: [String]
  /// The conditions of each form except the last. A form is used if one of its lists contains only true
  /// relations.
  private let conditions: [[[PluralRelation]]]

  /// Finds the rule for a BCP 47 tag. If there is none, it uses the rule for the language at the start of the
  /// tag, or else the English rule.
  package init(language: String) {
    let code = language.split(separator: "-").first.map(String.init) ?? ""
    self = Self.rules[language] ?? Self.rules[code] ?? Self.rules["en"] ?? Self("other")
  }

  /// Parses a rule of the table, such as `one n=1; few n%10=2..4 & n%100!=12..14; other`.
  private init(_ text: Substring) {
    let forms = text.split(separator: ";").map { $0.drop { $0 == " " } }
    categories = forms.map { String($0.prefix { $0 != " " }) }
    conditions = forms.dropLast().map { form in
      form.drop { $0 != " " }.split(separator: "|").map { $0.split(separator: "&").map(PluralRelation.init) }
    }
  }

  /// The rules, by the tags of languages.
  private static let rules: [String: PluralRule] = table.split(whereSeparator: \.isNewline)
    .reduce(into: [:]) { rules, line in
      guard let colon = line.firstIndex(of: ":") else { return }
      let rule = PluralRule(line[colon...].dropFirst())
      for language in line[..<colon].split(separator: " ") { rules[String(language)] = rule }
    }

  /// The number of forms.
  package var formCount: Int { categories.count }

  /// Returns the index of the form after a whole number, which must not be negative.
  package func form(after number: Int) -> Int {
    conditions.firstIndex { lists in
      lists.contains { $0.allSatisfy { $0.holds(for: number) } }
    } ?? conditions.count
  }
}

/// A test of a number, or of its remainder after a division, such as `n%100!=12..14`.
private struct PluralRelation: Sendable {
  let modulus: Int?
  /// Whether the number must be in one of the ranges; if false, it must be in none of them.
  let isEqual: Bool
  let ranges: [ClosedRange<Int>]

  init(_ text: Substring) {
    let sides = text.filter { $0 != " " }.split(separator: "=")
    let left = sides.first ?? ""
    isEqual = left.last != "!"
    modulus = left.firstIndex(of: "%").flatMap { Int(left[$0...].filter(\.isNumber)) }
    ranges = (sides.dropFirst().first ?? "").split(separator: ",").compactMap { range in
      let bounds = range.split(separator: ".").compactMap { Int($0) }
      guard let first = bounds.first, let last = bounds.last, first <= last else { return nil }
      return first...last
    }
  }

  func holds(for number: Int) -> Bool {
    let rest = modulus.map { number % $0 } ?? number
    return ranges.contains { $0.contains(rest) } == isEqual
  }
}
