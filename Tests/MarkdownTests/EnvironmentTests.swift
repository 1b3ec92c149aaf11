import Markdown
import Testing

/// Tests TeX environments without dollar signs around them.
struct EnvironmentTests {
  /// The blocks in short form: `F(…)` for formulas, with `…` at the end of unfinished ones.
  private func outline(_ blocks: [MessageBlock]) -> String {
    blocks.map { block in
      switch block.content {
      case .formula(let formula): "F(\(formula.source))" + (formula.isUnfinished ? "…" : "")
      case .paragraph(let block):
        block.text.text
          + block.text.spans.compactMap(\.object).filter { $0.kind == .formula }.map { formula in
            " I(\(formula.source ?? ""))" + (formula.isDisplay ? "" : "?")
          }.joined()
      case .list(let list): "- " + list.items.map { outline($0.blocks) }.joined(separator: " - ")
      case .code(let code): "code " + code.text
      default: "?"
      }
    }.joined(separator: "; ")
  }

  @Test(
    arguments: [
      ("\\begin{equation}\nE = mc^2\n\\end{equation}", "F(\\begin{equation}\nE = mc^2\n\\end{equation})"),
      (
        "\\begin{align*}\na &= b \\\\\n&= c\n\\end{align*}\nthen",
        "F(\\begin{align*}\na &= b \\\\\n&= c\n\\end{align*}); then"
      ),
      ("text\n\\begin{gather}x\\end{gather}\nmore", "text; F(\\begin{gather}x\\end{gather}); more"),
      ("- \\begin{cases}1\\\\2\\end{cases}", "- F(\\begin{cases}1\\\\2\\end{cases})"),
      (
        "\\begin{matrix}\n\\begin{matrix}1\\end{matrix}\n\\end{matrix}x",
        "F(\\begin{matrix}\n\\begin{matrix}1\\end{matrix}\n\\end{matrix}); x"
      ),
      (
        "so \\begin{Bmatrix}1\\end{Bmatrix} is",
        "so \\begin{Bmatrix}1\\end{Bmatrix} is I(\\begin{Bmatrix}1\\end{Bmatrix})"
      ),
      (
        "\\begin{equation}x\\end{equation}.",
        "\\begin{equation}x\\end{equation}. I(\\begin{equation}x\\end{equation})"
      ),
      ("\\begin{itemize}\n\\item a\n\\end{itemize}", "\\begin{itemize} \\item a \\end{itemize}"),
      ("\\begin{tikzcd}A\\end{tikzcd}", "\\begin{tikzcd}A\\end{tikzcd}"),
      ("\\begin{ALIGN}x\\end{ALIGN}", "\\begin{ALIGN}x\\end{ALIGN}"),
      ("The \\begin{align} command opens.", "The \\begin{align} command opens."),
      ("\\begin{align} opens it.\n\nMore", "\\begin{align} opens it.; More"),
      ("`\\begin{align}x\\end{align}`", "\\begin{align}x\\end{align}"),
      ("```\n\\begin{align}x\\end{align}\n```", "code \\begin{align}x\\end{align}"),
      ("\\\\begin{align}x\\\\end{align}", "\\begin{align}x\\end{align}"),
      ("\\begin{align}\na\n\nb\n\\end{align}", "\\begin{align} a; b \\end{align}"),
      ("$$\n\\begin{align}a\\end{align}\n$$", "F(\\begin{align}a\\end{align})"),
    ] as [(String, String)])
  func environmentsAreFormulas(_ text: String, _ expected: String) {
    #expect(outline(MarkdownDocument(text).blocks) == expected)
    var stream = MarkdownStream()
    for character in text { stream.append(String(character)) }
    stream.finish()
    #expect(stream.blocks == MarkdownDocument(text).blocks)
    let written = MarkdownWriter.markdown(MarkdownDocument(text).blocks)
    #expect(outline(MarkdownDocument(written).blocks) == expected)
  }

  @Test func aGrowingEnvironmentIsAnUnfinishedFormula() {
    let text = "\\begin{align}\nx &= 1\n\\end{align}"
    for count in 1..<text.utf8.count {
      var stream = MarkdownStream()
      stream.append(String(text.prefix(count)))
      #expect(stream.blocks.isEmpty || outline(stream.blocks).hasPrefix("F(\\begin{align}"), "\(count)")
      #expect(stream.blocks.isEmpty == (count < 13), "\(count)")
    }
  }

  @Test func textsOfTheOptionWithoutFormulasAreUnchanged() {
    var options = MarkdownOptions()
    options.math = false
    let text = "\\begin{align}x\\end{align}"
    #expect(outline(MarkdownDocument(text, options: options).blocks) == text)
  }
}
