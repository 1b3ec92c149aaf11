import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests dates and times that an application formats.
@Suite struct TimestampFormattingTests {
  /// A formatting that names times by their hour, and whose days begin at noon.
  private struct Hours: TimestampFormatting {
    func text(of moment: Timestamp, as style: TimestampStyle, environment: LayoutEnvironment) -> String {
      "hour \(moment.milliseconds / 3_600_000)\(style.date == .none ? "" : " of a day")"
    }

    func day(of moment: Timestamp, environment: LayoutEnvironment) -> Range<Timestamp> {
      let noon = (moment.milliseconds - 43_200_000) / 86_400_000 * 86_400_000 + 43_200_000
      return Timestamp(milliseconds: noon)..<Timestamp(milliseconds: noon + 86_400_000)
    }
  }

  private func messages(atHours hours: [Int64]) -> [Message] {
    hours.map {
      Message(
        id: .integer(Int($0)), sender: "ann", timestamp: Timestamp(milliseconds: $0 * 3_600_000), text: "x")
    }
  }

  private func transcript(_ messages: [Message], _ formatting: (any TimestampFormatting)?) throws
    -> Transcript
  {
    let engine = try LayoutEngine(fonts: .collection(TestFonts.bundled.get()), timestamps: formatting)
    return Transcript(
      messages, style: .merged, width: 320, engine: engine, environment: LayoutEnvironment(),
      options: TranscriptOptions(dates: SeparatorStyle()))
  }

  private func texts(_ transcript: Transcript) -> [String] {
    transcript.rows.flatMap { (row: TranscriptRow) -> [String] in
      switch row {
      case .message(let cell): Self.times(cell)
      case .separator(let separator): [separator.label.text]
      case .typing: []
      }
    }
  }

  private static func times(_ cell: Cell) -> [String] {
    cell.parts.compactMap { part in
      guard case .label(let label) = part, label.role == .time else { return nil }
      return label.text
    }
  }

  @Test func labelsAndSeparatorsAreTheApplications() throws {
    // The times are 10, 11 and 13 o'clock on 1970-01-02.
    let messages = messages(atHours: [34, 35, 37])
    #expect(
      try texts(transcript(messages, Hours())) == [
        "hour 34 of a day", "hour 34", "hour 35", "hour 37 of a day", "hour 37",
      ])
    let usual = try texts(transcript(messages, nil))
    #expect(usual.count == 4 && usual.contains { $0.contains("10:00") }, "\(usual)")
  }

  /// By default, days are those of the time zone.
  @Test func daysAreTheZonesUnlessTheyAreGiven() throws {
    struct Texts: TimestampFormatting {
      func text(of moment: Timestamp, as style: TimestampStyle, environment: LayoutEnvironment) -> String {
        "t"
      }
    }
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let environment = LayoutEnvironment(timeZone: zone)
    let moment = Timestamp(milliseconds: 1_300_000_000_000)
    let day = Texts().day(of: moment, environment: environment)
    #expect(day.contains(moment))
    #expect(day.lowerBound.date.ISO8601Format(.init(timeZone: zone)).contains("T00:00:00"))
    #expect(day.upperBound.milliseconds - day.lowerBound.milliseconds == 86_400_000)
  }

  /// The offset of a day and the text of a minute are not used for another one, also where clocks change by half an hour.
  @Test(arguments: [
    ("America/New_York", 1_299_999_600), ("America/New_York", 1_320_559_200),
    ("Australia/Lord_Howe", 1_301_752_800), ("Asia/Kathmandu", 504_901_800),
  ])
  func timesAreRightWhereClocksChange(_ name: String, _ change: Int64) throws {
    let zone = try #require(TimeZone(identifier: name))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    // Times before and after the change follow each other, so that each has another offset than the one before it.
    let seconds = (0..<200).map { change + ($0 % 2 == 0 ? 1 : -1) * Int64($0) * 431 }
    let messages = seconds.enumerated().map {
      Message(
        id: .integer($0.offset), sender: "ann", timestamp: Timestamp(milliseconds: $0.element * 1_000 + 999),
        text: "x")
    }
    let engine = try LayoutEngine(fonts: .collection(TestFonts.bundled.get()))
    let transcript = Transcript(
      messages, style: .tailed, width: 320, engine: engine,
      environment: LayoutEnvironment(locale: Locale(identifier: "en_GB"), timeZone: zone))
    let shown = transcript.rows.compactMap { row -> String? in
      if case .message(let cell) = row { Self.times(cell).first } else { nil }
    }
    let expected = seconds.map { second in
      let date = Date(timeIntervalSince1970: Double(second))
      let parts = calendar.dateComponents([.hour, .minute], from: date)
      return [parts.hour, parts.minute].map { String(format: "%02d", $0 ?? -1) }.joined(separator: ":")
    }
    #expect(shown == expected)
  }

  @Test func wordsFollowTheLanguageThatIsNamed() {
    var environment = LayoutEnvironment(locale: Locale(identifier: "de_DE"), language: "da")
    #expect(environment.words == InterfaceWords(Locale(identifier: "da")))
    environment.language = nil
    #expect(environment.words == InterfaceWords(Locale(identifier: "de")))
    environment.language = "pt-BR"
    environment.locale = Locale(identifier: "fr_FR")
    #expect(environment.words == InterfaceWords(language: "pt"))
    #expect(InterfaceWords(language: "") == InterfaceWords(language: "en"))
  }

  /// Foundation's formatter of dates traps for some tags with a numbering system.
  @Test(arguments: [
    ("en-US-u-nu-latn", "1"), ("hi-u-nu-deva", "१"), ("en-u-nu-xxxx", "1"), ("ar-u-nu-arab", "١"),
    ("en-u-nu-arab", "١"), ("en@numbers=xxxx", "1"), ("th-u-ca-gregory-nu-thai", "๑"),
  ])
  func numberSystemsOfTags(tag: String, digit: String) throws {
    var environment = Fixtures.me
    environment.locale = Locale(identifier: tag)
    let message = Message(
      id: 1, sender: "a", timestamp: Timestamp(milliseconds: 1_700_000_000_000), text: "a")
    let cell = try TestEngines.bundled.cell(
      for: message, style: .merged, width: 320, environment: environment)
    #expect(
      cell.parts.contains { if case .label(let label) = $0 { label.text.contains(digit) } else { false } })
  }

  /// Language tags for Chinese, and old names of languages, are read as Foundation reads them.
  @Test func tagsAreReadAsFoundationReadsThem() {
    for tag in [
      "zh", "zh-TW", "zh-HK", "zh-CN", "zh-SG", "zh-Hant", "zh-Hans-HK", "yue", "yue-CN", "zh-AU", "zh-MY",
      "zh-US",
      "nn", "no",
      "nb-NO", "iw", "in", "de-AT", "sr-Latn-RS", "qqq", "pt_BR",
    ] {
      #expect(InterfaceWords(language: tag) == InterfaceWords(Locale(identifier: tag)), "\(tag)")
    }
  }
}
