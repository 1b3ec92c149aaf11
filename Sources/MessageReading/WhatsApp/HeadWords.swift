/// The words around a time in a head: parts of the day, and words such as `klo` that mean nothing more.
struct HeadWords {
  private(set) var part: DayPart?
  /// Whether the part of the day is in small letters of the Latin script; nil without one.
  private(set) var isSmall: Bool?
  /// The first word that is not known.
  private(set) var unknown: String?

  var isEmpty: Bool { part == nil && unknown == nil }

  /// Reads the words up to the next sign or number, if there are any.
  ///
  /// - Parameter isFirst: Whether the words begin the head. Only a part of the day before a digit may.
  /// - Returns: False if a head cannot have these words.
  mutating func take(_ scan: inout HeadScan, isFirst: Bool = false) -> Bool {
    scan.skipGaps()
    guard let next = scan.next, next.isWordPart else {
      return scan.nextIsDigit || !isFirst && scan.next != nil
    }
    if isFirst {
      // Most lines that begin with a letter continue a message.
      var ahead = scan
      guard ahead.skipPhrase(), ahead.nextIsDigit else { return false }
    }
    guard let phrase = scan.phrase() else { return false }
    let words = phrase.split(separator: " ").map { Self.letters(of: $0) }
    note(words, phrase)
    return !isFirst || part != nil
  }

  private mutating func note(_ words: [String], _ phrase: String) {
    let whole = words.joined()
    guard !whole.isEmpty, !Self.others.contains(whole) else { return }
    if let found = DayPart(whole) { return keep(found, phrase) }
    for word in words where !word.isEmpty && !Self.others.contains(word) && !Self.units.contains(word) {
      if let found = DayPart(word) {
        keep(found, phrase)
      } else if unknown == nil {
        unknown = word
      }
    }
  }

  private mutating func keep(_ found: DayPart, _ phrase: String) {
    guard part == nil else { return }
    part = found
    isSmall = phrase.unicodeScalars.contains { $0.value < 0x250 && $0.properties.isLowercase }
  }

  private static func letters(of word: Substring) -> String {
    String(String.UnicodeScalarView(word.lowercased().unicodeScalars.filter { $0.isLetterOrMark }))
  }

  /// Whether a phrase between two numbers says that the first one is hours or minutes.
  static func isUnit(_ phrase: String) -> Bool {
    let words = phrase.split(separator: " ")
    return !words.isEmpty && words.allSatisfy { units.contains(letters(of: $0)) }
  }

  /// The words for hours, minutes and seconds in times of CLDR's languages.
  private static let units: Set = [
    "h", "min", "m", "s", "t", "hodź", "时", "時", "點", "点", "分", "秒", "시", "분", "초", "ч", "мин", "с",
    "სთ", "སྐརམ", "ཆུཚོད", "นาฬิกา",
  ]

  /// Words that join a date and a time, and words for the year and the era.
  private static let others: Set = [
    "klo", "um", "kl", "at", "à", "alas", "ala", "alle", "às", "u", "во", "в", "г", "о", "la", "ore", "g",
    "ga", "नि", "be", "ad", "ce", "พศ", "คศ", "м", "år", "da", "to", "the", "лет", "р", "ու",
    "ժ", "ժամը", "när", "op", "om", "saat", "pukul", "jam", "lúc", "ساعت", "الساعة", "في", "هـ", "nan",
  ]
}
