import TextLayout

extension RichBuilder {
  /// Makes the node of a formula on lines of its own; nil if the formula is unfinished or cannot be laid out.
  mutating func formula(_ formula: FormulaBlock, _ block: MessageBlock, _ context: RichContext) -> RichNode? {
    guard !formula.isUnfinished,
      let object = formula.text.spans.first?.object,
      let typeset = maker.typesetters.typeset(
        FormulaRequest(
          formula.source, notation: formula.notation, isDisplay: true, size: maker.room(in: context.font).size
        ))
    else { return nil }
    let prepared = PreparedFormula(
      typeset, object, number: formula.number, at: context.path, style: style.content.formula,
      font: context.font, startsRight: context.startsRight ?? startsRight, maker: maker)
    entries.append(
      RichEntry(
        type: block.type, path: context.path, depth: context.depth, isCovered: context.isCovered,
        content: .formula(prepared)))
    return .formula(entries.count - 1)
  }
}
