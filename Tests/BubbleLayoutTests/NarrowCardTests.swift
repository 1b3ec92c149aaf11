import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests cards, quotes and buttons in narrow bubbles and in large type.
@Suite struct NarrowCardTests {
  private let engine: LayoutEngine
  private static let modern = ["clustered", "merged"]
  private static let widths = [200.0, 240, 260, 280, 320, 390, 600]

  init() throws { engine = try TestEngines.bundled }

  private func cell(
    _ message: Message, _ style: ChatStyle, width: Double, scale: Double = 1, isRightToLeft: Bool = false
  ) -> Cell {
    engine.cell(
      for: message, style: style, width: width,
      environment: LayoutEnvironment(
        me: "you", direction: isRightToLeft ? .rightToLeft : .leftToRight, fontScale: scale))
  }

  /// Cards with a picture or a disc beside their texts.
  private static func cards() -> [Message] {
    let texts = [
      ("Understanding confirmations", "Incomprehensibilities, and a summary"), ("ok", "a b"),
      ("Straßenbahnhaltestellen und Donaudampfschiffe", "Ein Überblick"),
      ("مواعيد القطارات الجديدة", "ملخص قصير"),
      ("東京の天気予報", "晴れのち曇り"),
    ]
    return texts.enumerated().flatMap { number, texts in
      var link = Message(id: .integer(number * 3), sender: "ann", text: "")
      link.attachments = [
        .link(
          LinkPreview(
            address: "https://example.org/a/long/path", title: texts.0, summary: texts.1,
            picture: PictureSize(width: 60, height: 60), isPictureSmall: true))
      ]
      var quote = Message(id: .integer(number * 3 + 1), sender: "you", text: "ok")
      quote.quote = QuotedReply(sender: "Ann Smith-Jones", text: texts.1, hasPicture: true)
      var contact = Message(id: .integer(number * 3 + 2), sender: "ann", text: "")
      contact.attachments = [
        .contact(ContactAttachment(name: texts.0, detail: texts.1)), .file(FileAttachment(name: texts.0)),
      ]
      return [link, quote, contact]
    }
  }

  /// A picture stands beside texts only if they have eight em, seven in a quote, or need less, and no word of them is broken.
  @Test(arguments: modern, [1.0, 1.3, 1.6, 2, 2.5])
  func noWordIsBrokenBesideAPicture(preset: String, scale: Double) throws {
    let style = try ChatStyle.preset(preset)
    var (beside, above, widest) = (0, 0, LayoutUnit.zero)
    for width in Self.widths {
      for message in Self.cards() {
        let cell = cell(message, style, width: width, scale: scale)
        for picture in cell.boxes(.linkPicture) + cell.boxes(.quotePicture) + cell.boxes(.icon) {
          let texts =
            (cell.labels(.title) + cell.labels(.detail) + cell.labels(.quoteText) + cell.labels(.quoteSender))
            .filter { $0.index == picture.index }
          for text in texts {
            let isBeside = text.frame.minY < picture.frame.maxY && text.frame.maxY > picture.frame.minY
            guard isBeside else {
              above += 1
              #expect(text.frame.minY >= picture.frame.maxY || text.frame.maxY <= picture.frame.minY)
              continue
            }
            beside += 1
            #expect(text.frame.minX >= picture.frame.maxX || text.frame.maxX <= picture.frame.minX)
            #expect(!text.block.lines.contains { $0.ending == .emergency }, "\(text.text) at \(width)")
            guard text.block.lines.contains(where: { $0.ending == .truncated }) else { continue }
            // 13 pt is the smallest font of these texts.
            let least = picture.role == .quotePicture ? 7.0 : 8
            #expect(text.frame.width.points >= least * 13 * scale, "\(text.text) at \(width)")
          }
          widest = max(widest, picture.frame.maxX)
          if let bubble = cell.bubble {
            #expect(bubble.frame.maxX >= picture.frame.maxX && bubble.frame.minX <= picture.frame.minX)
          }
        }
      }
    }
    #expect(beside > 20 && above > 20)
  }

