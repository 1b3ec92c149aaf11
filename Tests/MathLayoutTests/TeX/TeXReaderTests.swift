import MathLayout
import TextLayout
import Testing

/// Tests options, limits, and the replacement for parts that are not understood.
@Suite struct TeXReaderTests {
  @Test func macrosOfOptions() {
    let reader = TeXReader(options: TeXOptions(macros: ["half": "\\frac{#1}{2}", "R": "\\mathbb{R}"]))
    #expect(reader.read("\\half x\\in\\R") == TeXReader().read("\\frac{x}{2}\\in\\mathbb{R}"))
  }

  @Test func nothingIsNotUnderstood() {
    for source in ["", " ", "%", "{}", "\\,", "\\foo", "\\frac"] {
      #expect(!TeXReader().read(source).isUnderstood, "\(source)")
    }
    for source in ["x", "\\foo x", "=", "\\frac{}{}", "\\text{a}"] {
      #expect(TeXReader().read(source).isUnderstood, "\(source)")
    }
  }

  /// A formula with something that has no end would show a guess as if it was right.
  @Test func whatHasNoEndIsNotUnderstood() {
    for source in [
      "\\frac{1}{2", "x + {y", "\\sqrt[3", "\\left( x", "\\begin{matrix} a & b",
      "\\begin{matrix} a \\end{cases}",
      "\\text{if $x", "\\textcolor{red", "a^{b",
    ] {
      let read = TeXReader().read(source)
      #expect(!read.isUnderstood && !read.problems.isEmpty, "\(source)")
    }
    for source in ["\\frac{1}{2}", "x}", "\\left( x \\right.", "\\foo x", "x^1^2", "[0, 1)"] {
      #expect(TeXReader().read(source).isUnderstood, "\(source)")
    }
  }

  /// A part that is not understood does not affect the rest.
  @Test func restIsShown() {
    let broken = TeXReader().read("\\frac{1}{2} + \\foo + \\sqrt{x}")
    let whole = TeXReader().read("\\frac{1}{2} + A + \\sqrt{x}")
    guard case .row(var nodes) = whole.node else { return _ = Issue.record("another tree") }
    for index in nodes.indices {
      if case .token(let token) = nodes[index], token.text == "A" { nodes[index] = .error("\\foo") }
    }
    #expect(broken.node == .row(nodes))
    #expect(broken.problems == [FormulaProblem(range: 14..<18, reason: "\\foo is not a known command.")])
  }

  /// Ranges of problems are UTF-16 offsets.
  @Test func placesAfterEmoji() {
    #expect(TeXReader().read("😀é\\foo").problems.map(\.range) == [3..<7])
    #expect(TeXReader().read("$😀\\foo$").problems.map(\.range) == [3..<7])
  }

  @Test func longestSource() {
    let reader = TeXReader(options: TeXOptions(longestSource: 10))
    #expect(reader.read("1234567890").problems.isEmpty)
    let long = reader.read("12345678901")
    #expect(!long.isUnderstood)
    #expect(long.node == .error("1234567890"))
    #expect(long.problems.map(\.range) == [0..<11])
  }

  @Test func mostProblems() {
    let text = String(repeating: "\\foo ", count: 500)
    #expect(TeXReader().read(text).problems.count == 100)
    #expect(TeXReader(options: TeXOptions(mostProblems: 3)).read(text).problems.count == 3)
    // Parts whose problems are not reported are shown too.
    guard case .row(let nodes) = TeXReader().read(text).node else { return _ = Issue.record("another tree") }
    #expect(nodes.count == 500)
  }

  @Test func mostExpansions() {
    let reader = TeXReader(options: TeXOptions(macros: ["a": "x"], mostExpansions: 5))
    #expect(reader.read("\\a\\a\\a\\a\\a").problems.isEmpty)
    #expect(reader.read("\\a\\a\\a\\a\\a\\a").problems.map(\.range) == [10..<12])
  }

  /// Macros that call each other would grow without end. Their expansion is limited in proportion to the
  /// source.
  @Test func growingMacros() {
    for source in [
      "\\def\\a{\\a\\a}\\a", "\\def\\a{\\b\\b}\\def\\b{\\a\\a}\\a x", "\\newcommand{\\a}[1]{\\a{#1#1}}\\a{x}",
      "\\def\\a#1{\\b{#1}{#1}}\\def\\b#1#2{\\a{#1#2}}\\a{xyz}+1", "\\let\\a=\\b\\let\\b=\\a\\a",
    ] {
      let (formula, steps) = TeXReader().counted(source)
      #expect(formula.problems.count == 1, "\(source)")
      #expect(steps <= 16 * (source.utf16.count + 4_096), "\(source)")
      #expect(formula.node.depth <= MathNode.deepest)
    }
  }

  /// The source text that errors show is linear in the length of the source, whatever macros do.
  @Test func errorsOfMacros() {
    let source =
      "\\def\\a#1{" + String(repeating: "\\foo", count: 500) + "}\\a{" + String(repeating: "x", count: 5_000)
      + "}"
    let length = MathMLWriter.element(TeXReader().read(source).node).utf8.count
    #expect(length < 40 * source.utf8.count)
  }

  @Test func lengthsAreCapped() {
    for source in [
      "\\rule{9999em}{9999em}", "\\hspace{-1000cm}", "\\kern 99999999999999pt", "\\raisebox{4000mm}{x}",
    ] {
      let formula = TeXReader().read(source)
      #expect(formula.problems.contains { $0.reason.contains("is cut to 50 em") }, "\(source)")
    }
    guard case .space(let space) = TeXReader().read("\\rule{9999em}{9999em}").node else {
      return _ = Issue.record("another tree")
    }
    #expect(space.width.ems == MathLength.longest)
    #expect(space.height.ems == MathLength.longest)
  }
}
