import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests the contrast of every part of every preset in both themes. Text has at least 4.5 : 1 on its
/// background, and icons and lines with a meaning have 3 : 1 (WCAG 2.2).
///
/// The background of a part is found from the layout alone, by painting the parts from back to front as a
/// renderer does. `BUBBLE_CONTRAST=record swift test --filter ContrastTests` writes
/// `Documentation/Contrast.md`.
@Suite struct ContrastTests {
  /// The painted parts of a row so far: frames with their visible colours, one for each colour that a picture
  /// under them may have.
  private struct Canvas {
    let palette: ColorPalette
    private var backgrounds: [(frame: Rect, colors: [Color])] = []

    init(_ palette: ColorPalette) { self.palette = palette }

    mutating func fill(_ frame: Rect, with role: ColorRole) {
      let color = palette[role]
      let under = colors(at: Point(x: frame.midX, y: frame.midY))
      backgrounds.append((frame, color.opacity < 1 ? under.map { color.over($0) } : [color]))
    }

    /// Fills a frame with black and white, because a picture may have any colour.
    mutating func fillWithPicture(_ frame: Rect) {
      backgrounds.append((frame, [Color(0x000000), Color(0xFFFFFF)]))
    }

    func colors(at place: Point) -> [Color] {
      let found = backgrounds.last { background in
        (background.frame.minX...background.frame.maxX).contains(place.x)
          && (background.frame.minY...background.frame.maxY).contains(place.y)
      }
      return found?.colors ?? [palette[.page, .fill]]
    }

    func contrast(of role: ColorRole, at place: Point) -> Double {
      colors(at: place).reduce(21) { min($0, palette[role].contrast(on: $1)) }
    }
  }

  /// The lowest contrasts, by kind of part and colours.
  private struct Findings {
    var texts: [String: Double] = [:]
    var graphics: [String: Double] = [:]

    static func add(_ name: String, _ contrast: Double, to all: inout [String: Double]) {
      all[name] = min(all[name] ?? 21, contrast)
    }
  }

  private func look(at row: TranscriptRow, _ theme: ColorTheme, _ findings: inout Findings) {
    guard let colors = row.colors else { return }
    var canvas = Canvas(colors[theme])
    switch row {
    case .typing: break
    case .separator(let separator):
      for box in separator.boxes { look(at: box, &canvas, &findings) }
      look(at: .label(separator.label), &canvas, &findings)
    case .message(let cell):
      if let bubble = cell.bubble { canvas.fill(bubble.frame, with: bubble.background) }
      for part in cell.parts { look(at: part, &canvas, &findings) }
    }
  }

  private func look(at part: Part, _ canvas: inout Canvas, _ findings: inout Findings) {
    func add(_ name: String, _ role: ColorRole, in block: TextBlock, _ lines: [Rect]) {
      for line in lines where line.width > 0 {
        let place = Point(x: part.blockPlace.x + line.midX, y: part.blockPlace.y + line.midY)
        Findings.add(
          "\(name) (\(role.name))", canvas.contrast(of: role, at: place), to: &findings.texts)
      }
    }
    switch part {
    case .text(let text):
      for span in text.spans {
        guard let background = text.background(of: span) else { continue }
        for rect in text.block.selectionRects(for: span.range) {
          canvas.fill(rect.offset(x: part.blockPlace.x, y: part.blockPlace.y), with: background)
        }
      }
      add("text", text.foreground, in: text.block, text.block.lines.map(\.frame))
      for found in text.detected {
        add(
          found.kind.rawValue, text.foreground(of: found), in: text.block,
          text.block.selectionRects(for: found.range))
      }
    case .label(let label):
      add(label.role.rawValue, label.foreground, in: label.block, label.block.lines.map(\.frame))
    case .avatar(let avatar): canvas.fill(avatar.frame, with: avatar.background)
    case .delivery(let delivery):
      let place = Point(x: delivery.frame.midX, y: delivery.frame.midY)
      Findings.add(
        "\(delivery.state) (\(delivery.foreground.name))",
        canvas.contrast(of: delivery.foreground, at: place),
        to: &findings.graphics)
    case .media(let media):
      canvas.fill(media.frame, with: media.background)
      let place = Point(x: media.frame.midX, y: media.frame.midY)
      Findings.add(
        "sign of \(media.state)", canvas.contrast(of: media.foreground, at: place), to: &findings.graphics)
      canvas.fillWithPicture(media.frame)
      if let veil = media.veil { canvas.fill(media.frame, with: veil) }
    case .box(let box): look(at: box, &canvas, &findings)
    case .formula(let formula):
      let place = Point(x: formula.frame.midX, y: formula.frame.midY)
      Findings.add(
        "formula (\(formula.foreground.name))", canvas.contrast(of: formula.foreground, at: place),
        to: &findings.texts)
    }
  }

