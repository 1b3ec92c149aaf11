import BubbleLayout

/// The head of a message in a WhatsApp export: a date, a time and usually a sender, in the format of the
/// phone's language.
///
/// `12/31/20, 11:59 PM - Ann: Hi` (Android), `[31.12.20, 23:59:59] Ann: Hi` (iPhone),
/// `2020. 12. 31. 오후 11:59 - Ann: Hi`.
struct WhatsAppHead {
  /// The three numbers of the date, in their written order.
  let numbers: [Int]
  let hour: Int
  let minute: Int
  let second: Int
  /// Whether the time is in the 12-hour format.
  let hasHalves: Bool
  /// Whether slashes separate the date's numbers.
  let hasSlashes: Bool
  /// Whether the date and time are in brackets, as on an iPhone.
  let isBracketed: Bool
  /// The rest of the line: the sender and the text.
  let rest: Substring.UnicodeScalarView

  /// - Returns: Nil for a line that continues the previous message.
  /// - Complexity: Constant, because a head is short.
  init?(_ line: String) {
    var scan = HeadScan(line)
    scan.skipMarks()
    isBracketed = scan.take("[")
    scan.skipMarks()
    var numbers: [Int] = []
    var hasSlashes = false
    for index in 0..<3 {
      guard let number = scan.number(digits: 4) else { return nil }
      numbers.append(number)
      guard index < 2 else { break }
      guard let separator = scan.separator() else { return nil }
      hasSlashes = hasSlashes || separator == "/"
    }
    scan.skipBetweenDateAndTime()
    let before = scan.word()
    guard let hour = scan.number(digits: 2), scan.takeColon(), let minute = scan.number(digits: 2) else {
      return nil
    }
    second = scan.takeColon() ? scan.number(digits: 2) ?? 0 : 0
    let after = scan.word()
    guard isBracketed ? scan.take("]") : scan.takeDash() else { return nil }
    scan.skipSpaces()
    guard Self.isDate(numbers), minute < 60, second < 61, hour < 25 else { return nil }
    let half = HalfDay(before) ?? HalfDay(after)
    self.numbers = numbers
    self.hasSlashes = hasSlashes
    self.minute = minute
    hasHalves = half != nil
    switch half {
    case .first?: self.hour = hour % 12
    case .second?: self.hour = hour < 12 ? hour + 12 : hour == 12 ? 12 : hour % 24
    case nil: self.hour = hour % 24
    }
    rest = scan.rest
  }

  /// Whether three numbers may be a date: a year, month and day, or a day and a month in either order and a
  /// year.
  private static func isDate(_ numbers: [Int]) -> Bool {
    let (first, second, third) = (numbers[0], numbers[1], numbers[2])
    if first > 31 { return second <= 12 && third <= 31 }
    return second <= 31 && min(first, second) <= 12
  }
}

/// The half of the day in a 12-hour time, such as AM.
private enum HalfDay {
  case first, second

  /// Reads a word such as `AM` or `오후` in the languages of phones; nil for other words.
  init?(_ word: String) {
    let letters = String(word.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic })
    if Self.firsts.contains(letters) {
      self = .first
    } else if Self.seconds.contains(letters) {
      self = .second
    } else {
      return nil
    }
  }

  private static let firsts: Set = [
    "am", "a", "ص", "πμ", "sa", "午前", "上午", "오전", "vm", "fm", "de", "öö", "dop", "पूर्वाह्न", "पूर",
  ]
  private static let seconds: Set = [
    "pm", "p", "م", "μμ", "ch", "午後", "下午", "오후", "nm", "em", "du", "ös", "odp", "अपराह्न", "अपर",
  ]
}

/// Reads the parts of a head one after the other.
private struct HeadScan {
  private let scalars: Substring.UnicodeScalarView
  private var place: String.Index

  init(_ line: String) {
    scalars = line[...].unicodeScalars
    place = scalars.startIndex
  }

  var rest: Substring.UnicodeScalarView { scalars[place...] }

  private var next: Unicode.Scalar? { place < scalars.endIndex ? scalars[place] : nil }
  private mutating func advance() { place = scalars.index(after: place) }

  mutating func skipMarks() { while let next, next.isDirectionMark { advance() } }

  mutating func skipSpaces() { while let next, next.isGap || next.isDirectionMark { advance() } }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard next == scalar else { return false }
    advance()
    return true
  }

  /// Reads a number of at most `digits` digits, in any script; nil if there is no digit or if there are more
  /// digits.
  mutating func number(digits: Int) -> Int? {
    skipMarks()
    var (number, count) = (0, 0)
    while count < digits, let next, next.properties.numericType == .decimal,
      let value = next.properties.numericValue
    {
      number = number * 10 + Int(value)
      count += 1
      advance()
    }
    // A number with more digits is not part of a date.
    if let next, next.properties.numericType == .decimal { return nil }
    return count > 0 ? number : nil
  }

  /// Reads the separator between two numbers of a date; nil if there is none.
  mutating func separator() -> Unicode.Scalar? {
    skipSpaces()
    guard let found = next, ["/", ".", "-", "‏", "年", "月"].contains(found) else { return nil }
    advance()
    skipSpaces()
    return found
  }

  /// Skips the text between date and time: a full stop, a comma, or a word such as `klo` or `um`.
  mutating func skipBetweenDateAndTime() {
    skipSpaces()
    for _ in 0..<2 {
      if let next, [".", ",", "،", "日", "、"].contains(next) { advance() }
      skipSpaces()
    }
    let back = place
    let word = word().lowercased()
    if !["klo", "um", "kl", "at", "à", "a las", "alle", "às"].contains(word.filter { $0 != "." }) {
      place = back
    }
  }

  /// Reads up to twelve letters and full stops.
  mutating func word() -> String {
    skipSpaces()
    var word = String.UnicodeScalarView()
    while word.count < 12, let next,
      next.properties.isAlphabetic || next == "." || next.isGap || next.isDirectionMark
    {
      // The sequence ` - ` ends the word.
      word.append(next.isGap ? " " : next)
      advance()
    }
    return String(word).trimmingSpaces
  }

  mutating func takeColon() -> Bool {
    skipMarks()
    guard let found = next, found == ":" || found == "." || found == "∶" else { return false }
    let back = place
    advance()
    if let next, next.properties.numericType == .decimal { return true }
    place = back
    return false
  }

  mutating func takeDash() -> Bool {
    skipSpaces()
    guard let found = next, found == "-" || found == "–" else { return false }
    advance()
    guard let after = next, after.isGap else { return false }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a direction mark or another invisible mark.
  var isDirectionMark: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Whether the scalar is a space of any width.
  var isGap: Bool { self == " " || self == "\u{A0}" || self == "\u{202F}" || self == "\u{2009}" }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var view = self[...].unicodeScalars
    while view.first == " " { view.removeFirst() }
    while view.last == " " { view.removeLast() }
    return String(view)
  }
}
