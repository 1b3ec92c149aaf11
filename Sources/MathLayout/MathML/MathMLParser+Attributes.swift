extension MathMLParser {
  /// Returns the changes of style in the attributes of an element; nil if there are none.
  static func style(of element: Element) -> MathStyle? {
    guard !element.attributes.isEmpty else { return nil }
    let attributes = element.attributes
    var style = MathStyle()
    // On `mtable`, `displaystyle` and `scriptlevel` are part of the table, and on `math` they are ignored.
    if element.name != "mtable", element.name != "math" {
      style.isDisplay = attributes["displaystyle"].flatMap { Bool($0) }
      if let level = attributes["scriptlevel"], let number = Int(level), (-9...9).contains(number) {
        if level.hasPrefix("+") || level.hasPrefix("-") {
          style.scriptLevelChange = number
        } else {
          style.scriptLevel = number
        }
      }
    }
    if let size = attributes["mathsize"] { style.scale = scale(size) }
    style.color = (attributes["mathcolor"] ?? attributes["color"]).flatMap { TeXColors.color($0, model: nil) }
    style.background = (attributes["mathbackground"] ?? attributes["background"]).flatMap {
      TeXColors.color($0, model: nil)
    }
    if let css = attributes["style"] {
      if css.contains("math-shift:compact") { style.isCramped = true }
      if css.contains("math-shift:normal") { style.isCramped = false }
    }
    return style == MathStyle() ? nil : style
  }

  private static func scale(_ text: String) -> Double {
    switch text {
    case "small": 0.8
    case "normal": 1
    case "big": 1.25
    default: min(max(length(text, unit: 1)?.ems ?? 1, 0.5), 4)
    }
  }

  /// Reads a length, in ems; nil if the text is not a length. A number without a unit counts as a multiple of
  /// `unit`.
  static func length(_ text: String, unit: Double = 1) -> MathLength? {
    let text = text.trimmingSpaces
    if let ems = namedSpaces[text] { return MathLength(ems: ems) }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    guard let number = Double(digits.first == "." ? "0" + digits : String(digits)), number.isFinite else {
      return nil
    }
    let factor: Double
    switch text.dropFirst(digits.count) {
    case "em": factor = 1
    case "ex": factor = 0.5
    case "": factor = unit
    case "%": factor = unit / 100
    // CSS's default text size is 16 pixels.
    case "px": factor = 1.0 / 16
    case "pt": factor = 1.0 / 12
    case "pc": factor = 1
    case "mm": factor = 0.2362
    case "cm": factor = 2.3622
    case "in": factor = 6
    default: return nil
    }
    return MathLength(ems: factor == 1 ? number : (number * factor * 10_000).rounded() / 10_000)
  }

  private static let namedSpaces: [String: Double] = [
    "veryverythinmathspace": 0.0556, "verythinmathspace": 0.1111, "thinmathspace": 0.1667,
    "mediummathspace": 0.2222,
    "thickmathspace": 0.2778, "verythickmathspace": 0.3333, "veryverythickmathspace": 0.3889,
    "negativethinmathspace": -0.1667, "negativemediummathspace": -0.2222, "negativethickmathspace": -0.2778,
  ]

  static func op(_ text: String, _ attributes: [String: String], _ variant: MathVariant?) -> MathOperator {
    // A hyphen is read as a minus sign, because people type it for that.
    var op = MathOperator(text == "-" ? "−" : text)
    op.variant = variant
    guard !attributes.isEmpty else { return op }
    op.form = attributes["form"].flatMap { MathOperator.Form(rawValue: $0) }
    op.leadingSpace = attributes["lspace"].flatMap { length($0) }
    op.trailingSpace = attributes["rspace"].flatMap { length($0) }
    op.isStretchy = attributes["stretchy"].flatMap { Bool($0) }
    op.isSymmetric = attributes["symmetric"].flatMap { Bool($0) }
    op.isLarge = attributes["largeop"].flatMap { Bool($0) }
    op.movesLimits = attributes["movablelimits"].flatMap { Bool($0) }
    op.isAccent = attributes["accent"].flatMap { Bool($0) }
    op.minimumSize = attributes["minsize"].flatMap { length($0) }
    op.maximumSize = attributes["maxsize"].flatMap { length($0) }
    return op
  }

  static func space(_ attributes: [String: String]) -> MathSpace {
    MathSpace(
      width: attributes["width"].flatMap { length($0) } ?? .zero,
      height: attributes["height"].flatMap { length($0) } ?? .zero,
      depth: attributes["depth"].flatMap { length($0) } ?? .zero,
      isFilled: attributes["style"]?.contains("background:currentColor") ?? false,
      breaksLine: attributes["linebreak"] == "newline")
  }

  static func padding(_ attributes: [String: String]) -> MathPadding {
    var padding = MathPadding()
    // Sizes relative to the content's size (`+1em`, `50%width`) are ignored.
    padding.width = attributes["width"].flatMap { length($0) }
    padding.height = attributes["height"].flatMap { length($0) }
    padding.depth = attributes["depth"].flatMap { length($0) }
    padding.alignment = attributes["data-align"].flatMap(MathColumnAlignment.init)
    if padding.alignment == nil { padding.shift = attributes["lspace"].flatMap { length($0) } ?? .zero }
    padding.raise = attributes["voffset"].flatMap { length($0) } ?? .zero
    return padding
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    guard first?.isWhitespace ?? false || last?.isWhitespace ?? false else { return self }
    return String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
