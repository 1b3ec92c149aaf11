import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that heights are right at each width of a window that is dragged, if one part of a message is as wide as its limit
/// and the lines of another follow it.
@Suite struct MixedHeightTests {
  private static let question =
    "Which of these long trains should we take on Saturday, if the weather is good enough?"
  private static let parts: [MessageAttachment] = [
    .code(CodeBlock(text: "let unbreakable = unbreakableUnbreakableUnbreakable()")),
    .poll(PollAttachment(question: question, options: [question, "No"], votes: [3, 1], chosen: [0])),
    .file(FileAttachment(name: "A file with a name of many words that needs two lines.tar.gz", byteCount: 7)),
    .media(MediaAttachment(kind: .image, size: PictureSize(width: 382, height: 1_993))),
    .location(LocationAttachment(name: question, latitude: 52.5, longitude: 13.4)),
    .link(LinkPreview(address: "https://a.org/x", title: question, summary: question)),
    .voice(VoiceAttachment(duration: 42, samples: [1, 5, 9, 3, 7, 8, 2, 4])),
  ]

  @Test(arguments: ["merged", "clustered"], [0.75, 1, 1.5])
  func heightsFollowADraggedWindow(preset: String, fontScale: Double) throws {
    var messages: [Message] = []
    for (number, part) in Self.parts.enumerated() {
      for other in Self.parts[(number + 1)...] {
        messages.append(
          Message(
            id: .integer(messages.count), sender: messages.count % 2 == 0 ? "ann" : "you", text: "",
            attachments: [part, other]))
      }
    }
    // Marks of selecting move bubbles, and change their limits.
    let environment = LayoutEnvironment(me: "you", fontScale: fontScale, isSelecting: fontScale != 1)
    func transcript(_ width: Double) throws -> Transcript {
      Transcript(
        messages, style: try .preset(preset), width: width, engine: try TestEngines.bundled,
        environment: environment)
    }
    var dragged = try transcript(380)
    for step in 1...(Laws.isFull ? 200 : 60) {
      dragged.width = 380 - (Laws.isFull ? 1 : 3) * Double(step)
      #expect(Laws.differences(dragged, try transcript(dragged.width)) == [], "\(dragged.width)")
    }
  }
}
