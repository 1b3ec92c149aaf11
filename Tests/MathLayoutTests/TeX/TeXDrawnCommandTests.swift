import MathLayout
import Testing
import TextLayout
import TextShaping

/// Tests that a command that is accepted also draws something: not merely its argument.
@Suite struct TeXDrawnCommandTests {
  /// A command with its argument, and the argument alone.
  private static let commands: [(source: String, bare: String)] = [
    ("\\verb|u_1|", "u_1"), ("\\verb*|u v|", "\\verb|u v|"), ("\\text{\\i}", "\\text{i}"),
    ("\\text{\\j}", "\\text{j}"), ("\\text{\\'\\i}", "\\text{\\i}"), ("\\text{\\k a}", "\\text{a}"),
    ("\\text{\\d a}", "\\text{a}"), ("\\text{\\b a}", "\\text{a}"), ("u\\hspace2em v", "uv"),
    ("\\not{uvw}", "uvw"), ("\\not{\\frac12}", "\\frac12"), ("\\phase{uv}", "uv"), ("\\angl{uv}", "uv"),
    ("u_\\angln", "u_n"), ("\\overlinesegment{UV}", "UV"), ("\\underlinesegment{UV}", "UV"),
    ("\\overlinesegment{UV}", "\\overline{UV}"), ("\\underlinesegment{UV}", "\\underline{UV}"),
    ("\\xrightequilibrium{u}", "u"), ("\\xleftequilibrium{u}", "u"), ("\\xrightleftarrows{u}", "u"),
    ("\\xrightequilibrium{u}", "\\xleftequilibrium{u}"), ("\\xrightequilibrium{u}", "\\xrightleftarrows{u}"),
    ("\\textcircled{u}", "u"), ("\\textcircled{12}", "12"), ("\\textcircled{\\&}", "\\&"),
    ("\\htmlStyle{color: teal}{u}", "u"), ("\\htmlStyle{background-color: #ffd}{u}", "u"),
    ("{\\sixptsize u}", "u"), ("{\\Tiny u}", "u"), ("{\\sixptsize u}", "{\\Tiny u}"),
    ("\\includegraphics[height=1em]{u}", "u"), ("\\includegraphics{u.png}", "\\text{u.png}"),
    ("\\sideset{_p^q}{_r^s}\\sum", "\\sum"), ("\\bbox[yellow]{u}", "u"), ("\\bbox[4px]{u}", "u"),
    ("\\bbox[border:1px solid]{u}", "u"), ("\\matrix{p & q \\cr r & s}", "pqrs"),
    ("\\pmatrix{p & q}", "\\matrix{p & q}"), ("\\bmatrix{p & q}", "\\matrix{p & q}"),
    ("\\cases{p & q\\cr r & s}", "\\matrix{p & q\\cr r & s}"), ("\\eqalign{p &= q\\cr &= s}", "p=q=s"),
    ("\\displaylines{p\\cr q}", "pq"), ("\\underaccent{\\tilde}{u}", "u"), ("\\underaccent{p}{u}", "u"),
    ("\\scalebox{2}{u}", "\\text{u}"), ("\\buildrel{p}\\over{=}", "="), ("\\red{u}", "u"), ("\\blue{u}", "u"),
    ("\\begin{CD}P @>>> Q\\end{CD}", "PQ"), ("\\begin{CD}P @>u>> Q\\end{CD}", "\\begin{CD}P @>>> Q\\end{CD}"),
    ("\\begin{CD}P\\\\@VuVvV\\\\Q\\end{CD}", "\\begin{CD}P\\\\@VVvV\\\\Q\\end{CD}"),
    ("\\begin{CD}P @= Q\\end{CD}", "\\begin{CD}P @. Q\\end{CD}"),
    ("\\begin{CD}P\\\\@|\\\\Q\\end{CD}", "\\begin{CD}P\\\\@AAA\\\\Q\\end{CD}"),
    ("\\begin{array}{l:l}p&q\\end{array}", "\\begin{array}{l|l}p&q\\end{array}"),
  ]

  /// What a formula draws, without the identities of fonts.
  private struct Drawing: Hashable {
    struct Run: Hashable {
      let glyphs: [PositionedGlyph]
      let size: Double
      let color: UInt32?
    }

    let size: [LayoutUnit]
    let runs: [Run]
    let rules: [FormulaRule]
  }

  private func drawn(_ source: String) throws -> Drawing {
    let formula = TeXReader().read(source)
    #expect(formula.problems.isEmpty && formula.isUnderstood, "\(source): \(formula.problems)")
    let typeset = try Formulas.typesetter().typeset(formula.node, isDisplay: true, size: 20)
    return Drawing(
      size: [typeset.width, typeset.ascent, typeset.descent],
      runs: typeset.runs.map {
        Drawing.Run(glyphs: $0.glyphs, size: $0.font.pointSize, color: $0.color)
      }, rules: typeset.rules)
  }

