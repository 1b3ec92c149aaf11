/// An operator, fence or separator. Members that are nil follow the operator dictionary.
public struct MathOperator: Hashable, Sendable {
  /// The position of an operator relative to its operands.
  public enum Form: String, Hashable, Sendable {
    case prefix, infix, postfix
  }

  /// The operator, usually one character.
  public var text: String
  /// The form; nil to derive it from the operator's place in the row.
  public var form: Form?
  /// The space before the operator; nil for the dictionary's value.
  public var leadingSpace: MathLength?
  /// The space after the operator; nil for the dictionary's value.
  public var trailingSpace: MathLength?
  /// Whether the operator stretches to the size of its neighbours; nil for the dictionary's value.
  public var isStretchy: Bool?
  /// Whether the operator stretches equally above and below the math axis; nil for the dictionary's value.
  public var isSymmetric: Bool?
  /// Whether the operator is larger in display style, like a sum; nil for the dictionary's value.
  public var isLarge: Bool?
  /// Whether limits are next to the operator outside of display style; nil for the dictionary's value.
  public var movesLimits: Bool?
  /// Whether the operator is an accent below or above a base, close to the base and with the same text size;
  /// nil for the dictionary's value.
  public var isAccent: Bool?
  /// The minimum size of the stretched operator; nil for its own size.
  public var minimumSize: MathLength?
  /// The maximum size of the stretched operator; nil if there is none.
  public var maximumSize: MathLength?
  /// The alphabet, as for tokens; nil to leave the characters unchanged.
  public var variant: MathVariant?

  /// Creates an operator with the values of the dictionary.
  public init(_ text: String, form: Form? = nil) {
    self.text = text
    self.form = form
  }
}
