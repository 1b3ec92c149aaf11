/// Finds English words for days.
///
/// The words are `today`, `tomorrow`, `yesterday`, `tonight` and the weekdays. `next`, `last` or `this` may
/// precede a weekday, and a date may follow it (`Friday, September 12`). A time of day or a part of the day
/// that follows belongs to the date. The date itself is not computed. Short names (`Sun`, `Sat`) are ignored,
/// because they have other meanings.
extension DataScanner {
  /// Returns the end of a day that begins with a word; nil if there is none.
  package func dateEnd(atDay start: Int) -> Int? {
    guard !text.joinsWords(start - 1) else { return nil }
    if let day = end(ofOneOf: Self.days, at: start) { return partOfDayEnd(day) ?? timeAfter(day) ?? day }
    var weekday = start
    for word in ["next ", "last ", "this "] as [StaticString] where text.matches(word, at: start) {
      weekday += word.utf8CodeUnitCount
    }
    guard let day = end(ofOneOf: Self.weekdays, at: weekday) else { return nil }
    return partOfDayEnd(day) ?? timeAfter(day) ?? dateAfter(day) ?? day
  }

  private static let days: [StaticString] = ["today", "tomorrow", "yesterday", "tonight"]

  private static let weekdays: [StaticString] = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  private static let parts: [StaticString] = ["morning", "afternoon", "evening", "night"]

  private static let hours: [StaticString] = ["noon", "midnight"]

  /// Returns the end of the first of the words that is at an offset; nil if there is none. A word that
  /// continues with an apostrophe, a hyphen or `@` does not count.
  private func end(ofOneOf words: [StaticString], at start: Int) -> Int? {
    for word in words where text.matches(word, at: start) {
      let end = start + word.utf8CodeUnitCount
      let isJoined = text.isOne(of: "'-@", end) || text[end] == 0x2019 || text[end] == 0x2011
      return text.joinsWords(end) || isJoined && text.isWord(end + 1) ? nil : end
    }
    return nil
  }

  /// Returns the end of a part of the day, as in `tomorrow evening` or `Friday at noon`, and of a time after
  /// it; nil if there is none.
  private func partOfDayEnd(_ day: Int) -> Int? {
    guard text[day] == 0x20 else { return nil }
    if let part = end(ofOneOf: Self.parts, at: day + 1) { return timeAfter(part) ?? part }
    return text.matches("at ", at: day + 1) ? end(ofOneOf: Self.hours, at: day + 4) : nil
  }

  /// Returns the end of a date after a weekday, as in `Friday, September 12` or `Friday 12.9.2011`; nil if
  /// there is none.
  private func dateAfter(_ day: Int) -> Int? {
    let comma = text[day] == 0x2C ? day + 1 : day
    guard text[comma] == 0x20 else { return nil }
    if text.isDigit(comma + 1) {
      return mayStartNumber(at: comma + 1) ? dateEnd(atNumber: comma + 1) : nil
    }
    return dateEnd(atMonth: comma + 1)
  }
}
