import MathLayout
import Testing
import TextLayout

/// Tests that no formula traps, and that the work is linear in its length.
@Suite struct HostileFormulaTests {
  @Test(arguments: [Double.nan, -1, 0, .infinity, -.infinity, 1e300, 1e-300, 0.01])
  func anySizeIsTaken(_ size: Double) throws {
    for source in try MathTypesetterTests.lines().prefix(120) {
      let formula = try Formulas.typesetter().typeset(Formulas.tex(source), isDisplay: true, size: size)
      #expect(formula.width >= 0 && formula.width.points < 1e6)
    }
  }

  @Test func emptyNodesAreNothing() throws {
    let empty = MathNode.empty
    let nodes: [MathNode] = [
      empty, id(""), num(""), op(""), .token(MathToken(.text, "")), .error(""), .scripts(MathScripts(empty)),
      .scripts(MathScripts(empty, sub: empty, sup: empty)), .underOver(MathUnderOver(empty)),
      .underOver(MathUnderOver(empty, under: empty, over: empty)), .table(MathTable(rows: [])),
      .table(MathTable(rows: [[]])),
      .table(MathTable(rows: [[], [empty], []])), .fraction(MathFraction(empty, empty)),
      .root(MathRoot(empty, degree: empty)),
      .padded(MathPadding(), empty), .phantom(empty), .enclosed([.box, .top], empty), .enclosed([], empty),
      .styled(MathStyle(), empty), .space(MathSpace(width: .zero)),
    ]
    for node in nodes {
      let formula = try Formulas.typesetter().typeset(node, isDisplay: true, size: 16)
      #expect(formula.width >= 0 && formula.runs.allSatisfy { $0.glyphs.count <= 1 })
    }
    #expect(try Formulas.typesetter().typeset(.row(nodes), isDisplay: false, size: 16).width >= 0)
  }

  @Test func numbersThatMeanNothingAreHeld() throws {
    let typesetter = try Formulas.typesetter()
    for ems in [Double.nan, .infinity, -.infinity, 1e300, -1e300, -50, 50] {
      let length = MathLength(ems: ems)
      var mark = MathOperator("(")
      mark.leadingSpace = length
      mark.minimumSize = length
      mark.maximumSize = length
      var padding = MathPadding()
      padding.width = length
      padding.height = length
      padding.raise = length
      var table = MathTable(rows: [[id("a"), id("b")], [id("c")]])
      table.columnGaps = [length]
      table.rowGap = length
      table.columnLines = [-1, 0, 1, 1, 99]
      table.rowLines = [-5, 2, 2, .max]
      var style = MathStyle()
      style.scale = ems
      style.scriptLevel = ems > 0 ? .max : .min
      style.scriptLevelChange = ems > 0 ? .max : .min
      let node = MathNode.row([
        .op(mark), .space(MathSpace(width: length, height: length, depth: length, isFilled: true)),
        .padded(padding, id("x")), .table(table),
        .styled(style, .fraction(MathFraction(id("x"), id("y"), barThickness: length))),
      ])
      let formula = typesetter.typeset(node, isDisplay: true, size: 2_000)
      #expect(formula.width.points < 1e8)
    }
  }

  @Test func deepTreesEnd() throws {
    var node = id("x")
    for level in 0..<1_000 {
      switch level % 5 {
      case 0: node = .row([op("("), node])
      case 1: node = .scripts(MathScripts(op("("), sub: node, sup: node.isDeep ? nil : node))
      case 2: node = .fraction(MathFraction(num("1"), node))
      case 3: node = .root(MathRoot(node))
      default:
        var style = MathStyle()
        style.scale = 4
        node = .styled(style, node)
      }
    }
    #expect(try Formulas.typesetter().typeset(node, isDisplay: true, size: 16).width > 0)
  }

  @Test func operatorsWithinOperatorsAreLaidOutTwiceAtMost() throws {
    // Each script is a row of one operator that grows. If such rows were laid out again for each other, the
    // work would double at each level.
    func nested(_ levels: Int) -> MathNode {
      (0..<levels).reduce(op("(")) { node, _ in .row([.scripts(MathScripts(op("("), sup: .row([node])))]) }
    }
    let typesetter = try Formulas.typesetter()
    let short = typesetter.work(of: nested(10), isDisplay: true, size: 16)
    let long = typesetter.work(of: nested(20), isDisplay: true, size: 16)
    #expect(long.layouts < 5 * 20 * 4)
    #expect(long.layouts <= short.layouts * 2 + 10)
  }

  @Test func workGrowsWithTheLength() throws {
    func formula(_ terms: Int) -> MathNode {
      .row(
        (0..<terms).flatMap {
          [op("+"), .fraction(MathFraction(id("x"), .scripts(MathScripts(id("y"), sub: num("\($0)")))))]
            as [MathNode]
        })
    }
    let typesetter = try Formulas.typesetter()
    let (short, long) = (
      typesetter.work(of: formula(200), isDisplay: false, size: 16),
      typesetter.work(of: formula(400), isDisplay: false, size: 16)
    )
    #expect(long.layouts <= 2 * short.layouts + 10)
    // Repeated letters and signs are not shaped again.
    #expect(long.shapings <= 400 + 20)
    #expect(typesetter.work(of: formula(400), isDisplay: false, size: 16).shapings == long.shapings)
  }

  @Test func tallBracketsHaveAnEnd() throws {
    let rows = (0..<5_000).map { _ in [id("x")] }
    let node = MathNode.row([op("(", .prefix), .table(MathTable(rows: rows)), op(")", .postfix)])
    let formula = try Formulas.typesetter().typeset(node, isDisplay: true, size: 100)
    let glyphs = formula.runs.reduce(0) { $0 + $1.glyphs.count }
    #expect(glyphs < 13_400)
  }
}

extension MathNode {
  /// Whether a second copy of the node would double a deep tree.
  fileprivate var isDeep: Bool {
    switch self {
    case .token: false
    default: true
    }
  }
}
