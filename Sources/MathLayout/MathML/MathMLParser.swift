import TextLayout

/// Parses MathML tags into a tree in one pass, without backtracking.
struct MathMLParser {
  /// A node with its depth, the number of its levels.
  struct Built {
    var node: MathNode
    var depth: Int

    static let empty = Built(node: .empty, depth: 1)
  }

  /// An open element, with the content read so far.
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The start and the end of the element's tag in the source, in UTF-16 offsets.
    var start: Int
    var tagEnd: Int
    var children: [Child] = []
  }

  /// A child element with its name and attributes, for parents that need these.
  struct Child {
    var name: String
    var attributes: [String: String]
    var built: Built
    /// The cells, if the element is a row.
    var cells: [Child] = []
  }

  let source: [UInt16]
  private let mostProblems: Int
  private var scanner: MathMLScanner
  private var open: [String] = []
  private var problems: [FormulaProblem] = []
  /// The name of a closing tag that closes an outer element instead of the current one; nil if there is none.
  private var pendingClose: String?

  init(_ source: [UInt16], mostProblems: Int) {
    self.source = source
    self.mostProblems = mostProblems
    scanner = MathMLScanner(source)
  }

  mutating func formula() -> ReadFormula {
    var all: [Built] = []
    var root = Element(name: "", attributes: [:], start: 0, tagEnd: 0)
    while true {
      children(of: &root, level: 1)
      // A closing tag without an open element does not end the formula.
      pendingClose = nil
      all += root.children.map(\.built)
      root.children = []
      guard scanner.offset < source.count else { break }
    }
    let built = all.count == 1 ? all[0] : Self.row(all)
    guard built.depth <= MathNode.deepest else {
      // Each part is within the limit; only the row around several parts can make the tree too deep here.
      report(0..<source.count, "The formula is nested more than \(MathNode.deepest) levels deep.")
      return ReadFormula(.error(String(decoding: source, as: UTF16.self)), problems: problems)
    }
    return ReadFormula(built.node, problems: problems)
  }

  // MARK: Elements

  /// Reads the content of an element up to its closing tag. `level` is the level of the nodes in it.
  private mutating func children(of element: inout Element, level: Int) {
    while pendingClose == nil, let place = scanner.next() {
      switch place.piece {
      case .text(let text):
        let text = Self.trimmed(text)
        guard !text.isEmpty else { continue }
        report(place.range, "There is text outside mi, mn, mo and mtext.")
        element.children.append(
          Child(name: "merror", attributes: [:], built: Built(node: .error(text), depth: 1)))
      case .close(let name):
        if name == element.name, !element.name.isEmpty { return }
        if open.contains(name) {
          report(element.start..<max(element.start, element.tagEnd), "<\(element.name)> is not closed.")
          pendingClose = name
          return
        }
        report(place.range, "</\(name)> has no opening tag.")
      case .open(let name, let attributes, let isEmpty):
        let inner = Element(
          name: name, attributes: attributes, start: place.range.lowerBound, tagEnd: place.range.upperBound)
        if let child = self.element(inner, isEmpty: isEmpty, level: level) { element.children.append(child) }
      }
    }
    if let name = pendingClose {
      if name == element.name { pendingClose = nil }
    } else if !element.name.isEmpty {
      report(element.start..<element.tagEnd, "<\(element.name)> is not closed.")
    }
  }

  /// Reads the rest of an element after its opening tag; nil if the element shows nothing.
  private mutating func element(_ element: Element, isEmpty: Bool, level: Int) -> Child? {
    var element = element
    switch element.name {
    case "mi", "mn", "mo", "mtext", "ms": return token(element, isEmpty, level)
    case "merror":
      let text = isEmpty ? "" : rawText(element).raw
      report(element.start..<max(element.start, element.tagEnd), "The formula marks this as an error.")
      return child(element, Built(node: .error(text), depth: 1))
    case "annotation", "annotation-xml", "mglyph", "maligngroup", "malignmark":
      if !isEmpty { _ = rawText(element) }
      return nil
    default: break
    }
    // Rows of several children and styles from attributes add levels; these are checked where they are
    // created.
    let isPart = Self.parts.contains(element.name)
    guard level <= MathNode.deepest, open.count < 3 * MathNode.deepest else {
      if !isEmpty { _ = rawText(element) }
      return tooDeep(element)
    }
    if !isEmpty {
      open.append(element.name)
      children(of: &element, level: isPart ? level : level + 1)
      open.removeLast()
    }
    guard var child = build(element) else { return nil }
    if !isPart, let style = Self.style(of: element) {
      child.built = Built(node: .styled(style, child.built.node), depth: child.built.depth + 1)
    }
    return level - 1 + child.built.depth <= MathNode.deepest ? child : tooDeep(element)
  }

  /// Elements that add no level to the tree.
  private static let parts: Set<String> = [
    "mtr", "mlabeledtr", "mtd", "semantics", "math", "maction", "none", "mprescripts",
  ]

  func child(_ element: Element, _ built: Built) -> Child {
    Child(name: element.name, attributes: element.attributes, built: built)
  }

  /// Returns the replacement for an element that cannot be read.
  mutating func notUnderstood(_ element: Element, _ reason: String) -> Child {
    report(element.start..<element.tagEnd, reason)
    let text = String(decoding: source[element.start..<max(element.start, scanner.offset)], as: UTF16.self)
    return child(element, Built(node: .error(text), depth: 1))
  }

  private mutating func tooDeep(_ element: Element) -> Child {
    notUnderstood(element, "The formula is nested more than \(MathNode.deepest) levels deep here.")
  }

  // MARK: Tokens

  private mutating func token(_ element: Element, _ isEmpty: Bool, _ level: Int) -> Child? {
    let text = isEmpty ? "" : Self.trimmed(rawText(element).raw)
    let variant = element.attributes["mathvariant"].flatMap { MathVariant(rawValue: $0.lowercased()) }
    var node: MathNode
    switch element.name {
    case "mo": node = .op(Self.op(text, element.attributes, variant))
    case "mn": node = .token(MathToken(.number, text, variant: variant))
    case "mi": node = .token(MathToken(.identifier, text, variant: variant))
    case "ms":
      let quote = element.attributes["lquote"] ?? "\""
      node = .token(
        MathToken(.text, quote + text + (element.attributes["rquote"] ?? quote), variant: variant))
    default: node = .token(MathToken(.text, text, variant: variant))
    }
    var depth = 1
    if let style = Self.style(of: element), level < MathNode.deepest {
      node = .styled(style, node)
      depth = 2
    }
    return child(element, Built(node: node, depth: depth))
  }

  /// Returns the text of an element up to its closing tag, ignoring other tags in it.
  private mutating func rawText(_ element: Element) -> (raw: String, end: Int) {
    var text = ""
    var depth = 0
    while pendingClose == nil, let place = scanner.next() {
      switch place.piece {
      case .text(let more): text += more
      case .open(let name, _, let isEmpty): if name == element.name, !isEmpty { depth += 1 }
      case .close(let name):
        if name == element.name {
          if depth == 0 { return (text, place.range.upperBound) }
          depth -= 1
        } else if open.contains(name) {
          report(element.start..<element.tagEnd, "<\(element.name)> is not closed.")
          pendingClose = name
          return (text, place.range.lowerBound)
        }
      }
    }
    report(element.start..<element.tagEnd, "<\(element.name)> is not closed.")
    return (text, scanner.offset)
  }

  /// Returns a text without white space at its ends, and with one space for each run of white space, as in
  /// XML.
  private static func trimmed(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isAfterSpace = false
    for scalar in text.unicodeScalars {
      if TeXLexer.isSpace(scalar) {
        isAfterSpace = !result.isEmpty
      } else {
        if isAfterSpace { result.append(" ") }
        isAfterSpace = false
        result.append(scalar)
      }
    }
    return String(result)
  }

  // MARK: Parts

  static func row(_ parts: [Built]) -> Built {
    Built(node: .row(parts.map(\.node)), depth: 1 + (parts.map(\.depth).max() ?? 0))
  }

  mutating func report(_ range: Range<Int>, _ reason: String) {
    guard problems.count < mostProblems else { return }
    problems.append(FormulaProblem(range: range, reason: reason))
  }
}
