import BubbleLayout
import MessageReading
import TestSupport
import Testing
import TextLayout

/// Tests the bar around the text of a composer, with the square font: each character is 14 points wide, each
/// line 14 high.
@Suite struct ComposerBarTests {
  private func composer(_ text: String = "", _ direction: InterfaceDirection = .leftToRight) throws
    -> Composer
  {
    try ComposerTests.composer(text, style: ComposerStyle(direction: direction))
  }

  @Test func buttonsStandBesideTheText() throws {
    let layout = try composer().layout(width: 320, bar: .usual)
    #expect(layout.size == Size(width: 320, height: 52))
    #expect(layout.field == Rect(x: 52, y: 14, width: 172, height: 24))
    #expect(layout.composer.size == layout.field.size)
    #expect(layout.buttons.map(\.button) == [.attach, .emoji, .microphone])
    #expect(
      layout.buttons.map(\.frame) == [8, 232, 276].map { Rect(x: $0, y: 8, width: 36, height: 36) })
    // The buttons are beside the last of several lines.
    let tall = try composer("a\nb\nc\nd").layout(width: 320, bar: .usual)
    #expect(tall.field == Rect(x: 52, y: 8, width: 172, height: 66))
    #expect(tall.buttons.map(\.frame.minY) == [38, 38, 38] && tall.size.height == 82)
  }

  @Test func theLastButtonSendsWhatThereIs() throws {
    func last(_ composer: Composer, _ bar: ComposerBar) -> ComposerButtonFrame? {
      composer.layout(width: 320, bar: bar).buttons.last
    }
    var bar = ComposerBar.usual
    #expect(last(try composer(" \n"), bar)?.button == .microphone)
    #expect(last(try composer("a"), bar)?.button == .send)
    #expect(last(try composer("a"), bar)?.isEnabled == true)
    bar.topic = .editing(EditedMessage(text: "a"))
    #expect(last(try composer(), bar)?.button == .send)
    #expect(last(try composer(), bar)?.isEnabled == false)
    bar = .usual
    bar.attachments = [.file(FileAttachment(name: "a.pdf"))]
    #expect(last(try composer(), bar)?.isEnabled == true)
    var mention = try composer()
    mention.insertMention(of: "7", name: "bob")
    #expect(last(mention, .usual)?.button == .send)
  }

  @Test func whatIsRepliedToStandsAboveTheText() throws {
    var bar = ComposerBar.usual
    bar.topic = .reply(QuotedReply(sender: "u1", text: "see\nyou", senderName: "Ann"))
    bar.preview = LinkPreview(address: "https://www.example.org:80/page?q", title: "A page")
    let layout = try composer().layout(width: 320, bar: bar)
    let topic = try #require(layout.topic)
    #expect(topic.frame == Rect(x: 8, y: 8, width: 304, height: 28))
    #expect(topic.line == Rect(x: 8, y: 8, width: 3, height: 28))
    #expect(topic.close == Rect(x: 288, y: 10, width: 24, height: 24))
    #expect(topic.title?.text == "Ann" && topic.title?.frame == Rect(x: 19, y: 8, width: 261, height: 14))
    #expect(topic.text?.text == "see you" && topic.text?.frame == Rect(x: 19, y: 22, width: 261, height: 14))
    let preview = try #require(layout.preview)
    #expect(preview.frame == Rect(x: 8, y: 44, width: 304, height: 28))
    #expect(preview.title?.text == "A page" && preview.text?.text == "example.org:80")
    #expect(layout.field.minY == 80 + 6 && layout.size.height == 124)
    // A too long text ends in an ellipsis.
    bar.topic = .editing(EditedMessage(text: String(repeating: "x", count: 99)))
    let long = try #require(try composer().layout(width: 320, bar: bar).topic)
    #expect(long.title?.text == "Edit message" && long.text?.block.lines[0].hiddenRange != nil)
  }

  @Test func attachmentsScrollSideways() throws {
    var bar = ComposerBar()
    bar.attachments =
      [.file(FileAttachment(name: "a.pdf"))]
      + (0..<4).map { _ in .media(MediaAttachment(size: PictureSize(width: 4, height: 3))) }
    let strip = try #require(try composer().layout(width: 320, bar: bar).strip)
    // The width is 8 + 160 + 4 × (8 + 64) + 8.
    #expect(strip.contentWidth == 464 && strip.frame == Rect(x: 0, y: 8, width: 320, height: 64))
    #expect(strip.items.map(\.frame.minX) == [8, 176, 248, 320, 392])
    #expect(strip.items.map(\.isPicture) == [false, true, true, true, true])
    #expect(strip.items[0].title?.text == "a.pdf")
    // Everything has a title, in any language.
    var others = bar
    others.attachments = [
      .voice(VoiceAttachment(duration: 65)), .location(LocationAttachment(latitude: 54.32, longitude: -10)),
      .code(CodeBlock(text: "let a = 1\nb")), .file(FileAttachment(name: "")),
      .call(CallAttachment(duration: 9)),
      .poll(PollAttachment(question: "", options: [])), .contact(ContactAttachment(name: "")),
      .custom(CustomAttachment(name: "map")), .link(LinkPreview(address: "https://example.org/a")),
    ]
    let titles = try #require(try composer().layout(width: 320, bar: others).strip).items.map {
      $0.title?.text
    }
    #expect(
      titles == ["1:05", "54.32000, -10.00000", "let a = 1 b", "…", "0:09", "…", "…", "map", "example.org"])
    #expect(strip.items[1].remove == Rect(x: 216, y: 8, width: 24, height: 24))
    let scrolled = try #require(
      try composer().layout(width: 320, bar: bar, stripOffset: 999).strip)
    #expect(scrolled.offset == 144 && scrolled.items.map(\.frame.maxX).last == 312)
  }

  @Test func candidatesStandAboveTheBar() throws {
    let text = try composer("hi @a")
    var bar = ComposerBar.usual
    bar.candidates = (0..<8).map { ComposerCandidate(id: "\($0)", title: "ann\($0)", detail: "there") }
    let list = try #require(text.layout(width: 320, bar: bar).candidates)
    #expect(list.frame == Rect(x: 0, y: -200, width: 320, height: 200) && list.contentHeight == 320)
    #expect(
      list.rows.map(\.index) == [0, 1, 2, 3, 4]
        && list.rows.map(\.isChosen) == [true, false, false, false, false])
    #expect(list.rows[1].frame == Rect(x: 0, y: -160, width: 320, height: 40))
    #expect(list.rows[1].picture == Rect(x: 8, y: -156, width: 32, height: 32))
    #expect(list.rows[1].title.frame == Rect(x: 48, y: -160, width: 56, height: 40))
    #expect(list.rows[1].detail?.frame == Rect(x: 112, y: -160, width: 200, height: 40))
    bar.chosen = 6
    let lower = try #require(text.layout(width: 320, bar: bar).candidates)
    #expect(lower.offset == 80 && lower.rows.map(\.index) == [2, 3, 4, 5, 6])
    // There are no candidates if no query is being typed.
    #expect(try composer("hi").layout(width: 320, bar: bar).candidates == nil)
  }

  @Test func fromRightToLeftAllIsMirrored() throws {
    var bar = ComposerBar.usual
    bar.topic = .reply(QuotedReply(sender: "Ann", text: "see"))
    bar.attachments = [.file(FileAttachment(name: "a.pdf")), .media(MediaAttachment())]
    bar.candidates = [ComposerCandidate(id: "1", title: "ann")]
    let left = try composer("@a").layout(width: 320, bar: bar)
    let right = try composer("@a", .rightToLeft).layout(width: 320, bar: bar)
    func mirrored(_ frame: Rect?) -> Rect? { frame.map { $0.mirrored(in: 320) } }
    #expect(right.field == mirrored(left.field) && right.size == left.size)
    #expect(
      right.topic?.close == mirrored(left.topic?.close) && right.topic?.line == mirrored(left.topic?.line))
    #expect(right.topic?.title?.frame == mirrored(left.topic?.title?.frame))
    #expect(right.strip?.items.map(\.frame) == left.strip?.items.map { $0.frame.mirrored(in: 320) })
    #expect(right.strip?.items.map(\.remove) == left.strip?.items.map { $0.remove.mirrored(in: 320) })
    #expect(right.candidates?.rows[0].picture == mirrored(left.candidates?.rows[0].picture))
    #expect(right.buttons.map(\.button) == [.send, .emoji, .attach])
    // A text stands at the start of the bar, whatever its direction.
    for label in right.labels { #expect(label.origin.x + label.block.size.width == label.frame.maxX) }
  }

  @Test func allGrowsWithTheText() throws {
    var bar = ComposerBar.usual
    bar.topic = .reply(QuotedReply(sender: "Ann", text: "see"))
    var composer = try composer("a")
    let small = composer.layout(width: 600, bar: bar)
    composer.style = composer.style.scaled(by: 2)
    let large = composer.layout(width: 600, bar: bar, style: ComposerBarStyle().scaled(by: 2))
    #expect(large.buttons.map(\.frame.width) == [72, 72, 72])
    #expect(large.topic?.close?.width == 48 && large.topic?.title?.frame.height == 28)
    #expect(large.size.height > small.size.height)
  }

  @Test func nothingLeavesTheBar() throws {
    var bar = ComposerBar.usual
    bar.topic = .reply(QuotedReply(sender: "Ann", text: "see you"))
    bar.preview = LinkPreview(address: "x.org")
    bar.candidates = [ComposerCandidate(id: "1", title: "annabelle", detail: "somewhere")]
    for width in 0...400 {
      let layout = try composer("@a").layout(width: Double(width), bar: bar)
      let room = LayoutUnit(width)
      var frames = layout.buttons.map(\.frame) + layout.labels.map(\.frame)
      frames += [layout.topic?.close, layout.topic?.line, layout.candidates?.rows.first?.picture].compactMap {
        $0
      }
      for frame in frames {
        #expect(frame.minX >= 0 && frame.maxX <= max(room, 8) && frame.width >= 0, "\(width): \(frame)")
      }
      #expect(layout.labels.allSatisfy { $0.frame.width < 14 || $0.block.size.width <= $0.frame.width })
      for (one, next) in zip(layout.buttons, layout.buttons.dropFirst()) {
        #expect(one.frame.maxX <= next.frame.minX)
      }
    }
    for width in [Double.infinity, .nan, -5, 1e300] {
      let layout = try composer("@a").layout(width: width, bar: bar)
      #expect(layout.size.height > 0 && layout.field.width >= 0)
    }
  }

  @Test func aScriptSendsWhatStandsAround() throws {
    var script = ScriptedComposer(try composer(), width: 320)
    func run(_ json: String) throws -> ComposerEdit.Outcome {
      script.apply(try ComposerEdit(json: Array(json.utf8)))
    }
    _ = try run(#"{"reply":{"id":7,"sender":"ann","text":"Hi"}}"#)
    _ = try run(#"{"attachments":[{"type":"image"},{"type":"file","name":"a.pdf"}]}"#)
    #expect(try run(#"{"remove":0}"#).isDone)
    #expect(try !run(#"{"remove":5}"#).isDone)
    let sent = try run(#"{"send":true}"#)
    #expect(sent.sent?.text == "" && sent.attachments == [.file(FileAttachment(name: "a.pdf"))])
    #expect(sent.topic == .reply(QuotedReply(id: 7, sender: "ann", text: "Hi")))
    #expect(script.bar.isEmpty)
    #expect(try !run(#"{"send":true}"#).isDone)
    _ = try run(#"{"editing":{"id":7,"text":"was"}}"#)
    #expect(script.composer.text == "was")
    #expect(try !run(#"{"close":"reply"}"#).isDone)
    #expect(try run(#"{"close":"editing"}"#).isDone)
    #expect(script.composer.text == "" && script.bar.topic == nil)
    // Candidates need a typed query.
    #expect(try !run(#"{"candidates":[{"id":"1","title":"ann"}]}"#).isDone)
    _ = try run(#"{"insert":"@a"}"#)
    #expect(try run(#"{"candidates":[{"id":"1","title":"ann"},{"id":"2","title":"andy"}]}"#).isDone)
    #expect(try run(#"{"choose":1}"#).isDone && script.bar.chosen == 1)
    #expect(try run(#"{"accept":1}"#).isDone)
    #expect(script.composer.tokens.map(\.userID) == ["2"] && script.bar.candidates == [])
  }
}
