import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests names of days such as "Yesterday", relative to a given time.
@Suite struct RelativeDayTests {
  private let engine: LayoutEngine
  /// A time on a Saturday.
  private static let noon = "2026-01-31T12:00:00Z"

  init() throws { engine = try TestEngines.bundled }

  private func messages(_ times: [String]) throws -> [Message] {
    try times.enumerated().map {
      Message(
        id: .integer($0.offset), sender: $0.offset % 2 == 0 ? "ann" : "you",
        timestamp: try Timestamp(iso8601: $0.element), text: "Message \($0.offset)")
    }
  }

  private func transcript(
    _ times: [String], _ style: ChatStyle = .merged, now: String? = noon, locale: String = "en_US",
    zone: String = "GMT", opening: TranscriptOpening = .settled
  ) throws -> Transcript {
    Transcript(
      try messages(times), style: style, width: 320, engine: engine,
      environment: LayoutEnvironment(
        me: "you", locale: Locale(identifier: locale), timeZone: try #require(TimeZone(identifier: zone)),
        now: try now.map { try Timestamp(iso8601: $0) }),
      options: TranscriptOptions(dates: SeparatorStyle()), opening: opening)
  }

  private func separators(_ transcript: Transcript) -> [String] {
    transcript.rows.compactMap { if case .separator(let row) = $0 { row.label.text } else { nil } }
  }

  private static let days = [
    "2026-01-24T12:00Z", "2026-01-25T00:00Z", "2026-01-29T12:00Z", "2026-01-30T00:00Z", "2026-01-31T00:00Z",
    "2026-02-01T00:00Z",
  ]

