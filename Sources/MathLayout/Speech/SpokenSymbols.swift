/// The words for characters, names and symbols.
enum SpokenSymbols {
  /// Returns the word for a single character: letters as they are, with "cap" before capitals; other
  /// characters by name.
  static func word(for scalar: Unicode.Scalar) -> String {
    if let word = operators[String(scalar)] { return word }
    if ("A"..."Z").contains(scalar) { return "cap \(scalar)" }
    if scalar.isASCII { return String(scalar) }
    guard let name = scalar.properties.name?.lowercased() else { return String(scalar) }
    // A letter is read by its own name: "Greek small letter alpha" is "alpha".
    for start in ["greek small letter ", "greek capital letter "] where name.hasPrefix(start) {
      let letter = String(name.dropFirst(start.count))
      return start.contains("capital") ? "cap \(letter)" : letter == "lamda" ? "lambda" : letter
    }
    if name.hasPrefix("greek "), let letter = name.split(separator: " ").dropFirst().first {
      return String(letter)
    }
    return scalar.properties.isAlphabetic ? String(scalar) : name
  }

  static let operators: [String: String] = [
    "+": "plus", "−": "minus", "-": "minus", "±": "plus or minus", "∓": "minus or plus", "×": "times",
    "⋅": "times",
    "·": "times", "∗": "star", "*": "star", "÷": "divided by", "/": "over", "∘": "of", "∙": "dot", "•": "dot",
    "=": "equals", "≠": "is not equal to", "<": "is less than", ">": "is greater than",
    "≤": "is less than or equal to", "≥": "is greater than or equal to", "⩽": "is less than or equal to",
    "⩾": "is greater than or equal to", "≪": "is much less than", "≫": "is much greater than",
    "≈": "is approximately equal to", "≡": "is identical to", "∼": "is similar to",
    "≃": "is asymptotically equal to",
    "≅": "is congruent to", "∝": "is proportional to", "≔": "is defined as", "≜": "is defined as",
    "∈": "is in", "∉": "is not in", "∋": "contains", "⊂": "is a subset of", "⊆": "is a subset of or equal to",
    "⊃": "is a superset of", "⊇": "is a superset of or equal to", "∪": "union", "∩": "intersection",
    "∖": "set minus", "∅": "the empty set", "∧": "and", "∨": "or", "¬": "not", "⊕": "circled plus",
    "⊗": "circled times", "∀": "for all", "∃": "there exists", "∄": "there does not exist", "∴": "therefore",
    "∵": "because", "⊢": "proves", "⊨": "models", "∣": "divides", "∤": "does not divide",
    "∥": "is parallel to",
    "⊥": "is perpendicular to", "⟂": "is perpendicular to", "→": "right arrow", "⟶": "right arrow",
    "←": "left arrow", "⟵": "left arrow", "↔": "left right arrow", "⇒": "implies", "⟹": "implies",
    "⇐": "is implied by", "⟸": "is implied by", "⇔": "if and only if", "⟺": "if and only if", "↦": "maps to",
    "⟼": "maps to", "⇌": "is in equilibrium with", "⇄": "reacts both ways to", "↑": "up arrow",
    "↓": "down arrow",
    "∞": "infinity", "∂": "partial", "∇": "del", "ℏ": "h bar", "ℓ": "l", "ℜ": "real part",
    "ℑ": "imaginary part",
    "°": "degrees", "%": "percent", "!": "factorial", "…": "dot dot dot", "⋯": "dot dot dot",
    "⋮": "vertical dots", "⋱": "diagonal dots", "(": "open paren", ")": "close paren", "[": "open bracket",
    "]": "close bracket", "{": "open brace", "}": "close brace", "|": "vertical bar",
    "‖": "double vertical bar",
    "⟨": "open angle", "⟩": "close angle", "⌊": "open floor", "⌋": "close floor", "⌈": "open ceiling",
    "⌉": "close ceiling", "′": "prime", "″": "double prime", "‴": "triple prime", "√": "the square root of",
    "∠": "angle", "△": "triangle", ".": "point", ":": "colon", ";": ";", "†": "dagger", "ı": "i", "ȷ": "j",
    "ϕ": "phi", "φ": "phi", "ϵ": "epsilon", "ε": "epsilon", "ϑ": "theta", "ϖ": "pi", "ϱ": "rho", "ς": "sigma",
    "⏞": "with a brace above", "⏟": "with a brace below", "⎴": "with a bracket above",
    "⎵": "with a bracket below",
    "ℕ": "the natural numbers", "ℤ": "the integers", "ℚ": "the rationals", "ℝ": "the reals",
    "ℂ": "the complex numbers", "ℵ": "aleph", "\\": "backslash", "$": "dollars", "€": "euros", "£": "pounds",
    "&": "and",
  ]

