/// The head of a message in a WhatsApp export: a date, a time and usually a sender, in the form of the phone's
/// language.
///
/// `12/31/20, 11:59 PM - Ann: Hi` (Android), `[31.12.20, 23:59:59] Ann: Hi` (iPhone),
/// `2020. 12. 31. 오후 11:59 - Ann: Hi`, `[23:59, 31/12/2020] Ann: Hi` (copied from a browser),
/// `31-12-16 23:59:59: Ann: Hi` (iPhone until 2016).
struct WhatsAppHead: Hashable {
  /// How the date and the time stand in the line. All heads of a file have the same form.
  struct Form: Hashable {
    enum Closing { case bracket, dash, colon }
    var closing = Closing.dash
    /// Whether the time stands before the date.
    var isTimeFirst = false
  }

  /// What a date shows of the language in which it is written.
  struct Marks: Hashable {
    /// The sign between the first two numbers.
    var separator: Unicode.Scalar = " "
    /// Whether a space follows that sign.
    var isSpaced = false
    /// Whether a full stop follows the last number.
    var hasFinalStop = false
    /// Whether the first or the second number begins with a zero.
    var isPadded = false
    /// Whether the day part is of the Latin script and in small letters; nil without a day part.
    var isSmall: Bool?
  }

  var form = Form()
  var marks = Marks()
  /// The three numbers of the date in their written order.
  var numbers: [Int] = []
  /// How many digits each of the numbers has.
  var digits: [Int] = []
  var hour = 0
  var minute = 0
  var second = 0
  /// A word beside the time that is neither a part of the day nor another known word.
  var unknownWord: String?
  /// The offset in the line's bytes at which the sender and the text begin.
  var end = 0

  /// - Returns: Nil for a line that continues the previous message.
  /// - Complexity: Constant, because a head is short.
  init?(_ line: [UInt8]) {
    var scan = HeadScan(line)
    guard scan.mayBegin, scan.read(&self) else { return nil }
  }
}

extension WhatsAppHead {
  /// Whether the year is one of the Islamic calendar.
  var isIslamic: Bool {
    digits.indices.contains { digits[$0] == 4 && WhatsAppCalendar.isIslamic(numbers[$0]) }
  }
}

extension HeadScan {
  /// Reads a head into `head`.
  ///
  /// - Returns: Whether there is a head.
  mutating func read(_ head: inout WhatsAppHead) -> Bool {
    let isBracketed = take("[")
    // `下午3:20` begins with the part of the day.
    var words = HeadWords()
    if !words.take(&self, isFirst: true) { return false }
    let back = self
    guard number(atMost: 4) != nil else { return false }
    skipMarks()
    head.form.isTimeFirst = next == ":" || !words.isEmpty
    self = back
    if head.form.isTimeFirst {
      guard time(&head, &words), between(&words), date(&head), trailing(&words) else { return false }
    } else {
      guard words.isEmpty, date(&head), between(&words), time(&head, &words) else { return false }
    }
    guard close(&head, isBracketed: isBracketed), head.minute < 60, head.second < 61, head.hour < 25 else {
      return false
    }
    head.hour = words.part.map { $0.hour(of: head.hour) } ?? head.hour
    head.hour %= 24
    head.marks.isSmall = words.isSmall
    head.unknownWord = words.unknown
    return WhatsAppHead.isDate(head.numbers)
  }

  /// Reads three numbers and the signs between them.
  private mutating func date(_ head: inout WhatsAppHead) -> Bool {
    for index in 0..<3 {
      let start = place
      guard let (value, digits) = number(atMost: 4) else { return false }
      if index < 2, digits > 1, startsWithZero(at: start) { head.marks.isPadded = true }
      head.numbers.append(value)
      head.digits.append(digits)
      guard index < 2 else { break }
      guard let separator = dateSeparator() else { return false }
      if index == 0 { (head.marks.separator, head.marks.isSpaced) = separator }
    }
    let back = self
    skipGaps()
    if next == "." {
      head.marks.hasFinalStop = true
      skip()
    } else if next == "日" || next == "일" {
      skip()
    } else {
      self = back
    }
    return true
  }

  /// Reads the hour, the minute and perhaps the second, with the words around them.
  private mutating func time(_ head: inout WhatsAppHead, _ words: inout HeadWords) -> Bool {
    guard let (hour, hourDigits) = number(atMost: 2), hourDigits <= 2, takeTimeSign(),
      let (minute, _) = number(atMost: 2)
    else { return false }
    (head.hour, head.minute) = (hour, minute)
    let back = self
    if takeTimeSign(), let (second, _) = number(atMost: 2) {
      head.second = second
    } else {
      self = back
    }
    return trailing(&words)
  }

  /// Reads what stands between a date and a time: a comma, or words such as `klo` and `오후`.
  private mutating func between(_ words: inout HeadWords) -> Bool {
    for _ in 0..<4 {
      skipGaps()
      switch next {
      case ".", ",", "،", "、", "(", "-"?: skip()
      default: break
      }
      skipGaps()
      if nextIsDigit { return true }
      guard words.take(&self) else { return false }
      if nextIsDigit { return true }
    }
    return false
  }

  /// Reads the words after a time or a date.
  private mutating func trailing(_ words: inout HeadWords) -> Bool {
    skipGaps()
    if next == "." || next == ")" { skip() }
    return words.take(&self)
  }

  private mutating func close(_ head: inout WhatsAppHead, isBracketed: Bool) -> Bool {
    let hadGap = lastIsGap
    skipGaps()
    if isBracketed {
      guard take("]") else { return false }
      head.form.closing = .bracket
    } else if next == "-" || next == "–" {
      skip()
      guard nextIsGap else { return false }
      head.form.closing = .dash
    } else if next == ":", !hadGap {
      skip()
      guard nextIsGap else { return false }
      head.form.closing = .colon
    } else {
      return false
    }
    skipGaps()
    head.end = place
    return true
  }
}

extension WhatsAppHead {
  /// Whether three numbers may be a date: a year, and in any order a month and a day.
  fileprivate static func isDate(_ numbers: [Int]) -> Bool {
    let (first, second, third) = (numbers[0], numbers[1], numbers[2])
    guard first > 0 || third > 0, second > 0, second <= 31 else { return false }
    if first > 31 { return third <= 31 && min(second, third) <= 12 }
    return min(first, second) <= 12 || min(second, third) <= 12
  }
}
