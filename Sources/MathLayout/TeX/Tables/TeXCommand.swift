/// The action of a TeX command.
enum TeXCommand {
  /// A letter, in italics or upright.
  case letter(String, isUpright: Bool)
  /// A character of a class.
  case symbol(String, TeXClass)
  /// A large operator. The limits of an integral (`isIntegral`) are next to it.
  case large(String, isIntegral: Bool)
  /// The name of a function. Its limits go below it if `hasLimits` is true, as for `\lim`.
  case function(String, hasLimits: Bool)
  case dots(String)
  case fraction(TeXFractionStyle)
  case binomial(TeXFractionStyle)
  case generalFraction
  case infix(TeXInfix)
  case root
  case accent(String, isWide: Bool)
  case accentBelow(String)
  case brace(String, isBelow: Bool)
  case enclosure(MathEnclosure)
  case extensibleArrow(String)
  case doubleArrow(TeXDoubleArrow)
  case stack(isBelow: Bool, isRelation: Bool)
  case overUnderSet
  case alphabet(MathVariant?)
  case alphabetSwitch(MathVariant?)
  case boldSymbol
  case text(MathVariant?)
  case operatorName
  case atomClass(TeXClass)
  case space(Double)
  case measuredSpace
  case kern
  case rule
  case phantom(hasWidth: Bool, hasHeight: Bool)
  case smash
  case lap(MathColumnAlignment)
  case raise
  case style(isDisplay: Bool, level: Int)
  case size(Double)
  case color(isSwitch: Bool)
  case colorBox(hasFrame: Bool)
  case delimiterSize(Double, TeXClass)
  case left, right, middle
  case begin, end
  case substack
  case newLine
  case limits(TeXAtom.Limits)
  case not
  case modulo(TeXModulo)
  case tag
  case dropped(arguments: Int)
  case define(TeXDefinition)
  case chemistry, unit
  case derivative(String)
  case character
  case characterCode(TeXCharacterCode)
  case circled
  case verbatim
  case html(TeXHTMLCommand)
  case picture
  case sideScripts
  case underAccent
  case paddedBox
  case scaledBox
  case plainTable
  case defineColor
  case builtRelation
}

/// Two arrows above each other that grow with their labels.
struct TeXDoubleArrow {
  enum Short {
    case above, below
  }

  var above: String
  var below: String
  /// The arrow that does not grow; nil if both do.
  var short: Short?
}

/// The ways to write the number of a character: `\char"41`, `\symbol{65}` and `\unicode{x41}`.
enum TeXCharacterCode {
  case bare, braced
}

/// KaTeX's commands for elements of web pages.
enum TeXHTMLCommand {
  case style, mark
}

/// The style of a fraction's content; `usual` is that of the surrounding formula.
enum TeXFractionStyle {
  case usual, display, text, continued
}

/// Commands that make everything before them in the group the numerator, and everything after them the
/// denominator.
enum TeXInfix {
  case over, atop, choose, brace, brack, above
}

/// The ways to write "modulo".
enum TeXModulo {
  case binary, parenthesized, pod, plain
}

/// The commands that define others.
enum TeXDefinition {
  case newCommand, def, expandedDef, letCommand, mathOperator, pairedDelimiter
}
