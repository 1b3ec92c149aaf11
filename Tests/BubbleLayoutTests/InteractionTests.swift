import BubbleLayout
import TestSupport
import TextLayout
import Testing

/// Tests the meaning of presses, the extent of selections and the places of matches in transcripts of all
/// kinds.
@Suite struct InteractionTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func rich(_ style: ChatStyle, count: Int = 150) throws -> Transcript {
    var editor = try TranscriptEditor(seed: 9, most: count)
    return Transcript(
      (0..<count).map { _ in editor.message() }, style: style, width: 320, engine: engine,
      environment: LayoutEnvironment(me: "you"),
      options: TranscriptOptions(dates: SeparatorStyle(), typing: TypingRow()))
  }

  private func multilingual(_ style: ChatStyle = .merged) throws -> Transcript {
    let messages = try Corpora.transcript("group-multilingual", prefix: 200)
    return Transcript(
      messages, style: style, width: 300, engine: engine,
      environment: LayoutEnvironment(me: messages[0].sender))
  }

  /// A press on a part of any cell hits that part or one in front of it, whatever is above the cell.
  @Test(arguments: ChatStylePreset.all.map(\.name))
  func pressesHitParts(preset: String) throws {
    let transcript = try rich(.preset(preset))
    var targets: Set<String> = []
    for item in transcript.rows {
      switch item {
      case .message(let cell):
        for (index, part) in cell.parts.enumerated() {
          if case .box(let box) = part, box.role == .swipe { continue }
          let frame = part.frame
          guard frame.width > 0, frame.height > 0 else { continue }
          let middle = Point(
            x: cell.frame.minX + frame.midX, y: cell.frame.minY + frame.midY)
          guard middle.y < cell.frame.maxY, middle.y >= cell.frame.minY else { continue }
          let hit = try #require(transcript.hit(at: middle), "\(cell.id), part \(index)")
          #expect(hit.id == cell.id)
          let found = try #require(hit.part)
          #expect(found >= index && cell.parts[found].frame.contains(Point(x: frame.midX, y: frame.midY)))
          targets.insert(String(describing: hit.target).prefix { $0 != "(" }.description)
        }
      case .separator(let separator):
        let middle = Point(x: separator.frame.midX, y: separator.frame.midY)
        #expect(transcript.hit(at: middle)?.target == .separator(separator.kind))
      case .typing(let row):
        let frame = row.frame
        #expect(transcript.hit(at: Point(x: frame.midX, y: frame.midY))?.target == .typing)
      }
    }
    // The preset `rows` shows only text and names.
    let expected = preset == "rows" ? ["text", "sender"] : ["text", "media", "card", "button", "reaction"]
    #expect(targets.isSuperset(of: expected), "\(targets)")
    #expect(transcript.hit(at: Point(x: 10, y: -1)) == nil)
    #expect(transcript.hit(at: Point(x: 10, y: transcript.height + 1)) == nil)
  }

  /// A press on a caret gives its position, so offsets can be converted to carets and back.
  @Test func pressesInvertCarets() throws {
    let transcript = try multilingual()
    var carets = 0
    for cell in transcript.cells {
      guard let length = cell.text?.paragraph.length else { continue }
      for offset in stride(from: 0, through: length, by: 3) {
        for affinity in TextPosition.Affinity.allCases {
          let position = TextPosition(offset: offset, affinity: affinity)
          let caret = try #require(transcript.caretFrame(at: position, in: cell.id))
          let point = Point(x: caret.minX, y: caret.midY)
          let found = try #require(transcript.position(nearestTo: point))
          #expect(found.id == cell.id)
          // Several positions may have the same caret: where the direction changes, and within a cluster.
          #expect(transcript.caretFrame(at: found.position, in: cell.id)?.minX == caret.minX)
          carets += 1
        }
      }
    }
    #expect(carets > 3_000)
  }

  @Test func linksAreHitWhereTheyStandAndNotBesideThem() throws {
    let transcript = Transcript(
      [Message(id: 1, sender: "ann", text: "See https://example.org/a and\nmore")], style: .clustered,
      width: 320, engine: engine)
    let cell = try #require(transcript.cell(withID: 1))
    let link = try #require(
      cell.parts.lazy.compactMap { if case .text(let text) = $0 { text.detected.first } else { nil } }.first)
    let rect = try #require(transcript.rects(of: link.range, in: 1).first)
    #expect(transcript.hit(at: Point(x: rect.midX, y: rect.midY))?.target == .data(link))
    #expect(transcript.hit(at: Point(x: rect.minX - 2, y: rect.midY))?.target == .text)
    let length = try #require(cell.text?.paragraph.length)
    let more = try #require(transcript.rects(of: length - 4..<length, in: 1).first)
    #expect(transcript.hit(at: Point(x: more.midX, y: more.midY))?.target == .text)
  }

  /// Selecting everything gives all texts in order; so do two selections that meet at any position.
  @Test func selectedTextIsTheTextInOrder() throws {
    let transcript = try multilingual()
    let everything = try #require(transcript.selectAll())
    let all = transcript.messages.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n")
    #expect(transcript.selectedText(everything) == all)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let index = Int.random(in: 0..<transcript.count, using: &random)
      let cell = transcript.cells[index]
      let length = cell.text?.paragraph.length ?? 0
      let offset = Int.random(in: 0...length, using: &random)
      guard let block = cell.text, block.paragraph.graphemeBoundary(before: offset + 1) == offset else {
        continue
      }
      let middle = TranscriptPosition(id: cell.id, position: TextPosition(offset: offset))
      let first = transcript.selectedText(TranscriptSelection(anchor: middle, focus: everything.anchor))
      let second = transcript.selectedText(TranscriptSelection(anchor: middle, focus: everything.focus))
      let isAtEdge = offset == 0 || offset == length
      #expect((isAtEdge ? first + "\n" + second : first + second) == all || offset == length && index == 199)
    }
  }

  @Test func selectionsCoverWhatCanBeSeen() throws {
    let transcript = try multilingual()
    let everything = try #require(transcript.selectAll())
    let viewport = Rect(x: 0, y: 2_000, width: 300, height: 700)
    let rects = transcript.selectionRects(everything, in: viewport)
    for cell in transcript.cells(in: viewport) {
      guard let block = cell.text, block.size.width > 0 else { continue }
      #expect(rects.contains { cell.frame.overlaps($0) })
    }
    #expect(transcript.work.messagesPrepared <= transcript.count * 2)
    let unknown = TranscriptPosition(id: -5, position: TextPosition(offset: 0))
    #expect(transcript.selectedText(TranscriptSelection(anchor: unknown, focus: everything.focus)).isEmpty)
  }

  @Test func textsAreFoundInAnyCaseAndWithoutTheirMarks() throws {
    let messages = ["To the Café", "aab", "AAAB aaab", "", "Straße", "مرحبا", "cafe\u{301} 👩‍👩‍👧 cafe"]
      .enumerated().map {
        Message(id: .integer($0), sender: "ann", text: $1)
      }
    let transcript = Transcript(messages, style: .merged, width: 320, engine: engine)
    #expect(transcript.find("cafe").map(\.id) == [0, 6, 6])
    #expect(transcript.find("cafe").map(\.range) == [7..<11, 0..<5, 15..<19])
    #expect(transcript.find("cafe", options: .diacriticSensitive).map(\.range) == [15..<19])
    #expect(transcript.find("aab").map(\.range) == [0..<3, 1..<4, 6..<9])
    #expect(transcript.find("aab", options: .caseSensitive).map(\.id) == [1, 2])
    #expect(transcript.find("").isEmpty && transcript.find("مرحبا").map(\.id) == [5])
    #expect(transcript.find("a", limit: 2).count == 2)
    for match in transcript.find("cafe") {
      #expect(!transcript.rects(of: match.range, in: match.id).isEmpty)
    }
  }

  /// Moving from match to match visits all matches and returns to the first one, in both directions.
  @Test(arguments: FindDirection.allCases)
  func goingOnVisitsAllMatches(direction: FindDirection) throws {
    let transcript = try multilingual()
    let all = transcript.find("a")
    #expect(all.count > 50)
    let wanted = direction == .down ? all : all.reversed()
    var match = transcript.findNext("a", direction: direction)
    for expected in wanted {
      #expect(match == expected)
      match = transcript.findNext("a", after: match, direction: direction)
    }
    #expect(match == wanted.first)
    #expect(transcript.findNext("no such text at all") == nil)
  }

  /// Each byte of a text is examined once, however similar the pattern is.
  @Test func longPatternsOfOneLetterTakeLinearTime() throws {
    let text = String(repeating: "a", count: 200_000)
    let transcript = Transcript(
      [Message(id: 1, sender: "ann", text: text)], style: .merged, width: 320, engine: engine,
      opening: .estimated)
    #expect(transcript.find(String(repeating: "a", count: 100_000) + "b").isEmpty)
    #expect(transcript.find(String(repeating: "A", count: 100_000)).count == 2)
  }
}
