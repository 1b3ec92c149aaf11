import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that blocks deep inside others become less indented before their lines become too short.
@Suite struct DeepIndentTests {
  private let cells: ComplaintCells

  init() throws { cells = try ComplaintCells() }

  private static let names = ["list", "numbers", "quote", "alert", "details", "mixed"]

  /// Returns blocks inside each other, each below a text.
  private func nested(_ name: String, depth: Int, words: String) -> [MessageBlock] {
    guard depth > 0 else { return [] }
    let text = MessageBlock(.paragraph(ParagraphBlock(RichText("\(words) \(depth)"))))
    let inner = [text] + nested(name, depth: depth - 1, words: words)
    switch name {
    case "list": return [MessageBlock(.list(ListBlock(items: [ListItem(inner), ListItem([text])])))]
    case "numbers":
      return [
        MessageBlock(.list(ListBlock(isOrdered: true, start: 9, items: [ListItem(inner), ListItem([text])])))
      ]
    case "quote": return [MessageBlock(.quote(QuoteBlock(inner)))]
    case "alert": return [MessageBlock(.quote(QuoteBlock(inner, alert: .tip)))]
    case "details":
      return [MessageBlock(.details(DetailsBlock(summary: RichText(words), inner, isOpen: true)))]
    default:
      let kinds = ["list", "quote", "numbers", "details", "alert"]
      let own = nested(kinds[depth % kinds.count], depth: 1, words: words)
      return own + nested(name, depth: depth - 1, words: words)
    }
  }

  private func message(_ blocks: [MessageBlock]) -> Message {
    Message(id: 1, sender: "model", text: "", blocks: blocks)
  }

  /// No text is narrower than eight em while the column has room for it beside the signs, and nothing leaves the bubble.
  @Test(arguments: names, ["balloon", "clustered", "merged"])
  func deepTextsKeepTheirRoom(name: String, preset: String) throws {
    for (words, isMirrored) in [("some words here", false), ("כמה מילים כאן", true)] {
      for scale in [0.8, 1, 2.3] {
        for width in stride(from: 120.0, through: 400, by: 35) {
          var environment = ComplaintCells.environment
          environment.fontScale = scale
          environment.direction = isMirrored ? .rightToLeft : .leftToRight
          let cell = cells.engine.cell(
            for: message(nested(name, depth: 8, words: words)), style: try .preset(preset), width: width,
            environment: environment)
          let texts = cell.textParts().filter { $0.role != .marker }
          let edges = (
            texts.map(\.frame.minX).min() ?? 0, texts.map(\.frame.maxX).max() ?? 0
          )
          let bubble = try #require(cell.bubble).frame
          for text in texts {
            #expect(bubble.minX <= text.frame.minX && text.frame.maxX <= bubble.maxX + 1)
            let breaks = text.block.lines.dropLast().contains { $0.ending == .emergency }
            let em = 17 * scale
            let room = (edges.1 - edges.0).points - 2 * em - 8 * em / 2
            if breaks { #expect(room < 4 * em, "\(name), \(scale), \(width): \(text.text)") }
          }
          for marker in cell.textParts(.marker) { #expect(bubble.contains(marker.frame)) }
        }
      }
    }
  }

  /// A wide window changes nothing: each level is indented by its whole column.
  @Test func aWideColumnKeepsItsIndents() throws {
    let texts = cells.cell(message(nested("list", depth: 8, words: "words")), width: 800).textParts(.item)
    let edges = Set(texts.map(\.frame.minX)).sorted()
    #expect(edges.count == 8)
    for (outer, inner) in zip(edges, edges.dropFirst()) { #expect(inner - outer == 18) }
  }

  /// Records compute the heights that cells have at any width, and a message that grows equals a new one.
  @Test(arguments: names) func heightsAreThoseOfCells(name: String) throws {
    let blocks = nested(name, depth: 9, words: "some longer words")
    var transcript = cells.transcript([message(blocks)], width: 330, style: .merged)
    for width in stride(from: 400.0, through: 120, by: -7) {
      transcript.width = width
      #expect(transcript.differencesFromBuiltRows(in: 0..<1).isEmpty, "\(width)")
      #expect(
        transcript.height == cells.cell(message(blocks), width: width, style: .merged).height, "\(width)")
    }
  }

  @Test(arguments: [180.0, 240, 320]) func aGrowingListEqualsANewOne(width: Double) throws {
    let text = (0..<10).map { String(repeating: "  ", count: $0) + "- level \($0) has some words\n" }.joined()
    var transcript = cells.transcript(
      [ComplaintCells.markdown("", streaming: true)], width: width, style: .merged)
    for (step, character) in (text + "- end\n\n> q\n> - r\n>   > s").enumerated() {
      _ = transcript.append(String(character), to: 1)
      guard step % 5 == 0 else { continue }
      let fresh = cells.cell(try #require(transcript.message(withID: 1)), width: width, style: .merged)
      #expect(transcript.cell(withID: 1)?.bubble?.frame == fresh.bubble?.frame)
      #expect(transcript.height == fresh.height)
      #expect(transcript.differencesFromBuiltRows(in: 0..<1).isEmpty)
    }
  }

  /// The sign of an inner block does not meet that of the block around it.
  @Test(arguments: [
    "- - - - - a word", "- > - > - > a word", "> > > > > > a word", "1. 1. 1. 1. a word", "> - > - > a word",
    "1. ---\n   1. a word",
  ])
  func signsAreApart(text: String) throws {
    for width in [120.0, 160, 240] {
      let cell = cells.cell(ComplaintCells.markdown(text), width: width, style: .merged)
      let signs = (cell.textParts(.marker).map(\.frame) + cell.boxParts(.bar).map(\.frame)).sorted {
        $0.minX < $1.minX
      }
      for (left, right) in zip(signs, signs.dropFirst()) { #expect(left.maxX <= right.minX, "\(width)") }
    }
  }

  /// In a narrow column, a list keeps no space before its bullets if the items around it have theirs at the other side.
  @Test(arguments: ["balloon", "merged"]) func bulletsAtTheOtherSideTakeNoMoreThanTheirRoom(preset: String)
    throws
  {
    // Narrow letters fill the lines of the outer item up to the edge of its column.
    let text = "- \(String(repeating: "ו", count: 60))\n  - some words are here\n- עוד"
    let cell = cells.cell(ComplaintCells.markdown(text), width: 120, style: try .preset(preset))
    let (markers, items) = (cell.textParts(.marker), cell.textParts(.item))
    let outer = try #require(items.map(\.frame.minX).min())
    let bullet = try #require(markers.map(\.frame.minX).min())
    #expect(markers.count == 3 && bullet < outer + 1, "\(bullet) \(outer)")
  }
}
