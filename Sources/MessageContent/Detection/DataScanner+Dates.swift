/// Finds dates and times of day.
///
/// Dates may be numeric (2011-09-12, 2011/9/12, 12.9.2011, 12/09/2011, 9/12/11), have an English or German
/// month (12 September 2011, 12. September, Sep 12, 2011, September 2011), or be Chinese or Japanese
/// (2011年9月12日, 9月12日). A time of day after a date belongs to the date. Times with am or pm are found without
/// a date too. Days and months have to be plausible, but it is not checked whether the month has the day.
extension DataScanner {
  /// Returns the end of a date that begins with a digit; nil if there is none.
  package func dateEnd(atNumber start: Int) -> Int? {
    guard let first = number(at: start) else { return nil }
    let date =
      numericDateEnd(first, from: start) ?? dayAndMonthEnd(first) ?? ideographicDateEnd(first)
    if let date { return timeAfter(date) ?? date }
    return timeEnd(at: start, needsHalf: true)
  }

  /// Returns the end of a date that begins with the name of a month; nil if there is none.
  package func dateEnd(atMonth start: Int) -> Int? {
    guard text.isUppercase(start), var end = monthEnd(at: start) else { return nil }
    if text[end] == 0x2E { end += 1 }
    guard text[end] == 0x20, let next = number(at: end + 1) else { return nil }
    if next.length == 4 { return isYear(next) && !text.joinsWords(next.end) ? next.end : nil }
    guard next.length <= 2, (1...31).contains(next.value) else { return nil }
    var date = ordinalEnd(next.end)
    guard !text.joinsWords(date) else { return nil }
    let comma = text[date] == 0x2C ? date + 1 : date
    if text[comma] == 0x20, let year = number(at: comma + 1), isYear(year), !text.joinsWords(year.end) {
      date = year.end
    }
    return timeAfter(date) ?? date
  }

  private struct Number {
    let value: Int
    let length: Int
    let end: Int
  }

  /// Reads a number of at most four digits; nil if there are more digits or none.
  private func number(at start: Int) -> Number? {
    var end = start
    var value = 0
    while end - start < 5, text.isDigit(end), let digit = digit(at: end) {
      value = value * 10 + digit
      end += 1
    }
    guard (1...4).contains(end - start), !text.isDigit(end) else { return nil }
    return Number(value: value, length: end - start, end: end)
  }

  /// Returns the value of an ASCII digit, a full-width digit, or a digit of one of the two Arabic sets;
  /// otherwise nil.
  private func digit(at offset: Int) -> Int? {
    let unit = Int(text[offset])
    for zero in [0x30, 0xFF10, 0x660, 0x6F0] where (zero...zero + 9).contains(unit) { return unit - zero }
    return nil
  }

  private func isYear(_ number: Number) -> Bool { number.length == 4 && (1000...2999).contains(number.value) }

  private func numericDateEnd(_ first: Number, from start: Int) -> Int? {
    let separator = text[first.end]
    guard text.isOne(of: "-/.", first.end), let second = number(at: first.end + 1), second.length <= 2,
      text[second.end] == separator, let third = number(at: second.end + 1),
      !text.joinsWords(third.end) || text[third.end] == 0x54
    else { return nil }
    // If a fourth number follows, this is an IP address or a version.
    if text[third.end] == separator, text.isDigit(third.end + 1) { return nil }
    let days = 1...31
    let months = 1...12
    if isYear(first) {
      let fits = third.length <= 2 && months.contains(second.value) && days.contains(third.value)
      return fits ? third.end : nil
    }
    let fits =
      days.contains(first.value) && months.contains(second.value)
      || months.contains(first.value) && days.contains(second.value)
    guard first.length <= 2, fits else { return nil }
    if isYear(third) { return third.end }
    let isShort =
      third.length == 2 && (separator == 0x2F || separator == 0x2E && first.length + second.length == 4)
    return isShort ? third.end : nil
  }

