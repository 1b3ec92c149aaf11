import TextLayout
import TextShaping

/// Lays a formula out (MathML Core). Scratch: used by one thread at a time, and reused from formula to formula.
///
/// A formula becomes an array of elements first, where each knows its style and what operator it is in essence; then their
/// boxes are found. An element is laid out once, and those between a row and an operator that grows with it twice.
final class FormulaSetter {
  let face: MathFace
  let shaper = MathShaper()
  var elements: ContiguousArray<MathElement> = []
  var operators: ContiguousArray<MathOperatorState> = []
  /// Of each element that is an operator its number among them, in order of the elements.
  var operatorNumbers: ContiguousArray<Int> = []
  private(set) var fonts: ContiguousArray<MathFont> = []
  private var knownScales: ScriptScales?
  /// How many layouts of elements there were.
  private(set) var layoutCount = 0

  /// How many sizes are kept from formula to formula.
  private static let mostFonts = 64

  init(_ face: MathFace) { self.face = face }

  var isBrowser: Bool { face.policy == .browser }

  /// By how much scripts are smaller.
  var scales: ScriptScales {
    if let knownScales { return knownScales }
    let font = fonts[font(size: 65_536, scriptForm: 0)]
    let scales = ScriptScales(
      script: font.percent(.scriptPercentScaleDown), scriptScript: font.percent(.scriptScriptPercentScaleDown)
    )
    knownScales = scales
    return scales
  }

  /// Starts a formula.
  func start() {
    elements.removeAll(keepingCapacity: true)
    operators.removeAll(keepingCapacity: true)
    operatorNumbers.removeAll(keepingCapacity: true)
    if fonts.count > Self.mostFonts { fonts.removeAll() }
    for font in fonts { font.trim() }
  }

  /// The number of the font of a size.
  func font(size: Int32, scriptForm: Int) -> Int {
    for number in fonts.indices where fonts[number].size == size && fonts[number].scriptForm == scriptForm {
      return number
    }
    fonts.append(MathFont(face, size: size, scriptForm: scriptForm))
    return fonts.count - 1
  }

  func font(of element: Int) -> MathFont { fonts[elements[element].font] }

  func box(_ element: Int) -> MathBox { elements[element].box }

  /// The operator that an element is in essence; nil for none.
  func coreOperator(of element: Int) -> MathOperatorState? {
    let core = elements[element].core
    return core == MathElement.none ? nil : operators[operatorNumbers[core]]
  }

  /// Whether an element grows with its neighbours in a row (vertically), or with those above and below it.
  func grows(_ element: Int, _ axis: MathAxis) -> Bool {
    guard let op = coreOperator(of: element) else { return false }
    return op.isStretchy && op.isVertical == (axis == .vertical)
  }

  /// The element after another one around them; nil for the last.
  func sibling(after element: Int) -> Int? {
    let sibling = elements[element].nextSibling
    return sibling == MathElement.none ? nil : sibling
  }

  /// The first child of an element; nil for one without children.
  func firstChild(of element: Int) -> Int? {
    let child = elements[element].firstChild
    return child == MathElement.none ? nil : child
  }

  /// The children of an element.
  func children(of element: Int) -> Children { Children(setter: self, place: elements[element].firstChild) }

  struct Children: Sequence, IteratorProtocol {
    let setter: FormulaSetter
    var place: Int

    mutating func next() -> Int? {
      guard place != MathElement.none else { return nil }
      defer { place = setter.elements[place].nextSibling }
      return place
    }
  }

  /// Finds the box of an element, unless it is known.
  func layOut(_ element: Int, _ target: GrowthTarget? = nil) {
    if target == nil {
      guard !elements[element].isLaidOut else { return }
      elements[element].isLaidOut = true
    }
    layoutCount += 1
    switch elements[element].kind {
    case .row: layOutRow(element, target)
    case .token: layOutToken(element)
    case .op: layOutOperator(element, target)
    case .space: layOutSpace(element)
    case .fraction: layOutFraction(element, target)
    case .root: layOutRoot(element)
    case .scripts(let hasSub, let hasSup): layOutScripts(element, hasSub: hasSub, hasSup: hasSup, target)
    case .multiscripts(let after): layOutMultiscripts(element, after: after, target)
    case .underOver: layOutUnderOver(element, target)
    case .table: layOutTable(element)
    case .padded: layOutPadded(element, target)
    case .enclosed: layOutEnclosed(element)
    }
  }

  /// Sets the place of an element in the one around it.
  func place(_ element: Int, x: LayoutUnit, y: LayoutUnit) {
    elements[element].box.x = x
    elements[element].box.y = y
  }
}
