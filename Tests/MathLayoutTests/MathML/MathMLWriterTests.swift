import MathLayout
import Testing
import TextLayout

/// Tests that written MathML is read as the same tree, for any tree.
@Suite struct MathMLWriterTests {
  @Test func randomTrees() {
    var random = RandomTree(seed: 5)
    var deepest = 0
    for _ in 0..<3_000 {
      let node = random.node(levels: 1 + random.below(12))
      deepest = max(deepest, node.depth)
      let text = MathMLWriter().write(node, isDisplay: random.flip())
      let again = MathMLReader().read(text)
      #expect(again.node == node, "\(text)")
      // Errors of the tree are marked as such, and nothing else is reported.
      #expect(again.problems.allSatisfy { $0.reason == "The formula marks this as an error." }, "\(text)")
    }
    // The random trees must be deep enough for the test to be useful.
    #expect(deepest >= 10)
  }

  /// A tree of the maximum depth is read as it was written.
  @Test func deepestTree() {
    var node = MathNode.token(MathToken(.identifier, "x"))
    for _ in 1..<MathNode.deepest { node = .root(MathRoot(node)) }
    #expect(node.depth == MathNode.deepest)
    let again = MathMLReader().read(MathMLWriter().write(node))
    #expect(again.node == node)
    #expect(again.problems.isEmpty)
    // A tree with one more level is shortened and reported.
    let deeper = MathMLReader().read(MathMLWriter().write(.root(MathRoot(node))))
    #expect(deeper.node.depth <= MathNode.deepest)
    #expect(!deeper.problems.isEmpty)
  }

  @Test func wholeElement() {
    let node = MathNode.token(MathToken(.identifier, "x"))
    #expect(
      MathMLWriter().write(node)
        == "<math xmlns=\"http://www.w3.org/1998/Math/MathML\" display=\"inline\"><mi>x</mi></math>")
    let annotated = MathMLWriter().write(node, isDisplay: true, source: "x<\"1\"")
    #expect(
      annotated
        == "<math xmlns=\"http://www.w3.org/1998/Math/MathML\" display=\"block\"><semantics><mi>x</mi>"
        + "<annotation encoding=\"application/x-tex\">x&lt;&quot;1&quot;</annotation></semantics></math>")
    #expect(MathMLReader().read(annotated).node == node)
  }

  /// Spaces that a browser would collapse are written as no-break spaces.
  @Test func spacesOfTexts() {
    #expect(
      MathMLWriter.element(.token(MathToken(.text, " a  b "))) == "<mtext>\u{A0}a \u{A0}b\u{A0}</mtext>")
  }
}
