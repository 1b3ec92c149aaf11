import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests how messages share the width of a row: what is reduced in narrow rows and for large type, and in which
/// order.
@Suite struct RowRoomTests {
  private let engine: LayoutEngine
  static let modern = TypeGrowthTests.modern
  static let scales = [0.8, 0.9, 1, 1.1, 1.15, 1.35, 1.6, 1.75, 2, 2.3, 2.5]
  static let widths = Array(stride(from: 240.0, through: 440, by: 4)) + [480, 500, 501, 600, 768, 900, 1_200]

  init() throws { engine = try TestEngines.bundled }

  /// A received message whose bubble is as wide as its limit.
  private static let text = String(repeating: "m", count: 400)

  /// What a row of one width and one type size gives to a message.
  private struct Row {
    let bubble: Rect
    let text: LayoutUnit
    let avatar: Rect?
    let free: LayoutUnit
    /// The distances that must never become smaller as the type grows.
    var distances: [LayoutUnit] = []

    init(_ cell: Cell, width: Double) throws {
      bubble = try #require(cell.bubble).frame
      let part = try #require(cell.textPart)
      text = part.frame.width
      free = cell.side == .left ? LayoutUnit(width) - bubble.maxX : bubble.minX
      avatar = cell.avatar?.frame
      distances = [
        bubble.width - part.frame.width,
        part.frame.minY - (cell.labels(.sender).first?.frame.maxY ?? bubble.minY),
      ]
    }
  }

  private func row(
    _ style: ChatStyle, _ width: Double, _ scale: Double, sender: String = "friend",
    direction: InterfaceDirection = .leftToRight, isSelecting: Bool = false
  ) throws -> Row {
    let environment = LayoutEnvironment(
      me: "you", direction: direction, fontScale: scale, isSelecting: isSelecting)
    let message = Message(id: 1, sender: sender, text: Self.text)
    return try Row(
      engine.cell(for: message, style: style, width: width, environment: environment), width: width)
  }

  /// What goes in narrow rows and for large type stays away in narrower rows and for larger type.
  @Test(arguments: modern) func whatGoesStaysAway(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    for scale in Self.scales {
      var hadAvatar = false
      var (free, lines) = (LayoutUnit.zero, LayoutUnit.zero)
      for width in Self.widths {
        let row = try row(style, width, scale)
        let place: Comment = "\(preset) at \(width), type \(scale)"
        #expect(row.avatar != nil || !hadAvatar, place)
        hadAvatar = row.avatar != nil
        #expect(row.free >= 12, place)
        // An "m" is 0.87 em wide, so the widest line is up to one letter shorter than the limit. The limit of small type is
        // that of the usual size, so the letter and the space after it count there.
        let letter = LayoutUnit(17 * scale)
        if hadAvatar { #expect(row.text >= letter * 10, place) }
        #expect(row.free >= free - (scale < 1 ? letter + letter.half : letter), place)
        (free, lines) = (min(row.free, 36), row.text)
        #expect(lines > 0)
      }
    }
    for width in Self.widths {
      var hasAvatar = true
      var distances: [LayoutUnit] = []
      for scale in Self.scales {
        let row = try row(style, width, scale)
        #expect(hasAvatar || row.avatar == nil, "\(preset) at \(width), type \(scale)")
        hasAvatar = row.avatar != nil
        #expect(zip(distances, row.distances).allSatisfy { $0 <= $1 }, "\(preset) at \(width), type \(scale)")
        distances = row.distances
      }
    }
  }

  /// Lines hold 11 em while there is an avatar, also where the limit is not a multiple of the letters.
  @Test(arguments: modern, [LayoutDirectionCase.leftToRight, .rightToLeft])
  func linesBesideAnAvatarHoldElevenEm(preset: String, direction: LayoutDirectionCase) throws {
    let style = try ChatStyle.preset(preset)
    for scale in Self.scales {
      for width in Self.widths {
        for isSelecting in [false, true] {
          let row = try row(
            style, width, scale, direction: direction.interface, isSelecting: isSelecting)
          guard row.avatar != nil else { continue }
          let place: Comment = "\(preset) at \(width), type \(scale)"
          #expect(row.text.points >= 17 * scale * 10, place)
          #expect(row.bubble.minX >= 0 && row.bubble.maxX <= LayoutUnit(width), place)
        }
      }
    }
  }

  /// Lines are never shorter in a wider row, also in the row that is just wide enough for the avatar, so pictures and badges
  /// that need their width do not come and go.
  @Test(arguments: modern, [false, true]) func linesNeverBecomeShorter(
    preset: String, isSelecting: Bool
  ) throws {
    let style = try ChatStyle.preset(preset)
    for scale in [0.8, 1, 1.5, 2, 3] {
      // A small letter, so that lines fill their limit.
      let message = Message(id: 1, sender: "ann", text: String(repeating: "i", count: 900))
      let letter = LayoutUnit(17 * scale * 0.3)
      var (widest, hadAvatar) = (LayoutUnit.zero, false)
      for width in stride(from: 160.0, through: 900, by: 3) {
        let environment = LayoutEnvironment(me: "me", fontScale: scale, isSelecting: isSelecting)
        let cell = engine.cell(for: message, style: style, width: width, environment: environment)
        let lines = try #require(cell.textPart).frame.width
        #expect(lines > widest - letter, "\(preset) at \(width), type \(scale)")
        widest = max(widest, lines)
        hadAvatar = hadAvatar || cell.avatar != nil
      }
      #expect(hadAvatar)
    }
  }

  enum LayoutDirectionCase: Sendable {
    case leftToRight, rightToLeft
    var interface: InterfaceDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
  }

  /// All gaps and paddings of a modern message grow with the type or stay, in narrow and in wide rows.
  @Test(arguments: modern, [240.0, 320, 390, 768, 1_200])
  func gapsNeverShrink(preset: String, width: Double) throws {
    let style = try ChatStyle.preset(preset)
    var last: [LayoutUnit] = []
    for scale in Self.scales {
      let environment = LayoutEnvironment(me: "you", fontScale: scale)
      var message = Message(id: 1, sender: "friend", text: "")
      message.attachments = [
        .voice(VoiceAttachment(duration: 9)), .file(FileAttachment(name: "a.pdf", byteCount: 9)),
        .poll(PollAttachment(question: "?", options: ["a", "b"])),
      ]
      message.reactions = [Reaction(symbol: "👍", count: 3)]
      let cell = engine.cell(for: message, style: style, width: width, environment: environment)
      let voice = try #require(cell.boxes(.icon).first).frame
      let wave = try #require(cell.boxes(.waveform).first).frame
      let option = try #require(cell.boxes(.option).first).frame
      let answer = try #require(cell.labels(.option).first).frame
      let pill = try #require(cell.boxes(.reaction).first).frame
      let symbol = try #require(cell.labels(.reaction).first)
      let gaps = [
        wave.minX - voice.maxX, answer.minX - option.maxX,
        (pill.width - symbol.block.size.width).half, voice.minX - (cell.bubble?.frame.minX ?? 0),
      ]
      #expect(
        zip(last, gaps).allSatisfy { $0 <= $1 }, "\(preset) at \(width), type \(scale): \(last), then \(gaps)"
      )
      last = gaps
    }
  }

