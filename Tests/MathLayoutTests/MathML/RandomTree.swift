import MathLayout

/// Makes random trees with all kinds of nodes. The same seed gives the same trees.
struct RandomTree {
  private var random: RandomFormula

  init(seed: UInt64) { random = RandomFormula(seed: seed) }

  mutating func below(_ count: Int) -> Int { random.below(count) }

  mutating func flip() -> Bool { random.below(2) == 0 }

  /// Returns a tree of at most this many levels.
  mutating func node(levels: Int) -> MathNode {
    guard levels > 1 else { return leaf() }
    let inner = levels - 1
    switch below(16) {
    case 0...3: return .row((0..<below(5)).map { _ in node(levels: inner) })
    case 4: return .fraction(fraction(inner))
    case 5: return .root(MathRoot(node(levels: inner), degree: flip() ? node(levels: inner) : nil))
    case 6, 7: return .scripts(scripts(inner))
    case 8, 9: return .underOver(underOver(inner))
    case 10: return .table(table(inner))
    case 11: return .styled(style(), node(levels: inner))
    case 12: return .padded(padding(), node(levels: inner))
    case 13: return .phantom(node(levels: inner))
    case 14: return .enclosed(MathEnclosure(rawValue: below(4_096)), node(levels: inner))
    default: return leaf()
    }
  }

  private mutating func leaf() -> MathNode {
    switch below(8) {
    case 0...3:
      let kind = random.of([MathToken.Kind.identifier, .number, .text])
      return .token(MathToken(kind, text(), variant: variant()))
    case 4, 5: return .op(op())
    case 6:
      return .space(
        MathSpace(width: length(), height: length(), depth: length(), isFilled: flip(), breaksLine: flip()))
    default: return .error(text())
    }
  }

  private mutating func text() -> String {
    random.of([
      "x", "12", "a b", "<&>\"'", "α", "\u{A0}if\u{A0}", "", "速度", "]]>", "&amp;", "\\frac{1", "e\u{301}",
      "👩‍👧",
    ])
  }

  private mutating func variant() -> MathVariant? { flip() ? nil : random.of(MathVariant.allCases) }

  private mutating func length() -> MathLength { MathLength(ems: Double(below(40_000) - 20_000) / 10_000) }

  private mutating func maybeLength() -> MathLength? { flip() ? nil : length() }

  private mutating func maybe() -> Bool? { random.of([nil, true, false]) }

  private mutating func alignment() -> MathColumnAlignment { random.of([.left, .center, .right]) }

  private mutating func op() -> MathOperator {
    var op = MathOperator(random.of(["+", "−", "(", "∑", "lim", "→", "<", "\u{2061}", "|"]))
    guard flip() else { return op }
    op.form = random.of([nil, .prefix, .infix, .postfix])
    op.leadingSpace = maybeLength()
    op.trailingSpace = maybeLength()
    op.isStretchy = maybe()
    op.isSymmetric = maybe()
    op.isLarge = maybe()
    op.movesLimits = maybe()
    op.isAccent = maybe()
    op.minimumSize = maybeLength()
    op.maximumSize = maybeLength()
    op.variant = variant()
    return op
  }

  private mutating func fraction(_ levels: Int) -> MathFraction {
    var fraction = MathFraction(node(levels: levels), node(levels: levels), barThickness: maybeLength())
    fraction.numeratorAlignment = alignment()
    fraction.denominatorAlignment = alignment()
    return fraction
  }

  private mutating func scripts(_ levels: Int) -> MathScripts {
    var scripts = MathScripts(node(levels: levels))
    scripts.after = (0..<below(3)).map { _ in pair(levels) }
    if below(4) == 0 { scripts.before = (0..<(1 + below(2))).map { _ in pair(levels) } }
    return scripts
  }

  private mutating func pair(_ levels: Int) -> MathScripts.Pair {
    MathScripts.Pair(sub: flip() ? node(levels: levels) : nil, sup: flip() ? node(levels: levels) : nil)
  }

  private mutating func underOver(_ levels: Int) -> MathUnderOver {
    var parts = MathUnderOver(
      node(levels: levels), under: flip() ? node(levels: levels) : nil,
      over: flip() ? node(levels: levels) : nil)
    parts.isUnderAccent = maybe()
    parts.isOverAccent = maybe()
    return parts
  }

  private mutating func table(_ levels: Int) -> MathTable {
    let rows = below(4)
    var table = MathTable(
      rows: (0..<rows).map { _ in (0..<below(4)).map { _ in node(levels: min(levels, 4)) } })
    table.alignments = (0..<below(4)).map { _ in alignment() }
    table.columnGaps = (0..<below(4)).map { _ in length() }
    table.rowGap = length()
    table.hasStruts = flip()
    table.isDisplay = flip()
    table.isSmall = flip()
    table.columnLines = (0..<below(3)).map { _ in below(4) }
    table.rowLines = (0..<below(3)).map { _ in below(4) }
    table.dashedColumnLines = (0..<below(2)).map { _ in below(4) }
    table.dashedRowLines = (0..<below(2)).map { _ in below(4) }
    if rows > 0, below(3) == 0 {
      table.tags = table.rows.map { _ in flip() ? .token(MathToken(.text, "(1)")) : nil }
      if table.tags.allSatisfy({ $0 == nil }) { table.tags = [] }
    }
    return table
  }

  private mutating func style() -> MathStyle {
    var style = MathStyle()
    style.isDisplay = maybe()
    if flip() { style.scriptLevel = below(3) } else { style.scriptLevelChange = below(3) - 1 }
    style.isCramped = maybe()
    style.scale = random.of([1, 0.5, 1.2, 2.488, 4])
    if flip() { style.color = UInt32(below(0x100_0000)) }
    if flip() { style.background = UInt32(below(0x100_0000)) }
    return style
  }

  private mutating func padding() -> MathPadding {
    var padding = MathPadding()
    padding.width = maybeLength()
    padding.height = maybeLength()
    padding.depth = maybeLength()
    padding.raise = length()
    if flip() { padding.alignment = alignment() } else { padding.shift = length() }
    return padding
  }
}
