/// The colours of formulas.
enum TeXColors {
  /// Returns a colour as 0xRRGGBB from its name, from `#rgb` or `#rrggbb`, or from numbers in a colour model
  /// (`RGB`, `rgb`, `HTML`, `gray`); nil if the text is not a colour.
  static func color(_ text: String, model: String?) -> UInt32? {
    switch model {
    case nil:
      return named[text] ?? named[text.lowercased()] ?? mixed(text)
        ?? (text.first == "#" ? hex(text.dropFirst()) : nil)
    case "HTML": return hex(text[...])
    case "RGB": return numbers(text, of: 255)
    case "rgb": return numbers(text, of: 1)
    case "gray": return numbers("\(text),\(text),\(text)", of: 1)
    default: return nil
    }
  }

  static func hex(_ digits: Substring) -> UInt32? {
    guard digits.utf8.count == 3 || digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    guard digits.utf8.count == 3 else { return value }
    let (red, green, blue) = (value >> 8 & 15, value >> 4 & 15, value & 15)
    return red * 17 << 16 | green * 17 << 8 | blue * 17
  }

  private static func numbers(_ text: String, of most: Double) -> UInt32? {
    let parts = text.split(separator: ",").map { Double($0.filter { $0 != " " }) }
    guard parts.count == 3 else { return nil }
    var color: UInt32 = 0
    for part in parts {
      guard let part, part.isFinite else { return nil }
      color = color << 8 | UInt32((min(max(part / most, 0), 1) * 255).rounded())
    }
    return color
  }

  /// Mixes colours: `blue!50` is 50 % blue and the rest white; in `blue!50!red` the rest is red.
  private static func mixed(_ text: String) -> UInt32? {
    let parts = text.split(separator: "!")
    guard parts.count == 2 || parts.count == 3, let first = named[String(parts[0])],
      let share = Double(parts[1]),
      (0...100).contains(share)
    else { return nil }
    let second = parts.count == 3 ? named[String(parts[2])] : 0xFFFFFF
    guard let second else { return nil }
    var color: UInt32 = 0
    for shift in [UInt32(16), 8, 0] {
      let (one, two) = (Double(first >> shift & 255), Double(second >> shift & 255))
      color |= UInt32((two + (one - two) * share / 100).rounded()) << shift
    }
    return color
  }

  /// The common colour names of xcolor, dvipsnames and CSS.
  private static let named: [String: UInt32] = [
    "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF,
    "cyan": 0x00FFFF,
    "magenta": 0xFF00FF, "yellow": 0xFFFF00, "gray": 0x808080, "grey": 0x808080, "darkgray": 0x404040,
    "lightgray": 0xBFBFBF, "brown": 0xBF8040, "lime": 0xBFFF00, "olive": 0x808000, "orange": 0xFF8000,
    "pink": 0xFFBFBF, "purple": 0xBF0040, "teal": 0x008080, "violet": 0x800080, "navy": 0x000080,
    "maroon": 0x800000,
    "silver": 0xC0C0C0, "gold": 0xFFD700, "aqua": 0x00FFFF, "fuchsia": 0xFF00FF, "indigo": 0x4B0082,
    "crimson": 0xDC143C, "tomato": 0xFF6347, "coral": 0xFF7F50, "salmon": 0xFA8072, "turquoise": 0x40E0D0,
    "skyblue": 0x87CEEB, "royalblue": 0x4169E1, "steelblue": 0x4682B4, "dodgerblue": 0x1E90FF,
    "darkblue": 0x00008B,
    "darkgreen": 0x006400, "darkred": 0x8B0000, "darkorange": 0xFF8C00, "forestgreen": 0x228B22,
    "seagreen": 0x2E8B57, "limegreen": 0x32CD32, "firebrick": 0xB22222, "chocolate": 0xD2691E,
    "orchid": 0xDA70D6,
    "plum": 0xDDA0DD, "khaki": 0xF0E68C, "tan": 0xD2B48C, "lightblue": 0xADD8E6, "lightgreen": 0x90EE90,
    "ForestGreen": 0x009B55, "RoyalBlue": 0x0071BC, "NavyBlue": 0x006EB8, "BrickRed": 0xB6321C,
    "OrangeRed": 0xED135A,
    "Red": 0xED1B23, "Green": 0x00A64F, "Blue": 0x2D2F92, "Orange": 0xF58137, "Purple": 0x99479B,
    "Magenta": 0xEC008C,
    "Cyan": 0x00AEEF, "Violet": 0x58429B, "Maroon": 0xAF3235, "Gray": 0x949698, "Black": 0x221E1F,
    "Teal": 0x00B3B8,
    "TealBlue": 0x00AEB3, "Plum": 0x92268F, "Mahogany": 0xA9341F, "Goldenrod": 0xFFDF42, "Yellow": 0xFFF200,
    "Brown": 0x792500, "White": 0xFFFFFF, "Apricot": 0xFBB982, "Aquamarine": 0x00B5BE,
    "BurntOrange": 0xF7921D,
    "Cerulean": 0x00A2E3, "CornflowerBlue": 0x41B0E4, "Emerald": 0x00A99D, "LimeGreen": 0x8DC73E,
    "Salmon": 0xF69289,
    "SkyBlue": 0x46C5DD, "Turquoise": 0x00B4CE, "WildStrawberry": 0xEE2967,
  ]
}
