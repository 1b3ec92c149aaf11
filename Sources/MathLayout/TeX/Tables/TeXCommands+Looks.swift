extension TeXCommands {
  /// Commands for spaces and for the appearance of content.
  static let looks: [String: TeXCommand] = {
    var table = alphabets
    for (name, command) in boxes { table[name] = command }
    for (name, width) in spaces { table[name] = .space(width) }
    for (name, scale) in sizes { table[name] = .size(scale) }
    for (name, text) in arrows { table[name] = .extensibleArrow(text) }
    for (name, size) in [("big", 1.2), ("Big", 1.8), ("bigg", 2.4), ("Bigg", 3.0)] {
      table[name] = .delimiterSize(size, .ord)
      table[name + "l"] = .delimiterSize(size, .open)
      table[name + "r"] = .delimiterSize(size, .close)
      table[name + "m"] = .delimiterSize(size, .rel)
    }
    return table
  }()

  private static let alphabets: [String: TeXCommand] = [
    "mathrm": .alphabet(.normal), "mathup": .alphabet(.normal), "mathbf": .alphabet(.bold),
    "mathbold": .alphabet(.boldItalic), "mathit": .alphabet(.italic), "mathnormal": .alphabet(nil),
    "mathsf": .alphabet(.sansSerif), "mathsfit": .alphabet(.sansSerifItalic), "mathtt": .alphabet(.monospace),
    "mathbb": .alphabet(.doubleStruck), "Bbb": .alphabet(.doubleStruck), "mathds": .alphabet(.doubleStruck),
    "mathcal": .alphabet(.script), "mathscr": .alphabet(.script), "mathfrak": .alphabet(.fraktur),
    "frak": .alphabet(.fraktur), "symbf": .alphabet(.bold), "symup": .alphabet(.normal),
    "symrm": .alphabet(.normal), "vb": .alphabet(.bold),
    "boldsymbol": .boldSymbol, "bm": .boldSymbol, "pmb": .boldSymbol,
    "rm": .alphabetSwitch(.normal), "bf": .alphabetSwitch(.bold), "it": .alphabetSwitch(.italic),
    "sf": .alphabetSwitch(.sansSerif), "tt": .alphabetSwitch(.monospace), "cal": .alphabetSwitch(.script),
    "mit": .alphabetSwitch(nil), "bfseries": .alphabetSwitch(.bold), "itshape": .alphabetSwitch(.italic),
    "rmfamily": .alphabetSwitch(.normal), "sffamily": .alphabetSwitch(.sansSerif),
    "ttfamily": .alphabetSwitch(.monospace),
    "text": .text(nil), "mbox": .text(nil), "hbox": .text(nil), "textnormal": .text(nil),
    "textup": .text(nil),
    "textrm": .text(nil), "textmd": .text(nil), "intertext": .text(nil), "shortintertext": .text(nil),
    "textbf": .text(.bold), "textit": .text(.italic), "textsl": .text(.italic), "emph": .text(.italic),
    "textsf": .text(.sansSerif), "texttt": .text(.monospace), "textsc": .text(nil),
  ]

  private static let boxes: [String: TeXCommand] = [
    "mathord": .atomClass(.ord), "mathop": .atomClass(.op), "mathbin": .atomClass(.bin),
    "mathrel": .atomClass(.rel),
    "mathopen": .atomClass(.open), "mathclose": .atomClass(.close), "mathpunct": .atomClass(.punct),
    "mathinner": .atomClass(.inner), "mathstrut": .dropped(arguments: 0),
    "hspace": .measuredSpace, "kern": .kern, "mkern": .kern, "hskip": .kern, "mskip": .kern, "rule": .rule,
    "phantom": .phantom(hasWidth: true, hasHeight: true),
    "hphantom": .phantom(hasWidth: true, hasHeight: false),
    "vphantom": .phantom(hasWidth: false, hasHeight: true), "smash": .smash, "llap": .lap(.right),
    "mathllap": .lap(.right), "rlap": .lap(.left), "mathrlap": .lap(.left), "clap": .lap(.center),
    "mathclap": .lap(.center), "raisebox": .raise,
    "displaystyle": .style(isDisplay: true, level: 0), "textstyle": .style(isDisplay: false, level: 0),
    "scriptstyle": .style(isDisplay: false, level: 1),
    "scriptscriptstyle": .style(isDisplay: false, level: 2),
    "color": .color(isSwitch: true), "textcolor": .color(isSwitch: false),
    "colorbox": .colorBox(hasFrame: false),
    "fcolorbox": .colorBox(hasFrame: true),
  ]

  /// The widths of the spaces, in ems.
  private static let spaces: [String: Double] = [
    ",": 0.1667, "thinspace": 0.1667, ":": 0.2222, ">": 0.2222, "medspace": 0.2222, ";": 0.2778,
    "thickspace": 0.2778,
    "!": -0.1667, "negthinspace": -0.1667, "negmedspace": -0.2222, "negthickspace": -0.2778, " ": 0.3333,
    "space": 0.3333, "nobreakspace": 0.3333, "enspace": 0.5, "enskip": 0.5, "quad": 1, "qquad": 2,
  ]

  /// The sizes, as factors of the text size.
  private static let sizes: [String: Double] = [
    "Tiny": 0.5, "tiny": 0.5, "sixptsize": 0.6, "scriptsize": 0.7, "footnotesize": 0.8, "small": 0.9,
    "normalsize": 1, "large": 1.2,
    "Large": 1.44,
    "LARGE": 1.728, "huge": 2.074, "Huge": 2.488,
  ]
}
