import BubbleLayout
import Foundation
import Testing

@Suite struct TimestampTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-01-31T08:30:00Z", 1_769_848_200_000),
    ("2026-01-31t08:30:00z", 1_769_848_200_000), ("2026-01-31 08:30", 1_769_848_200_000),
    ("2026-01-31T08:30:00+05:30", 1_769_828_400_000), ("2026-01-31T08:30:00-0100", 1_769_851_800_000),
    ("2026-01-31T08:30:00+01", 1_769_844_600_000), ("2026-01-31T08:30:00,5Z", 1_769_848_200_500),
    ("2026-01-31T08:30:00.123456789Z", 1_769_848_200_123), ("2000-02-29T00:00:00Z", 951_782_400_000),
    ("1969-12-31T23:59:59.999Z", -1), ("0000-01-01T00:00:00Z", -62_167_219_200_000),
    ("2016-12-31T23:59:60Z", 1_483_228_800_000),
  ]) func readsATime(text: String, milliseconds: Int64) throws {
    #expect(try Timestamp(iso8601: text).milliseconds == milliseconds)
  }

  @Test(arguments: [
    ("", "the year of an ISO 8601 time must have 4 digits"),
    ("2026", "'-' was expected after the year of an ISO 8601 time"),
    ("2026-00-01T00:00", "the month 0 is not between 1 and 12"),
    ("2023-02-29T00:00", "the day 29 is not between 1 and 28"),
    ("1900-02-29T00:00", "the day 29 is not between 1 and 28"),
    ("2026-04-31T00:00", "the day 31 is not between 1 and 30"),
    ("2026-04-30", "'T' and a time of day were expected after the date"),
    ("2026-04-30T24:00", "the hour 24 is not between 0 and 23"),
    ("2026-04-30T23:60", "the minute 60 is not between 0 and 59"),
    ("2026-04-30T23:59:61", "the second 61 is not between 0 and 60"),
    ("2026-04-30T23:59:00.", "the fraction of a second has no digits"),
    ("2026-04-30T23:59:00 CET", "an ISO 8601 time must end with Z or an offset such as +01:00"),
    ("2026-04-30T23:59:00+24", "the offset's hour 24 is not between 0 and 23"),
    ("٢٠٢٦-04-30T23:59", "the year of an ISO 8601 time must have 4 digits"),
  ]) func saysWhatIsWrong(text: String, reason: String) {
    let error = #expect(throws: TimestampError.self) { try Timestamp(iso8601: text) }
    #expect(error?.description == reason)
  }

  /// Every day of 600 years is 24 hours after the previous day.
  @Test func countsDaysWithoutGap() throws {
    var expected = try Timestamp(iso8601: "1800-01-01T00:00:00Z").milliseconds
    for year in 1800..<2400 {
      for month in 1...12 {
        for day in 1...31 {
          let text = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)T00:00:00Z"
          guard let time = try? Timestamp(iso8601: text) else { continue }
          #expect(time.milliseconds == expected)
          expected += 86_400_000
        }
      }
    }
  }

  /// A written time is read as the same time, in all years of ISO 8601.
  @Test func isWrittenAsItIsRead() throws {
    let first: Int64 = -62_167_219_200_000
    let last: Int64 = 253_402_300_799_999
    let days = stride(from: first, through: last, by: 86_400_000 * 17 + 3_723_001)
    let times = [first - 1, first, -1, 0, 1, last, last + 1, .min, .max] + days
    for milliseconds in times where milliseconds.magnitude < 1_000_000_000_000_000_000 {
      let time = Timestamp(milliseconds: milliseconds)
      let json = try JSONEncoder().encode([time])
      #expect(try JSONDecoder().decode([Timestamp].self, from: json) == [time])
    }
    let encoder = JSONEncoder()
    let texts = [first - 1, first, 1_315_856_061_005, last, .min].map { Timestamp(milliseconds: $0) }
    #expect(
      String(decoding: try encoder.encode(texts), as: UTF8.self)
        == #"[-62167219200001,"0000-01-01T00:00:00.000Z","2011-09-12T19:34:21.005Z","9999-12-31T23:59:59.999Z","#
        + "\(Int64.min)]")
  }

  @Test func isADate() {
    #expect(Timestamp(Date(timeIntervalSince1970: 1.25)) == Timestamp(milliseconds: 1_250))
    #expect(Timestamp(milliseconds: -1).date == Date(timeIntervalSince1970: -0.001))
    #expect(Timestamp(Date(timeIntervalSince1970: .nan)) == Timestamp(milliseconds: 0))
    #expect(Timestamp(Date(timeIntervalSince1970: -.infinity)) < Timestamp(.distantPast))
  }
}
