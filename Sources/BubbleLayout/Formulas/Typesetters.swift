import TextLayout

/// Lays out what the layout itself does not know: custom parts, and formulas.
struct Typesetters: Sendable {
  /// The application's function for the sizes of custom parts, including formulas; nil if messages give them.
  var custom: CustomSizing?
  /// Lays out formulas for which the application has no size; nil if nothing does.
  var formulas: FormulaCache?

  /// A formula, laid out; nil if it is not understood.
  func typeset(_ request: FormulaRequest) -> TypesetFormula? { formulas?.typeset(request) }

  /// The pieces of a formula in a text, each at most as wide as a line.
  ///
  /// - Returns: Nil for a formula that is not understood, or that fits no line.
  func pieces(
    of object: InlineObject, orOf words: @autoclosure () -> String, in room: FormulaRoom
  ) -> [FormulaPiece]? {
    guard let formulas else { return nil }
    var request = FormulaRequest(
      object.source ?? words(), notation: object.notation, isDisplay: object.isDisplay, size: room.size)
    guard let whole = formulas.typeset(request) else { return nil }
    if whole.width <= room.unbroken { return [FormulaPiece(whole)] }
    var pieces = whole.pieces(wherever: { $0.rank <= 1 || $0.isForced })
    if pieces.contains(where: { $0.width > room.limit }) { pieces = whole.pieces(wherever: { _ in true }) }
    guard let widest = pieces.map(\.width).max(), widest > room.limit else { return pieces }
    // A slightly smaller formula is better than source text that nobody reads as a formula.
    request.size = (room.size * room.limit.points / widest.points).rounded(.down)
    guard request.size >= room.size * Self.leastScale, let smaller = formulas.typeset(request) else {
      return nil
    }
    pieces = smaller.pieces(wherever: { _ in true })
    return pieces.contains { $0.width > room.limit } ? nil : pieces
  }

  /// How far a formula in a text may shrink to fit.
  private static let leastScale = 0.6
}

/// The space that a formula has in the lines of a text.
struct FormulaRoom: Sendable {
  /// The em of the text, in points.
  var size: Double
  /// The maximum width of a piece of a formula, in points.
  var limit: LayoutUnit

  /// Formulas up to this width stay on one line.
  var unbroken: LayoutUnit { min(limit, LayoutUnit(6 * size)) }
}

extension FormulaRoom {
  /// For texts without formulas.
  static var none: FormulaRoom { FormulaRoom(size: 0, limit: 0) }
}
