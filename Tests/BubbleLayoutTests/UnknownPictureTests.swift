import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the placeholders of pictures in blocks whose size nobody knows.
@Suite struct UnknownPictureTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func cell(
    _ text: String, _ preset: String, width: Double = 400, scale: Double = 1,
    direction: TextDirection = .natural
  ) throws -> Cell {
    var message = Message(id: 1, sender: "model", text: text, format: .markdown)
    message.direction = direction
    return engine.cell(
      for: message, style: try .preset(preset), width: width, environment: LayoutEnvironment(fontScale: scale)
    )
  }

  /// The placeholder stands where the text around it starts, is wider than tall, and is lower than an attachment's.
  @Test(arguments: ["clustered", "merged"], [240.0, 400, 1_200])
  func itStandsAtTheStart(preset: String, width: Double) throws {
    var picture = Message(id: 1, sender: "model", text: "")
    picture.attachments = [.media(MediaAttachment())]
    let attached = try #require(
      engine.cell(for: picture, style: .preset(preset), width: width).media.first)
    for (words, isRightToLeft) in [
      ("Some words that are so long that the bubble is wide", false),
      ("كلمات كثيرة طويلة تجعل الفقاعة عريضة جدا هنا في هذا السطر", true),
    ] {
      let cell = try cell("\(words)\n\n![A cup](cup.png)\n\n\(words)", preset, width: width)
      let media = try #require(cell.media.first)
      let text = try #require(cell.textPart)
      #expect(isRightToLeft ? media.frame.maxX >= text.frame.maxX : media.frame.minX == text.frame.minX)
      #expect(abs(media.frame.width.points / media.frame.height.points - 1.5) < 0.05)
      #expect(media.frame.height <= attached.frame.height)
    }
  }

  /// The description is on the placeholder and within it, and the icon keeps room above it.
  @Test(arguments: [0.8, 1, 1.6, 2.5], [240.0, 400])
  func itsDescriptionCanBeRead(scale: Double, width: Double) throws {
    let words = "A harbour at night, seen from the bridge, with lights of many ships on the water"
    let cell = try cell("![\(words)](a.png)", "merged", width: width, scale: scale)
    let media = try #require(cell.media.first)
    let label = try #require(cell.labels(.detail).first { $0.text == words })
    #expect(label.frame.minX >= media.frame.minX && label.frame.maxX <= media.frame.maxX)
    #expect(label.frame.maxY <= media.frame.maxY)
    #expect((label.frame.minY - media.frame.minY).points >= media.frame.height.points * 0.4 - 0.1)
    #expect(label.foreground == .everywhere(.mediaSign))
  }

  /// A picture of known size has no description on it, and neither has one without words.
  @Test func otherPicturesHaveNone() throws {
    var known = Message(id: 1, sender: "model", text: "")
    var picture = MediaAttachment(size: PictureSize(width: 300, height: 200), alternative: "words")
    picture.address = "a.png"
    known.blocks = [.attachment(AttachmentBlock(.media(picture)))]
    #expect(engine.cell(for: known, style: .merged, width: 400).labels(.detail).isEmpty)
    #expect(try cell("![](a.png)", "merged").labels(.detail).isEmpty)
  }
}
