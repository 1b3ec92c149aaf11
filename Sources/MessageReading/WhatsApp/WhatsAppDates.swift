import BubbleLayout

/// The order of day and month in the dates of an export.
enum WhatsAppDateOrder {
  case dayFirst, monthFirst

  /// Finds the order of day and month from a single date; nil if both orders are possible.
  init?(_ head: WhatsAppHead) {
    let (first, second) = (head.numbers[0], head.numbers[1])
    // A first number above 31 is the year. In such dates the month always precedes the day, so they say
    // nothing about the order in other dates.
    guard first <= 31 else { return nil }
    if first > 12, second <= 12 {
      self = .dayFirst
    } else if second > 12, first <= 12 {
      self = .monthFirst
    } else {
      return nil
    }
  }

  /// Chooses between day first and month first: the order under which the times go backwards less often from
  /// message to message. If both orders do so equally often, month first is chosen for dates with slashes and
  /// 12-hour times, otherwise day first.
  ///
  /// - Complexity: Linear in the number of heads.
  init(of heads: some Sequence<WhatsAppHead>) {
    var steps = (day: 0, month: 0)
    var last: (day: Timestamp?, month: Timestamp?)
    var isAmerican = false
    for head in heads {
      let day = head.timestamp(.dayFirst)
      let month = head.timestamp(.monthFirst)
      if let day, let before = last.day, day < before { steps.day += 1 }
      if let month, let before = last.month, month < before { steps.month += 1 }
      last = (day ?? last.day, month ?? last.month)
      isAmerican = head.hasSlashes && head.hasHalves
    }
    if steps.day == steps.month {
      self = isAmerican ? .monthFirst : .dayFirst
    } else {
      self = steps.day < steps.month ? .dayFirst : .monthFirst
    }
  }

  var other: WhatsAppDateOrder { self == .dayFirst ? .monthFirst : .dayFirst }
}

extension WhatsAppHead {
  /// Returns the time on the phone's clock as if it were UTC, because exports do not contain the time zone.
  ///
  /// - Returns: Nil for a date that does not exist in this order.
  func timestamp(_ order: WhatsAppDateOrder) -> Timestamp? {
    let (year, month, day) =
      numbers[0] > 31
      ? (numbers[0], numbers[1], numbers[2])
      : order == .dayFirst ? (numbers[2], numbers[1], numbers[0]) : (numbers[2], numbers[0], numbers[1])
    // Thai phones write years of the Buddhist era.
    let full = year < 100 ? 2_000 + year : (2_500..<2_700).contains(year) ? year - 543 : year
    func digits(_ number: Int, _ count: Int = 2) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let date = "\(digits(full, 4))-\(digits(month))-\(digits(day))"
    return try? Timestamp(iso8601: "\(date)T\(digits(hour)):\(digits(minute)):\(digits(second))Z")
  }
}
