/// English words for days, as data detectors find them.
///
/// `today`, `tomorrow`, `yesterday` and `tonight` are found, and the weekdays: `next`, `last` or `this` may
/// precede a weekday, and a date may follow it (`Friday, September 12`). A time of day or a part of the day
/// that follows belongs to the date. The day itself is not computed. Short names (`Sun`, `Sat`) are ignored,
/// because they have other meanings.
extension DataScanner {
  /// A day that begins with a word.
  func dateEnd(atDay start: Int) -> Int? {
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

  /// The end of one of some words at an offset; nil if the word continues, also by an apostrophe, a hyphen or
  /// `@`.
  private func end(ofOneOf words: [StaticString], at start: Int) -> Int? {
    for word in words where text.matches(word, at: start) {
      let end = start + word.utf8CodeUnitCount
      let isJoined = text.isOne(of: "'-@", end) || text[end] == 0x2019 || text[end] == 0x2011
      return text.joinsWords(end) || isJoined && text.isWord(end + 1) ? nil : end
    }
    return nil
  }

  /// `tomorrow evening`, `Friday at noon`, and a time after it.
  private func partOfDayEnd(_ day: Int) -> Int? {
    guard text[day] == 0x20 else { return nil }
    if let part = end(ofOneOf: Self.parts, at: day + 1) { return timeAfter(part) ?? part }
    return text.matches("at ", at: day + 1) ? end(ofOneOf: Self.hours, at: day + 4) : nil
  }

  /// `Friday, September 12`, `Friday 12.9.2011`.
  private func dateAfter(_ day: Int) -> Int? {
    let comma = text[day] == 0x2C ? day + 1 : day
    guard text[comma] == 0x20 else { return nil }
    if text.isDigit(comma + 1) {
      return mayStartNumber(at: comma + 1) ? dateEnd(atNumber: comma + 1) : nil
    }
    return dateEnd(atMonth: comma + 1)
  }
}
