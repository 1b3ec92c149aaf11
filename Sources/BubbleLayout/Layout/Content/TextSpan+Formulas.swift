import TextLayout

/// A span as it is shown. If it is a formula, it has the formula's size or pieces. A formula that cannot be
/// laid out is formatted as code.
struct ShownSpan {
  var span: TextSpan
  /// The pieces of a formula that was laid out; empty for other spans.
  var pieces: [FormulaPiece] = []
}

extension [TextSpan] {
  /// Returns the spans with their formulas. A formula has the size that the application gives, or is laid
  /// out.
  ///
  /// - Parameters:
  ///   - text: The text of the spans.
  ///   - room: The maximum size of formulas in the lines of the text.
  func showingFormulas(of text: String, by typesetters: Typesetters, in room: FormulaRoom) -> [ShownSpan] {
    guard contains(where: { $0.object?.kind == .formula }) else { return map { ShownSpan(span: $0) } }
    let units = Array<UInt16>(text.utf16)
    return map { span in
      span.showingFormula(by: typesetters, in: room) {
        String(decoding: units[span.range.clamped(to: 0..<units.count)], as: UTF16.self)
      }
    }
  }
}

extension TextSpan {
  /// Returns the span with its formula. A formula that cannot be laid out is formatted as code.
  ///
  /// - Parameter words: Returns the text of the span, which is the source of a formula that has none of its
  ///   own.
  func showingFormula(
    by typesetters: Typesetters, in room: FormulaRoom, words: () -> String
  ) -> ShownSpan {
    guard let object, object.kind == .formula else { return ShownSpan(span: self) }
    var shown = ShownSpan(span: self)
    if let size = typesetters.custom?(.formula(object.source ?? words()), .infinity) {
      shown.span.object?.width = size.width.points
      shown.span.object?.height = size.height.points
      shown.span.object?.unit = .points
    } else if let pieces = typesetters.pieces(of: object, orOf: words(), in: room) {
      shown.pieces = pieces
    } else {
      shown.span.object = nil
      shown.span.emphases.insert(.code)
    }
    return shown
  }
}

extension CustomAttachment {
  /// Returns the attachment that represents a formula in a call of a `CustomSizing`.
  static func formula(_ source: String) -> CustomAttachment {
    CustomAttachment(name: "formula", data: source, alternative: source)
  }
}
