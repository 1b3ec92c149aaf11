import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests voice messages, polls with votes, maps, names of files and initials.
@Suite struct CardTests {
  /// A style in which a name has one line of a card that is 244 points wide.
  private var oneLine: ChatStyle {
    get throws {
      try ChatStyle(
        json: #"{"preset":"merged","content":{"card":{"nameLines":1,"maximumNamedWidth":244}}}"#)
    }
  }

  private func cell(
    _ attachment: MessageAttachment, sender: String = "Ann B. Cee", _ style: ChatStyle = .merged
  )
    throws -> Cell
  {
    let message = Message(id: 1, sender: sender, text: "", attachments: [attachment])
    return try TestEngines.bundled.cell(
      for: message, style: style, width: 400, environment: LayoutEnvironment(me: "you"))
  }

  /// A voice message of one second is 120 points wide, one of thirty or more 244; between these, the width is
  /// in proportion.
  @Test(arguments: [(0.0, 120.0), (1, 120), (15.5, 182), (30, 244), (4_000, 244), (.nan, 120)])
  func aVoiceMessageIsAsWideAsItIsLong(seconds: Double, width: Double) throws {
    let cell = try cell(.voice(VoiceAttachment(duration: seconds)))
    #expect(try #require(cell.boxes(.voice).first).frame.width.points == width)
  }

  @Test func barsAreAsTallAsTheirSamples() throws {
    let samples = (0..<1_000).map { $0 < 500 ? 0.0 : 2.0 } + [.infinity]
    let wave = try #require(
      try cell(.voice(VoiceAttachment(duration: 30, samples: samples))).boxes(.waveform).first)
    // The waveform has 196 points beside the play icon, with a bar every four points.
    #expect(wave.bars.count == 49)
    #expect(wave.bars.first?.height == 2 && wave.bars.last?.height == 20)
    for bar in wave.bars {
      #expect(bar.midY == wave.frame.midY && bar.minX >= wave.frame.minX && bar.maxX <= wave.frame.maxX)
    }
  }

  @Test func aMapIsAsWideAsItsCardMayBe() throws {
    let place = LocationAttachment(name: "A", latitude: 1, longitude: 2)
    #expect(try #require(try cell(.location(place)).boxes(.icon).first).frame.width == 244)
  }

  /// The length of a sound is before its size.
  @Test(
    arguments: [
      (200.0, 1_800_000, "3:20 · 1.8 MB"), (200, nil, "3:20"), (nil, 1_800_000, "1.8 MB"), (0, nil, nil),
      (-1, nil, nil),
      (nil, nil, nil),
    ] as [(Double?, Int?, String?)])
  func aSoundShowsItsLength(duration: Double?, bytes: Int?, detail: String?) throws {
    var file = FileAttachment(name: "a.mp3", byteCount: bytes)
    file.duration = duration
    #expect(try cell(.file(file)).labels(.detail).first?.text == detail)
  }

  @Test(arguments: [
    ("a very long name of a packing list.pdf", "list.pdf"),
    ("a very long name of a packing list.tar.gz", "tar.gz"),
    ("Mietvertrag_Wohnung_Altstadt_final(2).pdf", "l(2).pdf"),
    ("a very long name of a packing list v1.2.3.pdf", "2.3.pdf"),
    ("a very long name of a packing list....pdf", "t....pdf"),
    ("عقد إيجار الشقة في المدينة القديمة نسخة.pdf", "نسخة.pdf"), ("賃貸借契約書の最終版をここに置きます第二版.pdf", "す第二版.pdf"),
  ])
  func namesKeepTheirExtension(name: String, ending: String) throws {
    let label = try #require(try cell(.file(FileAttachment(name: name)), oneLine).labels(.title).first)
    let line = label.block.lines[0]
    let hidden = try #require(line.hiddenRange)
    #expect(label.block.lines.count == 1 && line.width <= label.frame.width)
    #expect(hidden.upperBound == name.utf16.count - ending.utf16.count, "\(name)")
    #expect(line.visibleEnd == name.utf16.count && hidden.lowerBound > 4)
  }

  /// However narrow the card, no ellipsis stands beside a full stop, and a long name keeps some of its end.
  @Test(arguments: [
    "a very long name of a packing list.pdf", "Wait... what....is this.... file ....tar.gz",
    "....................pdf",
    "invoice.pdf                                   .exe", "تقرير الاجتماع الشهري الأخير(2).docx",
    "会議の議事録最終版。二.pdf",
  ])
  func noEllipsisStandsBesideAFullStop(name: String) throws {
    let units = Array(name.utf16)
    for size in [1.0, 1.3, 1.6, 2, 2.5] {
      for width in stride(from: 100.0, to: 420, by: 9) {
        let cell = try TestEngines.bundled.cell(
          for: Message(id: 1, sender: "ann", text: "", attachments: [.file(FileAttachment(name: name))]),
          style: oneLine, width: width, environment: LayoutEnvironment(fontScale: size))
        let line = try #require(cell.labels(.title).first).block.lines[0]
        guard let hidden = line.hiddenRange else { continue }
        if hidden.upperBound < units.count {
          #expect(![0x2E, 0x3002].contains(units[hidden.upperBound]), "\(width)")
        }
        if hidden.lowerBound > 0 {
          #expect(![0x2E, 0x3002].contains(units[hidden.lowerBound - 1]), "\(width)")
        }
      }
    }
  }

