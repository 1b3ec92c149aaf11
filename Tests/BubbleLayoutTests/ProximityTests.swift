import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that what belongs together is nearer than what does not, and that signs stay free.
@Suite struct ProximityTests {
  private let engine: LayoutEngine
  private static let styles: [ChatStyle] = [.merged, .clustered]

  init() throws { engine = try TestEngines.bundled }

  private func environment(
    _ scale: Double, _ direction: InterfaceDirection = .leftToRight
  ) -> LayoutEnvironment {
    LayoutEnvironment(me: "me", direction: direction, fontScale: scale)
  }

  /// "Not sent" and the people who have seen a message stand nearer to their message than to the next one.
  @Test(arguments: styles, [0.8, 1, 2, 3]) func linesBelowBelongToTheirMessage(
    style: ChatStyle, scale: Double
  ) throws {
    var failed = Message(id: 1, sender: "me", text: "I bring the boat", delivery: .failed)
    for next in ["me", "ann"] {
      for seenBy in [[], ["ann", "bo"]] {
        failed.seenBy = seenBy
        let chat = Transcript(
          [failed, Message(id: 2, sender: next, text: "And the oars")], style: style, width: 390,
          engine: engine, environment: environment(scale))
        let (first, second) = (chat.cells[0], chat.cells[1])
        let bubble = try #require(first.bubble).frame
        let words = try #require(first.labels(.detail).first)
        let lowest = try #require(first.parts.map(\.frame.maxY).max())
        let above = words.frame.minY - bubble.maxY
        let below = second.frame.minY + (try #require(second.bubble)).frame.minY - first.frame.minY - lowest
        #expect(above > 0 && below > above, "\(style.name), \(next), type \(scale)")
      }
    }
  }

  /// Reactions in a bubble are at least 6 points below a disc, a picture or a panel.
  @Test(arguments: [0.8, 1, 2, 3]) func reactionsStandApart(scale: Double) throws {
    let attachments: [MessageAttachment] = [
      .file(FileAttachment(name: "Plan.pdf")),
      .contact(ContactAttachment(name: "Cy", detail: "+1 555")),
      .voice(VoiceAttachment(duration: 9)), .call(CallAttachment(isMissed: true)),
      .media(MediaAttachment(kind: .image, size: PictureSize(width: 400, height: 300))),
    ]
    for attachment in attachments {
      let message = Message(
        id: 1, sender: "ann", text: "", attachments: [attachment],
        reactions: [Reaction(symbol: "👍", count: 2)])
      let cell = engine.cell(for: message, style: .merged, width: 390, environment: environment(scale))
      let pill = try #require(cell.boxes(.reaction).first).frame
      let above = cell.boxes(.icon).map(\.frame) + cell.media.map(\.frame)
      #expect(!above.isEmpty && above.allSatisfy { pill.minY - $0.maxY >= 6 }, "\(attachment)")
    }
  }

  /// The time on a picture leaves the sign in its middle free, or stands below the picture.
  @Test(arguments: styles, [InterfaceDirection.leftToRight, .rightToLeft])
  func timesLeaveTheSignOfAFilmFree(style: ChatStyle, direction: InterfaceDirection) throws {
    var covered = 0
    for height in [100.0, 200, 300, 600, 1_200] {
      let film = MediaAttachment(kind: .video, size: PictureSize(width: 1_600, height: height), duration: 75)
      let message = Message(
        id: 1, sender: "me", timestamp: Timestamp(milliseconds: 1_700_000_000_000), text: "",
        attachments: [.media(film)], delivery: .read)
      for width in stride(from: 160.0, through: 800, by: 80) {
        for scale in [0.8, 1, 1.5, 2, 3] {
          let cell = engine.cell(
            for: message, style: style, width: width, environment: environment(scale, direction))
          let sign = try #require(cell.boxes(.play).first).frame
          let time = try #require(cell.labels(.time).first).frame
          if time.minY < (try #require(cell.media.first)).frame.maxY { covered += 1 }
          #expect(
            time.maxX <= sign.minX || sign.maxX <= time.minX || time.minY >= sign.maxY,
            "\(style.name), height \(height), width \(width), type \(scale)")
        }
      }
    }
    // Most times stand on the picture.
    #expect(covered > 100)
  }

  /// The avatar stands on the lower edge of a sticker, as on that of a bubble.
  @Test(arguments: ["merged", "clustered"]) func avatarsStandOnTheLowerEdgeOfStickers(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    for kind in [MediaKind.sticker, .videoNote] {
      let media = MediaAttachment(kind: kind, size: PictureSize(width: 512, height: 512))
      let message = Message(id: 1, sender: "ann", text: "", attachments: [.media(media)])
      for scale in [0.8, 1, 2, 3] {
        let cell = engine.cell(
          for: message, style: style, width: 480, environment: LayoutEnvironment(me: "me", fontScale: scale))
        guard let avatar = cell.avatar else { continue }
        let picture = try #require(cell.media.first)
        #expect(cell.bubble == nil && avatar.frame.maxY == picture.frame.maxY, "\(preset), type \(scale)")
      }
    }
  }

  /// While the reader selects, a received bubble that fills its row is as far from the edge at its free side as sent
  /// bubbles are from theirs.
  @Test(arguments: styles, [0.8, 1, 2, 3]) func selectedRowsKeepTheirDistance(
    style: ChatStyle, scale: Double
  ) throws {
    let text = String(repeating: "A text that fills its row ", count: 12)
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      for width in [160.0, 320, 390, 480, 600, 800] {
        var environment = environment(scale, direction)
        environment.isSelecting = true
        let cells = ["me", "ann"].map {
          engine.cell(
            for: Message(id: 1, sender: $0, text: text), style: style, width: width, environment: environment)
        }
        let free = try cells.map { cell in
          let bubble = try #require(cell.bubble).frame
          return direction == .leftToRight ? cell.frame.width - bubble.maxX : bubble.minX
        }
        #expect(free[0] >= 8 && free[1] >= free[0], "\(style.name), width \(width), \(direction)")
      }
    }
  }
}
