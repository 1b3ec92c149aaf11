/// All known TeX commands by name, and the characters that act like a command.
enum TeXCommands {
  /// Returns the action of a command; nil if it is unknown.
  static func command(_ name: String) -> TeXCommand? { commands[name] }

  /// Returns the action of a typed character; nil for characters without one.
  static func character(_ scalar: Unicode.Scalar) -> TeXCommand? { characters[scalar] }

  private static let commands: [String: TeXCommand] = {
    var table = TeXCommands.symbols()
    add(&table, TeXSymbols.functions) { .function($0, hasLimits: false) }
    add(&table, TeXSymbols.limitFunctions) {
      .function(TeXSymbols.spelled[$0] ?? $0, hasLimits: true)
    }
    table["div"] = .symbol("÷", .bin)
    for (name, command) in constructs { table[name] = command }
    for (name, command) in looks { table[name] = command }
    for name in characterNames { table[name] = .character }
    return table
  }()

  /// Creates the table of the commands in `TeXSymbols`.
  private static func symbols() -> [String: TeXCommand] {
    var table: [String: TeXCommand] = [:]
    table.reserveCapacity(1_200)
    pairs(TeXSymbols.letters) { table[$0] = .letter($1, isUpright: false) }
    pairs(TeXSymbols.upright) { table[$0] = .letter($1, isUpright: true) }
    pairs(TeXSymbols.binary) { table[$0] = .symbol($1, .bin) }
    pairs(TeXSymbols.relations) { table[$0] = .symbol($1, .rel) }
    pairs(TeXSymbols.opening) { table[$0] = .symbol($1, .open) }
    pairs(TeXSymbols.closing) { table[$0] = .symbol($1, .close) }
    pairs(TeXSymbols.bars) { table[$0] = .symbol($1, .ord) }
    pairs(TeXSymbols.punctuation) { table[$0] = .symbol($1, .punct) }
    pairs(TeXSymbols.large) { table[$0] = .large($1, isIntegral: false) }
    pairs(TeXSymbols.integrals) { table[$0] = .large($1, isIntegral: true) }
    table["colon"] = .symbol(":", .punct)
    return table
  }

  /// The actions of typed characters: the characters of `TeXSymbols`, and some others.
  private static let characters: [Unicode.Scalar: TeXCommand] = {
    var table: [Unicode.Scalar: TeXCommand] = [:]
    // Some characters are in several lists. The last list counts.
    let lists: [(String, (String) -> TeXCommand)] = [
      (TeXSymbols.upright, { .letter($0, isUpright: true) }),
      (TeXSymbols.letters, { .letter($0, isUpright: false) }),
      (TeXSymbols.relations, { .symbol($0, .rel) }), (TeXSymbols.binary, { .symbol($0, .bin) }),
      (TeXSymbols.opening, { .symbol($0, .open) }), (TeXSymbols.closing, { .symbol($0, .close) }),
      (TeXSymbols.large, { .large($0, isIntegral: false) }),
      (TeXSymbols.integrals, { .large($0, isIntegral: true) }),
    ]
    for (list, command) in lists {
      pairs(list) { name, text in
        // Greek capitals are upright, except those of the `var…` commands.
        guard !(name.hasPrefix("var") && text.unicodeScalars.allSatisfy(\.properties.isUppercase)) else {
          return
        }
        guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1, !scalar.isASCII else {
          return
        }
        table[scalar] = command(text)
      }
    }
    for (text, kind) in TeXCommands.typed {
      if let scalar = text.unicodeScalars.first { table[scalar] = .symbol(text, kind) }
    }
    table["\u{B7}"] = .symbol("⋅", .bin)
    table["\u{2219}"] = .symbol("∙", .bin)
    table["∕"] = .symbol("/", .ord)
    table["⟂"] = .symbol("⟂", .rel)
    table["…"] = .dots("…")
    table["⋯"] = .dots("⋯")
    table["⋮"] = .dots("⋮")
    table["⋱"] = .dots("⋱")
    return table
  }()

  /// ASCII symbols, and characters whose class differs from that of their command.
  private static let typed: [(String, TeXClass)] = [
    ("+", .bin), ("=", .rel), ("<", .rel), (">", .rel), ("(", .open), (")", .close), ("[", .open),
    ("]", .close),
    (",", .punct), (";", .punct), (":", .rel), ("!", .close), ("?", .close), ("|", .ord), ("/", .ord),
    ("△", .bin),
    ("∖", .bin), ("⊲", .rel), ("⊳", .rel), ("⊴", .rel), ("⊵", .rel), ("≈", .rel), ("∼", .rel), ("∣", .rel),
    ("∥", .rel), ("‖", .ord), ("⊥", .rel), ("⋉", .bin), ("⊻", .bin), ("¬", .ord), ("−", .bin),
  ]

  /// Calls `body` with each name and character of a list.
  private static func pairs(_ list: String, _ body: (String, String) -> Void) {
    let words = list.split(separator: " ")
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      body(String(words[index]), String(words[index + 1]))
    }
  }

  private static func add(
    _ table: inout [String: TeXCommand], _ names: String, _ command: (String) -> TeXCommand
  ) {
    for name in names.split(separator: " ") { table[String(name)] = command(String(name)) }
  }
}