  @Test func separatorsAreNamedFromNow() throws {
    #expect(
      try separators(transcript(Self.days)) == [
        "Jan 24, 2026", "Sunday", "Thursday", "Yesterday", "Today", "Feb 1, 2026",
      ])
    #expect(
      try separators(transcript(Self.days, now: nil)) == [
        "Jan 24, 2026", "Jan 25, 2026", "Jan 29, 2026", "Jan 30, 2026", "Jan 31, 2026", "Feb 1, 2026",
      ])
    #expect(
      try separators(transcript(Self.days, locale: "de_DE"))[1...4] == [
        "Sonntag", "Donnerstag", "Gestern", "Heute",
      ])
    #expect(try separators(transcript(Self.days, locale: "ja_JP"))[3...4] == ["昨日", "今日"])
  }

  /// Days begin at midnight in the time zone, also when its clocks change.
  @Test func daysAreThoseOfTheZone() throws {
    let times = ["2026-01-30T14:00Z", "2026-01-30T16:00Z"]
    #expect(try separators(transcript(times)) == ["Yesterday"])
    #expect(try separators(transcript(times, zone: "Asia/Tokyo")) == ["Yesterday", "Today"])
    // These times are just before and just after midnight, around the change of the clock.
    let berlin = ["2026-03-28T22:59Z", "2026-03-28T23:01Z", "2026-03-29T21:59Z", "2026-03-29T22:00Z"]
    #expect(
      try separators(transcript(berlin, now: "2026-03-29T22:30Z", zone: "Europe/Berlin")) == [
        "Saturday", "Yesterday", "Today",
      ])
    let old = Timestamp(milliseconds: .min)
    #expect(LayoutEnvironment(now: old).dayName(of: old) == "Today")
    #expect(LayoutEnvironment().dayName(of: old) == nil)
    #expect(LayoutEnvironment(now: Timestamp(milliseconds: .max)).dayName(of: old) == nil)
  }

  @Test func timesOfListsAndFootersSayWhatTheirStyleWants() throws {
    var style = ChatStyle.rows
    for place in [\ChatStyle.sent, \ChatStyle.received] {
      style[keyPath: place].labels = [
        LabelStyle(
          role: .time, box: BoxPlacement(top: 2, start: 10, width: 200, height: 20), font: .system(11))
      ]
      style[keyPath: place].labels[0].time = TimestampStyle(date: .short, time: .short, relative: .list)
    }
    func labels(_ transcript: Transcript) -> [String] {
      transcript.cells.flatMap { $0.labels(.time).map(\.text) }
    }
    #expect(
      try labels(transcript(Self.days, style)) == [
        "1/24/26", "Sunday", "Thursday", "Yesterday", "12:00 AM", "2/1/26",
      ])
    style.sent.labels[0].time.relative = .days
    style.received.labels[0].time.relative = .days
    let named = try transcript(Self.days, style)
    #expect(labels(named)[3...4] == ["Yesterday 12:00 AM", "Today 12:00 AM"])
    #expect(labels(named)[0] == "1/24/26 12:00 PM")
    // Without a current time, and in styles that do not ask for names of days, dates are shown.
    #expect(try labels(transcript(Self.days, style, now: nil))[4] == "1/31/26 12:00 AM")
    let balloon = try transcript(Self.days, .balloon)
    #expect(balloon.cells[4].label?.text == "ann Jan 31, 2026 12:00:00 AM")
    let json = try ChatStyle(json: style.json)
    #expect(json == style && style.json.contains("\"relative\": \"days\""))
    #expect(!ChatStyle.balloon.json.contains("relative"))
  }

  @Test func aDayMayHaveATextOfItsOwn() throws {
    var transcript = try transcript(Self.days)
    transcript.environment.dayTexts = ["2026-01-31": "The last day of January", "2026-01-24": "Long ago"]
    #expect(separators(transcript)[0] == "Long ago" && separators(transcript)[4] == "The last day of January")
    #expect(separators(transcript)[3] == "Yesterday")
    transcript.environment.words.today = "Now"
    transcript.environment.dayTexts = [:]
    #expect(separators(transcript)[4] == "Now")
    var dates = SeparatorStyle()
    dates.time.relative = .none
    transcript.options.dates = dates
    #expect(separators(transcript)[4] == "Jan 31, 2026")
  }

  // MARK: The cost of a new day

  @Test(arguments: ["clustered", "merged", "balloon", "rows"])
  func aNewDayCostsTheSeparatorsAlone(style: String) throws {
    let month = (1...28).flatMap {
      ["2026-01-\($0 < 10 ? "0" : "")\($0)T09:00Z", "2026-01-\($0 < 10 ? "0" : "")\($0)T10:00Z"]
    }
    var transcript = try transcript(month, try .preset(style), now: "2026-01-28T12:00Z")
    let (before, height) = (transcript.work, transcript.height)
    let same = transcript.recordChanges { $0.environment.now = Timestamp(milliseconds: 1_769_630_000_000) }
    #expect(same.isEmpty)
    let changes = transcript.recordChanges {
      $0.environment.now = try? Timestamp(iso8601: "2026-01-29T00:00Z")
    }
    // Today becomes yesterday, and yesterday a weekday; the oldest weekday becomes a date. The days in
    // between keep their weekday.
    #expect(
      changes.updates.map(\.id) == [42, 52, 54] && changes.updates.allSatisfy { $0.kind == .separators })
    #expect(!changes.isReload && changes.insertions.isEmpty && changes.removals.isEmpty)
    #expect(transcript.work == before && transcript.height == height)
    #expect(
      Array(separators(transcript)[21...27]) == [
        "Jan 22, 2026", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Yesterday",
      ])
    try expectWhole(transcript)
  }

  /// Words may be taller than digits. Then the rows below move, but nothing is shaped.
  @Test(arguments: ["ja_JP", "ta_IN", "th_TH", "ur_PK"]) func wordsMayBeTallerThanDates(locale: String) throws
  {
    var transcript = try transcript(Self.days, now: "2026-06-30T12:00Z", locale: locale)
    let before = transcript.work
    for day in 24...31 {
      transcript.environment.now = try Timestamp(iso8601: "2026-01-\(day)T12:00Z")
      try expectWhole(transcript)
      transcript.environment.dayTexts = day % 2 == 0 ? ["2026-01-25": "တ\u{1039}တ ཀྲྀ"] : [:]
      try expectWhole(transcript)
    }
    #expect(transcript.work == before)
    for width in [200.0, 90, 500] {
      transcript.width = width
      try expectWhole(transcript)
    }
  }

  /// Checks that a transcript equals one that is laid out from scratch.
  private func expectWhole(_ transcript: Transcript) throws {
    let fresh = Transcript(
      transcript.messages, style: transcript.style, width: transcript.width, engine: engine,
      environment: transcript.environment, options: transcript.options)
    #expect(Laws.differences(transcript, fresh) == [] && Laws.differencesFromRows(transcript) == [])
    #expect(try dump(transcript, glyphs: true) == dump(fresh, glyphs: true))
  }

  @Test func estimatesFollowTheDay() throws {
    var transcript = try transcript(Self.days, now: "2026-06-30T12:00Z", locale: "ta_IN", opening: .estimated)
    let unsettled = try #require(transcript.unsettledRows(around: .zero))
    transcript.environment.now = try Timestamp(iso8601: Self.noon)
    #expect(unsettled.count > 0 && transcript.work.messagesPrepared == 0)
    transcript.settle()
    try expectWhole(transcript)
  }

  @Test func theDateThatFloatsHasTheSameWords() throws {
    var transcript = try transcript(Self.days.flatMap { Array(repeating: $0, count: 8) })
    let frame = try #require(transcript.frame(of: 36))
    let viewport = Rect(x: 0, y: frame.minY, width: 320, height: 300)
    #expect(transcript.overlay(in: viewport).date?.separator.label.text == "Today")
    transcript.environment.now = try Timestamp(iso8601: "2026-02-01T12:00Z")
    #expect(transcript.overlay(in: viewport).date?.separator.label.text == "Yesterday")
  }

  // MARK: Words and custom formatting

  @Test func everyLanguageHasItsDays() throws {
    for language in InterfaceWords.languages {
      let words = InterfaceWords(language: language)
      let all = [words.today, words.yesterday] + words.weekdays
      #expect(
        words.weekdays.count == 7 && Set(all).count == 9 && all.allSatisfy { !$0.isEmpty }, "\(language)")
      #expect(all.allSatisfy { $0.first?.isLowercase != true }, "\(language)")
      // The names of weekdays are those of CLDR, in the version of the toolchain's ICU.
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: language)
      let known = formatter.standaloneWeekdaySymbols.map { $0.lowercased() }
      func plain(_ text: String) -> String { text.lowercased().replacing("’", with: "ʼ") }
      #expect(zip(words.weekdays, known).allSatisfy { plain($0) == plain($1) }, "\(language): \(known)")
      #expect((words.today == "Today") == (language == "en"), "\(language)")
    }
  }

  private struct Plain: TimestampFormatting {
    func text(of moment: Timestamp, as style: TimestampStyle, environment: LayoutEnvironment) -> String {
      "\(style.date)-\(style.time)-\(style.relative)"
    }

    /// In this formatting, days begin at six in the morning.
    func day(of moment: Timestamp, environment: LayoutEnvironment) -> Range<Timestamp> {
      let six: Int64 = 6 * 3_600_000
      let start = (moment.milliseconds - six) / 86_400_000 * 86_400_000 + six
      return Timestamp(milliseconds: start)..<Timestamp(milliseconds: start + 86_400_000)
    }
  }

  @Test func anApplicationsDatesGoWithNamesOfDays() throws {
    let engine = try LayoutEngine(fonts: .collection(TestFonts.bundled.get()), timestamps: Plain())
    var transcript = Transcript(
      try messages(["2026-01-20T12:00Z", "2026-01-30T05:00Z", "2026-01-31T05:00Z", "2026-01-31T07:00Z"]),
      style: .merged, width: 320, engine: engine,
      environment: LayoutEnvironment(me: "you", now: try Timestamp(iso8601: Self.noon)),
      options: TranscriptOptions(dates: SeparatorStyle()))
    #expect(separators(transcript) == ["medium-none-none", "Thursday", "Yesterday", "Today"])
    transcript.environment.now = nil
    #expect(separators(transcript)[3] == "medium-none-days")
  }
}
