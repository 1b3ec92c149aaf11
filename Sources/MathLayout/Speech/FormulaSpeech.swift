/// Converts formulas to spoken English, for screen readers. If a short form is unambiguous it is used ("x
/// squared", "a over b"). Otherwise words say where the parts start and end ("the fraction with numerator …
/// and denominator …").
///
/// The conventions are those of ClearSpeak. If the reader's language is not English, the source should be
/// read instead.
public struct FormulaSpeech: Sendable {
  /// The maximum number of words; further words are left out.
  public var mostWords: Int

  /// Creates a speaker that says at most 2,000 words by default.
  public init(mostWords: Int = 2_000) { self.mostWords = mostWords }

  /// Returns a formula in words, without a full stop; empty if there is nothing to say.
  ///
  /// It never traps. Linear in the tree.
  public func words(_ node: MathNode) -> String {
    var speaker = FormulaSpeaker(mostWords: mostWords)
    speaker.say(node)
    return speaker.text
  }
}

/// Collects the words of a formula.
struct FormulaSpeaker {
  private let mostWords: Int
  private var words: [String] = []
  private var count = 0
  /// Whether the current place is between angle brackets, in which bars do not mean "such that".
  var isBetweenAngles = false

  init(mostWords: Int) { self.mostWords = mostWords }

  /// The words so far, with each comma directly after its word.
  var text: String {
    var text = ""
    for word in words {
      if word == "," || word == ";" || word == ":" {
        if !text.isEmpty, let last = text.unicodeScalars.last, !",;:".unicodeScalars.contains(last) {
          text += word
        }
        continue
      }
      // A text in the formula may itself begin with a comma.
      let word = text.isEmpty ? word.drop { ",;: ".contains($0) } : word[...]
      if !text.isEmpty, !word.isEmpty { text += " " }
      text += word
    }
    while let last = text.unicodeScalars.last, ",;: ".unicodeScalars.contains(last) {
      text.unicodeScalars.removeLast()
    }
    return text
  }

  var isFull: Bool { count >= mostWords }

  mutating func add(_ text: String) {
    guard !isFull, !text.isEmpty else { return }
    words.append(text)
    count += 1
  }

  mutating func pause() { add(",") }

  mutating func say(_ node: MathNode) {
    guard !isFull else { return }
    switch node {
    case .row(let nodes): say(row: nodes[...])
    case .token(let token): say(token)
    case .op(let op): say(op)
    case .space(let space): if space.width.ems >= 1 || space.breaksLine { pause() }
    case .fraction(let fraction): say(fraction)
    case .root(let root): say(root)
    case .scripts(let scripts): say(scripts)
    case .underOver(let parts): say(parts)
    case .table(let table): say(table, open: "", close: "")
    case .styled(_, let node), .padded(_, let node): say(node)
    case .phantom: break
    case .enclosed(let lines, let node): say(lines, node)
    case .error(let source): add(source.trimmingSpaces)
    }
  }

  // MARK: Tokens

  mutating func say(_ token: MathToken) {
    switch token.kind {
    case .number: add(token.text)
    case .text: add(token.text.replacing("\u{A0}", with: " ").trimmingSpaces)
    case .identifier: say(identifier: token)
    }
  }

  private mutating func say(identifier token: MathToken) {
    if let name = SpokenSymbols.functions[token.text] { return add(name) }
    guard let scalar = token.text.unicodeScalars.first, token.text.unicodeScalars.count == 1 else {
      return add(token.text)
    }
    switch token.variant {
    case .doubleStruck?:
      if let name = SpokenSymbols.sets[token.text] { return add(name) }
      add("double-struck")
    case .script?, .boldScript?: add("script")
    case .fraktur?, .boldFraktur?: add("fraktur")
    case .bold?, .boldItalic?, .boldSansSerif?, .sansSerifBoldItalic?: add("bold")
    default: break
    }
    // Upright capitals are chemical elements and units, which are read without "cap".
    add(token.variant == .normal && scalar.isASCII ? token.text : SpokenSymbols.word(for: scalar))
  }

  mutating func say(_ op: MathOperator) {
    switch op.text {
    case "\u{2061}", "\u{2062}", "\u{2063}": break
    case "−" where op.form == .prefix: add("negative")
    case ",": pause()
    case "|" where op.form == .infix: add(isBetweenAngles ? "vertical bar" : "such that")
    case _ where SpokenSymbols.large[op.text] != nil: add((SpokenSymbols.large[op.text] ?? "") + " of")
    default:
      if let word = SpokenSymbols.operators[op.text] { return add(word) }
      if let scalar = op.text.unicodeScalars.first, op.text.unicodeScalars.count == 1 {
        return add(SpokenSymbols.word(for: scalar))
      }
      if op.text.hasSuffix("\u{338}") {
        add("not")
        return say(MathOperator(String(op.text.unicodeScalars.dropLast())))
      }
      add(SpokenSymbols.functions[op.text] ?? op.text)
    }
  }
}

extension MathNode {
  /// Whether the node is so short that no words are needed for its end.
  var isSimple: Bool {
    switch self {
    case .token, .op: true
    case .row(let nodes):
      nodes.count == 1 && nodes[0].isSimple
        || nodes.count == 2 && (nodes[0].isSign && nodes[1].isPlain || nodes[0].isPlain && nodes[1].isCharge)
    case .scripts(let scripts): scripts.base.isPlain && scripts.isPower
    case .styled(_, let node), .padded(_, let node): node.isSimple
    default: false
    }
  }

  /// Whether the node is a single token.
  var isPlain: Bool {
    switch self {
    case .token: true
    case .styled(_, let node), .padded(_, let node): node.isPlain
    case .row(let nodes): nodes.count == 1 && nodes[0].isPlain
    default: false
    }
  }

  private var isCharge: Bool {
    if case .op(let op) = self { op.text == "−" || op.text == "+" } else { false }
  }

  private var isSign: Bool {
    if case .op(let op) = self { op.form == .prefix && (op.text == "−" || op.text == "+") } else { false }
  }

  /// The text of a single token or operator; nil for any other node.
  var ownText: String? {
    switch self {
    case .token(let token): token.text
    case .op(let op): op.text
    case .styled(_, let node), .padded(_, let node): node.ownText
    case .row(let nodes): nodes.count == 1 ? nodes[0].ownText : nil
    default: nil
    }
  }
}

extension MathScripts {
  /// Whether the scripts are simple: the superscript is a token or an operator such as a prime, and so is any
  /// subscript.
  fileprivate var isPower: Bool {
    guard before.isEmpty, after.count == 1, let pair = after.first else { return false }
    return pair.sub?.isPlain ?? true && (pair.sup.map { $0.isPlain || $0.ownText != nil } ?? true)
  }
}
