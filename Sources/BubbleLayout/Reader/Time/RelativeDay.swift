#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension LayoutEnvironment {
  /// Returns the name of a time's day from `words`: today, yesterday or, within a week, its weekday. Nil for
  /// other days, and if `now` is not set.
  ///
  /// ```swift
  /// import BubbleLayout
  ///
  /// let noon = try Timestamp(iso8601: "2026-01-31T12:00:00Z")
  /// let environment = LayoutEnvironment(now: noon)
  /// let midnight = try Timestamp(iso8601: "2026-01-31T00:00:00Z")
  /// print(environment.dayName(of: midnight) ?? "")        // Today
  /// ```
  public func dayName(of moment: Timestamp) -> String? { dayName(of: moment, nil) }

  /// - Parameter days: The days of an application; nil to use those of the time zone.
  func dayName(of moment: Timestamp, _ days: (any TimestampFormatting)?) -> String? {
    guard let now else { return nil }
    let day = dayNumber(of: moment, days)
    switch dayNumber(of: now, days) - day {
    case 0: return words.today.isEmpty ? nil : words.today
    case 1: return words.yesterday.isEmpty ? nil : words.yesterday
    // The first of January 1970 was a Thursday.
    case 2...6: return words.weekdays.count < 7 ? nil : words.weekdays[Int(((day + 4) % 7 + 7) % 7)]
    default: return nil
    }
  }

  /// Returns the application's text above the first message of a day (`LayoutEnvironment.dayTexts`); nil to
  /// show the day's name or date.
  func dayText(of moment: Timestamp, _ days: (any TimestampFormatting)?) -> String? {
    guard !dayTexts.isEmpty,
      let date = Timestamp(milliseconds: dayNumber(of: moment, days) * 86_400_000).iso8601?.prefix(10)
    else { return nil }
    return dayTexts[String(date)]
  }

  /// Returns whether two times are on one day of the time zone.
  func isSameDay(_ one: Timestamp, _ other: Timestamp) -> Bool {
    dayNumber(of: one, nil) == dayNumber(of: other, nil)
  }

  /// Returns the number of a time's day in the time zone, counted from 1970-01-01.
  private func dayNumber(of moment: Timestamp, _ days: (any TimestampFormatting)?) -> Int64 {
    let start = (days?.day(of: moment, environment: self).lowerBound ?? moment).nameable
    let second = Int64((Double(start.milliseconds) / 1_000).rounded(.down))
    let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
    return Int64((Double(second + Int64(offset)) / 86_400).rounded(.down))
  }
}

extension TimestampStyle {
  /// Splits the text of a time into the name of its day and the rest. The name is nil if the day is written
  /// as a date. The rest is given as a format; nil if the name is the whole text.
  func told(
    _ moment: Timestamp, in environment: LayoutEnvironment, _ days: (any TimestampFormatting)?
  ) -> (name: String?, rest: TimestampStyle?) {
    guard relative != .none, environment.now != nil, date != .none else { return (nil, self) }
    var rest = self
    rest.relative = .none
    let name = environment.dayName(of: moment, days)
    if name != nil { rest.date = .none }
    if relative == .list, time != .none {
      if name == environment.words.today { return (nil, rest) }
      rest.time = .none
    }
    return (name, rest.date == .none && rest.time == .none ? nil : rest)
  }
}

extension JSONForm<[String: String]> {
  /// The form of `LayoutEnvironment.dayTexts`: an object of texts by dates, such as `{"2025-12-25":
  /// "Christmas"}`.
  package static var dayTexts: Self {
    JSONForm {
      JSONSchema.map(of: .string).defined(as: "DayTexts")
    } read: { (value) throws(FieldError) in
      guard case .object(let members) = value else { throw .mismatch(.object, found: value) }
      var texts: [String: String] = [:]
      for member in members {
        do throws(FieldError) {
          texts[try day(member.name)] = try String.form.read(member.value)
        } catch {
          throw error.within(.member(member.name))
        }
      }
      return texts
    } write: { texts in
      .object(texts.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: .string($0.value)) })
    }
  }

  /// Checks a date and returns it unchanged.
  private static func day(_ name: String) throws(FieldError) -> String {
    guard name.utf8.count == 10, (try? Timestamp(iso8601: name + "T00:00")) != nil else {
      throw FieldError(.other("\(name.quoted(limit: 40)) is not a date such as \"2025-12-25\""))
    }
    return name
  }
}
