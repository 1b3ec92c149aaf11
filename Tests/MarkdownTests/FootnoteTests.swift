import Markdown
import Testing

/// Tests that footnotes are numbered by their first references, also while the text grows.
@Suite struct FootnoteTests {
  private static func document(_ text: String) -> [MessageBlock] { MarkdownDocument(text).blocks }

  /// Returns the shown texts, and the footnotes with their numbers.
  private static func shown(_ blocks: [MessageBlock]) -> (texts: [String], notes: [String]) {
    var shown: (texts: [String], notes: [String]) = ([], [])
    for block in blocks {
      switch block.content {
      case .paragraph, .heading: shown.texts.append(block.line?.text ?? "")
      case .footnotes(let notes):
        for note in notes.items {
          shown.notes.append("\(note.label)=\(note.number.map(String.init) ?? "none")")
          let inner = self.shown(note.blocks)
          shown.texts += inner.texts
          shown.notes += inner.notes
        }
      case .quote(let quote): merge(self.shown(quote.blocks))
      case .list(let list): for item in list.items { merge(self.shown(item.blocks)) }
      case .details(let details):
        shown.texts.append(details.summary.text)
        merge(self.shown(details.blocks))
      case .table(let table):
        shown.texts += table.rows.flatMap { $0.map(\.text.text) }
      default: break
      }
    }
    func merge(_ other: (texts: [String], notes: [String])) {
      shown.texts += other.texts
      shown.notes += other.notes
    }
    return shown
  }

  @Test(
    arguments: [
      // The order of the references counts, not that of the notes. A label may be used several times.
      ("b[^b] a[^a] b[^b]\n\n[^a]: A\n[^b]: B\n", ["b1 a2 b1", "A", "B"], ["a=2", "b=1"]),
      // Labels are compared without case, in any script.
      ("x[^ÉTÉ] y[^تجربة]\n\n[^تجربة]: z\n[^été]: w\n", ["x1 y2", "z", "w"], ["تجربة=2", "été=1"]),
      // A footnote may be defined before its reference, and refer to others.
      (
        "[^a]: first, then[^c]\n\ntext[^b][^a]\n\n[^b]: B\n[^c]: C\n", ["first, then1", "text23", "B", "C"],
        ["a=3", "b=2", "c=1"]
      ),
      // A footnote without references has no number, and a reference without a footnote is text.
      ("a[^x] b[^y]\n\n[^y]: Y\n[^z]: Z\n", ["a[^x] b1", "Y", "Z"], ["y=1", "z=none"]),
      // Of two footnotes with one label, the first one counts.
      ("a[^x]\n\n[^x]: one\n[^x]: two\n", ["a1", "one", "two"], ["x=1", "x=none"]),
      // Quotes, lists, tables, headings and details are read in the order of the text.
      (
        "# h[^1]\n\n> q[^2]\n\n- i[^3]\n\n| t[^4] |\n| --- |\n| c[^5] |\n\n<details><summary>s[^6]</summary>\n\nd[^7]\n\n</details>\n\n[^7]: 7\n[^6]: 6\n[^5]: 5\n[^4]: 4\n[^3]: 3\n[^2]: 2\n[^1]: 1\n",
        ["h1", "q2", "i3", "t4", "c5", "s6", "d7", "7", "6", "5", "4", "3", "2", "1"],
        ["7=7", "6=6", "5=5", "4=4", "3=3", "2=2", "1=1"]
      ),
    ] as [(String, [String], [String])])
  func numbersFollowTheFirstReferences(text: String, texts: [String], notes: [String]) {
    let shown = Self.shown(Self.document(text))
    #expect(shown.texts == texts)
    #expect(shown.notes == notes)
  }

  private static let texts = [
    "b[^b] a[^a] b[^b] long enough to settle[^q] here\n\n[^a]: A\n[^b]: B\n",
    "[^a]: first, then[^c]\n\ntext[^b][^a] and more\n\n[^b]: B\n\n[^c]: C\n",
    "a[^x] b[^y] c[^z]\n\n[^z]: Z\n[^y]: Y\n",
    "| a[^1] | b[^2] |\n| --- | --- |\n| c[^3] | d[^1] |\n| e[^4] | f[^9] |\n\nend[^5]\n\n[^4]: x\n[^1]: y\n[^5]: z\n",
    "<details><summary>s[^6] t</summary>\n\nd[^7] e\n\n</details>\n\nf[^8]\n\n[^7]: 7\n[^6]: 6[^8]\n[^8]: 8\n",
    "> - one[^1] `[^2]` two[^3]\n> - three[^2] $[^4]$ four[^4]\n\n[^4]: a\n[^3]: b\n[^2]: c\n[^1]: d\n",
    "one[^1] *two[^2]\n===\n[^1]\n[^2]: x\n```\n[^3]\n```\n[^3]: y[^1]\n[^1]: z\n",
    "[^1]: a\n[^2]: b\n[^2] [^1]\n",
    "a||\n-|-\n[^1]\nb\n[^1]:x\n",
    "a[^1] <b c=\"[^2]\n[^2]\">[^3]\n\n[^3]: x\n\n[^2]: y\n",
  ]

  @Test(arguments: texts) func aGrowingTextHasTheNumbersOfAWholeOne(_ text: String) {
    var healing = HealingOptions()
    healing.footnotes = false
    for healing in [HealingOptions(), healing, .none] {
      for size in [1, 2, 3, 7, 19] {
        #expect(StreamLawTests.firstBreach(text, sizes: { size }, healing: healing) == nil)
      }
    }
  }

  @Test func randomTextsKeepTheLaw() {
    var numbers = StreamLawTests.Numbers(state: 46)
    let parts = [
      "[^a]", "[^b]", "[^c]", "[^d]", "\n[^a]: x", "\n[^b]: y[^c]", "\n\n[^c]: z\n\n", "word ", "\n", "\n\n",
      "- ", "> ", "`",
      "*", "|", "|-|\n", "<details>", "<summary>", "</summary>", "\n\n</details>\n\n", "```\n", "$", "![",
      "](u)",
    ]
    for _ in 0..<600 {
      let text = (0..<Int.random(in: 2...20, using: &numbers)).map { _ in
        parts.randomElement(using: &numbers) ?? ""
      }.joined()
      var (sizes, healing) = (numbers, HealingOptions())
      healing.footnotes = Bool.random(using: &numbers)
      let breach = StreamLawTests.firstBreach(
        text, sizes: { Int.random(in: 1...6, using: &sizes) }, healing: healing)
      #expect(breach == nil)
    }
  }

  /// Footnotes that are defined from the last to the first renumber no others while the text grows, and each
  /// text at most once at its end.
  @Test(arguments: [true, false]) func definitionsInReverseTakeLinearWork(heals: Bool) {
    var healing = HealingOptions()
    healing.footnotes = heals
    func work(_ count: Int) -> Double {
      var stream = MarkdownStream(healing: healing)
      for number in 0..<count { stream.append("word[^\(number)]\n\n") }
      for number in (0..<count).reversed() { stream.append("[^\(number)]: x\n\n") }
      stream.finish()
      return Double(stream.work.leavesBuilt) / Double(count)
    }
    #expect(work(1_000) < work(100) * 1.2)
  }

  @Test func markdownIsWrittenWithTheLabels() {
    let blocks = Self.document("a[^long] b[^x]\n\n[^x]: X\n\n[^long]: L\n")
    let written = MarkdownWriter.markdown(blocks)
    #expect(written.contains("a[^long] b[^x]") && written.contains("[^long]: L"))
  }
}
