import TextLayout

/// Who lays out what the layout itself does not know: the application's own parts, and formulas.
struct Typesetters: Sendable {
  /// The application's sizes of its own parts, formulas among them; nil for those that messages give.
  var custom: CustomSizing?
  /// Lays formulas out that the application has no sizes for; nil for nobody.
  var formulas: FormulaCache?

  /// A formula, laid out; nil for one that is not understood.
  func typeset(_ request: FormulaRequest) -> TypesetFormula? { formulas?.typeset(request) }

  /// The pieces of a formula that stands in a text, each as wide as a line at most.
  ///
  /// - Returns: Nil for a formula that is not understood, or that no line has room for.
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
    // A little smaller is better than words that nobody reads as a formula.
    request.size = (room.size * room.limit.points / widest.points).rounded(.down)
    guard request.size >= room.size * Self.leastScale, let smaller = formulas.typeset(request) else {
      return nil
    }
    pieces = smaller.pieces(wherever: { _ in true })
    return pieces.contains { $0.width > room.limit } ? nil : pieces
  }

  /// How much smaller a formula in a text may become for the want of room.
  private static let leastScale = 0.6
}

/// What a formula has in the lines of a text.
struct FormulaRoom: Sendable {
  /// The em of the text, in points.
  var size: Double
  /// The widest that a piece of a formula may be, in points.
  var limit: LayoutUnit

  /// Formulas that are no wider stay on one line.
  var unbroken: LayoutUnit { min(limit, LayoutUnit(6 * size)) }
}

extension FormulaRoom {
  /// For texts without formulas.
  static var none: FormulaRoom { FormulaRoom(size: 0, limit: 0) }
}
