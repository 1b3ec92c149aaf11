import TextLayout
import TextShaping

/// Finds the properties of an element that depend on its children.
extension FormulaSetter {
  func closed(_ element: Int) -> Int {
    close(element, isFormula: false)
    return element
  }

  func close(_ element: Int, isFormula: Bool) {
    switch elements[element].kind {
    case .token: elements[element].isSpaceLike = nodes[element].isWords
    case .space: elements[element].isSpaceLike = true
    case .op: elements[element].core = element
    case .row, .padded: closeRow(element, isFormula: isFormula)
    case .fraction, .scripts, .multiscripts, .underOver: closeEmbellished(element)
    case .root, .table, .enclosed: children(of: element).forEach { settle($0, .infix) }
    }
  }

  /// Handles a row when its children are known. A row with one operator and otherwise only white space is an
  /// embellished operator. In other rows the operators get their forms.
  private func closeRow(_ element: Int, isFormula: Bool) {
    var (cores, others) = (0, 0)
    var core = MathElement.none
    var child = elements[element].firstChild
    while child >= 0 {
      if !elements[child].isSpaceLike {
        if elements[child].core < 0 {
          others += 1
        } else {
          cores += 1
          core = elements[child].core
        }
      }
      child = elements[child].nextSibling
    }
    elements[element].isSpaceLike = cores == 0 && others == 0
    if cores == 1, others == 0, !isFormula {
      elements[element].core = core
      return
    }
    guard cores > 0 else { return }
    let members = cores + others
    var place = 0
    child = elements[element].firstChild
    while child >= 0 {
      if !elements[child].isSpaceLike {
        settle(child, members < 2 ? .infix : place == 0 ? .prefix : place == members - 1 ? .postfix : .infix)
        place += 1
      }
      child = elements[child].nextSibling
    }
  }

  /// Scripts and fractions are embellished operators if their first part is an operator.
  private func closeEmbellished(_ element: Int) {
    let base = elements[element].firstChild
    guard base >= 0 else { return }
    elements[element].core = elements[base].core
    let form: MathOperator.Form = elements[element].kind == .fraction ? .infix : .postfix
    var child = elements[base].nextSibling
    while child >= 0 {
      settle(child, form)
      child = elements[child].nextSibling
    }
  }

  /// Sets the form of the operator inside an embellished operator.
  private func settle(_ element: Int, _ form: MathOperator.Form) {
    let core = elements[element].core
    guard core != MathElement.none else { return }
    settleOperator(core, form)
  }

  func addOperator(_ op: MathOperator, _ node: MathNode, _ setting: MathSetting) -> Int {
    let element = open(.op, node, setting)
    elements[element].operatorNumber = Int32(clamping: operators.count)
    var scalar = op.text.onlyScalar ?? 0
    if let variant = op.variant, scalar != 0 { scalar = font(of: element).mapped(scalar, variant) }
    operators.append(
      MathOperatorState(
        element: element, scalar: scalar, form: .infix, category: .unlisted, leading: .zero, trailing: .zero,
        isStretchy: false, isSymmetric: false, isLarge: false, movesLimits: false, isVertical: true))
    return closed(element)
  }

  private func settleOperator(_ element: Int, _ form: MathOperator.Form) {
    guard case .op(let op) = nodes[element] else { return }
    let number = Int(elements[element].operatorNumber)
    var state = operators[number]
    let known = known(op.text, state.scalar, op.form ?? form, isExplicit: op.form != nil)
    let font = font(of: element)
    state.form = known.form
    state.category = known.category
    state.isVertical = known.isVertical
    state.leading =
      (op.leadingSpace.map { font.length($0) } ?? font.eighteenths(known.category.leading)).positive
    state.trailing =
      (op.trailingSpace.map { font.length($0) } ?? font.eighteenths(known.category.trailing)).positive
    state.isStretchy = op.isStretchy ?? known.category.isStretchy
    state.isSymmetric = op.isSymmetric ?? known.category.isSymmetric
    state.isLarge = op.isLarge ?? known.category.isLarge
    state.movesLimits = op.movesLimits ?? known.category.movesLimits
    operators[number] = state
  }

  /// Looks an operator up in the dictionary, with a cache for operators of one character.
  private func known(
    _ text: String, _ scalar: UInt32, _ form: MathOperator.Form, isExplicit: Bool
  ) -> KnownOperator {
    let formNumber: UInt64 = form == .infix ? 0 : form == .prefix ? 1 : 2
    let key = UInt64(scalar) << 3 | formNumber << 1 | (isExplicit ? 1 : 0)
    if scalar != 0, let known = knownOperators[key] { return known }
    let entry = OperatorDictionary.entry(for: text, form: form, isExplicit: isExplicit)
    let known = KnownOperator(
      category: entry.category, form: entry.form, isVertical: !OperatorDictionary.growsSideways(scalar))
    // An operator that was mapped to another alphabet is not cached, because the key would be that of another
    // character.
    if scalar != 0, text.onlyScalar == scalar { knownOperators[key] = known }
    return known
  }
}

extension MathNode {
  /// Whether the node is words, which count as white space between operators.
  fileprivate var isWords: Bool {
    if case .token(let token) = self { token.kind == .text } else { false }
  }
}
