/// What makes a range of a text look different.
public enum TextEmphasis: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case bold
  case italic
  /// In the font of code.
  case code
  case underline
  /// With a line through it.
  case strike
  /// Covered until the reader asks for it.
  case spoiler
  /// As if highlighted with a marker pen.
  case mark
  /// Smaller and lower, as the 2 in H₂O.
  case sub
  /// Smaller and higher.
  case sup
}

/// Emphases that combine.
public struct TextEmphases: OptionSet, Hashable, Sendable {
  /// The emphases as bits, in the order of `TextEmphasis.allCases`.
  public let rawValue: UInt16

  /// Creates emphases from bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// One emphasis.
  public init(_ emphasis: TextEmphasis) {
    rawValue = 1 << (TextEmphasis.allCases.firstIndex(of: emphasis) ?? 0)
  }

  /// Bold.
  public static let bold = TextEmphases(.bold)
  /// Italic.
  public static let italic = TextEmphases(.italic)
  /// In the font of code.
  public static let code = TextEmphases(.code)
  /// With a line below it.
  public static let underline = TextEmphases(.underline)
  /// With a line through it.
  public static let strike = TextEmphases(.strike)
  /// Covered until the reader asks for it.
  public static let spoiler = TextEmphases(.spoiler)
  /// As if highlighted with a marker pen.
  public static let mark = TextEmphases(.mark)
  /// Smaller and lower.
  public static let sub = TextEmphases(.sub)
  /// Smaller and higher.
  public static let sup = TextEmphases(.sup)

  /// Each of them, in the order of `TextEmphasis.allCases`.
  public var all: [TextEmphasis] {
    TextEmphasis.allCases.enumerated().compactMap { rawValue & 1 << $0.offset == 0 ? nil : $0.element }
  }

  /// The emphasis, if there is exactly one.
  var only: TextEmphasis? {
    guard rawValue.nonzeroBitCount == 1, rawValue.trailingZeroBitCount < TextEmphasis.allCases.count else {
      return nil
    }
    return TextEmphasis.allCases[rawValue.trailingZeroBitCount]
  }
}

extension JSONForm<TextEmphases> {
  /// A list of words.
  static var emphases: Self {
    let list = [TextEmphasis].form
    return JSONForm(schema: list.schema) { (value) throws(FieldError) in
      try list.read(value).reduce(into: []) { $0.formUnion(TextEmphases($1)) }
    } write: {
      list.write($0.all)
    }
  }
}
