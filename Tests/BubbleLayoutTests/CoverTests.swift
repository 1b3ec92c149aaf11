import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests what spoilers cover, and what uncovers it.
@Suite struct CoverTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private static func read(_ json: String) throws -> Message {
    try JSONDecoder().decode(Message.self, from: Data(json.utf8))
  }

  private func transcript(_ json: String, width: Double = 320) throws -> Transcript {
    Transcript([try Self.read(json)], style: .merged, width: width, engine: engine)
  }

  private func cell(_ transcript: Transcript) throws -> Cell { try #require(transcript.cell(withID: 1)) }

  private static let blocks =
    #"{"id":1,"sender":"ann","blocks":[{"type":"paragraph","text":"a secret","spans":[{"start":2,"end":8,"looks":["spoiler"]}]},"#
    + #"{"type":"quote","id":"q","spoiler":true,"blocks":[{"type":"paragraph","text":"one"},{"type":"code","text":"two"}]}],"#
    + #""attachments":[{"type":"image","width":40,"height":30,"spoiler":true},{"type":"file","name":"f","spoiler":true}],"#
    + #""quote":{"sender":"bob","text":"so it is","spans":[{"start":3,"end":5,"looks":["spoiler"]}]}}"#

  /// Returns which of the covers of the message above are there.
  private func covers(_ transcript: Transcript) throws -> Set<String> {
    var found: Set<String> = []
    for part in try cell(transcript).parts {
      switch part {
      case .text(let text) where text.spans.contains { $0.emphases.contains(.spoiler) }:
        found.insert(text.text)
      case .label(let label) where label.spans.contains { $0.emphases.contains(.spoiler) }:
        found.insert(label.text)
      case .media(let media) where media.isCovered: found.insert("picture")
      default: break
      }
    }
    return found
  }

  @Test func aPathUncoversWhatItContainsAndWhatContainsIt() throws {
    let all: Set = ["a secret", "one", "two", "so it is", "picture", "f"]
    let cases: [(ContentPath, Set<String>)] = [
      (ContentPath([]), all), (["blocks"], ["a secret", "one", "two"]), (["blocks", 0], ["a secret"]),
      (["blocks", "q"], ["one", "two"]), (["blocks", "q", "blocks", 1], ["one", "two"]),
      (["attachments", 0], ["picture"]), (["attachments", 1, "name"], ["f"]), (["quote"], ["so it is"]),
      (["quote", "text"], ["so it is"]), (["text"], []), (["blocks", 9], []),
    ]
    for (path, uncovered) in cases {
      var transcript = try transcript(Self.blocks)
      #expect(try covers(transcript) == all)
      transcript.uncover(1, at: path.steps.isEmpty ? nil : path)
      #expect(try covers(transcript) == all.subtracting(uncovered), "\(path)")
      #expect(transcript.isUncovered(1) == path.steps.isEmpty)
      transcript.cover(1)
      #expect(try covers(transcript) == all)
    }
  }

  @Test func anUnknownMessageIsNotUncovered() throws {
    var transcript = try transcript(Self.blocks)
    #expect(!transcript.uncover(2) && !transcript.cover(2) && !transcript.isUncovered(2))
  }

  @Test func pressesOnCoveredPartsAreSpoilers() throws {
    var transcript = try transcript(Self.blocks)
    func targets() throws -> [HitTarget.Name] {
      let cell = try cell(transcript)
      return cell.parts.indices.compactMap { index -> HitTarget.Name? in
        let frame = cell.parts[index].frame
        guard cell.parts[index].isCovered, frame.width > 0 else { return nil }
        return cell.hit(at: Point(x: frame.midX, y: frame.midY))?.target.name
      }
    }
    let found = try targets()
    #expect(found.count >= 5 && found.allSatisfy { $0 == .spoiler })
    let picture = try #require(
      try cell(transcript).parts.first { if case .media = $0 { true } else { false } })
    let middle = Point(x: picture.frame.midX, y: picture.frame.midY)
    let hit = try #require(try cell(transcript).hit(at: middle))
    #expect(hit.target == .cover(["attachments", 0]) && hit.path == ["attachments", 0])
    transcript.uncover(1, at: hit.path)
    #expect(try cell(transcript).hit(at: middle)?.target == .media(attachment: 0))
  }

  /// A covered quote leads to the quoted message, like any other.
  @Test func aPressOnACoveredQuoteGoesToTheMessage() throws {
    let transcript = try transcript(
      #"{"id":1,"sender":"ann","text":"x","quote":{"id":7,"sender":"bob","text":"it is","spoiler":true,"picture":true}}"#
    )
    let cell = try cell(transcript)
    let hidden = cell.parts.filter(\.isCovered)
    #expect(hidden.count == 2)
    for part in hidden {
      #expect(cell.hit(at: Point(x: part.frame.midX, y: part.frame.midY))?.target == .quote)
    }
  }

  /// Every range × every text of a message in JSON: no copy and no plain text has half a character, and what a
  /// cover begins to cover is covered.
  @Test func rangesFromOutsideHoldWholeCharacters() throws {
    func text(_ start: Int, _ end: Int) -> String {
      #""text":"😀a😀","spans":[{"start":\#(start),"end":\#(end),"looks":["spoiler"]}]"#
    }
    for (start, end) in (0..<5).flatMap({ start in (start + 1...5).map { (start, $0) } }) {
      let words = text(start, end)
      for json in [
        #"{"id":1,\#(words)}"#, #"{"id":1,"text":"x","quote":{\#(words)}}"#,
        #"{"id":1,"blocks":[{"type":"paragraph",\#(words)},{"type":"heading","level":1,\#(words)}]}"#,
        #"{"id":1,"blocks":[{"type":"table","rows":[[{\#(words)}]]}]}"#,
        #"{"id":1,"blocks":[{"type":"details","summary":{\#(words)},"blocks":[]}]}"#,
        #"{"id":1,"blocks":[{"type":"later",\#(words)}]}"#,
      ] {
        let message = try Self.read(json)
        let transcript = try transcript(json)
        let all = try #require(transcript.selectAll(in: .all))
        let plain = message.quote?.plainText ?? message.plainText
        for copy in [plain, transcript.selectedText(all), transcript.selectedText(all, as: .markdown)] {
          #expect(!copy.contains("\u{FFFD}") && copy.contains("▒▒▒"), "\(json): \(copy)")
          let covered = start < 2 && end > 0 ? !copy.hasPrefix("😀") : true
          #expect(covered, "\(json): \(copy)")
        }
      }
    }
    // Messages that a program makes are treated alike.
    let half = Message(id: 1, sender: "a", text: "😀", spans: [TextSpan(range: 1..<2, emphasis: .spoiler)])
    #expect(half.plainText == "▒▒▒")
  }

  @Test func jsonHasTheFields() throws {
    let message = try Self.read(Self.blocks)
    let text = String(decoding: try JSONEncoder().encode(message), as: UTF8.self)
    #expect(try Self.read(text) == message && text.components(separatedBy: #""spoiler":true"#).count == 4)
    #expect(message.blocks[1].isCovered && message.attachments.allSatisfy(\.isCovered))
    #expect(throws: DecodingError.self) {
      try Self.read(#"{"id":1,"blocks":[{"type":"rule","spoiler":"yes"}]}"#)
    }
  }

  /// Quoted text has bold, code and custom emoji like any other text. Other objects are their words.
  @Test func quotesHaveTheFormattingOfTheirText() throws {
    let transcript = try transcript(
      #"{"id":1,"sender":"ann","text":"x","quote":{"sender":"bob","text":"so :a: @Ben","spans":[{"start":0,"end":2,"looks":["bold"]},"#
        + #"{"start":3,"end":6,"object":{"kind":"emoji","id":"e"}},{"start":7,"end":11,"object":{"kind":"mention","id":"b"}}]}}"#
    )
    let cell = try cell(transcript)
    let label = try #require(
      cell.parts.compactMap {
        if case .label(let label) = $0, label.role == .quoteText { label } else { nil }
      }.first)
    #expect(label.text == "so \u{FFFC} @Ben" && label.objects.map(\.offset) == [3])
    #expect(label.spans.map(\.emphases) == [.bold])
    let emoji = try #require(
      cell.parts.compactMap { if case .box(let box) = $0, box.role == .emoji { box } else { nil } }.first)
    #expect(label.frame.contains(emoji.frame) && emoji.name == "e")
    #expect(transcript.find("ben", within: .quote).map(\.range) == [6..<9])
  }

  @Test func plainTextHidesCoversOfOneLength() throws {
    let text = "one two"
    #expect(
      Message(id: 1, sender: nil, text: text, spans: [TextSpan(range: 0..<3, emphasis: .spoiler)]).plainText
        == "▒▒▒ two")
    #expect(
      Message(
        id: 1, sender: nil, text: text,
        spans: [TextSpan(range: 2..<4, emphasis: .spoiler), TextSpan(range: 4..<7, emphasis: .spoiler)]
      ).plainText == "on▒▒▒")
    #expect(try Self.read(Self.blocks).plainText == "a ▒▒▒\n▒▒▒\n▒▒▒")
  }

  /// The time to lay out a message grows with its covers, not with their square.
  @Test func manyCoversTakeLinearTime() throws {
    let growth = timeGrowth(to: 4_000) { count in
      let text = String(repeating: "ab ", count: count)
      let spans = (0..<count).map { TextSpan(range: $0 * 3..<$0 * 3 + 2, emphasis: .spoiler) }
      var transcript = Transcript(
        [Message(id: 1, sender: "ann", text: text, spans: spans)], style: .merged, width: 320, engine: engine)
      _ = transcript.accessibility(in: Rect(x: 0, y: 0, width: 320, height: 100_000))
      _ = transcript.selectAll().map { transcript.selectedText($0) }
      transcript.highlight(transcript.find("b"))
      _ = transcript.cell(withID: 1)?.highlightedRanges
    }
    #expect(growth < 25)
  }
}
