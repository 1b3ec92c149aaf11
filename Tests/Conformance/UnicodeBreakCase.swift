/// One line of a break test of UAX #14 or #29: scalars, and whether there is a break before each and at the end.
struct UnicodeBreakCase {
  var units: [UInt16] = []
  /// The UTF-16 offset of each place in the line, and whether it is a break.
  var places: [(offset: Int, isBreak: Bool)] = []

  init?(_ line: Substring) {
    for word in line.split(whereSeparator: \.isWhitespace) {
      switch word {
      case "÷": places.append((units.count, true))
      case "×": places.append((units.count, false))
      default:
        guard let value = UInt32(word, radix: 16) else { return nil }
        if let scalar = Unicode.Scalar(value) {
          units.append(contentsOf: UTF16.encode(scalar)!)
        } else {
          units.append(UInt16(truncatingIfNeeded: value))
        }
      }
    }
  }

  /// Describes the first place where `isBreak` gives another result than the test; nil if all agree.
  func firstDifference(_ isBreak: (Int) -> Bool) -> String? {
    for place in places where isBreak(place.offset) != place.isBreak {
      let scalars = units.map { String($0, radix: 16, uppercase: true) }.joined(separator: " ")
      return "offset \(place.offset) of [\(scalars)] should \(place.isBreak ? "" : "not ")be a break"
    }
    return nil
  }
}