  private func look(at box: BoxPart, _ canvas: inout Canvas, _ findings: inout Findings) {
    let place = Point(x: box.frame.midX, y: box.frame.midY)
    // A box with an icon or a text on it is only a background; the contrast of the icon or text is checked
    // instead.
    let saying: Set<BoxRole> = [.quoteBar, .share, .line]
    if let background = box.background {
      if saying.contains(box.role) {
        Findings.add(
          "\(box.role) (\(background.name))", canvas.contrast(of: background, at: place),
          to: &findings.graphics)
      }
      canvas.fill(box.frame, with: background)
    }
    // The line around a reaction only separates it from its surroundings, and has no meaning.
    guard let foreground = box.foreground, box.role != .reaction, box.role != .swipe else { return }
    Findings.add(
      "\(box.role) (\(foreground.name))", canvas.contrast(of: foreground, at: place), to: &findings.graphics)
  }

  /// Returns the rich conversation, and messages with the parts that it lacks.
  private func messages() throws -> [Message] {
    let more: [Message] = [
      Message(
        id: "voice", sender: "Ann", text: "",
        attachments: [.voice(VoiceAttachment(duration: 9, samples: [0.1, 0.9, 0.4]))]),
      Message(
        id: "poll", sender: "Omar", text: "",
        attachments: [.poll(PollAttachment(question: "?", options: ["a", "b"], votes: [3, 1], chosen: [0]))]),
      Message(
        id: "video", sender: "you", text: "",
        attachments: [
          .media(MediaAttachment(kind: .video, size: PictureSize(width: 640, height: 480), duration: 75))
        ],
        delivery: .failed),
    ]
    let names = [
      "Ann", "Bo", "Cem", "Dora", "Eli", "Fay", "Gus", "Hana", "Ivo", "Jo", "Kim", "Lea", "Mia", "Noa",
    ]
    let sayings = names.flatMap { name in
      [DeliveryState.sending, .sent, .delivered, .read, .failed].map { state in
        Message(
          id: .string("\(name)-\(state)"), sender: state == .read ? name : "you",
          text: "See https://a.org @\(name)",
          spans: [TextSpan(range: 0..<3, emphasis: .code)],
          quote: QuotedReply(sender: name, text: "q", hasPicture: true),
          reactions: [Reaction(symbol: "+", count: 2)], buttons: [["ok"]], isEdited: true, delivery: state)
      }
    }
    // Each message is laid out as sent and as received. One message is added for each hue of people's
    // names.
    let people = Self.people.ids.map { id in
      Message(id: .string(id), sender: id, text: "x", quote: QuotedReply(sender: id, text: "q"))
    }
    return (try Corpora.richConversation() + more + sayings + people).flatMap { message in
      var other = message
      other.id = .string("\(message.id)-other")
      other.sender = message.sender == nil ? nil : message.sender == "you" ? "Zoe" : "you"
      return [message, other]
    }
  }

  private static let people: People = (0..<SenderHue.count).reduce(into: [:]) {
    $0["p\($1)"] = Person("P \($1)")
  }

  private func findings(_ style: ChatStyle, _ theme: ColorTheme) throws -> Findings {
    let messages = try messages()
    let rows = Transcript(
      messages, style: style, width: 360, engine: try TestEngines.bundled,
      environment: LayoutEnvironment(me: "you", isSelecting: true, people: Self.people),
      options: TranscriptOptions(
        dates: SeparatorStyle(), unread: UnreadLine(before: messages[3].id, text: "New"))
    ).rows
    var findings = Findings()
    for row in rows { look(at: row, theme, &findings) }
    return findings
  }

