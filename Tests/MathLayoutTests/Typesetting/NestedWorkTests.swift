import MathLayout
import Testing
import TextLayout

/// The work of a formula is linear, whatever is nested in whatever: a layout that places a child twice doubles the
/// work at each level.
struct NestedWorkTests {
  private static let arrow = op("→")

  /// The ways to put a node into another. Each operand of each construct that can stretch is one of them, alone
  /// and with other stretchy operands.
  private static let ways: [(name: String, nest: @Sendable (MathNode) -> MathNode)] = [
    ("row", { .row([$0]) }),
    ("row with a letter", { .row([id("x"), $0]) }),
    ("row with a bracket", { .row([op("(", .prefix), $0]) }),
    ("row of brackets", { .row([op("(", .prefix), $0, op(")", .postfix)]) }),
    ("over an arrow", { .underOver(MathUnderOver(arrow, over: $0)) }),
    ("under an arrow", { .underOver(MathUnderOver(arrow, under: $0)) }),
    (
      "over an arrow, as an accent",
      {
        var parts = MathUnderOver(arrow, over: $0)
        parts.isOverAccent = true
        return .underOver(parts)
      }
    ),
    ("under and over an arrow", { .underOver(MathUnderOver(arrow, under: arrow, over: $0)) }),
    ("base of an arrow above", { .underOver(MathUnderOver($0, over: arrow)) }),
    ("base of arrows", { .underOver(MathUnderOver($0, under: arrow, over: arrow)) }),
    ("base of a brace", { .underOver(MathUnderOver($0, over: op("⏞"))) }),
    ("base of a letter", { .underOver(MathUnderOver($0, over: id("n"))) }),
    ("over a bracket", { .underOver(MathUnderOver(op("("), over: $0)) }),
    ("over a sum", { .underOver(MathUnderOver(op("∑"), over: $0)) }),
    ("superscript of an arrow", { .scripts(MathScripts(arrow, sup: $0)) }),
    ("superscript of a bracket", { .scripts(MathScripts(op("("), sup: $0)) }),
    ("base of scripts", { .scripts(MathScripts($0, sub: id("i"), sup: id("j"))) }),
    ("numerator", { .fraction(MathFraction($0, id("y"))) }),
    ("denominator", { .fraction(MathFraction(arrow, $0)) }),
    ("radicand", { .root(MathRoot($0)) }),
    ("degree", { .root(MathRoot(id("x"), degree: $0)) }),
    ("cell", { .table(MathTable(rows: [[$0]])) }),
    ("phantom", { .phantom($0) }),
    ("style", { .styled(MathStyle(), $0) }),
  ]

  @Test(arguments: [LayoutPolicy.unicode, .browser]) func allPairsOfNestedConstructsAreLinear(
    _ policy: LayoutPolicy
  ) throws {
    let typesetter = try Formulas.typesetter(policy)
    for outer in Self.ways {
      for inner in Self.ways {
        for seed in [id("x"), Self.arrow, op("(")] {
          let node = (0..<24).reduce(seed) { node, level in (level % 2 == 0 ? inner : outer).nest(node) }
          let work = typesetter.work(of: node, isDisplay: true, size: 16)
          #expect(
            work.isComplete && work.layouts <= 3 * work.elements, "\(outer.name), \(inner.name): \(work)")
        }
      }
    }
  }

  /// The limit is the last defence against a rule that doubles the work; no formula above reaches it.
  @Test func aFormulaThatNeedsTooMuchWorkIsShownInPart() throws {
    let node = MathNode.row([op("(", .prefix), id("x"), op(")", .postfix)])
    let typesetter = try Formulas.typesetter()
    #expect(typesetter.work(of: node, isDisplay: true, size: 16).isComplete)
    let work = typesetter.work(of: node, isDisplay: true, size: 16, layoutsPerElement: 1)
    #expect(!work.isComplete && work.layouts == work.elements)
  }

  /// Parts that are placed once are as wide as those that were placed anew for each width.
  @Test func nestedArrowsHaveTheWidthOfTheirWidestPart() throws {
    for source in [
      #"\xrightarrow{\xrightarrow{\xrightarrow{abcdef}}}"#, #"\xrightarrow[\to]{\xrightarrow[abcdef]{\to}}"#,
      #"\overbrace{\overbrace{\overrightarrow{\to}}}"#,
    ] {
      let boxes = try Formulas.boxes(Formulas.tex(source))
      let arrows = boxes.filter { if case .op = $0.node { true } else { false } }
      let widest = try #require(
        boxes.filter { $0.children == 0 && !$0.text.isEmpty }.map(\.frame.width).max())
      #expect(arrows.count > 1 && arrows.allSatisfy { $0.frame.width <= widest })
      #expect(try #require(arrows.map(\.frame.width).max()) == widest)
    }
  }
}