  /// An avatar's lower edge is the bubble's lower edge, whatever the bubble contains.
  @Test(arguments: modern) func avatarsStandOnTheBubblesLowerEdge(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    let texts = [
      "Hi", "👍", "Two lines of text\nwith a last line that leaves no space for the time here", "दो",
    ]
    let timestamp = Timestamp(milliseconds: 1_700_000_000_000)
    var messages: [Message] = texts.enumerated().map { number, text in
      Message(id: .integer(number), sender: "friend", timestamp: timestamp, text: text)
    }
    messages.append(
      Message(
        id: 9, sender: "friend", text: "Caption",
        attachments: [.media(MediaAttachment(kind: .image, size: PictureSize(width: 300, height: 200)))],
        reactions: [Reaction(symbol: "👍", count: 2)]))
    for message in messages {
      for scale in [0.8, 1, 1.3, 2] {
        let environment = LayoutEnvironment(me: "you", fontScale: scale)
        let cell = engine.cell(for: message, style: style, width: 900, environment: environment)
        let avatar = try #require(cell.avatar).frame
        // A large emoji has no bubble; the cell ends where it would.
        let bottom = cell.bubble?.frame.maxY ?? cell.height
        #expect(avatar.maxY == bottom, "\(message.text) at \(scale)")
      }
    }
  }

  /// Notices and dates are at the centre of the page, in both directions and while messages are selected.
  @Test(arguments: ["clustered", "merged", "balloon", "padded", "tailed"], [240.0, 390, 1_201])
  func noticesAreAtTheCentre(preset: String, width: Double) throws {
    let style = try ChatStyle.preset(preset)
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      for isSelecting in [false, true] {
        let environment = LayoutEnvironment(me: "you", direction: direction, isSelecting: isSelecting)
        for text in ["Ann joined", String(repeating: "a long notice ", count: 20)] {
          let notice = Message(id: 1, sender: nil, text: text, kind: .notice)
          let cell = engine.cell(for: notice, style: style, width: width, environment: environment)
          let part = try #require(cell.textPart)
          let middle = part.frame.midX.points
          #expect(abs(middle - width / 2) <= 1.0 / 32, "\(preset), \(text): \(middle)")
        }
      }
    }
  }

  /// A selection mark is 8 to 10 points beside the avatar, and in one column for all messages.
  @Test(arguments: modern, [1, 1.6]) func selectionMarksKeepTheirDistance(preset: String, scale: Double)
    throws
  {
    let style = try ChatStyle.preset(preset)
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      let environment = LayoutEnvironment(
        me: "you", direction: direction, fontScale: scale, isSelecting: true)
      var places: Set<LayoutUnit> = []
      for sender in ["friend", "you"] {
        let message = Message(id: 1, sender: sender, text: Self.text)
        let cell = engine.cell(for: message, style: style, width: 600, environment: environment)
        let mark = try #require(cell.boxes(.selection).first).frame
        places.insert(mark.minX)
        let avatar = cell.avatar?.frame
        let bubble = try #require(cell.bubble).frame
        let near = avatar ?? bubble
        let gap = direction == .leftToRight ? near.minX - mark.maxX : mark.minX - near.maxX
        if avatar != nil { #expect((8...10).contains(gap.points), "\(gap)") } else { #expect(gap >= 8) }
      }
      #expect(places.count == 1)
    }
  }

  /// Bubbles of source presets may extend below their cells, but not beyond the margin of a page.
  @Test(arguments: ["balloon", "padded", "tailed", "rows", "clustered", "merged"], [1, 2.5])
  func thePageContainsTheLastBubble(preset: String, scale: Double) throws {
    let style = try ChatStyle.preset(preset)
    let environment = LayoutEnvironment(me: "you", fontScale: scale)
    for message in try Corpora.richConversation().prefix(60) {
      let cell = engine.cell(for: message, style: style, width: 320, environment: environment)
      let over = (cell.bubble?.frame.maxY ?? 0) - cell.height
      #expect(over <= 12, "\(message.id): \(over)")
    }
  }
}
