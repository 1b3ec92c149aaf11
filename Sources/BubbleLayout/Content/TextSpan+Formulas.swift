extension [TextSpan] {
  /// Spans with the sizes of formulas that the application knows; other formulas look like code.
  ///
  /// - Parameters:
  ///   - text: What the spans are of.
  ///   - sizing: Nil where the application knows none.
  func sizingFormulas(of text: String, by sizing: CustomSizing?) -> [TextSpan] {
    guard contains(where: { $0.object?.kind == .formula }) else { return self }
    let units = Array<UInt16>(text.utf16)
    return map { span in
      span.sizingFormula(by: sizing) {
        String(decoding: units[span.range.clamped(to: 0..<units.count)], as: UTF16.self)
      }
    }
  }
}

extension TextSpan {
  /// The span with the size of the formula that it stands for, if the application knows one; else its source looks like code.
  ///
  /// - Parameter words: What the span says, for a formula without a source of its own.
  func sizingFormula(by sizing: CustomSizing?, words: () -> String) -> TextSpan {
    guard let object, object.kind == .formula else { return self }
    var span = self
    if let sizing, let size = sizing(.formula(object.source ?? words()), .infinity) {
      span.object?.width = size.width.points
      span.object?.height = size.height.points
      span.object?.unit = .points
    } else {
      span.object = nil
      span.looks.insert(.code)
    }
    return span
  }
}

extension CustomAttachment {
  /// What a `CustomSizing` is asked about a formula.
  static func formula(_ source: String) -> CustomAttachment {
    CustomAttachment(name: "formula", data: source, alternative: source)
  }
}
