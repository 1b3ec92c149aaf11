/// The form of a noun after a whole number in a language: CLDR's plural rules for cardinal numbers.
///
/// Forms that only fractions and round millions use are left out, because everything counted here is a whole
/// number, and seldom a large one.
package struct PluralRule: Sendable {
  /// CLDR's names of the forms, in their order: `one`, `few`, `other`.
  package let categories: [String]
  /// For each form but the last: the form is used if all relations in one of the lists are true.
  private let conditions: [[[PluralRelation]]]

  /// The rule of a BCP 47 tag, or of the language that it begins with, or else of English.
  package init(language: String) {
    let code = language.split(separator: "-").first.map(String.init) ?? ""
    self = Self.rules[language] ?? Self.rules[code] ?? Self.rules["en"] ?? Self("other")
  }

  /// A rule in the notation of the table: `one n=1; few n%10=2..4 & n%100!=12..14; other`.
  private init(_ text: Substring) {
    let forms = text.split(separator: ";").map { $0.drop { $0 == " " } }
    categories = forms.map { String($0.prefix { $0 != " " }) }
    conditions = forms.dropLast().map { form in
      form.drop { $0 != " " }.split(separator: "|").map { $0.split(separator: "&").map(PluralRelation.init) }
    }
  }

  /// By the tags of languages.
  private static let rules: [String: PluralRule] = table.split(whereSeparator: \.isNewline)
    .reduce(into: [:]) { rules, line in
      guard let colon = line.firstIndex(of: ":") else { return }
      let rule = PluralRule(line[colon...].dropFirst())
      for language in line[..<colon].split(separator: " ") { rules[String(language)] = rule }
    }

  /// How many forms there are.
  package var formCount: Int { categories.count }

  /// The number of the form after a whole number that is not negative.
  package func form(after number: Int) -> Int {
    conditions.firstIndex { lists in
      lists.contains { $0.allSatisfy { $0.holds(for: number) } }
    } ?? conditions.count
  }
}

/// A test of a number, or of its remainder after a division: `n%100!=12..14`.
private struct PluralRelation: Sendable {
  let modulus: Int?
  /// Whether it has to be in one of the ranges, or in none.
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
