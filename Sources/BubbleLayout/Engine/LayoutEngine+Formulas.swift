import TextLayout

/// A formula of a message that is not understood completely.
public struct MessageFormulaProblem: Hashable, Sendable {
  /// The message.
  public let id: MessageID
  /// The path of the text that contains the formula.
  public let path: ContentPath
  /// The formula as it was written.
  public let source: String
  /// The part that is not understood, in UTF-16 offsets of the source.
  public let range: Range<Int>
  /// The reason, in English.
  public let reason: String
}

extension LayoutEngine {
  /// The formulas of a message that are not understood completely, in their order in the message. Each is
  /// reported once, however often the message is laid out.
  ///
  /// - Returns: An empty array if the engine does not lay out formulas.
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
        // Whether it is understood does not depend on the size.
        let typeset = formulas.typeset(
          FormulaRequest(source, notation: object.notation, isDisplay: object.isDisplay, size: 16))
        let found =
          typeset?.problems ?? [
            FormulaProblem(range: 0..<source.utf16.count, reason: "The formula cannot be typeset.")
          ]
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