  @Test(arguments: [
    "a very long name of a packing list without one", "ends with a point, and is long too ....",
  ])
  func namesWithoutAnExtensionAreCutAtTheirEnd(name: String) throws {
    let label = try #require(try cell(.file(FileAttachment(name: name)), oneLine).labels(.title).first)
    #expect(label.block.lines[0].hiddenRange?.upperBound == name.utf16.count)
  }

  @Test func votesHaveTheirShareOfATrack() throws {
    let poll = PollAttachment(question: "?", options: ["a", "b", "c"], votes: [4, 1], chosen: [0])
    let cell = try cell(.poll(poll))
    #expect(cell.labels(.count).map(\.text) == ["80%", "20%", "0%"])
    let (tracks, shares) = (cell.boxes(.track), cell.boxes(.share))
    #expect(tracks.count == 3 && shares.count == 2)
    #expect(shares[0].frame == tracks[0].frame)
    #expect(shares[1].frame.width.points == tracks[1].frame.width.points / 4)
    #expect(cell.boxes(.option).map(\.isChosen) == [true, false, false])
    #expect(cell.boxes(.option).map(\.icon) == [.check, nil, nil])
    #expect(try self.cell(.poll(PollAttachment(question: "?", options: ["a"]))).boxes(.track).isEmpty)
  }

  @Test func aVideoSaysHowLongItIs() throws {
    let video = MediaAttachment(kind: .video, size: PictureSize(width: 640, height: 480), duration: 75)
    let cell = try cell(.media(video))
    #expect(cell.labels(.duration).map(\.text) == ["1:15"])
    #expect(cell.boxes(.play).first?.frame.midX == cell.media[0].frame.midX)
    #expect(cell.boxes(.play).first?.icon == .play)
  }

  @Test(arguments: [
    ("Ann B. Cee", "AC"), ("ann", "A"), ("Владимир Ильич", "ВИ"), ("王小明", "王"), ("🐱 cat", "🐱C"), ("...", nil),
    ("Priya Ramasubramanian-Whitfield", "PR"), ("Jean-Luc Picard", "JP"), ("Pat O'Brien", "PO"),
    ("Hassan al-Rashid", "HR"), ("Charles d’Artagnan", "CA"), ("ann smith-jones", "AS"),
    ("Vincent van Gogh", "VG"),
    ("Martin King Jr.", "MK"), ("Ann Smith (Work)", "AS"), ("(Ann)", "A"), ("Ann – Berlin", "AB"),
    ("בן-ציון כהן", "בכ"),
  ])
  func initialsAreThoseOfTheFirstAndTheLastWord(sender: String, initials: String?) throws {
    let cell = try cell(.file(FileAttachment(name: "a")), sender: sender)
    #expect(cell.labels(.initials).first?.text == initials)
    if initials != nil { #expect(cell.labels(.initials).first?.frame == cell.avatar?.frame) }
    #expect(cell.avatar?.background == .avatar(SenderHue(of: sender)))
  }

  /// The disc of a contact can be told from its bubble, and its sign from the disc, in both themes.
  @Test(arguments: ["clustered", "merged"]) func contactsStandOutFromTheirBubble(preset: String) throws {
    for sender in ["you", "ann"] {
      for name in ["Ann", "Bob Brown", "Cy", "Dora", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo", "Karl", "Lea"] {
        let cell = try TestEngines.bundled.cell("", .preset(preset), from: sender) {
          $0.attachments = [.contact(ContactAttachment(name: name, detail: "+1 555"))]
        }
        let disc = try #require(cell.boxes(.icon).first)
        for theme in ColorTheme.allCases {
          let palette = cell.colors[theme]
          let ground = palette[try #require(disc.background)]
          let fill = palette[sender == "you" ? .sent : .received, .fill]
          #expect(ground.contrast(on: fill) >= 2, "\(sender), \(name), \(theme)")
          #expect(palette[try #require(disc.foreground)].contrast(on: ground) >= 3)
        }
        // Where the discs of people can be seen, contacts keep the colour of their name.
        if sender == "ann" { #expect(disc.background == .avatar(SenderHue(of: name))) }
      }
    }
  }

  /// The position of a place is shown whole in rows of all widths.
  @Test(arguments: ["clustered", "merged"], [0.8, 1, 1.5, 2.3, 3])
  func positionsAreWhole(preset: String, scale: Double) throws {
    for name in [nil, "Marienplatz", "A place with a long name, at the corner of two streets"] {
      for width in [160.0, 240, 320, 600] {
        for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
          let place = LocationAttachment(name: name, latitude: -48.137154, longitude: -111.576124)
          let cell = try TestEngines.bundled.cell(
            "", .preset(preset), from: "ann", width: width, direction: direction, fontScale: scale
          ) { $0.attachments = [.location(place)] }
          let position = try #require(cell.labels(name == nil ? .title : .detail).first)
          #expect(position.text.contains("48.137") && position.text.contains("111.576"))
          #expect(
            !position.block.lines.contains { $0.ending == .truncated },
            "\(name ?? "-"), width \(width), \(direction)")
        }
      }
    }
  }
}
