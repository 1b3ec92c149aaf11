/// An emphasis of a range of text, such as bold or underlined.
public enum TextEmphasis: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case bold
  case italic
  /// The text has the font of code.
  case code
  case underline
  /// The text has a line through it.
  case strike
  /// The text is covered until the reader reveals it.
  case spoiler
  /// The text is highlighted, as with a marker pen.
  case mark
  /// The text is smaller and lower, like the 2 in H₂O.
  case sub
  /// The text is smaller and higher, as an exponent.
  case sup
}

/// A combination of emphases.
public struct TextEmphases: OptionSet, Hashable, Sendable {
  /// The emphases as bits, in the order of `TextEmphasis.allCases`.
  public let rawValue: UInt16

  /// Creates emphases from bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Creates a set with one emphasis.
  public init(_ emphasis: TextEmphasis) {
    rawValue = 1 << (TextEmphasis.allCases.firstIndex(of: emphasis) ?? 0)
  }

  /// The text is bold.
  public static let bold = TextEmphases(.bold)
  /// The text is italic.
  public static let italic = TextEmphases(.italic)
  /// The text has the font of code.
  public static let code = TextEmphases(.code)
  /// The text has a line below it.
  public static let underline = TextEmphases(.underline)
  /// The text has a line through it.
  public static let strike = TextEmphases(.strike)
  /// The text is covered until the reader reveals it.
  public static let spoiler = TextEmphases(.spoiler)
  /// The text is highlighted, as with a marker pen.
  public static let mark = TextEmphases(.mark)
  /// The text is smaller and lower.
  public static let sub = TextEmphases(.sub)
  /// The text is smaller and higher.
  public static let sup = TextEmphases(.sup)

  /// The emphases in the set, in the order of `TextEmphasis.allCases`.
  public var all: [TextEmphasis] {
    TextEmphasis.allCases.enumerated().compactMap { rawValue & 1 << $0.offset == 0 ? nil : $0.element }
  }

  /// The emphasis, if there is exactly one; otherwise nil.
  package var only: TextEmphasis? {
    guard rawValue.nonzeroBitCount == 1, rawValue.trailingZeroBitCount < TextEmphasis.allCases.count else {
      return nil
    }
    return TextEmphasis.allCases[rawValue.trailingZeroBitCount]
  }
}

extension JSONForm<TextEmphases> {
  /// The JSON form: a list of words.
  package static var emphases: Self {
    let list = [TextEmphasis].form
    return JSONForm(schema: list.schema) { (value) throws(FieldError) in
      try list.read(value).reduce(into: []) { $0.formUnion(TextEmphases($1)) }
    } write: {
      list.write($0.all)
    }
  }
}
