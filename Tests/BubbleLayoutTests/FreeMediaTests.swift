import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that stickers and video notes have no bubble.
@Suite struct FreeMediaTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func cell(
    _ kind: MediaKind, _ preset: String, _ text: String = "", _ change: (inout Message) -> Void = { _ in }
  ) throws -> Cell {
    try engine.cell(text, .preset(preset), from: "ann") {
      $0.attachments = [.media(MediaAttachment(kind: kind, size: PictureSize(width: 512, height: 300)))]
      change(&$0)
    }
  }

  @Test(arguments: ["balloon", "padded", "tailed", "clustered", "merged"], [MediaKind.sticker, .videoNote])
  func theyHaveNoBubble(preset: String, kind: MediaKind) throws {
    let cell = try cell(kind, preset)
    let media = try #require(cell.media.first)
    #expect(cell.bubble == nil && media.isMasked == false)
    #expect(media.frame.width <= 180 && media.frame.height <= 180 && media.frame.height > 0)
    // A photo, or a sticker with a text, has a bubble.
    #expect(try self.cell(.image, preset).bubble != nil)
    #expect(try self.cell(kind, preset, "Look").bubble != nil)
    #expect(try self.cell(kind, preset) { $0.quote = QuotedReply(sender: "you", text: "No") }.bubble != nil)
    // Reactions and a name do not need a bubble.
    #expect(try self.cell(kind, preset) { $0.reactions = [Reaction(symbol: "👍")] }.bubble == nil)
  }

  @Test func aVideoNoteIsRound() throws {
    let note = try #require(try cell(.videoNote, "merged").media.first)
    #expect(note.frame.size == Size(width: 180, height: 180) && note.corners == CornerRadii(all: 90))
    #expect(try #require(try cell(.sticker, "merged").media.first).corners == .zero)
  }

  @Test func whichKindsAreFreeIsTheStylesToSay() throws {
    let style = try ChatStyle(
      json: #"{"preset":"merged","content":{"media":{"free":["image"],"freeSide":90}}}"#)
    let picture = MediaAttachment(size: PictureSize(width: 800, height: 800))
    let free = engine.cell("", style) { $0.attachments = [.media(picture)] }
    #expect(free.bubble == nil && free.media[0].frame.width == 90)
  }

  /// Large emoji, stickers and round videos stand at the side of their message, however wide their reactions and
  /// their name are, as they do without these.
  @Test(arguments: ["clustered", "merged"], [0.8, 1, 1.5, 2.3])
  func contentWithoutABubbleStandsAtItsSide(preset: String, scale: Double) throws {
    let reactions = ["👍", "❤", "😂", "🎉", "😮", "🙏"].map { Reaction(symbol: $0, count: 12) }
    for sender in ["you", "ann"] {
      for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
        for width in [160.0, 320, 600] {
          for kind in [nil, MediaKind.sticker, .videoNote] {
            func frame(_ change: (inout Message) -> Void) throws -> Rect {
              let cell = try engine.cell(
                kind == nil ? "😀" : "", .preset(preset), from: sender, width: width, direction: direction,
                fontScale: scale
              ) {
                if let kind {
                  let size = PictureSize(width: 100, height: 120)
                  $0.attachments = [.media(MediaAttachment(kind: kind, size: size))]
                }
                change(&$0)
              }
              #expect(cell.bubble == nil)
              return try #require(cell.textPart?.frame ?? cell.media.first?.frame)
            }
            // A time may stand beside an emoji, and is then between it and the edge.
            let alone = try frame { $0.timestamp = nil }
            let wide = try frame { ($0.timestamp, $0.reactions) = (nil, reactions) }
            let isRight = (sender == "you") == (direction == .leftToRight)
            let place = "\(sender), \(direction), width \(width), \(kind.map { "\($0)" } ?? "emoji")"
            #expect(isRight ? wide.maxX == alone.maxX : wide.minX == alone.minX, "\(place)")
          }
        }
      }
    }
  }

  /// Reactions over the edge hang below an emoji, not below the time beside it.
  @Test func reactionsHangBelowTheContent() throws {
    for sender in ["you", "ann"] {
      for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
        let cell = engine.cell("😀", .clustered, from: sender, width: 390, direction: direction) {
          ($0.timestamp, $0.reactions) = (Fixtures.timestamp, [Reaction(symbol: "👍", count: 12)])
        }
        let text = try #require(cell.textPart).frame
        let pill = try #require(cell.boxes(.reaction).first).frame
        #expect(pill.minX < text.maxX && text.minX < pill.maxX, "\(sender), \(direction)")
        #expect(cell.labels(.time).count == 1)
      }
    }
  }
}
