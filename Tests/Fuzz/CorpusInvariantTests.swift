import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping
import TextUnicode

/// Checks `LayoutInvariants` for every file of `Tests/Corpora`. Messages are read by the reader, as in an
/// application.
@Suite struct CorpusInvariantTests {
  private static let widths = [0.0, 37.5, 180, 260, 340]

  private func check(_ paragraph: Paragraph, _ name: String) {
    var count = Int.max
    for width in Self.widths {
      let block = paragraph.layout(width: width)
      let problem =
        LayoutInvariants.coverage(block) ?? LayoutInvariants.fit(block, width: width)
        ?? LayoutInvariants.size(block) ?? LayoutInvariants.permutation(block)
        ?? LayoutInvariants.widths(block, width: width)
      #expect(problem == nil, "\(name) at \(width)")
      #expect(block.lines.count <= count, "\(name): more lines at \(width)")
      count = block.lines.count
    }
  }

  private func paragraph(_ message: Message, direction: BidiDirection = .auto) throws -> Paragraph {
    let language = message.language?.split(separator: "+").first.map(String.init)
    return try Paragraph.bundled(
      message.text, language: language == "mul" ? nil : language,
      options: ParagraphOptions(direction: direction))
  }

  @Test(arguments: ["chat-dev.jsonl", "adversarial/blns.jsonl", "adversarial/cases.jsonl"])
  func invariantsHoldForMessages(_ file: String) throws {
    let messages = try Corpora.messages(file)
    #expect(messages.count > 100)
    for message in messages {
      // Longer messages are skipped, because they only repeat the same cases.
      guard message.text.utf16.count <= 20_000 else { continue }
      check(try paragraph(message), "\(file) \(message.id)")
    }
  }

  @Test func invariantsHoldForTranscripts() throws {
    for name in Corpora.transcripts {
      for message in try Corpora.transcript(name) {
        guard message.text.utf16.count < 500 else { continue }
        check(try paragraph(message), "\(name) \(message.id)")
      }
    }
  }

  @Test func invariantsHoldForLongTexts() throws {
    for (name, text) in try Corpora.longTexts() {
      // Verify mode checks the layout of whole texts; here they are split into pieces of a few lines.
      for piece in text.split(separator: "\n\n") { check(try Paragraph.bundled(String(piece)), name) }
    }
  }

  @Test(arguments: ["mixed-app-text.txt", "noise-64kb.bin", "one-message-1mb.txt"])
  func invariantsHoldForHostileFiles(_ name: String) throws {
    let data = try Data(contentsOf: Corpora.folder.appending(path: "adversarial/\(name)"))
    check(try Paragraph.bundled(String(decoding: data.prefix(20_000), as: UTF8.self)), name)
  }

  /// In purely left-to-right messages, the base direction moves lines but does not change their breaks.
  @Test func baseDirectionBreaksNoMessageElsewhere() throws {
    var count = 0
    for message in try Corpora.messages("chat-dev.jsonl") {
      let left = try paragraph(message, direction: .leftToRight)
      // A message is purely left-to-right if it has only ASCII letters and spaces.
      guard message.text.unicodeScalars.allSatisfy({ $0.isASCII && $0.properties.isAlphabetic || $0 == " " })
      else { continue }
      count += 1
      let right = try paragraph(message, direction: .rightToLeft)
      for width in Self.widths {
        #expect(
          left.layout(width: width).lines.map(\.start) == right.layout(width: width).lines.map(\.start),
          "\(message.id) at \(width)")
      }
    }
    #expect(count > 50)
  }
}
