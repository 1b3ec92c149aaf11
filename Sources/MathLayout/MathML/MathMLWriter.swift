/// Writes formulas as MathML: MathML Core for browsers. For features that MathML Core lacks it uses
/// attributes of MathML 3, which browsers ignore, and CSS styles with the same appearance.
///
/// `MathMLReader` reads the output as the same tree.
public struct MathMLWriter: Sendable {
  /// Creates a writer.
  public init() {}

  /// Writes a formula as a `math` element. Lengths have up to four decimals. Linear in the tree.
  ///
  /// - Parameters:
  ///   - node: The formula.
  ///   - isDisplay: Whether it is set in display style, as on a line of its own.
  ///   - source: The TeX source, which is written as an annotation; nil if there is none.
  public func write(_ node: MathNode, isDisplay: Bool = false, source: String? = nil) -> String {
    var text =
      "<math xmlns=\"http://www.w3.org/1998/Math/MathML\" display=\"\(isDisplay ? "block" : "inline")\">"
    if let source {
      text += "<semantics>"
      Self.write(node, &text)
      text += "<annotation encoding=\"application/x-tex\">\(Self.escaped(source))</annotation></semantics>"
    } else {
      Self.write(node, &text)
    }
    return text + "</math>"
  }

  /// Writes a formula without the `math` element around it.
  package static func element(_ node: MathNode) -> String {
    var text = ""
    write(node, &text)
    return text
  }

  static func write(_ node: MathNode, _ text: inout String) {
    switch node {
    case .row(let nodes): element("mrow", nodes, &text)
    case .token(let token): write(token, &text)
    case .op(let op): write(op, &text)
    case .space(let space): write(space, &text)
    case .fraction(let fraction): write(fraction, &text)
    case .root(let root):
      if let degree = root.degree {
        element("mroot", [root.radicand, degree], &text)
      } else {
        element("msqrt", [root.radicand], &text)
      }
    case .scripts(let scripts): write(scripts, &text)
    case .underOver(let parts): write(parts, &text)
    case .table(let table): write(table, &text)
    case .styled(let style, let node): element("mstyle", [node], style.attributes, &text)
    case .padded(let padding, let node): element("mpadded", [node], padding.attributes, &text)
    case .phantom(let node): element("mphantom", [node], &text)
    case .enclosed(let lines, let node): element("menclose", [node], lines.attributes, &text)
    case .error(let source): text += "<merror><mtext>\(escaped(source))</mtext></merror>"
    }
  }

  /// Writes an element that contains nodes.
  static func element(
    _ name: String, _ nodes: [MathNode], _ attributes: [(String, String)] = [], _ text: inout String
  ) {
    open(name, attributes, &text)
    for node in nodes { write(node, &text) }
    text += "</\(name)>"
  }

  static func element(_ name: String, _ nodes: [MathNode], _ text: inout String) {
    element(name, nodes, [], &text)
  }

  static func open(_ name: String, _ attributes: [(String, String)], _ text: inout String) {
    text += "<\(name)"
    for (attribute, value) in attributes { text += " \(attribute)=\"\(escaped(value))\"" }
    text += ">"
  }

  // MARK: Tokens

  private static func write(_ token: MathToken, _ text: inout String) {
    let name =
      switch token.kind {
      case .identifier: "mi"
      case .number: "mn"
      case .text: "mtext"
      }
    open(name, token.variant.map { [("mathvariant", $0.rawValue)] } ?? [], &text)
    text += escaped(kept(token.text)) + "</\(name)>"
  }

  private static func write(_ op: MathOperator, _ text: inout String) {
    open("mo", op.attributes, &text)
    text += escaped(kept(op.text)) + "</mo>"
  }

  private static func write(_ space: MathSpace, _ text: inout String) {
    var attributes = [("width", space.width.css)]
    if space.height != .zero { attributes.append(("height", space.height.css)) }
    if space.depth != .zero { attributes.append(("depth", space.depth.css)) }
    // A filled box without a colour of its own has the text's colour.
    if space.isFilled { attributes.append(("style", "background:currentColor")) }
    if space.breaksLine { attributes.append(("linebreak", "newline")) }
    open("mspace", attributes, &text)
    text += "</mspace>"
  }

  // MARK: Constructs

  private static func write(_ fraction: MathFraction, _ text: inout String) {
    var attributes: [(String, String)] = []
    if let bar = fraction.barThickness { attributes.append(("linethickness", bar.css)) }
    if fraction.numeratorAlignment != .center {
      attributes.append(("numalign", fraction.numeratorAlignment.rawValue))
    }
    if fraction.denominatorAlignment != .center {
      attributes.append(("denomalign", fraction.denominatorAlignment.rawValue))
    }
    element("mfrac", [fraction.numerator, fraction.denominator], attributes, &text)
  }

  private static func write(_ scripts: MathScripts, _ text: inout String) {
    if scripts.before.isEmpty, scripts.after.count == 1, let pair = scripts.after.first {
      switch (pair.sub, pair.sup) {
      case (let sub?, let sup?): return element("msubsup", [scripts.base, sub, sup], &text)
      case (let sub?, nil): return element("msub", [scripts.base, sub], &text)
      case (nil, let sup?): return element("msup", [scripts.base, sup], &text)
      case (nil, nil): break
      }
    }
    text += "<mmultiscripts>"
    write(scripts.base, &text)
    write(scripts.after, &text)
    if !scripts.before.isEmpty {
      text += "<mprescripts></mprescripts>"
      write(scripts.before, &text)
    }
    text += "</mmultiscripts>"
  }

  private static func write(_ pairs: [MathScripts.Pair], _ text: inout String) {
    for pair in pairs {
      for script in [pair.sub, pair.sup] {
        if let script { write(script, &text) } else { text += "<none></none>" }
      }
    }
  }

  private static func write(_ parts: MathUnderOver, _ text: inout String) {
    var attributes: [(String, String)] = []
    if let isAccent = parts.isUnderAccent { attributes.append(("accentunder", String(isAccent))) }
    if let isAccent = parts.isOverAccent { attributes.append(("accent", String(isAccent))) }
    switch (parts.under, parts.over) {
    case (let under?, let over?): element("munderover", [parts.base, under, over], attributes, &text)
    case (let under?, nil): element("munder", [parts.base, under], attributes, &text)
    case (nil, let over?): element("mover", [parts.base, over], attributes, &text)
    case (nil, nil): element("munderover", [parts.base], attributes, &text)
    }
  }

  // MARK: Characters

  /// Returns a text with no-break spaces at its ends and for all but the first of several spaces, because
  /// browsers would remove ordinary spaces there.
  private static func kept(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: TeXLexer.isSpace) else { return text }
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isSpace = TeXLexer.isSpace(scalar)
      kept.append(
        isSpace && (kept.isEmpty || kept.last == " " || kept.last == "\u{A0}")
          ? "\u{A0}" : isSpace ? " " : scalar)
    }
    if kept.last == " " {
      kept.removeLast()
      kept.append("\u{A0}")
    }
    return String(kept)
  }

  /// Escapes a text for XML. Characters that XML does not allow become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let entity = entities[scalar] {
        result += entity
      } else {
        result.unicodeScalars.append(TeXLexer.isControl(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }

  private static let entities: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;",
  ]
}
