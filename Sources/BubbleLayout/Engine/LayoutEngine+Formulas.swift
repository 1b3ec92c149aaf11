import TextLayout

/// A problem in a formula of a message: a part that the engine does not support.
public struct MessageFormulaProblem: Hashable, Sendable {
  /// The id of the message.
  public let id: MessageID
  /// The path of the text that contains the formula.
  public let path: ContentPath
  /// The formula as it was written.
  public let source: String
  /// The part of the formula with the problem, in UTF-16 offsets in the source.
  public let range: Range<Int>
  /// The reason, in English.
  public let reason: String
}

extension LayoutEngine {
  /// The reason why an engine without a typesetter shows the sources of formulas.
  private static let withoutTypesetter =
    "The engine has no typesetter, so the source is shown. Import MathLayout, and create the engine with "
    + "LayoutEngine(fonts: .bundled, makingFormulas: { try? MathTypesetter.bundled(fallback: $0) })."

  /// Returns the problems in the formulas of a message, in the order of the formulas. Each problem is
  /// reported once, however often the message is laid out.
  ///
  /// - Returns: The problems. In an engine without a typesetter, each formula has one, which names the
  ///   initializer that lays formulas out.
  /// - Complexity: Linear in the texts.
  public func formulaProblems(in message: Message) -> [MessageFormulaProblem] {
    guard !message.isDeleted else { return [] }
    let message = (message.shortened(to: limits) ?? message).readingMarkdown
    guard message.hasFormulas else { return [] }
    var problems: [MessageFormulaProblem] = []
    func look(at path: ContentPath, _ text: RichText) {
      let units = Array(text.text.utf16)
      for span in text.spans {
        guard let object = span.object, object.kind == .formula else { continue }
        let source =
          object.source ?? String(decoding: units[span.range.clamped(to: 0..<units.count)], as: UTF16.self)
        if customSizing?(.formula(source), .infinity) != nil { continue }
        // The problems do not depend on the font size, so any size can be used here.
        let request = FormulaRequest(
          source, notation: object.notation, isDisplay: object.isDisplay, size: 16)
        problems += reasons(against: request).map {
          MessageFormulaProblem(
            id: message.id, path: path, source: source, range: $0.range, reason: $0.reason)
        }
      }
    }
    if message.blocks.isEmpty {
      look(at: .text, RichText(message.text, spans: message.spans))
    } else {
      message.blocks.eachText(at: ["blocks"]) { path, text in
        look(at: path, text)
        return true
      }
    }
    return problems
  }

  /// Returns the parts of a formula that are not understood. A formula that cannot be laid out at all has at
  /// least one.
  private func reasons(against request: FormulaRequest) -> [FormulaProblem] {
    if let typeset = typesetters.formulas?.typeset(request) { return typeset.problems }
    let found = typesetters.formulas?.problems(in: request) ?? []
    guard found.isEmpty else { return found }
    let reason = typesetters.formulas == nil ? Self.withoutTypesetter : "The formula cannot be typeset."
    return [FormulaProblem(range: 0..<request.source.utf16.count, reason: reason)]
  }
}
