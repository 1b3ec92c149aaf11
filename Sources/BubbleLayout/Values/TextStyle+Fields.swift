import TextLayout
import TextShaping

extension TextStyle: JSONRecord {
  package static var standard: TextStyle { .system(17) }

  package static let fields: [RecordField<TextStyle>] = [
    .optional("family", \.family),
    .field("size", \.size, .number(in: 1...1_000)),
    .field("weight", \.weight),
    .field("slant", \.slant, .choice(of: [.upright, .italic])),
    .field("letterSpacing", \.letterSpacing, .number(in: -100...100)),
    .field("wordSpacing", \.wordSpacing, .number(in: -100...100)),
    .field("baselineOffset", \.baselineOffset, .number(in: -1_000...1_000)),
  ]
}

extension FontWeight: JSONConvertible {
  private static let names: [(word: String, weight: FontWeight)] = [
    ("light", .light), ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
  ]

  /// The form of a font weight: a word or a number.
  package static var form: JSONForm<FontWeight> {
    let number = JSONForm<Double>.number(in: 1...1_000)
    return JSONForm {
      .any(of: [.choice(names.map(\.word)), number.schema()])
    } read: { (value) throws(FieldError) in
      guard case .string(let word) = value else { return FontWeight(rawValue: Int(try number.read(value))) }
      guard let weight = names.first(where: { $0.word == word })?.weight else {
        let words = names.map { "\"\($0.word)\"" }.joined(separator: ", ")
        let suggestion = Suggestion.aside(for: word, among: names.map(\.word))
        throw FieldError("", "\(word.quoted(limit: 40)) is not one of \(words), or a number\(suggestion)")
      }
      return weight
    } write: { weight in
      names.first { $0.weight == weight }.map { .string($0.word) } ?? .integer(weight.rawValue)
    }
  }
}