  @Test func everyPartCanBeSeen() throws {
    var table = """
      # Contrast

      The table shows the lowest contrast between text and its background (at least 4.5 : 1), and between icons or lines and their background (at
      least 3 : 1), in every preset and both themes. `ContrastTests` measures the contrasts in layouts of a conversation with every kind of part, and
      writes this page.

      | preset | theme | lowest of texts | lowest of icons and lines | pairs |
      | --- | --- | --- | --- | --- |

      """
    for preset in ChatStylePreset.all {
      for theme in ColorTheme.allCases {
        let findings = try findings(preset.style, theme)
        for (name, contrast) in findings.texts {
          #expect(contrast >= 4.5, "\(preset.name) \(theme): \(name) has \(contrast)")
        }
        for (name, contrast) in findings.graphics {
          #expect(contrast >= 3, "\(preset.name) \(theme): \(name) has \(contrast)")
        }
        func least(_ all: [String: Double]) -> String {
          guard let (name, contrast) = all.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else {
            return "none"
          }
          return "\(String(format: "%.2f", contrast)) \(name)"
        }
        let count = findings.texts.count + findings.graphics.count
        table +=
          "| \(preset.name) | \(theme) | \(least(findings.texts)) | \(least(findings.graphics)) | \(count) |\n"
      }
    }
    table += try hues()
    let file = Repository.url("Documentation/Contrast.md")
    if ProcessInfo.processInfo.environment["BUBBLE_CONTRAST"] == "record" {
      try Data(table.utf8).write(to: file)
    } else {
      #expect(
        try String(contentsOf: file, encoding: .utf8) == table, "BUBBLE_CONTRAST=record writes Contrast.md")
    }
  }

  /// Returns a table of the distances between the hues of names and of avatars, with the closest pairs.
  private func hues() throws -> String {
    var table = """

      ## Hues

      In a conversation of twelve people, the colours of any two names are at least 20 apart in CIE 2000 (ΔE₀₀, D65), and so are the colours of any
      two avatars. Names have at least 4.5 : 1 on the bubbles of others, on quotes in them and on the page, and avatars at least 3 : 1 on the page. In
      `balloon`, the colours of names are closer to each other, because its bubbles are of medium brightness and few colours are legible on them. It
      uses these colours only in quotes; its names stand outside the bubbles. The table shows the smallest distances, with the numbers of the two hues:

      | preset | theme | names, ΔE*ab | names, ΔE₀₀ | avatars, ΔE*ab | avatars, ΔE₀₀ |
      | --- | --- | --- | --- | --- | --- |

      """
    for preset in ChatStylePreset.all {
      for theme in ColorTheme.allCases {
        table += "| \(preset.name) | \(theme)"
        for kind in ["name", "avatar"] {
          let colors = try (0..<SenderHue.count).map { number in
            LabColor(preset.style.palettes[theme][try #require(ColorRole(name: "\(kind)\(number)"))])
          }
          for (name, least, distance) in [
            (
              "ΔE*ab", preset.name == "balloon" && kind == "name" ? 6 : 20.0,
              { (one: LabColor, other: LabColor) in one.distance76(to: other) }
            ),
            (
              "ΔE₀₀", preset.name == "balloon" && kind == "name" ? 6 : 20.0,
              { (one: LabColor, other: LabColor) in one.distance2000(to: other) }
            ),
          ] {
            let pairs = (1..<colors.count).flatMap { high in
              (0..<high).map { (distance(colors[$0], colors[high]), "\($0), \(high)") }
            }
            let (closest, hues) = try #require(pairs.min { $0.0 < $1.0 })
            #expect(closest >= least, "\(preset.name) \(theme): \(kind) \(hues), \(name) \(closest)")
            table += " | \(String(format: "%.1f", closest)) (\(hues))"
          }
        }
        table += " |\n"
      }
    }
    return table
  }

  /// Each of the twelve hues is legible wherever a name or an avatar stands, and initials are legible on it.
  @Test(arguments: ChatStylePreset.all, ColorTheme.allCases)
  func everyHueIsLegible(preset: ChatStylePreset, theme: ColorTheme) throws {
    let palette = preset.style.palettes[theme]
    let initials = palette[.everywhere(.avatarText)]
    for number in 0..<SenderHue.count {
      let (name, avatar) = (
        palette[.name(SenderHue(place: number))], palette[.avatar(SenderHue(place: number))]
      )
      for surface in [SurfaceColorRole.fill, .quote] {
        #expect(name.contrast(on: palette[.received, surface]) >= 4.5, "\(number) on \(surface)")
      }
      // In balloon, names stand only on bubbles, whose colours differ too much from the dark page.
      if preset.name != "balloon" {
        #expect(name.contrast(on: palette[.page, .fill]) >= 4.5, "\(number) on the page")
      }
      #expect(avatar.contrast(on: palette[.page, .fill]) >= 3, "avatar \(number)")
      #expect(initials.contrast(on: avatar) >= 4.5, "initials \(number)")
    }
  }

  /// Text colours without enough contrast are changed, whatever fill a style specifies.
  @Test(arguments: ["#000000", "#ffffff", "#777777", "#ff0000", "#00ff00", "#2c6bed", "#ffff0080"])
  func anyFillGivesLegibleText(fill: String) throws {
    var style = ChatStyle.padded
    style.sent.bubble.fill = fill
    style.sent.text.color = fill
    for theme in ColorTheme.allCases {
      let palette = style.palettes[theme]
      let background = palette[.sent, .fill]
      #expect(background.opacity == 1)
      for foreground in [SurfaceColorRole.text, .secondary, .link, .mention] {
        #expect(palette[.sent, foreground].contrast(on: background) >= 4.5)
      }
      for foreground in [SurfaceColorRole.tick, .tickRead, .tickFailed, .bar, .icon] {
        #expect(palette[.sent, foreground].contrast(on: background) >= 3)
      }
    }
  }

  @Test func aStylesTableWinsOverItsFills() throws {
    let style = try ChatStyle(
      json:
        ##"{"preset":"merged","colors":{"dark":{"sent.fill":"#123456"}},"sent":{"bubble":{"fill":"#00ff00"}}}"##
    )
    #expect(style.palettes.dark[.sent, .fill] == Color(0x123456))
    #expect(style.palettes.light[.sent, .fill] == Color(0x00FF00))
    #expect(try ChatStyle(json: style.json) == style)
    #expect(throws: StyleError.self) {
      try ChatStyle(json: ##"{"colors":{"light":{"sent.txt":"#123456"}}}"##)
    }
    #expect(throws: StyleError.self) { try ChatStyle(json: ##"{"colors":{"light":{"sent.text":"red"}}}"##) }
  }

  /// The hash is FNV-1a. Another program computed the expected values.
  @Test(arguments: [("", 1), ("a", 0), ("Ann", 1)]) func sendersKeepTheirHue(sender: String, hue: Int) {
    #expect(Int(SenderHue(of: sender).number) == hue)
  }

  /// The share of the second colour may be any number, also NaN or infinite.
  @Test func anyShareMixesColors() {
    let (black, white) = (Color(0), Color(0xFFFFFF))
    #expect(black.mixed(0.5, with: white) == Color(0x808080))
    #expect(black.mixed(.nan, with: white) == black && black.mixed(-.infinity, with: white) == black)
    #expect(black.mixed(.infinity, with: white) == white)
    #expect(Color(0, opacity: .nan).over(white) == white && Color(0, opacity: 1e300).over(white) == black)
  }

  /// A light fill in the dark theme has dark letters, not the preset's light ones made just legible.
  @Test(arguments: ["merged", "clustered", "tailed", "padded"]) func lettersFollowAnotherFill(preset: String)
    throws
  {
    for (theme, fill) in [("dark", "#f4ead0"), ("light", "#20242c")] {
      for role in ["sent", "received"] {
        let style = try ChatStyle(
          json: ##"{"preset":"\##(preset)","colors":{"\##(theme)":{"\##(role).fill":"\##(fill)"}}}"##)
        let palette = style.palettes[ColorTheme(rawValue: theme) ?? .light]
        let surface = ColorSurface(rawValue: role) ?? .sent
        #expect(palette[surface, .text].contrast(on: palette[surface, .fill]) >= 10, "\(theme) \(role)")
      }
    }
  }

  /// Null removes a colour of the preset, which is then derived from others.
  @Test func nullRemovesAColour() throws {
    let style = try ChatStyle(json: #"{"preset":"merged","colors":{"dark":{"received.text":null}}}"#)
    #expect(style.colors.dark[.on(.received, .text)] == nil)
    #expect(ChatStyle.merged.colors.dark[.on(.received, .text)] != nil)
    #expect(style.colors.dark[.on(.received, .fill)] == ChatStyle.merged.colors.dark[.on(.received, .fill)])
  }

  /// Names keep their hues where no colour is legible both on the bubbles and on the page.
  @Test(arguments: ["#ffe6be", "#f4ead0", "#c8d6e8"], ["#201d18", "#0e1621", "#000000"])
  func namesKeepTheirHues(fill: String, page: String) throws {
    let style = try ChatStyle(
      json: ##"{"preset":"merged","colors":{"dark":{"received.fill":"\##(fill)","page.fill":"\##(page)"}}}"##)
    let palette = style.palettes.dark
    let names = (0..<SenderHue.count).map { palette[.name(SenderHue(place: $0))] }
    #expect(Set(names).count > SenderHue.count / 2, "\(names.map(\.text))")
    for name in names { #expect(name.contrast(on: palette[.received, .fill]) >= ColorPalette.textContrast) }
  }
}
