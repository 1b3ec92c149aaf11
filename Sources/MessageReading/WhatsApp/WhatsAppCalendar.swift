/// The calendars of phones.
enum WhatsAppCalendar {
  /// The years in which there are chats of WhatsApp, up to the year after this version. Of later years this evidence
  /// says nothing, and dates are read all the same.
  private static let years = 2_009..<2_028

  /// Returns the number of days from 1970-01-01 to a date.
  ///
  /// Two digits of the year are those of the Buddhist era if no chat can be of that year of the common era. Phones in
  /// Iran may write years of the Solar Hijri calendar, those in Arabia years of the Islamic calendar, and those in
  /// Taiwan years of the Republic.
  ///
  /// - Parameters:
  ///   - digits: How many digits the year is written with.
  ///   - isStrict: Whether years without WhatsApp count as dates that do not exist.
  /// - Returns: Nil for a date that does not exist.
  static func days(year: Int, digits: Int, month: Int, day: Int, isStrict: Bool) -> Int? {
    guard (1...12).contains(month), day > 0 else { return nil }
    if digits == 4, (1_388..<1_407).contains(year) {
      return solarHijriDays(year: year, month: month, day: day)
    }
    if digits == 4, isIslamic(year) { return islamicDays(year: year, month: month, day: day) }
    // No other calendar of phones has such years.
    guard digits < 4 || year > 1_900 else { return nil }
    let common =
      switch digits {
      case 4: years.contains(year - 543) ? year - 543 : year
      case 3: year + 1_911
      default: years.contains(2_500 + year - 543) ? 2_500 + year - 543 : 2_000 + year
      }
    guard years.contains(common) || !isStrict, day <= length(ofMonth: month, common) else { return nil }
    return gregorianDays(year: common, month: month, day: day)
  }

  private static func length(ofMonth month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func gregorianDays(year: Int, month: Int, day: Int) -> Int {
    // Years begin in March, so that the leap day is the last of its year.
    let shifted = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    let dayOfYear = (153 * months + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  /// Returns the days to a date of the Solar Hijri calendar, whose leap years follow a cycle of 33 years in our time.
  private static func solarHijriDays(year: Int, month: Int, day: Int) -> Int? {
    let isLeap = [1, 5, 9, 13, 17, 22, 26, 30].contains(year % 33)
    guard day <= (month <= 6 ? 31 : month < 12 || isLeap ? 30 : 29) else { return nil }
    // 1388-01-01 was 2009-03-21.
    var days = gregorianDays(year: 2_009, month: 3, day: 21)
    for past in 1_388..<year { days += [1, 5, 9, 13, 17, 22, 26, 30].contains(past % 33) ? 366 : 365 }
    return days + (month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30) + day - 1
  }

  /// Whether a year is one of the Islamic calendar in our time.
  static func isIslamic(_ year: Int) -> Bool { (1_430..<1_452).contains(year) }

  /// Returns the days to a date of the Islamic calendar by its tables, in which months have 30 and 29 days in turn. The
  /// calendar of Umm al-Qura, which phones have, may be a day away.
  private static func islamicDays(year: Int, month: Int, day: Int) -> Int? {
    guard day <= 30 else { return nil }
    // A cycle of 30 years has 11 leap days.
    return (11 * year + 3) / 30 + 354 * year + 30 * month - (month - 1) / 2 + day - 492_533
  }
}
