import BubbleLayout

/// The order of the numbers in the dates of an export.
enum WhatsAppDateOrder: CaseIterable {
  case dayMonthYear, monthDayYear, yearMonthDay, yearDayMonth

  /// How a report names the order.
  var name: String {
    switch self {
    case .dayMonthYear: "day, month, year"
    case .monthDayYear: "month, day, year"
    case .yearMonthDay: "year, month, day"
    case .yearDayMonth: "year, day, month"
    }
  }
}

/// Finds out in which order an export writes the numbers of its dates.
///
/// The evidence, in this order: dates that do not exist or are of a time without WhatsApp, times that go backwards from
/// message to message, marks by which languages differ (in CLDR's patterns), and a default. What rests on the last two
/// is a guess.
struct WhatsAppDates {
  private struct Candidate {
    let order: WhatsAppDateOrder
    /// Whether no language writes dates of this form in this order.
    var isUnwritten = false
    /// How many dates are impossible in this order.
    var impossible = 0
    /// How many times are before the time of the message before them.
    var backwards = 0
    var last: Int64?
    /// The sum of all times; orders with the same sum give the same times.
    var sum: Int64 = 0
  }

  private var candidates = WhatsAppDateOrder.allCases.map { Candidate(order: $0) }
  private var marks = WhatsAppHead.Marks()
  private var hasPaddedNumbers = false
  private var hasUnpaddedNumbers = false
  private var yearDigits = 2
  /// The order; nil until it is decided.
  private(set) var order: WhatsAppDateOrder?
  /// Whether the order is a guess.
  private(set) var isGuess = false

  /// After how many steps backwards an order is wrong if another has none.
  private static let steps = 4

  /// Takes the next date into account.
  mutating func note(_ head: WhatsAppHead) {
    guard order == nil else { return }
    marks.separator = head.marks.separator
    marks.isSmall = head.marks.isSmall ?? marks.isSmall
    hasPaddedNumbers = hasPaddedNumbers || head.marks.isPadded
    hasUnpaddedNumbers = hasUnpaddedNumbers || head.digits[0] == 1 || head.digits[1] == 1
    yearDigits = head.digits[2]
    for index in candidates.indices {
      if !head.mayHave(candidates[index].order) { candidates[index].isUnwritten = true }
      guard let time = head.timestamp(candidates[index].order)?.milliseconds else {
        candidates[index].impossible += 1
        continue
      }
      if let last = candidates[index].last, time < last { candidates[index].backwards += 1 }
      candidates[index].last = time
      candidates[index].sum &+= time
    }
    let possible = possible
    if possible.count == 1 {
      order = possible[0].order
    } else if let best = possible.first(where: { $0.backwards == 0 }),
      possible.allSatisfy({ $0.order == best.order || $0.backwards >= Self.steps })
    {
      order = best.order
    }
  }

  /// The orders with the fewest impossible dates; of these the ones that a language writes, if there are any.
  private var possible: [Candidate] {
    let fewest = candidates.map(\.impossible).min() ?? 0
    let possible = candidates.filter { $0.impossible == fewest }
    let written = possible.filter { !$0.isUnwritten }
    return written.isEmpty ? possible : written
  }

  /// Decides on the order with what is known.
  mutating func decide() {
    guard order == nil else { return }
    let fewest = possible.map(\.backwards).min() ?? 0
    let best = possible.filter { $0.backwards == fewest }
    // Orders that give the same times are no guess.
    isGuess = Set(best.map(\.sum)).count > 1
    order = best.count == 1 ? best[0].order : likely(best.map(\.order))
  }

  /// Returns the order that the form of the dates makes likely.
  private func likely(_ orders: [WhatsAppDateOrder]) -> WhatsAppDateOrder {
    let isAmerican =
      marks.separator == "/" && orders.contains(.monthDayYear) && marks.isSmall == false
      && !(hasPaddedNumbers && !hasUnpaddedNumbers && yearDigits == 4)
    if isAmerican { return .monthDayYear }
    return orders.contains(.dayMonthYear) ? .dayMonthYear : orders.first ?? .dayMonthYear
  }
}

extension WhatsAppHead {
  /// Whether a language of CLDR in which there are phones writes dates of this form in an order.
  fileprivate func mayHave(_ order: WhatsAppDateOrder) -> Bool {
    let isKorean = marks.separator == "." && marks.isSpaced && marks.hasFinalStop && digits[2] <= 2
    return switch order {
    case .dayMonthYear: !isKorean
    // `M/d/yy`, `MM/dd/yy`, `M/d/y`.
    case .monthDayYear: marks.separator == "/"
    // Years of two digits stand first in Korean, `yy. M. d.`; CLDR also has `yy/M/d`, for Basque and Nepali. Such files
    // have dates that are impossible in other orders, and `14/3/24` would always be a guess.
    case .yearMonthDay: digits[0] > 2 || isKorean
    case .yearDayMonth: false
    }
  }

  /// Returns the time on the phone's clock as if it were UTC, because exports do not contain the time zone.
  ///
  /// - Parameter isStrict: Whether years without WhatsApp count as dates that do not exist.
  /// - Returns: Nil for a date that does not exist in this order.
  func timestamp(_ order: WhatsAppDateOrder, isStrict: Bool = true) -> Timestamp? {
    let indices =
      switch order {
      case .dayMonthYear: (2, 1, 0)
      case .monthDayYear: (2, 0, 1)
      case .yearMonthDay: (0, 1, 2)
      case .yearDayMonth: (0, 2, 1)
      }
    guard digits[indices.1] <= 2, digits[indices.2] <= 2,
      let days = WhatsAppCalendar.days(
        year: numbers[indices.0], digits: digits[indices.0], month: numbers[indices.1],
        day: numbers[indices.2],
        isStrict: isStrict)
    else { return nil }
    let seconds = days * 86_400 + (hour * 60 + minute) * 60 + second
    return Timestamp(milliseconds: Int64(seconds) * 1_000)
  }
}
