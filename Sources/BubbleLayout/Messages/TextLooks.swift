/// How a range of a text looks.
public enum TextLook: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case bold
  case italic
  /// In the font of code.
  case code
  case underline
  /// With a line through it.
  case strike
  /// Covered until the reader asks for it.
  case spoiler
  /// As if with a marker pen.
  case mark
  /// Smaller and lower, as the 2 in H₂O.
  case sub
  /// Smaller and higher.
  case sup
}

/// Looks that combine.
public struct TextLooks: OptionSet, Hashable, Sendable {
  /// The looks as bits, in the order of `TextLook.allCases`.
  public let rawValue: UInt16

  /// The looks of some bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// One look.
  public init(_ look: TextLook) {
    rawValue = 1 << (TextLook.allCases.firstIndex(of: look) ?? 0)
  }

  /// Bold.
  public static let bold = TextLooks(.bold)
  /// Italic.
  public static let italic = TextLooks(.italic)
  /// In the font of code.
  public static let code = TextLooks(.code)
  /// With a line below it.
  public static let underline = TextLooks(.underline)
  /// With a line through it.
  public static let strike = TextLooks(.strike)
  /// Covered until the reader asks for it.
  public static let spoiler = TextLooks(.spoiler)
  /// As if with a marker pen.
  public static let mark = TextLooks(.mark)
  /// Smaller and lower.
  public static let sub = TextLooks(.sub)
  /// Smaller and higher.
  public static let sup = TextLooks(.sup)

  /// Each of them, in the order of `TextLook.allCases`.
  public var all: [TextLook] {
    TextLook.allCases.enumerated().compactMap { rawValue & 1 << $0.offset == 0 ? nil : $0.element }
  }

  /// The look, where there is just one.
  var only: TextLook? {
    guard rawValue.nonzeroBitCount == 1, rawValue.trailingZeroBitCount < TextLook.allCases.count else {
      return nil
    }
    return TextLook.allCases[rawValue.trailingZeroBitCount]
  }
}

extension JSONForm<TextLooks> {
  /// A list of words.
  static var looks: Self {
    let list = [TextLook].form
    return JSONForm(schema: list.schema) { (value) throws(FieldError) in
      try list.read(value).reduce(into: []) { $0.formUnion(TextLooks($1)) }
    } write: {
      list.write($0.all)
    }
  }
}
