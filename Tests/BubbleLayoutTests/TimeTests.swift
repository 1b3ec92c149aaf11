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
    return try TestEngines.square.cell(for: message, style: chat, width: 2_000, in: environment).label?
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
}
