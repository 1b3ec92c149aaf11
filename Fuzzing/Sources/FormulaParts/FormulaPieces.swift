/// Pieces of TeX and MathML, valid and invalid ones, of which random formulas are made.
package enum FormulaPieces {
  package static let all: [String] = tex.split(separator: "\n").map(String.init) + mathML

  /// Returns the text whose pieces the bytes choose.
  package static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var text = ""
    for byte in bytes { text += all[Int(byte) % all.count] }
    return text
  }

  private static let tex = #"""
    x
    y_1
    ^2
    _
    ^
    '
    {
    }
    {}
    [
    ]
    (
    )
    |
    &
    $
    %
    ~
    \\
    \\[2pt]
    \
    \{
    \}
    #1
    12.5
    ,
    +
    -
    =
    a b
    \alpha
    \Gamma
    \infty
    \frac
    \frac12
    \frac{a}{b}
    \dfrac{1
    \cfrac{1}{2+
    \binom{n}{k}
    \genfrac{(}{]}{0pt}{1}{a}{b}
    \over
    \choose
    \above 2pt
    \sqrt
    \sqrt[3]{x}
    \sum
    \sum_{i=1}^n
    \int_0^\infty
    \lim_{x\to0}
    \sin
    \operatorname{rank}
    \operatorname*{argmax}
    \limits
    \nolimits
    \left(
    \left.
    \left\{
    \middle|
    \right)
    \right.
    \right
    \bigl[
    \Biggr\rangle
    \hat
    \vec{v}
    \widehat{abc}
    \overline{
    \underbrace{a+b}_{c}
    \xrightarrow[a]{b}
    \overset{!}{=}
    \stackrel
    \substack{a\\b}
    \begin{matrix}
    \end{matrix}
    \begin{pmatrix}a&b\\c&d\end{pmatrix}
    \begin{cases}
    \end{cases}
    \begin{array}{l|c@{x}r}
    \end{array}
    \begin{aligned}
    \end{aligned}
    \begin{align*}
    \end{align*}
    \begin{equation}
    \end{equation}
    \begin{nothing}
    \end{nothing}
    \begin
    \end
    \hline
    \tag{1}
    \label{a}
    \notag
    \text{if $x>0$ and}
    \text
    \text(
    \textbf{b \textit{c}}
    \mathrm{max}
    \mathbf
    \mathbb{R}
    \bm{x}
    \rm
    \newcommand{\a}[2][z]{#1+#2}
    \a
    \a[1]{2}
    \def\b#1{\c{#1}\c{#1}}
    \def\c#1{\b{#1}\b{#1}}
    \b{x}
    \let\d=\frac
    \d
    \DeclareMathOperator{\e}{e}
    \e
    \hspace{1cm}
    \kern 3pt
    \kern
    \rule{9999em}{1em}
    \phantom{x}
    \smash[b]{y}
    \mathrlap{x}
    \raisebox{1em}{x}
    \color{red}
    \textcolor{#f00}{x}
    \color[RGB]{1,2,3}
    \colorbox{yellow}{x}
    \fcolorbox{red}{blue}{x}
    \boxed{x}
    \cancel{x}
    \displaystyle
    \scriptstyle
    \large
    \bmod
    \pmod{n}
    \not
    \not=
    \dots
    \ce{2H2 + O2 ->[a][b] 2H2O}
    \ce{^{227}_{90}Th+}
    \ce{SO4^2- v}
    \ce{
    \pu{1.2e3 mol*l-1}
    \dv{f}{x}
    \bra{x}
    \abs{
    \unknown
    \mathrel{x}
    \mathop{x}
    \,
    \!
    \quad
    \;
    \,-x
    ∑
    √
    √x
    x²
    ₁₂
    ≤
    α
    速度
    é
    ́
    👍🏽
    “
    \u{0}
    \$
    \(
    \)
    \[
    \]
    $$
    """#

  private static let mathML = [
    "<math>", "</math>", "<mrow>", "</mrow>", "<mi>x</mi>", "<mn>1</mn>", "<mo>+</mo>",
    "<mo stretchy='false'>(</mo>",
    "<mtext>a b</mtext>", "<mfrac>", "</mfrac>", "<msup>", "</msup>", "<msqrt>", "</msqrt>",
    "<mtable><mtr><mtd>",
    "</mtd></mtr></mtable>", "<mtd>", "<mstyle displaystyle=\"true\" mathcolor=red>", "</mstyle>",
    "<mspace width=\"1em\"/>",
    "<mmultiscripts>", "<mprescripts/>", "<none/>", "</mmultiscripts>", "<menclose notation='box'>",
    "</menclose>",
    "<mpadded width='+1em'>", "</mpadded>", "<merror>", "</merror>", "<semantics>",
    "<annotation>x</annotation>",
    "<mfenced open='[' separators=';'>", "</mfenced>", "&alpha;", "&#x3b1;", "&", "<", ">", "<!--", "-->",
    "<![CDATA[",
    "]]>", "<apply>", "<m:mi>", "<mi", "=\"", "'", "/>", "\n", "\t",
  ]
}
