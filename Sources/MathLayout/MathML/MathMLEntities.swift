/// The entities of XML and HTML that formulas use.
enum MathMLEntities {
  /// Replaces entities by the characters that they name. Unknown entities stay as they are. Linear in the
  /// text.
  static func replaced(_ text: String) -> String {
    guard text.utf8.contains(0x26) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let name = rest[start...].dropFirst()
      // No name is longer than 32 characters. The limit keeps a text full of `&` from being searched again
      // and again.
      let end = name.prefix(33).firstIndex { $0 == ";" || $0 == "&" }
      if let end, name[end] == ";", let character = character(Substring(name[..<end])) {
        result += character.unicodeScalars
        rest = name[end...].dropFirst()
      } else {
        result.append("&")
        rest = name
      }
    }
    return String(result + rest)
  }

  private static func character(_ name: Substring) -> String? {
    if name.first == "#" {
      let digits = name.dropFirst()
      let isHex = digits.first == "x" || digits.first == "X"
      guard let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      return String(scalar)
    }
    if let character = named[String(name)] { return character }
    // The entities of Greek letters and many symbols have the same names as TeX commands.
    switch TeXCommands.command(String(name)) {
    case .letter(let text, _)?, .symbol(let text, _)?, .large(let text, _)?: return text
    default: return nil
    }
  }

  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "InvisibleTimes": "\u{2062}",
    "it": "\u{2062}", "ApplyFunction": "\u{2061}", "af": "\u{2061}", "InvisibleComma": "\u{2063}",
    "ic": "\u{2063}",
    "minus": "−", "plus": "+", "equals": "=", "lpar": "(", "rpar": ")", "lsqb": "[", "rsqb": "]", "lcub": "{",
    "rcub": "}", "verbar": "|", "vert": "|", "Verbar": "‖", "middot": "·", "sdot": "⋅", "lowast": "∗",
    "sol": "/",
    "bsol": "\\", "comma": ",", "semi": ";", "colon": ":", "excl": "!", "prime": "′", "Prime": "″",
    "hellip": "…",
    "ctdot": "⋯", "radic": "√", "Sum": "∑", "Product": "∏", "Integral": "∫", "ee": "ⅇ", "ExponentialE": "ⅇ",
    "dd": "ⅆ", "DifferentialD": "ⅆ", "ii": "ⅈ", "ImaginaryI": "ⅈ", "pm": "±", "PlusMinus": "±", "mp": "∓",
    "MinusPlus": "∓", "half": "½", "frac12": "½", "frac14": "¼", "frac34": "¾", "thinsp": "\u{2009}",
    "ThinSpace": "\u{2009}", "ensp": "\u{2002}", "emsp": "\u{2003}", "hat": "^", "Hat": "^", "macr": "¯",
    "OverBar": "‾", "OverBrace": "⏞", "UnderBrace": "⏟", "rightarrow": "→", "RightArrow": "→",
    "LeftArrow": "←",
    "Implies": "⇒", "NotEqual": "≠", "le": "≤", "LessEqual": "≤", "GreaterEqual": "≥", "Element": "∈",
    "Del": "∇",
    "PartialD": "∂", "part": "∂", "infin": "∞", "rang": "⟩", "lang": "⟨", "rceil": "⌉", "epsilon": "ε",
    "epsi": "ε",
    "phi": "φ", "phiv": "ϕ", "sigmaf": "ς", "thetav": "ϑ", "ohm": "Ω", "deg": "°", "micro": "µ", "para": "¶",
    "sum": "∑", "prod": "∏", "int": "∫", "not": "¬", "and": "∧", "or": "∨", "cap": "∩", "cup": "∪",
  ]
}