  /// The picture of a quote is at the end of its text's direction, as tall as the quote, and the texts are centred beside it.
  @Test(arguments: modern, [(1.0, false), (1.6, false), (1, true)])
  func thePictureOfAQuoteIsFlush(preset: String, look: (scale: Double, isRightToLeft: Bool)) throws {
    var message = Message(id: 1, sender: "ann", text: "A message that is long enough for its quote")
    message.quote = QuotedReply(
      sender: "Ben", text: look.isRightToLeft ? "שלום" : "Look", hasPicture: true)
    let cell = cell(
      message, try .preset(preset), width: 600, scale: look.scale, isRightToLeft: look.isRightToLeft)
    let (quote, picture) = (
      try #require(cell.boxes(.quote).first), try #require(cell.boxes(.quotePicture).first)
    )
    #expect(quote.frame.minY == picture.frame.minY && quote.frame.maxY == picture.frame.maxY)
    #expect(
      look.isRightToLeft ? quote.frame.minX == picture.frame.minX : quote.frame.maxX == picture.frame.maxX)
    let corners = try #require(picture.corners)
    #expect(
      look.isRightToLeft
        ? corners.topRight == 0 && corners.topLeft > 0 : corners.topLeft == 0 && corners.topRight > 0)
    let texts = cell.labels(.quoteSender) + cell.labels(.quoteText)
    let (top, bottom) = (
      try #require(texts.map(\.frame.minY).min()) - quote.frame.minY,
      quote.frame.maxY - (try #require(texts.map(\.frame.maxY).max()))
    )
    #expect(abs((top - bottom).rawValue) <= 1)
  }

  @Test func myOwnMessageIsQuotedAsMine() throws {
    var message = Message(id: 1, sender: "ann", text: "Yes")
    message.quote = QuotedReply(sender: "you", text: "Here?", senderName: "Kofi")
    func name(_ locale: String) -> String? {
      engine.cell(
        for: message, style: .merged, width: 320,
        environment: LayoutEnvironment(me: "you", locale: Locale(identifier: locale))
      ).labels(.quoteSender).first?.text
    }
    #expect(name("en") == "You" && name("de") == "Du" && name("ja") == "自分" && name("ar") == "أنت")
    message.quote?.sender = "ben"
    #expect(name("en") == "Kofi")
  }

  /// Buttons that do not fit side by side are divided into equal rows.
  @Test(arguments: modern, widths)
  func buttonsReflowEvenly(preset: String, width: Double) throws {
    for count in 2...9 {
      var message = Message(id: 1, sender: "ann", text: "K")
      message.buttons = [(1...count).map { MessageButton("\($0)") }]
      let buttons = cell(message, try .preset(preset), width: width).boxes(.button)
      let rows = Dictionary(grouping: buttons, by: \.frame.minY).values.map(\.count)
      #expect(rows.reduce(0, +) == count)
      #expect((rows.max() ?? 0) - (rows.min() ?? 0) <= 1)
      if count == 8 { #expect(rows.count <= 4 && Set(rows).count == 1) }
      #expect(buttons.allSatisfy { $0.frame.width >= (width < 240 ? 30 : 44) && $0.frame.height >= 44 })
    }
  }

  /// A truncated button keeps the icon that says what it does, and the icon covers no letters.
  @Test(arguments: modern, [1.0, 2])
  func aLinkButtonKeepsItsIcon(preset: String, scale: Double) throws {
    for width in Self.widths {
      var message = Message(id: 1, sender: "ann", text: "K")
      message.buttons = [
        [MessageButton("Open the calendar entry of the harbour festival", kind: .link)], ["Yes", "No"],
      ]
      let cell = cell(message, try .preset(preset), width: width, scale: scale)
      let icon = try #require(cell.boxes(.sign).first { $0.icon == .open })
      let title = try #require(cell.labels(.button).first)
      #expect(
        icon.frame.minX >= title.frame.maxX
          || icon.frame.maxY <= title.frame.midY - title.block.size.height.half)
    }
  }

  /// The summary of a thread shows the whole time of the last reply or nothing of it.
  @Test(arguments: modern, [1.0, 1.6, 2.5])
  func theTimeOfTheLastReplyIsWholeOrMissing(preset: String, scale: Double) throws {
    var told: Set<Bool> = []
    for width in Self.widths {
      var message = Message(
        id: 1, sender: "ann", timestamp: try Timestamp(iso8601: "2026-03-14T09:00:00Z"), text: "Where?")
      message.thread = ThreadSummary(
        replyCount: 12, lastReply: try Timestamp(iso8601: "2026-03-14T09:30:00Z"), people: ["b", "c", "d"])
      let line = try #require(
        cell(message, try .preset(preset), width: width, scale: scale).labels(.detail).first {
          $0.text.contains("12 replies")
        })
      let text = line.text.replacing("\u{FFFC}", with: "").replacing("\u{202F}", with: " ")
      #expect(["12 replies", "12 replies · Last reply: 9:30 AM"].contains(text.trimmingPrefix(" ")))
      // The time gives way first, then the avatars.
      if text.contains("·") || line.text.contains("\u{FFFC}") {
        #expect(line.block.lines[0].ending != .truncated)
      }
      told.insert(text.contains("·"))
    }
    if scale < 2 { #expect(told.contains(true)) }
  }

  /// On other days, the day of the last reply is named.
  @Test(
    arguments: [
      ("2026-03-14T09:30:00Z", nil, "Last reply: 9:30 AM"),
      ("2026-03-16T09:30:00Z", nil, "Last reply: 3/16/26"),
      ("2026-03-14T09:30:00Z", "2026-03-15T12:00:00Z", "Last reply: Yesterday"),
      ("2026-03-15T09:30:00Z", "2026-03-15T12:00:00Z", "Last reply: 9:30 AM"),
    ] as [(String, String?, String)])
  func theLastReplyHasATimeOrADay(reply: String, now: String?, told: String) throws {
    var message = Message(
      id: 1, sender: "ann", timestamp: try Timestamp(iso8601: "2026-03-14T09:00:00Z"), text: "Where?")
    message.thread = ThreadSummary(replyCount: 2, lastReply: try Timestamp(iso8601: reply))
    let environment = LayoutEnvironment(me: "you", now: try now.map { try Timestamp(iso8601: $0) })
    let cell = engine.cell(for: message, style: .merged, width: 600, environment: environment)
    let text = cell.labels(.detail).first { $0.text.contains("replies") }?.text.replacing(
      "\u{202F}", with: " ")
    #expect(text == "2 replies · \(told)")
  }

  @Test(arguments: [
    ("https://news.example.org/2026/bridge", "news.example.org"), ("http://www.example.org", "example.org"),
    ("https://google.com@evil.example/x", "evil.example"),
    ("https://google.com\\@evil.example", "google.com"),
    ("example.org/a?b#c", "example.org"), ("https://example.org:8080/", "example.org:8080"),
    ("mailto:ann@example.org", "mailto:ann@example.org"), ("tel:+49301234", "tel:+49301234"),
    ("https://例え.jp/道", "例え.jp"), ("https://", "https://"),
  ])
  func aPreviewShowsTheHost(address: String, host: String) throws {
    var message = Message(id: 1, sender: "ann", text: "")
    message.attachments = [.link(LinkPreview(address: address, title: "T"))]
    #expect(cell(message, .merged, width: 390).labels(.detail).first?.text == host)
  }

  @Test func theSizeOfOneByteIsSingular() {
    func detail(_ bytes: Int, _ locale: String) -> String? {
      var message = Message(id: 1, sender: "ann", text: "")
      message.attachments = [.file(FileAttachment(name: "a", byteCount: bytes))]
      return engine.cell(
        for: message, style: .merged, width: 390,
        environment: LayoutEnvironment(locale: Locale(identifier: locale))
      ).labels(.detail).first?.text
    }
    #expect(detail(1, "en") == "1 byte" && detail(0, "en") == "0 bytes" && detail(999, "en") == "999 bytes")
    #expect(detail(1, "de") == "1 B" && detail(1_000, "en") == "1.0 kB")
  }

  /// The picture of a quote that is shown at one type size is shown at every smaller one.
  @Test(arguments: ["merged", "clustered"], [160.0, 200, 240, 280, 320, 390, 500, 600, 768])
  func picturesOfQuotesStayInSmallerType(preset: String, width: Double) throws {
    let style = try ChatStyle.preset(preset)
    for (sender, text) in [
      ("you", "— runs bus — £20 runs runs the a"), ("ann", "Łódź so so kitchen"), ("ann", ""),
    ] {
      var wasShown = false
      for fontScale in [3, 2.3, 2.1, 2, 1.9, 1.6, 1.3, 1.12, 1, 0.9, 0.8] {
        let cell = engine.cell(
          "seven Łódź fin. l’après-midi fin. so 12:34", style, from: sender, width: width,
          fontScale: fontScale
        ) {
          $0.quote = QuotedReply(sender: "Дмитрий", text: text, hasPicture: true)
        }
        let isShown = !cell.boxes(.quotePicture).isEmpty
        #expect(isShown || !wasShown, "\(sender) \(text) at \(fontScale)")
        wasShown = isShown
      }
    }
  }
}