  /// Returns the end of a date such as `12 September 2011`, `12th of September` or `12. September`; nil if
  /// there is none.
  private func dayAndMonthEnd(_ day: Number) -> Int? {
    guard day.length <= 2, (1...31).contains(day.value) else { return nil }
    var offset = ordinalEnd(day.end)
    if text[offset] == 0x2E { offset += 1 }
    guard text[offset] == 0x20 else { return nil }
    offset += 1
    if text.matches("of ", at: offset) { offset += 3 }
    guard text.isUppercase(offset), let month = monthEnd(at: offset) else { return nil }
    var end = month
    if text[end] == 0x2E { end += 1 }
    if text[end] == 0x2C { end += 1 }
    if text[end] == 0x20, let year = number(at: end + 1), isYear(year), !text.joinsWords(year.end) {
      return year.end
    }
    return month
  }

  private func ordinalEnd(_ offset: Int) -> Int {
    for ending in ["st", "nd", "rd", "th"] as [StaticString] where text.matches(ending, at: offset) {
      return offset + 2
    }
    return offset
  }

  /// Returns the end of a date such as `2011年9月12日` or `9月12日`; nil if there is none.
  private func ideographicDateEnd(_ first: Number) -> Int? {
    var month = first
    if text[first.end] == 0x5E74 {
      guard first.length == 2 || isYear(first), let next = number(at: first.end + 1) else { return nil }
      month = next
    }
    guard month.length <= 2, (1...12).contains(month.value), text[month.end] == 0x6708,
      let day = number(at: month.end + 1), day.length <= 2, (1...31).contains(day.value),
      [0x65E5, 0x53F7].contains(text[day.end])
    else { return nil }
    return day.end + 1
  }

  /// Returns the end of a time of day that follows a date; nil if there is none.
  package func timeAfter(_ date: Int) -> Int? {
    var offset = date
    if text[offset] == 0x54 {
      offset += 1
    } else {
      if text[offset] == 0x2C { offset += 1 }
      guard text[offset] == 0x20 else { return nil }
      offset += 1
      for word in ["at ", "um "] as [StaticString] where text.matches(word, at: offset) { offset += 3 }
    }
    return timeEnd(at: offset, needsHalf: false)
  }

  /// Returns the end of a time such as `7:34`, `19:34:21`, `7:34 PM` or `7pm`; nil if there is none. If
  /// `needsHalf` is true, the time must have am or pm.
  private func timeEnd(at start: Int, needsHalf: Bool) -> Int? {
    guard let hour = number(at: start), hour.length <= 2, hour.value < 24 else { return nil }
    var end = hour.end
    while text[end] == 0x3A, let part = number(at: end + 1), part.length == 2, part.value < 60,
      end - start < 6
    {
      end = part.end
    }
    let hasMinutes = end > hour.end
    if (1...12).contains(hour.value) {
      let half = [0x20, 0xA0, 0x202F].contains(text[end]) ? end + 1 : end
      for word in ["a.m.", "p.m.", "am", "pm"] as [StaticString] where text.matches(word, at: half) {
        let length = word.utf8CodeUnitCount
        if !text.joinsWords(half + length) { return half + length }
      }
    }
    let zone = text[end] == 0x5A ? end + 1 : end
    return hasMinutes && !needsHalf && !text.joinsWords(zone) ? zone : nil
  }

  private func monthEnd(at start: Int) -> Int? {
    var end = start
    while text.isHost(end), !text.isDigit(end), end - start <= 10 { end += 1 }
    guard end - start >= 3, Self.months.contains(text.lowercased(start..<end)), !text.isWord(end) else {
      return nil
    }
    return end
  }

  private static let months: Set<String> = Set(
    """
    january february march april may june july august september october november december jan feb mar apr jun jul aug \
    sep sept oct nov dec januar februar märz mai juni juli oktober dezember okt dez
    """.split(separator: " ").map(String.init))
}
