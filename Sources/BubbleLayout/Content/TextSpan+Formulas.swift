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
      guard let object = span.object, object.kind == .formula else { return span }
      var span = span
      let words = String(decoding: units[span.range.clamped(to: 0..<units.count)], as: UTF16.self)
      if let size = sizing?(.formula(object.source ?? words), .infinity) {
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
}

extension CustomAttachment {
  /// What a `CustomSizing` is asked about a formula.
  static func formula(_ source: String) -> CustomAttachment {
    CustomAttachment(name: "formula", data: source, alternative: source)
  }
}
