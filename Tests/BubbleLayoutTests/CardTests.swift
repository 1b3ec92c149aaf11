import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests voice messages, polls with votes, maps, names of files and initials.
@Suite struct CardTests {
  private func cell(
    _ attachment: MessageAttachment, sender: String = "Ann B. Cee", _ style: ChatStyle = .merged
  )
    throws -> Cell
  {
    let message = Message(id: 1, sender: sender, text: "", attachments: [attachment])
    return try TestEngines.bundled.cell(
      for: message, style: style, width: 400, in: LayoutEnvironment(me: "you"))
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
    ("a very long name of a packing list.pdf", ".pdf"), ("a very long name of a packing list.tar.gz", ".gz"),
  ])
  func namesKeepTheirExtension(name: String, ending: String) throws {
    let label = try #require(try cell(.file(FileAttachment(name: name))).labels(.title).first)
    let line = label.block.lines[0]
    let hidden = try #require(line.hiddenRange)
    #expect(label.block.lines.count == 1 && line.width <= label.frame.width)
    #expect(hidden.upperBound == name.utf16.count - ending.utf16.count)
    #expect(line.visibleEnd == name.utf16.count && hidden.lowerBound > 8)
  }

  @Test(arguments: [
    "a very long name of a packing list without one", "ends with a point, and is long too ....",
  ])
  func namesWithoutAnExtensionAreCutAtTheirEnd(name: String) throws {
    let label = try #require(try cell(.file(FileAttachment(name: name))).labels(.title).first)
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
  ])
  func initialsAreThoseOfTheFirstAndTheLastWord(sender: String, initials: String?) throws {
    let cell = try cell(.file(FileAttachment(name: "a")), sender: sender)
    #expect(cell.labels(.initials).first?.text == initials)
    if initials != nil { #expect(cell.labels(.initials).first?.frame == cell.avatar?.frame) }
    #expect(cell.avatar?.background == .avatar(SenderHue(of: sender)))
  }
}
