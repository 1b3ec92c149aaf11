// Writes Sources/MessageReading/WhatsApp/DayPart+Words.swift: the words for parts of the day in all languages of
// CLDR, as the Foundation of the Swift toolchain knows them. Run it in the root of the project:
//
//     swiftc -O Scripts/day-parts.swift -o .build/day-parts && .build/day-parts
import Foundation

/// The letters and marks of a word, in lower case: what the reader looks up.
func letters(_ word: String) -> String {
  String(
    String.UnicodeScalarView(
      word.lowercased().unicodeScalars.filter {
        let category = $0.properties.generalCategory
        return $0.properties.isAlphabetic
          || [.nonspacingMark, .spacingMark, .enclosingMark].contains(category)
      }))
}

/// The hours for which a word stands, one bit each.
var hours: [String: UInt32] = [:]
for identifier in Locale.availableIdentifiers {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: identifier)
  formatter.calendar = Calendar(identifier: .gregorian)
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  for pattern in ["a", "aaaa", "aaaaa", "b", "bbbb", "bbbbb", "B", "BBBB", "BBBBB"] {
    formatter.dateFormat = pattern
    for hour in 0..<24 {
      let word = letters(formatter.string(from: Date(timeIntervalSince1970: Double(hour) * 3_600 + 1_800)))
      if !word.isEmpty { hours[word, default: 0] |= 1 << UInt32(hour) }
    }
  }
}
// One letter of the Latin script means different halves in different languages, but for these two.
hours = hours.filter { $0.key.unicodeScalars.count > 1 || $0.key.unicodeScalars.first!.value > 0x17F }
hours["a"] = 0x000FFF
hours["p"] = 0xFFF000
// A word that stands for an hour and for the hour twelve hours later says nothing.
hours = hours.filter { $0.value & ($0.value >> 12) & 0xFFF == 0 }

var groups: [UInt32: [String]] = [:]
for (word, mask) in hours { groups[mask, default: []].append(word) }
var lines: [String] = []
for (mask, words) in groups.sorted(by: { $0.key < $1.key }) {
  var line = String(mask, radix: 16)
  for word in words.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
    if line.count + word.count > 100 {
      lines.append(line)
      line = String(mask, radix: 16)
    }
    line += " " + word
  }
  lines.append(line)
}
let text = """
  // Made by Scripts/day-parts.swift from the data of CLDR (Unicode licence, see NOTICE).
  extension DayPart {
    /// On each line a set of hours, as a hexadecimal number with one bit for each hour from 0, and its words.
    static let list = \"\"\"
  \(lines.map { "    " + $0 }.joined(separator: "\n"))
      \"\"\"
  }

  """
try text.write(
  toFile: "Sources/MessageReading/WhatsApp/DayPart+Words.swift", atomically: true, encoding: .utf8)
