import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that in modern styles everything grows with the type, and nothing shrinks.
@Suite struct TypeGrowthTests {
  private let engine: LayoutEngine
  static let modern = ["clustered", "merged"]

  init() throws { engine = try TestEngines.bundled }

  /// Adds every icon that can be beside text to a message.
  private func signed(_ message: inout Message) {
    message.delivery = .read
    message.reactions = [Reaction(symbol: "👍", count: 3)]
    message.attachments = [
      .voice(VoiceAttachment(duration: 9)), .poll(PollAttachment(question: "?", options: ["a"])),
    ]
    message.buttons = [["Yes"]]
  }

  private struct Signs: Equatable {
    var delivery: Size, icon: Size, mark: Size, pill: LayoutUnit, button: LayoutUnit

    init(_ cell: Cell) throws {
      delivery = try #require(
        cell.parts.compactMap { if case .delivery(let delivery) = $0 { delivery.frame.size } else { nil } }
          .first)
      icon = try #require(cell.boxes(.icon).first).frame.size
      mark = try #require(cell.boxes(.option).first).frame.size
      pill = try #require(cell.boxes(.reaction).first).frame.height
      button = try #require(cell.boxes(.button).first).frame.height
    }
  }

  @Test(arguments: modern) func signsAreAsLargeAsType(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    let usual = try Signs(engine.cell("Hello", style, width: 2_000, signed))
    let footer = try #require(style.sent.content.footer)
    #expect(usual.delivery == Size(width: footer.deliveryWidth, height: footer.deliveryHeight))
    #expect(usual.icon.width == 40 && usual.mark.width == 20 && usual.pill == 24 && usual.button == 44)
    for scale in [1.5, 2.0, 3] {
      let large = try Signs(engine.cell("Hello", style, width: 2_000, fontScale: scale, signed))
      #expect(large.delivery.width == LayoutUnit(footer.deliveryWidth.points * scale))
      #expect(large.mark.width == LayoutUnit(20 * scale))
      #expect(large.pill >= LayoutUnit(24 * scale) && large.button >= LayoutUnit(44 * scale))
      #expect(large.icon.width == LayoutUnit(40 * min(scale, 2)))
    }
    // Smaller type does not change the icons.
    #expect(try Signs(engine.cell("Hello", style, width: 2_000, fontScale: 0.7, signed)) == usual)
  }

  @Test(arguments: modern) func avatarsGrowWhereTheyHaveRoom(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    func avatar(_ scale: Double, _ width: Double) -> AvatarPart? {
      let cell = engine.cell("Hello", style, from: "friend", width: width, fontScale: scale)
      return cell.parts.compactMap { if case .avatar(let avatar) = $0 { avatar } else { nil } }.first
    }
    let size = try #require(style.received.avatar).size
    #expect(avatar(1, 280)?.frame.width == size && avatar(1, 900)?.frame.width == size)
    #expect(avatar(2, 900)?.frame.width == size + size && avatar(4, 1_600)?.frame.width == size + size)
    #expect(avatar(2.5, 240) == nil)
  }

  @Test func onlyModernPresetsGrowWhole() {
    let whole = ChatStylePreset.all.filter {
      $0.style.received.growsWithType && $0.style.received.typeGrowth == .everything
    }
    #expect(whole.map(\.name) == Self.modern)
    #expect(
      ChatStylePreset.all.filter { $0.style.sent.growsWithType }.map(\.name) == ["balloon", "tailed", "rows"]
        + Self.modern)
  }

  /// A word is broken only if it is wider than the widest possible line.
  @Test(arguments: modern, [(2.5, 240.0), (2, 320), (3, 280), (1.6, 240)])
  func noWordIsBrokenThatFitsALineOfItsOwn(preset: String, type: (scale: Double, width: Double)) throws {
    let style = try ChatStyle.preset(preset)
    var lines = 0
    var broken: [String] = []
    for name in ["group-multilingual", "irc-rust-2018-12"] {
      let environment = LayoutEnvironment(me: "you", fontScale: type.scale)
      let messages = try Corpora.transcript(name, prefix: 300)
      for cell in engine.cells(for: messages, style: style, width: type.width, environment: environment) {
        guard let text = cell.textPart, cell.role != .notice else { continue }
        let units = Array(text.text.utf16)
        for line in text.block.lines {
          lines += 1
          guard line.ending == .emergency else { continue }
          let spaces: Set<UInt16> = [0x20, 0x0A]
          var (start, end) = (line.end, line.end)
          while start > 0, !spaces.contains(units[start - 1]) { start -= 1 }
          while end < units.count, !spaces.contains(units[end]) { end += 1 }
          // No line ends before such a character, even after a space (UAX #14 LB13), so "yesterday ?" is one
          // word.
          let closing = Set("?!.,:;)]}/".utf16)
          while let next = units[end...].firstIndex(where: { $0 != 0x20 }), next > end,
            closing.contains(units[next])
          {
            end = units[next...].firstIndex { spaces.contains($0) } ?? units.count
          }
          // A break between a space and a character that may not begin a line does not break a word.
          guard start < line.end else { continue }
          let word = String(decoding: units[start..<end], as: UTF16.self)
          // No line ends before a character such as a colon, even after a space (UAX #14 LB13), so it belongs
          // to the word before it.
          guard word.unicodeScalars.first?.properties.isAlphabetic == true else { continue }
          let font = TextStyle.system(17 * type.scale)
          let wide = engine.paragraph(word, font: font).layout(width: .infinity).size.width
          // Margins, padding and the space beside the bubble take at most 44 points.
          if wide <= LayoutUnit(type.width - 44) { broken.append(word) }
        }
      }
    }
    #expect(lines > 300)
    #expect(broken.isEmpty, "\(broken.count): \(broken.prefix(8))")
  }

  /// However narrow the row is, a bubble stays in its cell.
  @Test(arguments: modern) func bubblesStayInTheirCells(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    let text = String(repeating: "word ", count: 60)
    for width in stride(from: 240.0, through: 1_200, by: 60) {
      for scale in stride(from: 1, through: 4, by: 0.25) {
        let cell = engine.cell(text, style, from: "friend", width: width, fontScale: scale)
        let bubble = try #require(cell.bubble).frame
        #expect(bubble.minX >= 0 && bubble.maxX <= LayoutUnit(width))
      }
    }
  }

  /// A transcript whose width or type size changes equals one that is opened with them.
  @Test(arguments: modern) func aTranscriptFollowsTheRoomThatItHas(preset: String) throws {
    let messages = Array(try Corpora.richConversation().prefix(60))
    var environment = LayoutEnvironment(me: "you", fontScale: 1.75)
    var transcript = Transcript(
      messages, style: try .preset(preset), width: 900, engine: engine, environment: environment)
    func check(_ width: Double, _ environment: LayoutEnvironment) throws {
      let fresh = Transcript(
        messages, style: try .preset(preset), width: width, engine: engine, environment: environment)
      #expect(transcript.height == fresh.height, "\(width)")
      for (cell, other) in zip(transcript.cells, fresh.cells)
      where cell.frame != other.frame || cell.bubble?.frame != other.bubble?.frame {
        Issue.record("\(cell.id) at \(width): \(cell.frame) is not \(other.frame)")
      }
      #expect(transcript.differencesFromBuiltRows(in: 0..<messages.count).isEmpty)
    }
    for width in [900, 640, 500, 420, 375, 320, 300, 260, 230, 414, 700.0] {
      transcript.width = width
      try check(width, environment)
    }
    for scale in [1, 2.25, 1.1, 3] {
      environment.fontScale = scale
      transcript.environment = environment
      try check(700, environment)
    }
    environment.isOneToOne = true
    transcript.environment = environment
    try check(700, environment)
  }

  /// Chips, buttons, reactions and polls stay in their cells, also in rows that are narrow for the type size.
  @Test(arguments: ChatStylePreset.all.map(\.name), [2, 3, 4.0])
  func everythingStaysInItsCell(preset: String, scale: Double) throws {
    let style = try ChatStyle.preset(preset)
    let name = "Bartholomew Featherstonehaugh-Cholmondeley"
    let chip = Message(
      id: "chip", sender: "friend", text: "Ask @x now",
      spans: [TextSpan(range: 4..<6, object: InlineObject(kind: .mention, id: "x"))])
    let long = Message(
      id: "long", sender: "friend", text: "\(name) and \(name)",
      spans: [
        TextSpan(range: 0..<name.utf16.count, object: InlineObject(kind: .mention, id: "b")),
        TextSpan(
          range: (name.utf16.count + 5)..<(2 * name.utf16.count + 5),
          object: InlineObject(kind: .mention, id: "c")),
      ])
    let messages = [
      chip, long,
      Message(
        id: "buttons", sender: "you", text: "Well?",
        reactions: (1...7).map { Reaction(symbol: "👍", count: $0 * 1_111) },
        buttons: [["Certainly", "Certainly not", "Perhaps"], ["A"]]),
      Message(
        id: "poll", sender: "friend", text: "",
        attachments: [
          .poll(
            PollAttachment(
              question: "Which of these?", options: ["The first", "Incomprehensibilities", "c"],
              votes: [12, 123_456, 0], chosen: [1]))
        ]),
      Message(
        id: "all", sender: "you", text: "Hello",
        attachments: [
          .voice(VoiceAttachment(duration: 70)),
          .file(FileAttachment(name: "a long name of a file.pdf", byteCount: 9_999)),
        ],
        reactions: [Reaction(symbol: "❤️", count: 2, isMine: true)], delivery: .read),
    ]
    for width in [140, 180, 220, 240, 280, 320, 414.0] {
      let environment = LayoutEnvironment(me: "you", fontScale: scale)
      var soundness = CellSoundness(width: width, style: style)
      for cell in engine.cells(for: messages, style: style, width: width, environment: environment) {
        soundness.check(cell)
      }
      #expect(soundness.defects.isEmpty, "\(width): \(soundness.defects.prefix(4).joined(separator: "\n"))")
    }
  }
}
