/// Which form of a noun a language has after a whole number (CLDR 48, plural rules for cardinal numbers).
///
/// The forms that only fractions and round millions take are left out: everything that is counted here is a small whole
/// number.
package enum PluralRule: Sendable {
  /// One form for all numbers: Japanese, Thai, Vietnamese.
  case same
  /// One, and all others: English, German, Turkish.
  case one
  /// Zero and one, and all others: French, Hindi, Persian.
  case zeroOrOne
  /// One, two, and all others: Hebrew.
  case oneTwo
  /// One, two, 3 to 10 of each hundred, 11 to 99 of each hundred, and the others: Arabic.
  case arabic
  /// One, two to four, and all others: Czech, Slovak.
  case fewToFour
  /// One, two to four of each ten but for the teens, and all others: Polish.
  case polish
  /// One, what ends in 0 or in 1 to 19 of a hundred, and all others: Romanian.
  case romanian
  /// By the last digit, but for the teens: one, two to four, and all others: Croatian, Russian, Serbian, Ukrainian.
  case lastDigit

  /// The rule of a language of `InterfaceWords.languages`.
  package init(language: String) {
    self =
      switch language {
      case "id", "ja", "ko", "ms", "th", "vi", "zh-Hans", "zh-Hant": .same
      case "bn", "fa", "fr", "hi", "pt": .zeroOrOne
      case "ar": .arabic
      case "cs", "sk": .fewToFour
      case "he": .oneTwo
      case "hr", "ru", "sr", "uk": .lastDigit
      case "pl": .polish
      case "ro": .romanian
      default: .one
      }
  }

  /// How many forms there are.
  package var formCount: Int {
    switch self {
    case .same: 1
    case .one, .zeroOrOne: 2
    case .oneTwo, .fewToFour, .polish, .romanian, .lastDigit: 3
    case .arabic: 5
    }
  }

  /// The number of the form after a whole number that is not negative.
  package func form(after number: Int) -> Int {
    let (ten, hundred) = (number % 10, number % 100)
    let isTeen = (11...14).contains(hundred)
    switch self {
    case .same: return 0
    case .one: return number == 1 ? 0 : 1
    case .zeroOrOne: return number <= 1 ? 0 : 1
    case .oneTwo: return number == 1 ? 0 : number == 2 ? 1 : 2
    case .fewToFour: return number == 1 ? 0 : (2...4).contains(number) ? 1 : 2
    case .polish: return number == 1 ? 0 : (2...4).contains(ten) && !isTeen ? 1 : 2
    case .romanian: return number == 1 ? 0 : number == 0 || (1...19).contains(hundred) ? 1 : 2
    case .lastDigit: return ten == 1 && !isTeen ? 0 : (2...4).contains(ten) && !isTeen ? 1 : 2
    case .arabic:
      if number == 1 || number == 2 { return number - 1 }
      return (3...10).contains(hundred) ? 2 : hundred >= 11 ? 3 : 4
    }
  }
}
