import BubbleLayout
import Foundation
import TestSupport
import Testing

@Suite struct TimeTests {
  private func label(
    _ milliseconds: Int64, locale: String = "en_US", zone: String = "UTC",
    style: TimestampStyle = TimestampStyle()
  ) throws -> String? {
    var chat = ChatStyle.balloon
    chat.received.labels[0].time = style
    let environment = LayoutEnvironment(
      locale: Locale(identifier: locale), timeZone: try #require(TimeZone(identifier: zone)))
    let message = Message(id: 1, sender: "", timestamp: Timestamp(milliseconds: milliseconds), text: "")
    return try TestEngines.square.cell(for: message, style: chat, width: 2_000, environment: environment)
      .label?
      .text
  }

  @Test func zoneAndLocaleAreInputs() throws {
    let moment = Fixtures.timestamp.milliseconds
    #expect(try label(moment) == "Sep 12, 2011 7:34:21 PM")
    #expect(try label(moment, zone: "Asia/Tokyo") == "Sep 13, 2011 4:34:21 AM")
    #expect(try label(moment, locale: "de_DE") == "12.09.2011 19:34:21")
  }

  @Test func summerTimeIsThatOfTheMoment() throws {
    // The times are 2011-01-01T12:00:00Z and 2011-07-01T12:00:00Z.
    #expect(try label(1_293_883_200_000, zone: "Europe/Berlin") == "Jan 1, 2011 1:00:00 PM")
    #expect(try label(1_309_521_600_000, zone: "Europe/Berlin") == "Jul 1, 2011 2:00:00 PM")
  }

  @Test func momentsBefore1970RoundDown() throws {
    #expect(try label(-1) == "Dec 31, 1969 11:59:59 PM")
  }

  @Test func dateOrTimeMayBeLeftOut() throws {
    let moment = Fixtures.timestamp.milliseconds
    #expect(try label(moment, style: TimestampStyle(date: .none, time: .short)) == "7:34 PM")
    #expect(try label(moment, style: TimestampStyle(date: .long, time: .none)) == "September 12, 2011")
  }

  /// The time of day in every language that the interface has words for, as CLDR has it. Foundation's ICU
  /// writes only a letter or two for the half of the day in Hindi and Greek.
  @Test func halvesOfTheDayAreWords() throws {
    let halves: [String: (String, String)] = [
      "ar": ("9:13\u{A0}ص", "9:13\u{A0}م"), "bn": ("9:13 AM", "9:13 PM"), "el": ("9:13 π.μ.", "9:13 μ.μ."),
      "en": ("9:13 AM", "9:13 PM"), "hi": ("9:13 am", "9:13 pm"), "hi_IN": ("9:13 am", "9:13 pm"),
      "ko": ("오전 9:13", "오후 9:13"), "ms": ("9:13 PG", "9:13 PTG"), "ta": ("9:13 AM", "9:13 PM"),
      "ur": ("\u{200E}9:13 AM", "\u{200E}9:13 PM"), "zh-Hant": ("上午9:13", "晚上9:13"),
    ]
    let style = TimestampStyle(date: .none, time: .short)
    func time(_ hour: Int64, _ locale: String) throws -> String {
      try #require(try label((hour * 60 + 13) * 60_000, locale: locale, style: style))
    }
    for (locale, (morning, evening)) in halves {
      #expect(try time(9, locale) == morning && time(21, locale) == evening, "\(locale)")
    }
    for locale in InterfaceWords.languages where halves[locale] == nil {
      // Other languages count 24 hours.
      let times = try [time(9, locale), time(21, locale)].map {
        $0.filter(\.isNumber).compactMap(\.wholeNumberValue)
      }
      #expect([[9, 1, 3], [0, 9, 1, 3]].contains(times[0]) && times[1] == [2, 1, 1, 3], "\(locale)")
    }
    let long = TimestampStyle(date: .none, time: .medium)
    #expect(try label(33_180_000, locale: "hi_IN", style: long) == "9:13:00 am")
    #expect(try label(33_180_000, locale: "hi-u-hc-h23", style: style)?.contains("am") == false)
  }
}
