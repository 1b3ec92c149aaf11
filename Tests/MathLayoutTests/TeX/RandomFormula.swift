/// Makes random formulas. The same seed gives the same formulas.
struct RandomFormula: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns the next number of SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }

  mutating func of<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Returns a text of pieces of TeX. Half of the texts repeat a few pieces.
  mutating func text() -> String {
    let few = (0..<(1 + below(10))).map { _ in of(Self.pieces) }
    let repeats = below(2) == 0
    return (0..<(1 + below(40))).map { _ in repeats ? of(few) : of(Self.pieces) }.joined()
  }

  private static let pieces: [String] = [
    "x", "y_1", "^2", "_", "^", "'", "{", "}", "{}", "[", "]", "(", ")", "|", "&", "$", "%", "~", "\\\\",
    "\\", "\\{", "#1",
    "12.5", ",", "+", "-", "=", " ", "\n", "\\alpha", "\\Gamma", "\\frac", "\\frac{a}{b}", "\\binom{n}{k}",
    "\\over", "\\choose",
    "\\sqrt", "\\sqrt[3]{x}", "\\sum_{i=1}^n", "\\int", "\\lim_{x\\to0}", "\\sin", "\\operatorname{rank}",
    "\\limits",
    "\\left(", "\\left.", "\\middle|", "\\right)", "\\right", "\\bigl[", "\\hat", "\\vec{v}", "\\overline{",
    "\\underbrace{a}_{c}",
    "\\xrightarrow[a]{b}", "\\overset{!}{=}", "\\substack{a\\\\b}", "\\begin{matrix}", "\\end{matrix}",
    "\\begin{cases}",
    "\\end{cases}", "\\begin{array}{l|c}", "\\end{array}", "\\begin{aligned}", "\\end{aligned}",
    "\\begin{foo}", "\\hline",
    "\\tag{1}", "\\text{if $x$ and }", "\\text", "\\mathrm{max}", "\\mathbf", "\\bm{x}", "\\rm",
    "\\def\\a#1{#1#1}", "\\a",
    "\\newcommand{\\b}[2][z]{#1+#2}", "\\b", "\\let\\c=\\frac", "\\c", "\\hspace{1cm}", "\\kern 3pt",
    "\\rule{9999em}{1em}",
    "\\phantom{x}", "\\smash[b]{y}", "\\color{red}", "\\textcolor{#f00}{x}", "\\boxed{x}", "\\displaystyle",
    "\\large", "\\bmod",
    "\\pmod{n}", "\\not", "\\dots", "\\ce{2H2 + O2 -> 2H2O}", "\\ce{^{227}_{90}Th+}", "\\ce{",
    "\\pu{1.2e3 mol}", "\\dv{f}{x}",
    "\\abs{", "\\foo", "\\mathop{x}", "\\,", "\\quad", "∑", "√", "x²", "₁₂", "≤", "α", "速度", "é", "\u{301}",
    "👍🏽", "\u{0}", "<", ">", "&amp;",
  ]
}
