import BubbleLayout
import Foundation
import TestSupport
import TextLayout
import Testing

/// Tests details that the reader opens and closes, and checkboxes.
@Suite struct DetailsTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private static let message = Message(
    id: 1, sender: "ann", text: "",
    blocks: [
      .paragraph("above"),
      .details(
        DetailsBlock(summary: RichText("Why?"), [.paragraph("Because it is so, and has always been.")])),
      .list(ListBlock(items: [ListItem("done", isChecked: true), ListItem("not done", isChecked: false)])),
    ])

  private func middle(_ frame: Rect, _ cell: Cell) -> Point {
    Point(x: cell.frame.minX + frame.midX, y: cell.frame.minY + frame.midY)
  }

  @Test func detailsOpenAndClose() throws {
    var transcript = Transcript(
      [Self.message], style: .clustered, width: 320, engine: engine, environment: LayoutEnvironment(me: "you")
    )
    let closed = transcript.height
    let cell = try #require(transcript.cell(withID: 1))
    #expect(!cell.texts().contains { $0.text.hasPrefix("Because") })
    let summary = try #require(cell.text(at: ["blocks", 1, "summary"]))
    let hit = try #require(transcript.hit(at: middle(cell.parts[summary.part].frame, cell)))
    #expect(hit.target == .details(["blocks", 1]))
    guard case .details(let path) = hit.target else { return }
    let isThere = transcript.toggleDetails(at: path, of: 1)
    #expect(isThere)
    #expect(transcript.height > closed)
    #expect(transcript.cell(withID: 1)?.texts().contains { $0.text.hasPrefix("Because") } == true)
    #expect(transcript.differencesFromBuiltRows(in: 0..<1).isEmpty)
    transcript.toggleDetails(at: ["blocks", 1, "summary"], of: 1)
    #expect(transcript.height == closed)
    let isNobody = transcript.toggleDetails(at: path, of: 9)
    #expect(!isNobody)
  }

  /// As in browsers, a word of the reader's language stands for a missing summary. It opens the details too.
  @Test func aMissingSummaryIsAWord() throws {
    let message = Message(
      id: 1, sender: "ann", text: "<details>\n\nbody\n\n</details>\nout", format: .markdown)
    for (locale, word) in [("en", "Details"), ("fr", "Détails"), ("zh-Hant", "詳細資訊")] {
      var environment = LayoutEnvironment(me: "you")
      environment.locale = Locale(identifier: locale)
      var transcript = Transcript(
        [message], style: .clustered, width: 320, engine: engine, environment: environment)
      let cell = try #require(transcript.cell(withID: 1))
      let summary = try #require(cell.texts().first { $0.text == word })
      #expect(summary.path == ["blocks", 0, "summary"] && !cell.texts().contains { $0.text == "body" })
      let isThere = transcript.toggleDetails(at: ["blocks", 0], of: 1)
      #expect(isThere && transcript.cell(withID: 1)?.texts().contains { $0.text == "body" } == true)
      #expect(transcript.differencesFromBuiltRows(in: 0..<1).isEmpty)
    }
    var growing = message
    growing.text = "<details>\n"
    growing.isStreaming = true
    let cell = engine.cell(for: growing, style: .merged, width: 320, environment: LayoutEnvironment())
    #expect(!cell.texts().contains { $0.text == "Details" })
  }

  /// Details that are open in the message can be closed in the same way. Other messages do not change.
  @Test func whatIsOpenCanBeClosed() throws {
    var open = Self.message
    open.blocks[1] = .details(DetailsBlock(summary: RichText("Why?"), [.paragraph("Because.")], isOpen: true))
    var environment = LayoutEnvironment()
    environment.toggled = [BlockPlace(id: 1, path: ["blocks", 1])]
    let (closed, other) = (
      engine.cell(for: open, style: .merged, width: 320, environment: environment),
      engine.cell(
        for: Message(id: 2, sender: "ann", text: "", blocks: open.blocks), style: .merged, width: 320,
        environment: environment)
    )
    #expect(closed.height < other.height)
    #expect(other.texts().contains { $0.text == "Because." })
  }

  @Test func tasksAreHit() throws {
    let transcript = Transcript(
      [Self.message], style: .clustered, width: 320, engine: engine, environment: LayoutEnvironment(me: "you")
    )
    let cell = try #require(transcript.cell(withID: 1))
    let tasks = cell.parts.compactMap { if case .box(let box) = $0, box.role == .task { box } else { nil } }
    #expect(tasks.map(\.isChosen) == [true, false])
    let hit = try #require(transcript.hit(at: middle(tasks[1].frame, cell)))
    #expect(hit.target == .task(["blocks", 2, "items", 1]))
  }

  /// A summary tells whether its details are open, and opens them.
  @Test func summariesOfDetailsAreButtons() throws {
    let text =
      "<details><summary>One</summary>\n\na\n\n</details>\n\n<details open><summary>Two</summary>\n\nb\n\n</details>"
    let cell = engine.cell(
      for: Message(id: 1, sender: "a", text: text, format: .markdown), style: .merged, width: 320)
    let row = TranscriptRow.message(cell).accessibility(environment: Fixtures.me, engine: engine)
    let buttons = row.flattened.map(\.element).filter { $0.role == .button }
    #expect(buttons.map(\.label) == ["One", "Two"])
    #expect(buttons.map(\.states) == [[.collapsed], [.expanded]])
    #expect(
      buttons.map { $0.actions.map(\.target) } == [
        [.details(["blocks", .number(0)])], [.details(["blocks", .number(1)])],
      ])
  }
}
