/// An operator, fence or separator. Members that are nil follow the operator dictionary.
public struct MathOperator: Hashable, Sendable {
  /// The place of an operator among its neighbours.
  public enum Form: String, Hashable, Sendable {
    case prefix, infix, postfix
  }

  /// The operator, usually one character.
  public var text: String
  /// Its place; nil to derive it from its place in the row.
  public var form: Form?
  /// The space before it; nil for the dictionary's.
  public var leadingSpace: MathLength?
  /// The space after it; nil for the dictionary's.
  public var trailingSpace: MathLength?
  /// Whether it grows with what stands beside it; nil for the dictionary's value.
  public var isStretchy: Bool?
  /// Whether it grows equally above and below the math axis; nil for the dictionary's value.
  public var isSymmetric: Bool?
  /// Whether it is larger in display style, like a sum; nil for the dictionary's value.
  public var isLarge: Bool?
  /// Whether limits stand beside it outside of display style; nil for the dictionary's value.
  public var movesLimits: Bool?
  /// Whether it is an accent of the base below or above it, close to it and with the base's text size; nil
  /// for the dictionary's value.
  public var isAccent: Bool?
  /// The minimum size that it is stretched to; nil for its own.
  public var minimumSize: MathLength?
  /// The maximum size that it is stretched to; nil if there is none.
  public var maximumSize: MathLength?
  /// The alphabet, as for tokens; nil for the characters unchanged.
  public var variant: MathVariant?

  /// Creates an operator with the values of the dictionary.
  public init(_ text: String, form: Form? = nil) {
    self.text = text
    self.form = form
  }
}