  /// The names of functions that are not read as they are written.
  static let functions: [String: String] = [
    "sin": "sine", "cos": "cosine", "tan": "tangent", "cot": "cotangent", "sec": "secant", "csc": "cosecant",
    "arcsin": "arc sine", "arccos": "arc cosine", "arctan": "arc tangent", "sinh": "hyperbolic sine",
    "cosh": "hyperbolic cosine", "tanh": "hyperbolic tangent", "log": "log", "ln": "natural log", "lg": "log",
    "exp": "exp", "det": "determinant", "dim": "dimension", "ker": "kernel", "gcd": "greatest common divisor",
    "lcm": "least common multiple", "max": "max", "min": "min", "sup": "supremum", "inf": "infimum",
    "lim": "limit",
    "deg": "degree", "arg": "argument", "hom": "hom", "rank": "rank", "tr": "trace", "Tr": "trace",
    "sgn": "sign",
    "mod": "mod", "Pr": "probability", "erf": "error function", "curl": "curl", "grad": "gradient",
  ]

  static let large: [String: String] = [
    "∑": "the sum", "∏": "the product", "∐": "the coproduct", "∫": "the integral", "∬": "the double integral",
    "∭": "the triple integral", "∮": "the contour integral", "⋃": "the union", "⋂": "the intersection",
    "⨁": "the direct sum", "⨂": "the tensor product", "⋁": "the disjunction", "⋀": "the conjunction",
  ]

  static let limits: [String: String] = [
    "lim": "the limit", "lim sup": "the upper limit", "lim inf": "the lower limit", "max": "the max",
    "min": "the min",
    "sup": "the supremum", "inf": "the infimum", "arg max": "the arg max", "argmax": "the arg max",
    "argmin": "the arg min",
    "arg min": "the arg min",
    "Pr": "the probability", "det": "the determinant", "gcd": "the greatest common divisor",
  ]

  static let sets: [String: String] = [
    "N": "the natural numbers", "Z": "the integers", "Q": "the rationals", "R": "the reals",
    "C": "the complex numbers", "P": "the probability",
  ]

  static let marks: [String: String] = [
    "^": "hat", "~": "tilde", "¯": "bar", "‾": "bar", "→": "vector", "⃗": "vector", "⇀": "vector", "˙": "dot",
    "¨": "double dot", "\u{20DB}": "triple dot", "ˇ": "check", "˘": "breve", "´": "acute", "`": "grave",
    "˚": "ring",
    "_": "bar", "←": "left vector", "↔": "double arrow",
  ]

  static let primes: [String: String] = [
    "′": "prime", "″": "double prime", "‴": "triple prime", "⁗": "quadruple prime",
  ]

  static let powers: [String: String] = [
    "2": "squared", "3": "cubed", "∘": "degrees", "°": "degrees", "∗": "star", "†": "dagger", "+": "plus",
    "−": "minus", "⊥": "perp", "⊤": "transpose",
  ]

  static let fences: [String: String] = [
    "||": "the absolute value of", "‖‖": "the norm of", "⌊⌋": "the floor of", "⌈⌉": "the ceiling of",
    "⟨|": "bra", "|⟩": "ket", "{}": "the set of",
  ]

  static let fenceEnds: [String: String] = [
    "||": "end absolute value", "‖‖": "end norm", "⌊⌋": "end floor", "⌈⌉": "end ceiling", "{}": "end set",
  ]

  /// Returns the words for a fraction of small numbers, such as "two thirds"; nil for other fractions.
  static func parts(_ count: Int, of parts: Int) -> String? {
    let numbers = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    let names = ["", "", "half", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
    guard (1..<numbers.count).contains(count), (2..<names.count).contains(parts) else { return nil }
    let name = count == 1 ? names[parts] : parts == 2 ? "halves" : names[parts] + "s"
    return numbers[count] + " " + name
  }

  /// Returns an ordinal such as "4th" or "nth".
  static func ordinal(_ text: String) -> String {
    guard let number = Int(text), number >= 0 else { return text + "th" }
    switch (number % 10, number % 100) {
    case (_, 11...13): return text + "th"
    case (1, _): return text + "st"
    case (2, _): return text + "nd"
    case (3, _): return text + "rd"
    default: return text + "th"
    }
  }
}
