import TextLayout
import TextShaping

/// Lays out formulas (MathML Core). One thread uses it at a time, and it is reused from formula to formula.
///
/// A formula first becomes an array of elements, in which each knows its style and the operator inside it;
/// then their boxes are found. Each element is laid out once, except those between a row and an operator that
/// stretches in it, which are laid out twice or three times.
final class FormulaSetter {
  // Exclusivity is not checked, because only one thread uses these properties and no two accesses overlap.
  // Checks at run time would take as long as the layout.
  @exclusivity(unchecked) var nodes: ContiguousArray<MathNode> = []
  @exclusivity(unchecked) var elements: ContiguousArray<MathElement> = []
  /// The tokens, grown glyphs and lists of rules to which `MathContent` refers by index.
  @exclusivity(unchecked) private(set) var tokens: ContiguousArray<ShapedToken> = []
  @exclusivity(unchecked) private(set) var grownGlyphs: ContiguousArray<GrownGlyph> = []
  @exclusivity(unchecked) private(set) var ruleLists: ContiguousArray<[FormulaRule]> = []
  /// The operators, in the order of their elements.
  @exclusivity(unchecked) var operators: ContiguousArray<MathOperatorState> = []
  @exclusivity(unchecked) private var fonts: ContiguousArray<MathFont> = []
  @exclusivity(unchecked) private var fontKeys: ContiguousArray<UInt64> = []
  @exclusivity(unchecked) private var fontNames: ContiguousArray<ObjectIdentifier> = []
  /// How many times an element was laid out.
  @exclusivity(unchecked) private(set) var layoutCount = 0
  /// How many elements may still be laid out in this formula. What is left at 0 keeps the size that it has.
  @exclusivity(unchecked) private(set) var layoutsLeft = 0
  @exclusivity(unchecked) private var knownScales: ScriptScales?
  /// A cache of dictionary results for operators of one character.
  @exclusivity(unchecked) var knownOperators = KnownOperators()

  let face: MathFace
  let isBrowser: Bool
  let shaper = MathShaper()
  /// Collects the glyphs and rules.
  let drawing = FormulaDrawing()

  /// The maximum number of font sizes that are kept from formula to formula.
  private static let mostFonts = 64

  init(_ face: MathFace) {
    self.face = face
    isBrowser = face.policy == .browser
  }

  /// The sizes of scripts relative to text.
  var scales: ScriptScales {
    if let knownScales { return knownScales }
    let font = fonts[font(size: 65_536, scriptForm: 0)]
    let scales = ScriptScales(
      script: font.percent(.scriptPercentScaleDown), scriptScript: font.percent(.scriptScriptPercentScaleDown)
    )
    knownScales = scales
    return scales
  }

  /// Removes the previous formula.
  func start() {
    nodes.removeAll(keepingCapacity: true)
    elements.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    grownGlyphs.removeAll(keepingCapacity: true)
    ruleLists.removeAll(keepingCapacity: true)
    operators.removeAll(keepingCapacity: true)
    if fonts.count > Self.mostFonts {
      fonts.removeAll()
      fontKeys.removeAll()
      fontNames.removeAll()
    }
  }

  /// The most layouts of an element, on average over a formula. No known formula needs more than three; the
  /// limit is for a rule that calls a child twice, and so doubles the work at each level.
  static let layoutsPerElement = 16

  /// Allows the layouts of the formula's elements, all of which must be there.
  func allowLayouts(perElement count: Int) {
    layoutsLeft = elements.count * count
  }

  /// Adds an element and returns its index.
  func append(_ element: MathElement, _ node: MathNode) -> Int {
    nodes.append(node)
    elements.append(element)
    return elements.count - 1
  }

  /// Returns the index of the font with a size.
  func font(size: Int32, scriptForm: Int) -> Int {
    let key = UInt64(UInt32(bitPattern: size)) << 8 | UInt64(scriptForm)
    for number in fontKeys.indices where fontKeys[number] == key { return number }
    fonts.append(MathFont(face, size: size, scriptForm: scriptForm))
    fontKeys.append(key)
    fontNames.append(ObjectIdentifier(fonts[fonts.count - 1].instance))
    return fonts.count - 1
  }

