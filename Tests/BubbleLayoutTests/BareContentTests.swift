import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests messages without a bubble: large emoji and stickers.
@Suite struct BareContentTests {
  private let engine: LayoutEngine
  private static let modern = ["merged", "clustered"]

  init() throws { engine = try TestEngines.bundled }

  private func cell(
    _ text: String, _ style: ChatStyle, from sender: String, _ direction: InterfaceDirection = .leftToRight,
    fontScale: Double = 1, showing attachments: [MessageAttachment] = []
  ) -> Cell {
    let message = Message(
      id: 1, sender: sender, timestamp: Fixtures.timestamp, text: text, attachments: attachments)
    let environment = LayoutEnvironment(me: "you", direction: direction, fontScale: fontScale)
    return engine.cell(for: message, style: style, width: 390, environment: environment)
  }

  /// Emoji stand where a bubble would begin or end, on both sides, below the name of their sender.
  @Test(arguments: modern, [InterfaceDirection.leftToRight, .rightToLeft])
  func largeEmojiAreBareAndFlush(preset: String, direction: InterfaceDirection) throws {
    let style = try ChatStyle.preset(preset)
    for scale in [0.8, 1, 1.5] {
      for emoji in ["👍", "😂😂", "👩‍👩‍👧‍👧 🏳️‍🌈"] {
        for sender in ["you", "ann"] {
          let bare = cell(emoji, style, from: sender, direction, fontScale: scale)
          let edge = try #require(cell("Hello", style, from: sender, direction, fontScale: scale).bubble)
            .frame
          #expect(bare.bubble == nil, "\(sender) \(emoji)")
          let text = try #require(bare.textPart)
          let others = bare.labels(.time).map(\.frame) + bare.labels(.sender).map(\.frame)
          #expect(bare.labels(.sender).isEmpty == (sender == "you"))
          if bare.side == .left {
            let start = min(text.frame.minX, others.map(\.minX).min() ?? text.frame.minX)
            #expect(start == edge.minX, "\(emoji) \(scale)")
          } else {
            let end = max(text.frame.maxX, others.map(\.maxX).max() ?? text.frame.maxX)
            #expect(end == edge.maxX, "\(emoji) \(scale)")
          }
        }
      }
    }
  }

  /// A person has one colour in and outside bubbles.
  @Test(arguments: modern) func aNameHasOneColour(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    let sticker = MessageAttachment.media(
      MediaAttachment(kind: .sticker, size: PictureSize(width: 200, height: 200)))
    let inside = try #require(cell("Hello", style, from: "ann").labels(.sender).first)
    for bare in [cell("", style, from: "ann", showing: [sticker]), cell("👍", style, from: "ann")] {
      let name = try #require(bare.labels(.sender).first)
      #expect(bare.bubble == nil && name.foreground == inside.foreground)
      let edge = bare.media.first?.frame.minX ?? bare.textPart?.frame.minX
      #expect(name.frame.minX == edge)
    }
    for theme in [ColorTheme.light, .dark] {
      let palette = style.palettes[theme]
      for number in 0..<SenderHue.count {
        let color = palette[.name(SenderHue(place: number))]
        #expect(color.contrast(on: palette[.page, .fill]) >= ColorPalette.textContrast, "\(theme) \(number)")
      }
    }
  }

  /// Reactions on the page are nearer to what they belong to than to the next message.
  @Test(arguments: modern, [0.8, 1, 1.7])
  func reactionsStandWithTheirContent(preset: String, fontScale: Double) throws {
    let picture = PictureSize(width: 320, height: 320)
    let kinds: [MediaAttachment] = [
      MediaAttachment(kind: .sticker, size: picture), MediaAttachment(kind: .image, size: picture),
      MediaAttachment(kind: .video, size: picture),
    ]
    let reactions = [Reaction(symbol: "❤️", count: 4), Reaction(symbol: "😂")]
    for media in kinds.map({ [MessageAttachment.media($0)] }) + [[]] {
      let transcript = Transcript(
        [
          Message(
            id: 1, sender: "ann", timestamp: Fixtures.timestamp, text: media.isEmpty ? "👍" : "",
            attachments: media, reactions: reactions),
          Message(id: 2, sender: "ann", timestamp: Fixtures.timestamp, text: "next message"),
        ], style: try .preset(preset), width: 320, engine: engine,
        environment: LayoutEnvironment(me: "you", fontScale: fontScale))
      let (cell, next) = (transcript.cells[0], transcript.cells[1])
      guard cell.bubble == nil else { continue }
      let content = try #require(cell.media.first?.frame.maxY ?? cell.textPart?.frame.maxY)
      let pills = cell.boxes(.reaction).map(\.frame)
      let (top, end) = (try #require(pills.map(\.minY).min()), try #require(pills.map(\.maxY).max()))
      let bubble = try #require(next.bubble).frame
      #expect(
        next.frame.minY + bubble.minY - (cell.frame.minY + end) >= top - content, "\(media)")
    }
  }

