import BubbleLayout
import Testing
import TextLayout

/// Tests styles whose bubbles name a nine-patch file.
@Suite struct NinePatchFileStyleTests {
  private static let file = NinePatchFile(
    width: 20, height: 10, stretchedColumns: 6..<8, stretchedRows: 4..<5, contentColumns: 5..<17,
    contentRows: 2..<9)

  private func style(_ json: String) throws -> ChatStyle {
    try ChatStyle(
      json: json.utf8,
      readingPictures: { (name) throws(FieldError) in
        guard name == "b.9.png" else { throw FieldError("", "there is no such file") }
        return Self.file
      })
  }

  @Test func theFileGivesSizeCapsAndPadding() throws {
    let style = try style(#"{"bubble":{"picture":{"file":"b.9.png"}}}"#)
    for role in MessageRole.allCases {
      let bubble = style[role].bubble
      let picture = try #require(bubble.ninePatch)
      #expect(bubble.shape == .ninePatch && picture.asset == "b.9.png")
      #expect(style[role].content.media.inset == nil && style[role].content.quote.inset == nil)
      #expect(picture.width == 20 && picture.height == 10 && picture.limitsSize)
      #expect(picture.resolvedCaps(on: .left) == Insets(top: 4, left: 6, bottom: 5, right: 12))
      #expect(picture.resolvedCaps(on: .right) == Insets(top: 4, left: 12, bottom: 5, right: 6))
      #expect(bubble.padding.resolved(on: .left) == Insets(top: 2, left: 5, bottom: 1, right: 3))
    }
    // What was read is a style of numbers, which any reader takes.
    #expect(try ChatStyle(json: style.json) == style)
  }

  /// The padding of a picture of the style's own applies to all content, as that of a file does.
  @Test func thePaddingOfAPictureAppliesToAllContent() throws {
    let picture = #""picture":{"asset":"paper","width":60,"height":40,"caps":{"top":9,"start":20}}"#
    let padding = #""padding":{"top":9,"bottom":9,"start":18,"end":10}"#
    let whole = try ChatStyle(
      json: #"{"preset":"merged","bubble":{"shape":"picture",\#(picture),\#(padding)}}"#)
    let role = try ChatStyle(
      json: #"{"preset":"merged","received":{"bubble":{"shape":"picture",\#(picture),\#(padding)}}}"#)
    for style in [whole.sent, whole.received, role.received] {
      #expect(style.content.media.inset == nil && style.content.quote.inset == nil)
    }
    #expect(role.sent == ChatStyle.merged.sent)
    // What the style says of its content counts, and a picture without padding changes nothing else.
    let given = try ChatStyle(
      json: #"{"preset":"merged","bubble":{\#(picture),\#(padding)},"content":{"media":{"inset":4}}}"#)
    #expect(given.received.content.media.inset == 4 && given.received.content.quote.inset == nil)
    let bare = try ChatStyle(json: #"{"preset":"merged","bubble":{\#(picture)}}"#)
    #expect(bare.received.content == ChatStyle.merged.received.content)
  }

  @Test func theOtherSideMirrorsThePicture() throws {
    let style = try style(#"{"bubble":{"picture":{"file":"b.9.png","drawnFor":"right"}}}"#)
    let bubble = style.sent.bubble
    let picture = try #require(bubble.ninePatch)
    #expect(picture.resolvedCaps(on: .right) == Insets(top: 4, left: 6, bottom: 5, right: 12))
    #expect(bubble.padding.resolved(on: .right) == Insets(top: 2, left: 5, bottom: 1, right: 3))
    #expect(picture.ninePatch(on: .right).isMirrored == false && picture.ninePatch(on: .left).isMirrored)
  }

  @Test func aPictureOfEachSideKeepsItsSides() throws {
    let style = try style(
      #"{"bubble":{"picture":{"file":"b.9.png","mirrored":false,"drawnFor":"right"}}}"#)
    let bubble = style.sent.bubble
    let picture = try #require(bubble.ninePatch)
    #expect(picture.resolvedCaps(on: .right) == Insets(top: 4, left: 6, bottom: 5, right: 12))
    #expect(bubble.padding.resolved(on: .right) == Insets(top: 2, left: 5, bottom: 1, right: 3))
  }

  @Test func pixelsBecomePoints() throws {
    let style = try style(#"{"bubble":{"picture":{"file":"b.9.png","scale":2}}}"#)
    let picture = try #require(style.sent.bubble.ninePatch)
    #expect(picture.width == 10 && picture.height == 5)
    #expect(picture.resolvedCaps(on: .left) == Insets(top: 2, left: 3, bottom: 2.5, right: 6))
    #expect(style.sent.bubble.padding.end == 1.5)
  }

  /// What the style says itself has priority, and a role may have a file of its own.
  @Test func theStyleHasPriority() throws {
    let style = try style(
      """
      {"bubble":{"padding":{"top":9,"start":8,"bottom":7,"end":6},"picture":{"file":"b.9.png","limitsSize":false,
      "resizing":"tile"}},"received":{"bubble":{"picture":{"drawnFor":"right"}}},"notice":{"bubble":{"shape":"none"}}}
      """)
    #expect(style.sent.bubble.padding == DirectionalInsets(top: 9, start: 8, bottom: 7, end: 6))
    #expect(style.sent.bubble.ninePatch?.limitsSize == false)
    #expect(style.sent.bubble.ninePatch?.resizing == .tile)
    #expect(style.received.bubble.ninePatch?.caps.start == 12 && style.received.bubble.padding.top == 9)
    #expect(style.notice.bubble.shape == .none)
  }

  /// The file replaces the pictures, paddings and optical insets of a preset.
  @Test(arguments: ChatStylePreset.all.map(\.name)) func presetsAreReplaced(_ preset: String) throws {
    let style = try style(#"{"preset":"\#(preset)","bubble":{"picture":{"file":"b.9.png"}}}"#)
    for role in [MessageRole.sent, .received] {
      let bubble = style[role].bubble
      #expect(bubble.shape == .ninePatch && bubble.ninePatch?.asset == "b.9.png", "\(preset)")
      #expect(bubble.ninePatch?.resolvedCaps(on: .left) == Insets(top: 4, left: 6, bottom: 5, right: 12))
      #expect(bubble.padding == DirectionalInsets(top: 2, start: 5, bottom: 1, end: 3))
      #expect(bubble.opticalInset == nil)
      let content = style[role].content
      #expect(content.padding == nil && content.media.inset == nil && content.quote.inset == nil)
    }
    let own = try self.style(
      #"{"preset":"\#(preset)","content":{"media":{"inset":3}},"bubble":{"picture":{"file":"b.9.png"}}}"#)
    #expect(own.sent.content.media.inset == 3 && own.received.content.media.inset == 3)
  }

  @Test(arguments: [
    (#"{"bubble":{"picture":{"file":"c.9.png"}}}"#, "bubble.picture.file"),
    (#"{"sent":{"bubble":{"picture":{"file":"c.9.png"}}}}"#, "sent.bubble.picture.file"),
    (#"{"bubble":{"picture":{"file":3}}}"#, "bubble.picture.file"),
    (#"{"bubble":{"picture":{"file":"b.9.png","scale":0}}}"#, "bubble.picture.scale"),
    (#"{"bubble":{"picture":{"file":"b.9.png","scale":"2"}}}"#, "bubble.picture.scale"),
    (#"{"bubble":{"picture":{"asset":"b","scale":2}}}"#, "bubble.picture.scale"),
    (#"{"bubble":{"picture":{"file":"b.9.png","colour":2}}}"#, "bubble.picture.colour"),
  ])
  func mistakesAreNamed(_ json: String, _ field: String) {
    do throws(StyleError) {
      _ = try ChatStyle(
        json: json.utf8,
        readingPictures: { (name) throws(FieldError) in
          guard name == "b.9.png" else { throw FieldError("", "there is no such file") }
          return Self.file
        })
      Issue.record("the style was read")
    } catch {
      #expect(error.field == field, "\(error)")
    }
  }

  /// Readers without files say so.
  @Test func otherReadersRefuseFiles() {
    #expect(throws: StyleError.self) { try ChatStyle(json: #"{"bubble":{"picture":{"file":"b.9.png"}}}"#) }
  }
}