  func font(of element: Int) -> MathFont { fonts[elements[element].font] }

  /// Returns an identifier of an element's font.
  func fontName(of element: Int) -> ObjectIdentifier { fontNames[elements[element].font] }

  func box(_ element: Int) -> MathBox { elements[element].box }

  /// Returns the index of the operator inside an embellished operator; negative if the element is not one.
  func coreNumber(of element: Int) -> Int {
    let core = elements[element].core
    return core < 0 ? -1 : Int(elements[core].operatorNumber)
  }

  /// Returns the operator inside an embellished operator; nil if the element is not one.
  func coreOperator(of element: Int) -> MathOperatorState? {
    let number = coreNumber(of: element)
    return number < 0 ? nil : operators[number]
  }

  /// Whether an element stretches along an axis: vertically with its neighbours in a row, or horizontally
  /// with the nodes above and below it.
  func grows(_ element: Int, _ axis: MathAxis) -> Bool {
    let number = coreNumber(of: element)
    guard number >= 0 else { return false }
    return operators[number].isStretchy && operators[number].isVertical == (axis == .vertical)
  }

  /// Returns the next element with the same parent; nil for the last one.
  func sibling(after element: Int) -> Int? {
    let sibling = elements[element].nextSibling
    return sibling < 0 ? nil : sibling
  }

  /// Returns the first child of an element; nil if it has none.
  func firstChild(of element: Int) -> Int? {
    let child = elements[element].firstChild
    return child < 0 ? nil : child
  }

  /// The children of an element.
  func children(of element: Int) -> Children { Children(setter: self, place: elements[element].firstChild) }

  struct Children: Sequence, IteratorProtocol {
    let setter: FormulaSetter
    var place: Int

    mutating func next() -> Int? {
      guard place >= 0 else { return nil }
      defer { place = setter.elements[place].nextSibling }
      return place
    }
  }

  /// Finds the box of an element, unless it is already known.
  func layOut(_ element: Int, _ target: GrowthTarget? = nil) {
    if target == nil {
      guard !elements[element].isLaidOut else { return }
      elements[element].isLaidOut = true
    }
    guard layoutsLeft > 0 else { return }
    layoutsLeft -= 1
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

  /// Sets the place of an element relative to its parent.
  func place(_ element: Int, x: LayoutUnit, y: LayoutUnit) {
    elements[element].place(x: x, y: y)
  }

  /// Stores a token, a grown glyph or a list of rules, and returns the content that refers to it.
  func keep(_ token: ShapedToken) -> MathContent {
    tokens.append(token)
    return .token(tokens.count - 1)
  }

  func keep(_ glyph: GrownGlyph) -> Int {
    grownGlyphs.append(glyph)
    return grownGlyphs.count - 1
  }

  func keep(_ rules: [FormulaRule]) -> MathContent {
    guard !rules.isEmpty else { return .none }
    ruleLists.append(rules)
    return .rules(ruleLists.count - 1)
  }

  /// Sets the content of an element, and its box except for the place.
  func setBox(of element: Int, _ box: MathBox, _ content: MathContent = .none) {
    elements[element].set(box, content)
  }
}

/// The dictionary's result for an operator of one character in a form.
struct KnownOperator {
  let category: OperatorCategory
  let form: MathOperator.Form
  let isVertical: Bool
}

/// A cache of recent operators. The slot of an operator is computed from its key.
struct KnownOperators {
  private var keys = ContiguousArray(repeating: UInt64.max, count: Self.count)
  private var known = ContiguousArray<KnownOperator?>(repeating: nil, count: Self.count)
  private static let count = 128

  private static func place(of key: UInt64) -> Int { Int(truncatingIfNeeded: key ^ key >> 7) & (count - 1) }

  subscript(key: UInt64) -> KnownOperator? {
    get {
      let place = Self.place(of: key)
      return keys[place] == key ? known[place] : nil
    }
    set {
      let place = Self.place(of: key)
      keys[place] = key
      known[place] = newValue
    }
  }
}
