/// Commutative diagrams of the package amscd: objects in rows, with arrows between them.
extension TeXParser {
  /// The maximum number of diagrams around a place. The labels beside vertical arrows are in the tree twice,
  /// so each diagram in another one multiplies the tree.
  private static let deepestDiagram = 2

  /// Reads `A @>f>> B \\ @VgVV @AAhA \\ C @= D` up to the end of the environment.
  mutating func diagram(_ name: String, _ token: TeXToken) -> MathNode {
    let lines = diagramLines()
    finish(name, token)
    guard openDiagrams < Self.deepestDiagram else {
      reportDepth(token)
      return error(from: token).node
    }
    openDiagrams += 1
    defer { openDiagrams -= 1 }
    let outer = context
    context.isScript = false
    var table = MathTable(rows: lines.map { diagramRow($0) })
    context = outer
    table.columnGaps = [MathLength(ems: 0.3)]
    table.rowGap = MathLength(ems: 0.2)
    table.isDisplay = true
    return .table(table)
  }

  /// Takes the tokens up to the end of the environment, which is not taken, and divides them into lines.
  private mutating func diagramLines() -> [[TeXToken]] {
    var lines: [[TeXToken]] = [[]]
    var (depth, environments) = (0, 0)
    reading: while true {
      let token = peek()
      switch token.kind {
      case .end: break reading
      case .open: depth += 1
      case .close:
        guard depth > 0 else { break reading }
        depth -= 1
      case .command("begin"): environments += 1
      case .command("end"):
        guard environments > 0 else { break reading }
        environments -= 1
      case .command("\\"), .command("cr"):
        guard depth == 0, environments == 0 else { break }
        input.next()
        lines.append([])
        continue reading
      default: break
      }
      lines[lines.count - 1].append(input.next())
    }
    if lines.count > 1, lines[lines.count - 1].allSatisfy({ $0.kind == .space }) { lines.removeLast() }
    return lines
  }

  /// Reads a line: objects and the arrows between them, or vertical arrows.
  private mutating func diagramRow(_ tokens: [TeXToken]) -> [MathNode] {
    var cells: [MathNode] = []
    var object: [TeXToken] = []
    /// The arrow in the current column of objects; nil for an object.
    var vertical: MathNode?
    func take(_ parser: inout TeXParser) {
      let isEmpty = object.allSatisfy { $0.kind == .space }
      cells.append(vertical ?? (isEmpty ? .empty : parser.mathematics(object)))
      object = []
      vertical = nil
    }
    var place = 0
    while place < tokens.count {
      guard tokens[place].isCharacter("@"), place + 1 < tokens.count else {
        object.append(tokens[place])
        place += 1
        continue
      }
      let sign = tokens[place + 1]
      guard let arrow = DiagramArrow(sign) else {
        report(sign.range, "\(sign.spelling) is not an arrow of a diagram.")
        object += tokens[place...(place + 1)]
        place += 2
        continue
      }
      place += 2
      var labels: [MathNode?] = []
      if let mark = arrow.mark {
        for _ in 0..<2 {
          let label = Self.label(tokens, &place, before: mark)
          labels.append(label.allSatisfy { $0.kind == .space } ? nil : mathematics(label))
        }
      }
      if arrow.isVertical {
        vertical = Self.verticalArrow(arrow, labels)
        take(&self)
        cells.append(.empty)
      } else {
        take(&self)
        cells.append(Self.horizontalArrow(arrow, labels))
      }
    }
    if vertical != nil || object.contains(where: { $0.kind != .space }) { take(&self) }
    return cells
  }

  /// Takes the tokens of a label up to the mark that ends it.
  private static func label(
    _ tokens: [TeXToken], _ place: inout Int, before mark: TeXToken.Kind
  ) -> [TeXToken] {
    var label: [TeXToken] = []
    var depth = 0
    while place < tokens.count {
      let token = tokens[place]
      place += 1
      if depth == 0, token.kind == mark { break }
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      label.append(token)
    }
    return label
  }

  private static func horizontalArrow(_ arrow: DiagramArrow, _ labels: [MathNode?]) -> MathNode {
    guard !arrow.text.isEmpty else { return .empty }
    if arrow.text == "=" { return doubleLine }
    let node = Self.arrow(arrow.text, above: labels.first ?? nil, below: labels.last ?? nil)
    guard case .underOver(var parts) = node, case .op(var op) = parts.base else { return node }
    op.minimumSize = MathLength(ems: 2.5)
    parts.base = .op(op)
    return .underOver(parts)
  }

  /// Two lines above each other, as long as an arrow. The equals sign of fonts does not grow.
  private static var doubleLine: MathNode {
    let width = MathLength(ems: 2.5)
    let lines = [(0.35, -0.31), (0.19, -0.15)].map { height, depth in
      MathNode.space(
        MathSpace(
          width: width, height: MathLength(ems: height), depth: MathLength(ems: depth), isFilled: true))
    }
    return .row([lines[0], .space(MathSpace(width: MathLength(ems: -width.ems))), lines[1]])
  }

  /// Returns an arrow with labels at both sides. Hidden copies of the labels keep the arrow in the middle.
  private static func verticalArrow(_ arrow: DiagramArrow, _ labels: [MathNode?]) -> MathNode {
    var op = growing(arrow.text, .prefix)
    op.isSymmetric = true
    op.minimumSize = MathLength(ems: 2)
    op.maximumSize = op.minimumSize
    var small = MathStyle()
    small.isDisplay = false
    small.scriptLevelChange = 1
    let shown = labels.map { label in label.map { MathNode.styled(small, $0) } }
    let (left, right) = (shown.first ?? nil, shown.last ?? nil)
    let nodes: [MathNode?] = [
      right.map { .phantom($0) }, left, .op(op), right, left.map { .phantom($0) },
    ]
    return .row(nodes.compactMap(\.self))
  }
}

/// An arrow of a diagram, by the sign after its `@`.
private struct DiagramArrow {
  /// The character that is stretched; empty for no arrow.
  var text: String
  var isVertical = false
  /// The token that ends each of the two labels; nil for an arrow without labels.
  var mark: TeXToken.Kind?

  init?(_ sign: TeXToken) {
    switch sign.kind {
    case .character(">"), .character(")"): (text, mark) = ("→", sign.kind)
    case .character("<"), .character("("): (text, mark) = ("←", sign.kind)
    case .character("V"): (text, isVertical, mark) = ("↓", true, sign.kind)
    case .character("A"): (text, isVertical, mark) = ("↑", true, sign.kind)
    case .character("="): text = "="
    case .character("|"), .command("vert"), .command("|"), .command("Vert"): (text, isVertical) = ("‖", true)
    case .character("."): text = ""
    default: return nil
    }
  }
}
