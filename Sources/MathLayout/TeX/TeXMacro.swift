/// A command that is replaced by other tokens.
struct TeXMacro {
  /// The replacement, with `#1` to `#9` for the arguments.
  var tokens: [TeXToken]
  /// The number of arguments.
  var arguments: Int
  /// The default of the first argument, which is then given in square brackets; nil if the first argument is
  /// like the others.
  var optional: [TeXToken]?
  /// Which bars in the argument grow with the macro's fences; nil if bars stay as they are.
  var bars: TeXBars?
  /// The replacement after a star, with one argument; nil if the macro has no form with a star.
  var starred: [TeXToken]?

  init(tokens: [TeXToken], arguments: Int, optional: [TeXToken]? = nil) {
    self.tokens = tokens
    self.arguments = min(max(arguments, 0), 9)
    self.optional = optional
  }

  /// Creates a macro from its text. Its number of arguments is the highest argument number in the text, but
  /// at least `least`.
  init(_ text: String, arguments least: Int = 0) {
    tokens = TeXLexer.tokens(text)
    arguments = tokens.reduce(least) { most, token in
      if case .parameter(let number) = token.kind { max(most, number) } else { most }
    }
  }

  /// Creates the macro of a `\DeclarePairedDelimiter`: delimiters of the text's size, of the size in square
  /// brackets, or, after a star, of the size of the content.
  static func pairedDelimiter(_ left: [TeXToken], _ right: [TeXToken]) -> TeXMacro {
    func filled(_ text: String, _ left: [TeXToken], _ right: [TeXToken]) -> [TeXToken] {
      TeXLexer.tokens(text).flatMap { token in
        switch token.kind {
        case .character("<"): left
        case .character(">"): right
        default: [token]
        }
      }
    }
    var macro = TeXMacro(
      tokens: filled("\\mathopen{#1<}#2\\mathclose{#1>}", left, right), arguments: 2, optional: [])
    let none = [TeXToken(kind: .character("."), start: 0, end: 0)]
    macro.starred = filled(
      "\\left<#1\\right>", left.isEmpty ? none : left, right.isEmpty ? none : right)
    return macro
  }

  /// Macros of LaTeX itself and of packages that people use in chats (physics, braket, mathtools).
  static let builtIn: [String: TeXMacro] = [
    "bra": "\\left\\langle #1\\right|", "ket": "\\left|#1\\right\\rangle", "Bra": "\\left\\langle #1\\right|",
    "Ket": "\\left|#1\\right\\rangle",
    "ev": "\\left\\langle #1\\right\\rangle",
    "ketbra": "\\left|#1\\right\\rangle\\left\\langle #1\\right|", "abs": "\\left|#1\\right|",
    "norm": "\\left\\lVert #1\\right\\rVert", "pqty": "\\left(#1\\right)",
    "bqty": "\\left[#1\\right]", "Bqty": "\\left\\{#1\\right\\}", "ceil": "\\left\\lceil #1\\right\\rceil",
    "floor": "\\left\\lfloor #1\\right\\rfloor",
    "order": "\\mathcal{O}\\left(#1\\right)", "dd": "\\mathop{}\\!\\mathrm{d}#1",
    "differential": "\\mathrm{d}",
    "vcenter": "#1", "ensuremath": "#1", "multicolumn": "#3",
    "cancelto": "\\cancel{#2}^{#1}",
    "prescript": "{}^{#1}_{#2}#3", "eqref": "\\text{(#1)}", "ref": "\\text{#1}", "vv": "\\overrightarrow{#1}",
    "va": "\\vec{\\mathbf{#1}}", "vu": "\\hat{\\mathbf{#1}}",
    "eval": "\\left.#1\\right|",
    "comm": "\\left[#1,#2\\right]", "acomm": "\\left\\{#1,#2\\right\\}",
    "expval": "\\left\\langle #1\\right\\rangle",
    "mel": "\\left\\langle #1\\middle|#2\\middle|#3\\right\\rangle", "flatfrac": "\\left.#1/#2\\right.",
    "TeX": "\\text{TeX}", "LaTeX": "\\text{LaTeX}", "KaTeX": "\\text{KaTeX}",
    "varlimsup": "\\operatorname*{\\overline{lim}}", "varliminf": "\\operatorname*{\\underline{lim}}",
    "varinjlim": "\\operatorname*{\\underrightarrow{lim}}",
    "varprojlim": "\\operatorname*{\\underleftarrow{lim}}",
    "lnot": "\u{AC}", "neg": "\u{AC}", "iff": "\\;\\Longleftrightarrow\\;",
    "implies": "\\;\\Longrightarrow\\;",
    "impliedby": "\\;\\Longleftarrow\\;", "suchthat": "\\mathrel{|}",
    "tripledash": "-\\,-\\,-", "minuso": "\\ominus", "bold": "\\mathbf{#1}",
    "divergence": "\\nabla\\cdot", "gradient": "\\nabla",
    "laplacian": "\\nabla^2", "cross": "\\times", "vdot": "\\cdot",
    "degreecelsius": "\\degree\\mathrm{C}", "celsius": "\\degree\\mathrm{C}", "ohm": "\\Omega",
    "micro": "\\mu",
    "SI": "#1\\,\\mathrm{#2}", "si": "\\mathrm{#1}", "num": "#1", "unit": "\\mathrm{#1}",
    "url": "\\texttt{#1}", "href": "#2", "operatornamewithlimits": "\\operatorname*{#1}",
    "mathbbm": "\\mathbb{#1}", "angln": "\\angl n",
    "red": "\\textcolor{red}{#1}", "blue": "\\textcolor{blue}{#1}", "green": "\\textcolor{green}{#1}",
    "orange": "\\textcolor{orange}{#1}", "pink": "\\textcolor{pink}{#1}",
    "purple": "\\textcolor{purple}{#1}", "gray": "\\textcolor{gray}{#1}",
  ].mapValues { TeXMacro($0) }
    // These macros do not use all of their arguments.
    .merging(["mathchoice": TeXMacro("#2", arguments: 4), "hdotsfor": TeXMacro("\\dots", arguments: 1)]) {
      $1
    }
    .merging(
      [
        "braket": ("\\left\\langle #1\\right\\rangle", .all(space: "")),
        "Braket": ("\\left\\langle #1\\right\\rangle", .all(space: ",")),
        "set": ("\\left\\{#1\\right\\}", .first(space: ";")),
        "Set": ("\\left\\{#1\\right\\}", .first(space: ";")),
      ].mapValues { (text: String, bars: TeXBars) in
        var macro = TeXMacro(text)
        macro.bars = bars
        return macro
      }
    ) { $1 }
}
