import TextLayout

/// Finds the sizes of custom parts, and lays out formulas, with functions of the application.
struct Typesetters: Sendable {
  /// The application's function that returns the sizes of custom parts and formulas; nil if messages give the
  /// sizes.
  var custom: CustomSizing?
  /// Lays out formulas for which `custom` returns no size; nil if there is no typesetter.
  var formulas: FormulaCache?

  /// Returns a formula that has been laid out; nil if the typesetter cannot lay it out.
  func typeset(_ request: FormulaRequest) -> TypesetFormula? { formulas?.typeset(request) }

  /// Returns the pieces of a formula in a text, each at most as wide as a line.
  ///
  /// - Returns: The pieces; nil for a formula that cannot be laid out, or that is too wide for a line.
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
    // A slightly smaller formula is better than its source, which most people cannot read as a formula.
    request.size = (room.size * room.limit.points / widest.points).rounded(.down)
    guard request.size >= room.size * Self.leastScale, let smaller = formulas.typeset(request) else {
      return nil
    }
    pieces = smaller.pieces(wherever: { _ in true })
    return pieces.contains { $0.width > room.limit } ? nil : pieces
  }

  /// The minimum factor by which a formula in a text may be reduced to fit.
  private static let leastScale = 0.6
}

/// The maximum size of a formula in the lines of a text.
struct FormulaRoom: Sendable {
  /// The em of the text, in points.
  var size: Double
  /// The maximum width of a piece of a formula, in points.
  var limit: LayoutUnit

  /// The maximum width of formulas that are kept on one line.
  var unbroken: LayoutUnit { min(limit, LayoutUnit(6 * size)) }
}

extension FormulaRoom {
  /// The value for texts without formulas.
  static var none: FormulaRoom { FormulaRoom(size: 0, limit: 0) }
}

/// A function that returns the sizes of custom parts.
///
/// It is called with a part and the available width in points, which is infinite if rows have unlimited
/// width. It may be called from any thread. It must always return the same size for the same arguments. A
/// width beyond the available one is reduced to it. If the function returns nil, the attachment's own fields
/// decide the size.
public typealias CustomSizing = @Sendable (_ part: CustomAttachment, _ availableWidth: Double) -> Size?

extension CustomAttachment {
  /// Returns the size of the part according to the attachment's own fields.
  package func ownSize(within width: Double) -> Size {
    func usable(_ length: Double?) -> Double? {
      length.flatMap { (0...Self.largest).contains($0) ? $0 : nil }
    }
    let wide = min(usable(self.width) ?? 240, width)
    if let aspect, (1e-3...1e3).contains(aspect) {
      return Size(width: LayoutUnit(wide), height: LayoutUnit(wide / aspect))
    }
    return Size(width: LayoutUnit(wide), height: LayoutUnit(usable(height) ?? 44))
  }

  /// The maximum width and height, in points.
  package static let largest = 65_536.0
}
