/// An operator, fence or separator, with what is known of it beside the operator dictionary. Nil means: as the dictionary says.
public struct MathOperator: Hashable, Sendable {
  /// Where an operator stands among its neighbours.
  public enum Form: String, Hashable, Sendable {
    case prefix, infix, postfix
  }

  /// The operator, usually one character.
  public var text: String
  /// Where it stands; nil for what its place in its row says.
  public var form: Form?
  /// The space before it; nil for the dictionary's.
  public var leadingSpace: MathLength?
  /// The space after it; nil for the dictionary's.
  public var trailingSpace: MathLength?
  /// Whether it grows with what stands beside it.
  public var isStretchy: Bool?
  /// Whether it grows by as much above the math axis as below.
  public var isSymmetric: Bool?
  /// Whether it is larger in display style, as a sum is.
  public var isLarge: Bool?
  /// Whether limits stand beside it outside of display style.
  public var movesLimits: Bool?
  /// Whether it is an accent of the base below or above it: it stays close, and as large as the base's text.
  public var isAccent: Bool?
  /// The minimum size that it is stretched to; nil for its own.
  public var minimumSize: MathLength?
  /// The maximum size that it is stretched to; nil if there is none.
  public var maximumSize: MathLength?
  /// The alphabet, as of tokens; nil for the characters as they are.
  public var variant: MathVariant?

  /// An operator as the dictionary has it.
  public init(_ text: String, form: Form? = nil) {
    self.text = text
    self.form = form
  }
}
