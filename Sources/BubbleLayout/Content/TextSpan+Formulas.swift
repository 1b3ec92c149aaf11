import TextLayout

/// A span as it is shown. A formula in it has its size or its pieces, or is formatted as code if nobody
/// understands it.
struct ShownSpan {
  var span: TextSpan
  /// The pieces of a formula that was laid out; empty for everything else.
  var pieces: [FormulaPiece] = []
}

extension [TextSpan] {
  /// The spans with their formulas, either of the size that the application gives, or laid out.
  ///
  /// - Parameters:
  ///   - text: The text of the spans.
  ///   - room: The space that formulas have in the lines of the text.
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
  /// The span with its formula. A formula that nobody understands is formatted as code.
  ///
  /// - Parameter words: The text of the span, for a formula without a source of its own.
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
  /// The attachment that represents a formula when a `CustomSizing` is asked.
  static func formula(_ source: String) -> CustomAttachment {
    CustomAttachment(name: "formula", data: source, alternative: source)
  }
}
