/// A part of the day that is named beside a time, such as AM, `오후` or `晚上`.
struct DayPart: Hashable {
  /// The hours for which the word stands, one bit each from hour 0.
  private let hours: UInt32

  /// Finds the part of the day by its word in any language of CLDR.
  ///
  /// - Parameter word: Its letters and marks in lower case.
  init?(_ word: String) {
    guard let hours = Self.words[word] else { return nil }
    self.hours = hours
  }

  /// Returns the hour from 0 to 23 of an hour from 1 to 12: of the two possible ones the one that is nearer to the
  /// part of the day. Noon at `中午12:20` is 12, and 11 is the hour before it.
  func hour(of hour: Int) -> Int {
    guard (1...12).contains(hour) else { return hour }
    let early = hour % 12
    return distance(to: early) <= distance(to: early + 12) ? early : early + 12
  }

  /// How many hours lie between an hour and the nearest one of the part of the day.
  private func distance(to hour: Int) -> Int {
    (0...12).first { far in
      hours & (1 << UInt32((hour + far) % 24)) != 0 || hours & (1 << UInt32((hour + 24 - far) % 24)) != 0
    } ?? 13
  }

  private static let words: [String: UInt32] = {
    var words: [String: UInt32] = [:]
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard let hours = parts.first.flatMap({ UInt32($0, radix: 16) }) else { continue }
      for word in parts.dropFirst() { words[String(word)] = hours }
    }
    return words
  }()
}
