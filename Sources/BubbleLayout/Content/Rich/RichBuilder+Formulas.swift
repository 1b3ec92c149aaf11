import TextLayout

extension RichBuilder {
  /// Adds the node of a formula on lines of its own. Returns false if the formula is unfinished or cannot be laid
  /// out.
  mutating func formula(_ formula: FormulaBlock, _ block: MessageBlock, _ context: RichContext) -> Bool {
    guard !formula.isUnfinished,
      let object = formula.text.spans.first?.object,
      let typeset = maker.typesetters.typeset(
        FormulaRequest(
          formula.source, notation: formula.notation, isDisplay: true, size: maker.room(in: context.font).size
        ))
    else { return false }
    let prepared = PreparedFormula(
      typeset, object, number: formula.number, at: context.path, style: style.content.formula,
      font: context.font, startsRight: context.startsRight ?? startsRight, maker: maker)
    content.tree.formulas.append(prepared.lines)
    content.add(
      .formula(Int32(content.tree.formulas.count - 1)), Paint(element(of: block, context), .formula(prepared))
    )
    return true
  }
}
