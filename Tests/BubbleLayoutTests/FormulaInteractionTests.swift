import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests that formulas are found, selected, copied and read aloud as their source.
@Suite struct FormulaInteractionTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.formulas }

  private static let source = "So \\(ab=cd\\) is.\n\n$$\nx/y+z\n$$\n\nEnd"

  private func transcript(_ text: String = source, width: Double = 320, locale: String = "en_US")
    -> Transcript
  {
    Transcript(
      [Message(id: 1, sender: "ann", text: text, format: .markdown)], style: .clustered, width: width,
      engine: engine, environment: LayoutEnvironment(me: "you", locale: Locale(identifier: locale)))
  }

  @Test func theyAreFoundByTheirSource() throws {
    let transcript = transcript()
    let matches = transcript.find("cd") + transcript.find("y+z")
    #expect(matches.map(\.path) == [["blocks", 0], ["blocks", 1]])
    #expect(matches.map(\.range) == [3..<4, 0..<1])
    for match in matches { #expect(transcript.rects(of: match.range, in: 1, at: match.path).count == 1) }
    // Text after a formula is found at its offset in the shown text.
    #expect(transcript.find("is").map(\.range) == [5..<7])
  }

  @Test func aFormulaInPiecesIsFoundAsAWhole() throws {
    let transcript = transcript("So \\(abcdefgh=abcdefgh+abcdefgh\\) is.", width: 190)
    let match = try #require(transcript.find("efgh=abc").first)
    #expect(match.range == 3..<6)
    #expect(transcript.find("is").map(\.range) == [7..<9])
    #expect(transcript.rects(of: match.range, in: 1, at: match.path).count > 1)
  }

  @Test func allOfThemIsCopiedAsItWasWritten() throws {
    let transcript = transcript()
    let all = try #require(transcript.selectAll(in: .all))
    #expect(transcript.selectedText(all, as: .markdown) == Self.source)
    #expect(transcript.selectedText(all, as: .text) == "So ab=cd is.\nx/y+z\nEnd")
  }

  @Test func aPartIsCopiedAsTeX() throws {
    let transcript = transcript()
    func place(_ path: ContentPath, _ offset: Int) -> TranscriptPosition {
      TranscriptPosition(id: 1, path: path, position: TextPosition(offset: offset))
    }
    let selection = TranscriptSelection(
      anchor: place(["blocks", 0], 3), focus: place(["blocks", 1], 1), scope: .all)
    #expect(transcript.selectedText(selection, as: .text) == "ab=cd is.\nx/y+z")
    let markdown = transcript.selectedText(selection, as: .markdown)
    #expect(markdown.contains("\\(ab=cd\\) is.") && markdown.contains("$$\nx/y+z\n$$"))
    let rects = transcript.selectionRects(selection, in: Rect(x: 0, y: 0, width: 320, height: 1_000))
    #expect(rects.count == 2)
  }

  @Test func aPressOnOneHitsIt() throws {
    let cell = try #require(transcript().rows.lazy.compactMap(\.cell).first)
    let formulas = cell.parts.compactMap { if case .formula(let formula) = $0 { formula } else { nil } }
    #expect(formulas.count == 2)
    for formula in formulas {
      let hit = try #require(cell.hit(at: Point(x: formula.frame.midX, y: formula.frame.midY)))
      #expect(hit.target == .object(0))
      #expect(hit.path == formula.path)
    }
  }

  @Test(arguments: [("en_US", "formula abcd", "formula xyz"), ("de_DE", "ab=cd", "x/y+z")])
  func screenReadersSayThem(locale: String, inline: String, display: String) throws {
    let transcript = transcript(locale: locale)
    let item = try #require(transcript.rows.first)
    let row = item.accessibility(environment: transcript.environment, engine: engine)
    #expect(row.children.map(\.label).contains("So \(inline) is."))
    #expect(row.children.map(\.label).contains(display))
    #expect(row.label.contains("So \(inline) is."))
  }

  @Test func problemsAreSaidOnce() throws {
    let message = Message(
      id: 7, sender: "ann", text: "A \\(b?\\) and\n\n$$\nok\n$$\n\n- \\(c?\\)", format: .markdown)
    let problems = engine.formulaProblems(in: message)
    #expect(problems.map(\.source) == ["b?", "c?"])
    #expect(problems.map(\.path) == [["blocks", 0], ["blocks", 2, "items", 0, "blocks", 0]])
    #expect(problems.allSatisfy { $0.id == 7 && $0.range == 0..<2 })
  }

  /// A formula of which nothing is understood is reported with the reasons that it has in a longer formula.
  @Test func problemsOfFormulasThatCannotBeReadHaveReasons() throws {
    for (source, range) in [("\\nosuch", 0..<7), ("\\nosuch + a", 0..<7), ("\\frac", 0..<5), ("{}", 0..<2)] {
      let message = Message(
        id: 7, sender: "ann", text: "", blocks: [MessageBlock(.formula(FormulaBlock(source: source)))])
      let problems = try TestEngines.mathematics.formulaProblems(in: message)
      #expect(problems.map(\.range) == [range], "\(source)")
      let reason =
        source == "{}"
        ? "The formula cannot be typeset."
        : source == "\\frac" ? "\\frac needs an argument." : "\\nosuch is not a known command."
      #expect(problems.map(\.reason) == [reason])
    }
  }

  /// An engine without a typesetter says so for each formula whose source it shows, and names the initializer.
  @Test func withoutATypesetterEachFormulaIsAProblem() throws {
    let message = Message(
      id: 7, sender: "ann", text: "A \\(b\\) and\n\n$$\nok\n$$", format: .markdown)
    let problems = try TestEngines.bundled.formulaProblems(in: message)
    #expect(problems.map(\.source) == ["b", "ok"] && problems.map(\.range) == [0..<1, 0..<2])
    #expect(
      problems.allSatisfy {
        $0.reason.contains("makingFormulas: { try? MathTypesetter.bundled(fallback: $0) }")
      })
    #expect(try TestEngines.mathematics.formulaProblems(in: message).isEmpty)
    // A formula that the application sizes is not shown as its source.
    let sized = try LayoutEngine(
      fonts: .collection(engine.fonts), customSizing: { _, _ in Size(width: 10, height: 10) })
    #expect(sized.formulaProblems(in: message).isEmpty)
  }

  // MARK: Growing

  @Test func anUnfinishedFormulaIsItsSourceAndEntersOnce() throws {
    let text = "Let us see:\n\n$$\na/b+c/d=e/f\n$$\n\nSo \\(x/y\\) it is."
    var transcript = Transcript(
      [Message(id: 1, sender: "ann", text: "", format: .markdown, isStreaming: true)], style: .clustered,
      width: 320, engine: engine)
    var seen: [[FormulaPart]] = []
    for scalar in text.unicodeScalars {
      _ = transcript.append(String(scalar), to: 1)
      let parts = transcript.rows.compactMap(\.cell).flatMap(\.parts)
      let formulas = parts.compactMap { if case .formula(let formula) = $0 { formula } else { nil } }
      // A part of a formula is never laid out.
      for formula in formulas { #expect(["a/b+c/d=e/f", "x/y"].contains(formula.source)) }
      seen.append(formulas)
    }
    let counts = seen.map(\.count)
    #expect(counts.first == 0 && counts.last == 2)
    #expect(counts == counts.sorted())
    let whole = Transcript(
      [Message(id: 1, sender: "ann", text: text, format: .markdown)], style: .clustered, width: 320,
      engine: engine)
    _ = transcript.finish(1)
    #expect(transcript.height == whole.height)
  }

  @Test func dollarsAreAnOption() {
    func formulas(_ text: String, _ readsDollars: Bool?) -> [String] {
      var message = Message(id: 1, sender: "ann", text: text, format: .markdown)
      message.readsDollars = readsDollars
      let cell = engine.cell(for: message, style: .clustered, width: 320)
      return cell.parts.compactMap { if case .formula(let formula) = $0 { formula.source } else { nil } }
    }
    #expect(formulas("So $x=y$ is", nil) == [])
    #expect(formulas("So $x=y$ is", true) == ["x=y"])
    #expect(formulas("From $5 to $6, or US$7 and $8", true) == [])
    #expect(formulas("Not \\$x$ nor $ x$ nor $x $", true) == [])
  }
}
