import TextLayout

/// A formula of a message that is not understood, or not all of it.
public struct MessageFormulaProblem: Hashable, Sendable {
  /// The message.
  public let id: MessageID
  /// Where the text stands that the formula is in.
  public let path: ContentPath
  /// The formula as it was written.
  public let source: String
  /// What of it is not understood, in UTF-16 offsets of the source.
  public let range: Range<Int>
  /// What is wrong, in English.
  public let reason: String
}

extension LayoutEngine {
  /// The formulas of a message that are not understood, or not all of them, in the order in which they stand: each is said once, however
  /// often its message is laid out.
  ///
  /// - Returns: Nothing where the engine lays no formulas out.
  /// - Complexity: Linear in the texts.
  public func formulaProblems(in message: Message) -> [MessageFormulaProblem] {
    guard let formulas = typesetters.formulas, !message.isDeleted else { return [] }
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
        // What is understood does not depend on the size.
        let typeset = formulas.typeset(
          FormulaRequest(source, notation: object.notation, isDisplay: object.isDisplay, size: 16))
        let found =
          typeset?.problems ?? [FormulaProblem(range: 0..<source.utf16.count, reason: "it is not understood")]
        problems += found.map {
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
}