  @Test func commandsDrawMoreThanTheirArguments() throws {
    for (source, bare) in Self.commands { #expect(try drawn(source) != drawn(bare), "\(source)") }
  }

  /// Each symbol is drawn, and different names have different drawings.
  @Test func symbolsAreDrawn() throws {
    let names = [
      "colonequals", "coloncolonequals", "equalscolon", "equalscoloncolon", "colonminus", "coloncolonminus",
      "minuscolon", "minuscoloncolon", "simcolon", "simcoloncolon", "approxcolon", "approxcoloncolon",
      "coloncolonapprox", "coloncolonsim", "subseteqq", "nsubseteqq", "supseteqq", "nsupseteqq",
      "varsubsetneqq", "varsupsetneqq", "textsterling", "textbardbl", "i", "j",
    ]
    var drawings: Set<Drawing> = []
    for name in names {
      let formula = try drawn("\\\(name)")
      #expect(formula.runs.contains { !$0.glyphs.isEmpty && $0.glyphs.allSatisfy { $0.id != 0 } }, "\(name)")
      #expect(drawings.insert(formula).inserted, "\(name)")
    }
    for (name, other) in [
      ("Colonapprox", "coloncolonapprox"), ("Colonsim", "coloncolonsim"), ("Eqqcolon", "equalscoloncolon"),
    ] {
      #expect(try drawn("\\\(name)") == drawn("\\\(other)"))
    }
  }

  /// Different ways to write the same.
  @Test(arguments: [
    ("\\char\"3B1", "α"), ("\\char'141", "a"), ("\\char97", "a"), ("\\char`a", "a"), ("\\char`\\%", "\\%"),
    ("\\symbol{945}", "α"), ("\\unicode{x3B1}", "α"), ("\\unicode[Serif]{945}", "α"),
    ("\\DeclarePairedDelimiter{\\p}{\\lfloor}{\\rfloor}\\p{u}", "\\lfloor u\\rfloor"),
    ("\\DeclarePairedDelimiter\\p\\lvert\\rvert\\p*{\\frac12}", "\\left|\\frac12\\right|"),
    ("\\definecolor{own}{HTML}{12AB9F}\\textcolor{own}{u}", "\\textcolor{#12AB9F}{u}"),
    ("\\require{mhchem} u", "u"), ("\\hspace{1.5em}u", "\\hspace1.5em u"),
    ("\\def\\p{u}\\edef\\q{\\p\\p}\\def\\p{v}\\q", "uu"),
    ("\\def\\p{u}\\xdef\\q{\\p+}\\def\\p{v}\\q\\p", "u+v"),
    ("\\def\\p{u}\\edef\\q#1{\\p#1\\noexpand\\p}\\def\\p{v}\\q w", "uwv"),
  ])
  func spellings(_ source: String, _ plain: String) throws {
    #expect(try drawn(source) == drawn(plain))
  }

  /// Commands that only mark elements of a page draw their argument, and say that they do no more.
  @Test(arguments: ["htmlClass", "htmlId", "htmlData"]) func marksOfPagesAreNamed(_ name: String) {
    let formula = TeXReader().read("\\\(name){a=b}{u^2}")
    #expect(formula.node == TeXReader().read("u^2").node)
    #expect(formula.problems.map(\.range) == [0..<(name.utf16.count + 6)])
  }

  /// What is missing or wrong is named, and the rest is shown.
  @Test(arguments: [
    ("\\verb", 0..<5), ("u \\verb|v", 2..<7), ("\\char", 0..<5), ("\\unicode{x110000}", 0..<17),
    ("\\symbol{10}", 0..<11), ("\\definecolor{a}{b}{c} u", 0..<21), ("\\scalebox{99}{u}", 0..<13),
    ("\\sideset{}{}", 0..<8), ("\\matrix u", 0..<7), ("\\bbox[nothing]{u}", 0..<14),
    ("\\begin{CD}P @x Q\\end{CD}", 13..<14), ("\\htmlStyle{float:left}{u}", 0..<22),
    ("\\DeclarePairedDelimiter{\\p}{(}", 0..<23), ("\\rotatebox{90}{u}", 0..<10),
  ])
  func mistakesAreNamed(_ source: String, _ range: Range<Int>) {
    #expect(TeXReader().read(source).problems.map(\.range) == [range], "\(source)")
  }

  /// Definitions that expand at once have the limits of all macros.
  @Test func definitionsThatExpandAtOnceEnd() {
    for source in [
      "\\def\\a{\\a\\a}\\edef\\b{\\a}\\b", "\\edef\\b{\\b}\\b",
      "\\def\\a#1{#1#1}\\edef\\b{\\a{\\a{\\a{x}}}}\\b",
      (0..<40).map { _ in "\\edef\\a{\\a\\a x}" }.joined() + "\\a",
    ] {
      let (formula, steps) = TeXReader().counted(source)
      #expect(formula.problems.count <= 2, "\(source)")
      #expect(steps <= 16 * (source.utf16.count + 4_096), "\(source)")
      #expect(formula.node.depth <= MathNode.deepest)
    }
  }

  /// Diagrams in labels of diagrams would double the tree at each level.
  @Test func diagramsInDiagramsEnd() {
    var source = "x"
    for _ in 0..<30 {
      source = "\\begin{CD}P\\\\@V\(source)V\(source.count < 300 ? source : "x")V\\\\Q\\end{CD}"
    }
    let formula = TeXReader().read(source)
    #expect(!formula.problems.isEmpty)
    #expect(MathMLWriter.element(formula.node).utf8.count < 400 * source.utf8.count)
  }

  /// Texts without a second mark are searched for within a limit.
  @Test func unclosedTextsTakeLinearTime() {
    func source(_ count: Int) -> String {
      String(
        String.UnicodeScalarView(
          (0..<count).flatMap {
            Array("\\verb".unicodeScalars) + [Unicode.Scalar(UInt32(0x4E00 + $0)) ?? "x"]
          }))
    }
    let (short, long) = (TeXReader().counted(source(1_000)).steps, TeXReader().counted(source(4_000)).steps)
    #expect(long <= 4 * short + 100)
  }
}
