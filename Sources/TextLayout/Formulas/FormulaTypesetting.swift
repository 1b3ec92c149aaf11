/// Lays out formulas. The module `MathLayout` has the implementation for applications. A program without
/// formulas need not include it.
public protocol FormulaTypesetting: Sendable {
  /// Lays out a formula. Returns nil if the source cannot be read; the source is then shown as text.
  ///
  /// An implementation must return the same result for the same formula. It must not trap, and must take time
  /// linear in the length of the source.
  func typeset(_ formula: FormulaRequest) -> TypesetFormula?

  /// Returns the reasons why a formula cannot be read, if `typeset` returns nil for it. Without an
  /// implementation, there are none.
  func problems(in formula: FormulaRequest) -> [FormulaProblem]
}

extension FormulaTypesetting {
  /// Returns no reasons.
  public func problems(in formula: FormulaRequest) -> [FormulaProblem] { [] }
}

/// A formula to lay out: the request to a `FormulaTypesetting`.
public struct FormulaRequest: Hashable, Sendable {
  /// The notations of formulas.
  public typealias Notation = FormulaNotation

  /// The source, as it was written.
  public var source: String
  /// The notation of the source.
  public var notation: Notation
  /// Whether the formula is set in display style, as on a line of its own: with large operators, and with
  /// limits above and below them.
  public var isDisplay: Bool
  /// The em of the surrounding text, in points.
  public var size: Double
  /// Whether the source is the beginning of a formula that is still being written. Then groups, fences and environments
  /// that are open are no errors.
  public var isUnfinished = false

  /// Creates a request for a formula; the size is in points.
  public init(_ source: String, notation: Notation = .tex, isDisplay: Bool, size: Double) {
    self.source = source
    self.notation = notation
    self.isDisplay = isDisplay
    self.size = size
  }
}
