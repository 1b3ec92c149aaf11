import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests pictures in the texts of Markdown messages: alone, beside words, in cells and in links.
@Suite struct PictureInTextTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func cell(_ text: String, width: Double = 320) -> Cell {
    let message = Message(id: 1, sender: "model", text: text, format: .markdown)
    return engine.cell(for: message, style: .merged, width: width)
  }

  private func media(_ cell: Cell) -> [MediaPart] {
    cell.parts.compactMap { if case .media(let media) = $0 { media } else { nil } }
  }

  private func pictures(_ cell: Cell) -> [BoxPart] {
    cell.parts.compactMap { if case .box(let box) = $0, box.role == .emoji { box } else { nil } }
  }

  private func texts(_ cell: Cell) -> [TextPart] {
    cell.parts.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  @Test func aPictureAloneKeepsItsBoxWhateverFollows() throws {
    let alone = try #require(media(cell("![Chart](c.png)")).first)
    for text in ["![Chart](c.png)\n*Figure 1*", "See\n![Chart](c.png)\nhere", "- ![Chart](c.png)\n  x"] {
      let found = media(cell(text))
      #expect(found.map(\.alternative) == ["Chart"], "\(text)")
      #expect(found.first?.frame.height ?? 0 >= alone.frame.height.half, "\(text)")
    }
  }

  @Test(arguments: [
    "Here: ![Chart](c.png), see", "![Chart](c.png) *Figure*", "|a|b|\n|-|-|\n|![Chart](c.png)|x|",
  ])
  func aPictureBesideWordsIsInTheLine(_ text: String) throws {
    let cell = cell(text)
    #expect(media(cell).isEmpty)
    let picture = try #require(pictures(cell).first)
    #expect(picture.name == "c.png" && picture.alternative == "Chart")
    #expect(picture.frame.height.points <= 1.5 * 17)
    let part = try #require(texts(cell).first { !$0.objects.isEmpty })
    #expect(part.objects.map(\.object.address) == ["c.png"] && part.objects.map(\.text) == ["Chart"])
    #expect(part.spans.allSatisfy { $0.address == nil })
  }

  @Test func aPictureInALinkOpensTheLink() throws {
    for text in [
      "[![Badge](b.svg)](https://example.org/build)",
      "Build: [![Badge](b.svg)](https://example.org/build) ok",
    ] {
      let cell = cell(text)
      let frame = try #require(media(cell).first?.frame ?? pictures(cell).first?.frame)
      let hit = try #require(cell.hit(at: Point(x: frame.midX, y: frame.midY)))
      guard case .link(let address, _) = hit.target else {
        Issue.record("\(hit.target)")
        continue
      }
      #expect(address == "https://example.org/build" && hit.address == address)
    }
  }

  @Test func aPictureWithoutALinkHasItsOwnAddress() throws {
    for text in ["![Chart](c.png)", "Here: ![Chart](c.png)"] {
      let cell = cell(text)
      let frame = try #require(media(cell).first?.frame ?? pictures(cell).first?.frame)
      #expect(cell.hit(at: Point(x: frame.midX, y: frame.midY))?.address == "c.png")
    }
  }

  @Test func aLargePictureInALineBecomesSmaller() throws {
    for width in [120.0, 200, 320] {
      let cell = cell("see <img src=\"p\" width=\"4000\" height=\"2000\"> here", width: width)
      let picture = try #require(pictures(cell).first)
      let bubble = try #require(cell.bubble)
      #expect(bubble.frame.contains(picture.frame), "\(width): \(picture.frame)")
      #expect(abs(picture.frame.width.points / picture.frame.height.points - 2) < 0.01)
    }
    let small = try #require(pictures(cell("see <img src=\"p\" width=\"40\" height=\"16\"> here")).first)
    #expect(small.frame.width == 40 && small.frame.height == 16)
    // A tall picture makes its line taller, whatever the style's line height is.
    let tall = cell("see <img src=\"p\" width=\"40\" height=\"80\"> here")
    let picture = try #require(pictures(tall).first)
    #expect(try #require(texts(tall).first).frame.contains(picture.frame))
  }

  @Test func picturesAreReadAndCopied() throws {
    let message = Message(
      id: 1, sender: "ann", text: "See ![the chart](c.png) and ![](d.png).", format: .markdown)
    let transcript = Transcript([message], style: .merged, width: 320, engine: engine)
    let label = try #require(transcript.accessibility(of: 1)).label
    #expect(label.contains("See the chart and photo."))
    let all = try #require(transcript.selectAll(in: .all))
    #expect(transcript.selectedText(all) == "See the chart and .")
    #expect(transcript.selectedText(all, as: .markdown) == message.text)
  }

  /// U+FFFC represents an object in the layout, and means nothing outside of it.
  @Test func noTextThatLeavesTheLayoutHasObjectMarks() throws {
    let mark = "\u{FFFC}"
    let picture = TextSpan(
      range: 2..<3, object: InlineObject(kind: .image, width: 2, height: 1, address: "c.png"))
    let emoji = TextSpan(range: 2..<3, object: InlineObject(id: "e"))
    func message(_ span: TextSpan) -> Message {
      Message(id: 1, sender: "ann", text: "a \(mark) b", spans: [span])
    }
    var quoting = Message(id: 1, sender: "ann", text: "x")
    quoting.quote = QuotedReply(sender: "bob", text: "a \(mark) b")
    quoting.quote?.spans = [picture]
    let messages = [
      Message(id: 1, sender: "ann", text: "a ![](c.png) b", format: .markdown),
      Message(
        id: 1, sender: "ann", text: "# ![](c.png)\n\n- ![](d.png) x\n\n|a|![](e.png)|\n|-|-|",
        format: .markdown),
      message(picture), message(emoji), Message(id: 1, sender: "ann", text: "a \(mark) b"), quoting,
      Message(id: 1, sender: "ann", text: "", blocks: [.paragraph("a \(mark) b", spans: [emoji])]),
    ]
    for message in messages {
      let transcript = Transcript([message], style: .merged, width: 320, engine: engine)
      let all = try #require(transcript.selectAll(in: .all))
      #expect(!transcript.selectedText(all).contains(mark))
      for form in [CopyForm.text, .markdown] {
        #expect(!transcript.selectedText(all, as: form).contains(mark))
      }
      #expect(!message.plainText.contains(mark) && message.quote?.plainText.contains(mark) != true)
      let element = try #require(transcript.accessibility(of: 1))
      for entry in element.flattened where message.spans.isEmpty == false || !message.blocks.isEmpty {
        #expect(!entry.element.label.contains(mark), "\(entry.element.label)")
      }
    }
  }

  @Test func aPictureAloneIsAsLargeAsItSays() throws {
    for (tag, size) in [
      (#"<img src="p" width="40">"#, (40.0, 40.0)), (#"<img src="p" height="30">"#, (30, 30)),
      (#"<img src="p" width="40" height="16">"#, (40, 16)),
      (#"<img src="p" width="200" height="100">"#, (200, 100)),
    ] {
      let frame = try #require(media(cell(tag)).first?.picture)
      #expect(frame.width.points == size.0 && frame.height.points == size.1, "\(tag): \(frame)")
    }
  }

  /// A picture of a message that grows never makes it lower when more text comes.
  @Test(arguments: [
    "![Chart](c.png)\n*Figure 1*", "See\n![Chart](c.png) beside\n![b](d)\n\nend", "- ![a](b)\n  c\n- d",
    "[![a](b)](c) [![d](e)](f)\nx\n[![a](b)](c)\ny", "![a](b)  \nd <img src=\"e\">\n\n[![f](g)](h)\n\ni",
  ])
  func aGrowingMessageNeverShrinks(_ text: String) {
    let text = "Start.\n\n" + text
    for width in [160.0, 320] {
      var transcript = Transcript(
        [Message(id: 1, sender: "model", text: "", format: .markdown, isStreaming: true)], style: .merged,
        width: width, engine: engine)
      var height: LayoutUnit = 0
      for character in text {
        _ = transcript.append(String(character), to: 1)
        let now = transcript.cell(withID: 1)?.height ?? 0
        #expect(now >= height, "\(text) at \(character): \(height) → \(now)")
        height = now
      }
      _ = transcript.finish(1)
      #expect(transcript.cell(withID: 1)?.height ?? 0 >= height)
    }
  }

  /// Markdown's `--:` is right (GFM), also in a table that runs from right to left.
  @Test func theSidesOfATableAreLeftAndRight() throws {
    for (first, second) in [("one", "two"), ("واحد", "اثنان")] {
      let message = Message(
        id: 1, sender: "ann", text: "| \(first) | \(second) |\n| :-- | --: |\n| 1 | 2 |", format: .markdown)
      guard case .table(let table)? = message.readingMarkdown.blocks.first?.content else {
        Issue.record("no table")
        return
      }
      let isRightToLeft = first != "one"
      #expect(table.alignments == (isRightToLeft ? [.end, .start] : [.start, .end]))
      let cells = texts(engine.cell(for: message, style: .merged, width: 320)).filter { $0.role == .cell }
      #expect(cells.count == 4)
    }
  }
}
