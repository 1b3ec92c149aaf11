/// Characters of one kind.
public struct MathToken: Hashable, Sendable {
  /// The kind of characters.
  public enum Kind: Hashable, Sendable {
    /// A name (`mi`). A single character is italic, unless the variant says otherwise.
    case identifier
    /// A number (`mn`).
    case number
    /// Words (`mtext`); spaces count.
    case text
  }

  /// The kind of characters.
  public var kind: Kind
  /// The characters as they were written: `x` and not U+1D465. Layout maps them by the variant.
  public var text: String
  /// The alphabet; nil for the default of the kind.
  public var variant: MathVariant?

  /// Creates a token.
  public init(_ kind: Kind, _ text: String, variant: MathVariant? = nil) {
    self.kind = kind
    self.text = text
    self.variant = variant
  }
}

/// A mathematical alphabet (Unicode's Mathematical Alphanumeric Symbols; the values of MathML's `mathvariant`).
public enum MathVariant: String, Hashable, Sendable, CaseIterable {
  case normal
  case bold
  case italic
  case boldItalic = "bold-italic"
  case doubleStruck = "double-struck"
  case script
  case boldScript = "bold-script"
  case fraktur
  case boldFraktur = "bold-fraktur"
  case sansSerif = "sans-serif"
  case boldSansSerif = "bold-sans-serif"
  case sansSerifItalic = "sans-serif-italic"
  case sansSerifBoldItalic = "sans-serif-bold-italic"
  case monospace
}