  /// Reactions below buttons that stand without a bubble are apart from them, and the avatar ends where the buttons do.
  @Test(arguments: modern, [0.8, 1, 1.7]) func reactionsAreApartFromButtons(preset: String, fontScale: Double)
    throws
  {
    let sticker = MediaAttachment(kind: .sticker, size: PictureSize(width: 300, height: 400))
    let cell = engine.cell("", try .preset(preset), from: "ann", width: 500, fontScale: fontScale) {
      $0.attachments = [.media(sticker)]
      $0.buttons = [[MessageButton("Yes"), MessageButton("No")]]
      $0.reactions = [Reaction(symbol: "❤️", count: 4)]
    }
    let buttons = try #require(cell.boxes(.button).map(\.frame.maxY).max())
    let pills = try #require(cell.boxes(.reaction).first).frame
    let tops = try #require(cell.boxes(.button).map(\.frame.minY).min())
    #expect(cell.bubble == nil && (pills.minY >= buttons + 6 || pills.maxY <= tops))
    let avatars = cell.parts.compactMap { if case .avatar(let avatar) = $0 { avatar.frame } else { nil } }
    #expect(avatars.allSatisfy { abs($0.maxY.points - buttons.points) <= 1 })
  }

  /// A pictograph that is text by default is an emoji if nothing else is in the message.
  @Test func aLonePictographIsAnEmoji() throws {
    for text in ["❤", "☺", "✌", "❤ ❤", "☀🌈", "🕊", "❤️"] {
      let cell = cell(text, .merged, from: "ann")
      #expect(cell.bubble == nil, "\(text)")
      #expect(
        cell.textPart?.text
          == text.replacing("\u{FE0F}", with: "").map {
            ["❤", "☺", "✌", "☀", "🕊"].contains($0) ? "\($0)\u{FE0F}" : "\($0)"
          }.joined())
    }
    for text in ["I ❤ you", "©", "™", "→", "1", "♪", "❤.", "▶"] {
      let cell = cell(text, .merged, from: "ann")
      #expect(cell.bubble != nil && cell.textPart?.text == text, "\(text)")
    }
    // A style without large emoji shows what was sent.
    #expect(cell("❤", .padded, from: "ann").textPart?.text == "❤")
  }

  /// Pictures of people that overlap have a ring, show most of themselves, and no cut initials.
  @Test(arguments: modern, [InterfaceDirection.leftToRight, .rightToLeft])
  func stackedAvatarsStayApart(preset: String, direction: InterfaceDirection) throws {
    let people = ["Mia Miller", "Walter White", "Ann"]
    var transcript = Transcript(
      [Message(id: 1, sender: "you", text: "Hello")], style: try .preset(preset), width: 390, engine: engine,
      environment: LayoutEnvironment(me: "you", direction: direction),
      options: TranscriptOptions(typing: TypingRow(people: people)))
    _ = transcript.update(1) { $0.seenBy = people }
    let typing = try #require(
      transcript.rows.compactMap { if case .typing(let row) = $0 { row } else { nil } }.first)
    for parts in [typing.parts, transcript.cells[0].parts] {
      let avatars = parts.compactMap { if case .avatar(let part) = $0 { part } else { nil } }
      #expect(avatars.count == 3)
      for (one, other) in zip(avatars, avatars.dropFirst()) {
        let step = abs((other.frame.minX - one.frame.minX).points)
        #expect(step >= 0.6 * one.frame.width.points && step < one.frame.width.points)
        #expect(one.border.points >= 1.5 && one.border.points <= 2 && one.foreground == .on(.page, .fill))
      }
      for case .label(let label) in parts where label.role == .initials {
        let number = try #require(label.index)
        guard number + 1 < avatars.count else { continue }
        let ink = label.frame.midX.points + label.block.size.width.points / 2
        let cover = avatars[number + 1].frame
        let other = label.frame.midX.points - label.block.size.width.points / 2
        #expect(ink <= cover.minX.points || other >= cover.maxX.points)
      }
    }
  }

  @Test func missedCallsSayWhatTheyWere() throws {
    for (isVideo, title, sign) in [
      (true, "Missed video call", BoxIcon.missedVideoCall), (false, "Missed call", .missedCall),
    ] {
      for style in ChatStylePreset.all.map(\.style) where style.name != "rows" {
        let call = CallAttachment(isVideo: isVideo, isMissed: true)
        let cell = cell("", style, from: "ann", showing: [.call(call)])
        let icon = try #require(cell.boxes(.icon).first)
        #expect(cell.labels(.title).map(\.text) == [title] && icon.icon == sign)
        #expect(icon.background == .on(.received, .tickFailed))
      }
    }
    let german = engine.cell(
      for: Message(
        id: 1, sender: "ann", text: "", attachments: [.call(CallAttachment(isVideo: true, isMissed: true))]),
      style: .merged, width: 390, environment: LayoutEnvironment(me: "you", language: "de"))
    #expect(german.labels(.title).map(\.text) == ["Verpasster Videoanruf"])
  }
}
