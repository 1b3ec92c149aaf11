/// LB1: maps Line_Break classes to the symbols of the rules, for one set of options.
struct LineBreakSymbols {
  /// The symbol of each Line_Break class.
  private let table: ContiguousArray<LineBreakSymbol>
  private let strictness: LineBreakOptions.Strictness
  private let isChineseOrJapanese: Bool
  /// Whether CSS has rules for single characters under these options. If so, the symbol depends on the
  /// character, not only on its Line_Break class.
  private let isTailored: Bool
  private let isBrowserChinese: Bool

  /// The symbols of UAX #14 as written.
  static let unicode = LineBreakSymbols(options: LineBreakOptions())
  /// The symbols in which CJ counts as ID and nothing else changes.
  private static let normal = LineBreakSymbols(options: LineBreakOptions(strictness: .normal))
  private static let normalChineseOrJapanese = LineBreakSymbols(
    options: LineBreakOptions(strictness: .normal, language: "ja"))
  private static let browserChinese = LineBreakSymbols(
    options: LineBreakOptions(language: "zh").following(.browser))

  /// Returns the symbols for a set of options. Those for the usual options are shared.
  static func symbols(for options: LineBreakOptions) -> LineBreakSymbols {
    // In Chromium, `break-all` adds pairs to the normal rules and changes no symbols.
    guard options.wordBreak != .breakAll || options.policy == .browser else { return .init(options: options) }
    switch options.resolvedStrictness {
    case .strict, .anywhere: return .unicode
    case .normal:
      // Chromium's only tailoring for Japanese is that of CJ.
      if options.strictness == .auto { return options.isBrowserChinese ? .browserChinese : .normal }
      return options.isChineseOrJapanese ? .normalChineseOrJapanese : .normal
    case .auto, .loose: return .init(options: options)
    }
  }

  private init(options: LineBreakOptions) {
    strictness = options.resolvedStrictness
    isChineseOrJapanese = options.isChineseOrJapanese
    isTailored =
      strictness == .loose || options.strictness == .normal && isChineseOrJapanese
    isBrowserChinese = options.isBrowserChinese
    var table = ContiguousArray(repeating: LineBreakSymbol.al, count: 64)
    for value in UInt8(0)..<64 {
      guard let lineBreak = LineBreakClass(rawValue: value) else { break }
      table[Int(value)] = Self.symbol(
        for: lineBreak, strictness: strictness,
        breaksAll: options.wordBreak == .breakAll && options.policy == .unicode)
    }
    self.table = table
  }

  /// Returns the symbol that follows from a character's properties alone.
  @inline(__always)
  func symbol(of properties: ScalarProperties) -> LineBreakSymbol {
    let lineBreak = properties.lineBreak
    let symbol = table[Int(lineBreak.rawValue)]
    // LB1: SA counts as CM for Mn and Mc, otherwise as AL.
    if lineBreak == .sa { return properties.isMark && properties.generalCategory != .me ? .cm : symbol }
    if isBrowserChinese, symbol == .qu || symbol == .ns { return Self.chinese(properties) ?? symbol }
    return properties.isDottedCircle && symbol == .al ? .dottedCircle : symbol
  }

  /// Returns the symbol that Chromium's ICU uses for a character in Chinese; nil if it is not tailored. The
  /// properties of these characters are unique, so they identify the characters.
  private static func chinese(_ properties: ScalarProperties) -> LineBreakSymbol? {
    switch properties {
    case chineseOpenQuote: .op
    case chineseCloseQuote: .cl
    // These characters lose the class NS but do not get the class ID, so that LB23a does not join them to
    // prefixes and suffixes.
    case waveDash, doubleHyphen: .other
    default: nil
    }
  }
  private static let chineseOpenQuote = ScalarProperties(0x201C)
  private static let chineseCloseQuote = ScalarProperties(0x201D)
  private static let waveDash = ScalarProperties(0x301C)
  private static let doubleHyphen = ScalarProperties(0x30A0)

  /// Returns the symbol of the character at an offset, including CSS's rules for single characters.
  @inline(__always)
  func symbol(
    of properties: ScalarProperties, at offset: Int, in text: Span<UInt16>
  ) -> LineBreakSymbol {
    let symbol = symbol(of: properties)
    return isTailored ? tailored(symbol, properties, at: offset, in: text) : symbol
  }

  private static func symbol(
    for lineBreak: LineBreakClass, strictness: LineBreakOptions.Strictness, breaksAll: Bool
  ) -> LineBreakSymbol {
    switch lineBreak {
    case .al, .ai, .sa, .sg, .xx, .hl: breaksAll ? .id : lineBreak == .hl ? .hl : .al
    case .nu: .nu
    case .cj: strictness == .strict ? .ns : .id
    case .cm, .zwj: .cm
    case .ak: .ak
    case .ap: .ap
    case .as: .as
    case .b2: .b2
    case .ba: .ba
    case .bb: .bb
    case .bk: .bk
    case .cb: .cb
    case .cl: .cl
    case .cp: .cp
    case .cr: .cr
    case .eb: .eb
    case .em: .em
    case .ex: .ex
    case .gl: .gl
    case .h2: .h2
    case .h3: .h3
    case .hh: .hh
    case .hy: .hy
    case .id: .id
    case .in: .in
    case .is: .is
    case .jl: .jl
    case .jt: .jt
    case .jv: .jv
    case .lf: .lf
    case .nl: .nl
    case .ns: .ns
    case .op: .op
    case .po: .po
    case .pr: .pr
    case .qu: .qu
    case .ri: .ri
    case .sp: .sp
    case .sy: .sy
    case .vf: .vf
    case .vi: .vi
    case .wj: .wj
    case .zw: .zw
    }
  }

  /// CSS Text 3 §5.3: returns the symbol of a character that breaks like an ideograph at a lower strictness.
  private func tailored(
    _ symbol: LineBreakSymbol, _ properties: ScalarProperties, at offset: Int, in text: Span<UInt16>
  ) -> LineBreakSymbol {
    switch symbol {
    case .ns, .ex, .po, .pr: break
    default: return symbol
    }
    let isLoose = strictness == .loose
    switch text[offset] {
    // CJK hyphen-like characters.
    case 0x301C, 0x30A0: return isChineseOrJapanese ? .id : symbol
    // Iteration marks.
    case 0x3005, 0x303B, 0x309D, 0x309E, 0x30FD, 0x30FE: return isLoose ? .id : symbol
    // Centred punctuation.
    case 0x30FB, 0xFF1A, 0xFF1B, 0xFF65, 0x203C, 0x2047, 0x2048, 0x2049, 0xFF01, 0xFF1F:
      return isLoose && isChineseOrJapanese ? .id : symbol
    default:
      // Prefixes and suffixes whose East Asian width is ambiguous, fullwidth or wide.
      let isAffix = (symbol == .po || symbol == .pr) && (1...2).contains(properties.eastAsianWidth)
      return isAffix && isLoose && isChineseOrJapanese ? .id : symbol
    }
  }
}
