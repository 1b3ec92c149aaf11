import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Heights that are kept of texts whose last line is cut are those of their cells, where little more than the ellipsis has room.
@Suite struct CutLineRecordTests {
  private func expectSameHeights(_ message: Message, _ preset: String, at widths: ClosedRange<Int>) throws {
    let engine = try TestEngines.bundled
    let style = try ChatStyle.preset(preset)
    let environment = LayoutEnvironment(me: "you")
    var transcript = Transcript(
      [message], style: style, width: 320, engine: engine, environment: environment)
    for width in widths {
      transcript.width = Double(width)
      let cell = engine.cell(for: message, style: style, width: Double(width), in: environment)
      #expect(transcript.height == cell.height, "\(preset) at \(width)")
    }
  }

  /// An ellipsis alone is as tall as the first font, not as the letters that it stands for.
  @Test(arguments: ["balloon", "padded", "merged"]) func anEllipsisAloneHasTheHeightOfItsFont(preset: String)
    throws
  {
    var quoting = Message(id: 1, sender: "ann", text: "hello")
    quoting.quote = QuotedReply(sender: "x", text: "محمد بن عبد الله", hasPicture: true)
    try expectSameHeights(quoting, preset, at: 60...200)
    var linking = Message(id: 1, sender: "ann", text: "hello")
    linking.attachments = [
      .link(
        LinkPreview(
          address: "example.org", title: "山田太郎", summary: "สมชาย ใจดี",
          picture: PictureSize(width: 3, height: 2), isPictureSmall: true))
    ]
    try expectSameHeights(linking, preset, at: 60...240)
  }

  /// An ellipsis that is wider than its room makes its line as wide as it is, and a bubble with it.
  @Test func anEllipsisMayBeWiderThanItsRoom() throws {
    for language in ["s", "swift", "kotlin"] {
      var message = Message(
        id: 1, sender: "ann", text: "- a list\n\n  ```\(language)\n  let x = 1\n  ```")
      message.format = .markdown
      try expectSameHeights(message, "merged", at: 100...200)
      try expectSameHeights(message, "clustered", at: 100...200)
    }
  }
}
