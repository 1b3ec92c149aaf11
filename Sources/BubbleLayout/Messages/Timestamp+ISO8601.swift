extension Timestamp {
  /// Reads a time in the extended format of ISO 8601: `2026-01-31T08:30:00Z`,
  /// `2026-01-31T08:30:00.250+01:00`, `2026-01-31 08:30`.
  ///
  /// Seconds, fraction and offset may be missing. A time without an offset is in UTC. Digits beyond
  /// milliseconds are dropped, and a leap second counts as the following second.
  ///
  /// - Throws: `TimestampError`, which names the invalid part.
  /// - Complexity: Linear in the text.
  public init(iso8601 text: String) throws(TimestampError) {
    var reader = ISO8601Reader(text: Array(text.utf8))
    let year = try reader.number(of: "year", digits: 4, in: 0...9999)
    try reader.take(UInt8(ascii: "-"), after: "year")
    let month = try reader.number(of: "month", digits: 2, in: 1...12)
    try reader.take(UInt8(ascii: "-"), after: "month")
    let day = try reader.number(of: "day", digits: 2, in: 1...Self.dayCount(of: month, in: year))
    try reader.takeSeparator()
    let hour = try reader.number(of: "hour", digits: 2, in: 0...23)
    try reader.take(UInt8(ascii: ":"), after: "hour")
    let minute = try reader.number(of: "minute", digits: 2, in: 0...59)
    var second = 0
    var millisecond = 0
    if reader.takeIfNext(UInt8(ascii: ":")) {
      second = try reader.number(of: "second", digits: 2, in: 0...60)
      if reader.takeIfNext(UInt8(ascii: ".")) || reader.takeIfNext(UInt8(ascii: ",")) {
        millisecond = try reader.fraction()
      }
    }
    let offset = try reader.offset()
    let days = Self.daysSince1970(year: year, month: month, day: day)
    let minutes = (days * 24 + hour) * 60 + minute - offset
    self.init(milliseconds: Int64((minutes * 60 + second) * 1000 + millisecond))
  }

  /// The time in the format of ISO 8601, in UTC with milliseconds, such as `2011-09-12T19:34:21.500Z`; nil
  /// for a year without exactly four digits.
  var iso8601: String? {
    let day: Int64 = 86_400_000
    let days = milliseconds >= 0 ? milliseconds / day : (milliseconds + 1) / day - 1
    guard (-719_528..<2_932_897).contains(days) else { return nil }
    let time = Int(milliseconds - days * day)
    // In this calculation, years begin in March, and year 0 begins the first era of 400 years.
    let shifted = Int(days) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: count - text.count) + text
    }
    let date = [digits(year, 4), digits(month, 2), digits(dayOfYear - (153 * marchMonth + 2) / 5 + 1, 2)]
    let clock = [time / 3_600_000, time / 60_000 % 60, time / 1_000 % 60].map { digits($0, 2) }
    return date.joined(separator: "-") + "T" + clock.joined(separator: ":") + "." + digits(time % 1_000, 3)
      + "Z"
  }

  private static func dayCount(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Returns the number of days since 1970-01-01 in the proleptic Gregorian calendar. Years are counted from
  /// March, so that a leap day is the last day of its year.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

/// The error for a text that is not a valid time.
public struct TimestampError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A description of the invalid part and the expected format, in English.
  public let description: String
}

/// Reads the parts of a time one after the other.
private struct ISO8601Reader {
  private let text: [UInt8]
  private var position = 0

  init(text: [UInt8]) { self.text = text }

  private var next: UInt8? { position < text.count ? text[position] : nil }

  private mutating func takeDigit() -> Int? {
    guard let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
    position += 1
    return Int(byte - UInt8(ascii: "0"))
  }

  mutating func number(
    of part: String, digits count: Int, in range: ClosedRange<Int>
  ) throws(TimestampError) -> Int {
    var value = 0
    for _ in 0..<count {
      guard let digit = takeDigit() else {
        throw TimestampError(description: "the \(part) of an ISO 8601 time must have \(count) digits")
      }
      value = value * 10 + digit
    }
    guard range.contains(value) else {
      throw TimestampError(
        description: "the \(part) \(value) is not between \(range.lowerBound) and \(range.upperBound)")
    }
    return value
  }

  mutating func take(_ byte: UInt8, after part: String) throws(TimestampError) {
    guard takeIfNext(byte) else {
      throw TimestampError(
        description: "'\(Character(UnicodeScalar(byte)))' was expected after the \(part) of an ISO 8601 time")
    }
  }

  mutating func takeIfNext(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  mutating func takeSeparator() throws(TimestampError) {
    let isSeparated =
      takeIfNext(UInt8(ascii: "T")) || takeIfNext(UInt8(ascii: "t")) || takeIfNext(UInt8(ascii: " "))
    if !isSeparated {
      throw TimestampError(description: "'T' and a time of day were expected after the date")
    }
  }

  /// Reads a fraction with any number of digits, and returns milliseconds.
  mutating func fraction() throws(TimestampError) -> Int {
    guard let tenths = takeDigit() else {
      throw TimestampError(description: "the fraction of a second has no digits")
    }
    let hundredths = takeDigit()
    let thousandths = hundredths == nil ? nil : takeDigit()
    while takeDigit() != nil {}
    return tenths * 100 + (hundredths ?? 0) * 10 + (thousandths ?? 0)
  }

  /// Reads the offset up to the end of the text, and returns minutes east of UTC.
  mutating func offset() throws(TimestampError) -> Int {
    var minutes = 0
    let isEast = takeIfNext(UInt8(ascii: "+"))
    if isEast || takeIfNext(UInt8(ascii: "-")) {
      minutes = try number(of: "offset's hour", digits: 2, in: 0...23) * 60
      if takeIfNext(UInt8(ascii: ":")) || next != nil {
        minutes += try number(of: "offset's minute", digits: 2, in: 0...59)
      }
      if !isEast { minutes = -minutes }
    } else if !takeIfNext(UInt8(ascii: "Z")) {
      _ = takeIfNext(UInt8(ascii: "z"))
    }
    guard next == nil else {
      throw TimestampError(description: "an ISO 8601 time must end with Z or an offset such as +01:00")
    }
    return minutes
  }
}
