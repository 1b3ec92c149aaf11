import TextLayout

/// A node of a formula in its place, and its layout. Elements lie in one array and name each other by their numbers; what is not a
/// plain number lies in others, so that layout counts no references.
struct MathElement {
  /// What an element is laid out as.
  enum Kind: Hashable {
    /// Nodes side by side: rows, styles, phantoms, the formula itself.
    case row
    case token
    case op
    case space
    case fraction
    case root
    /// `after` counts the elements after the base that stand after it, two for each pair.
    case scripts(hasSub: Bool, hasSup: Bool)
    case multiscripts(after: Int)
    case underOver(hasUnder: Bool, hasOver: Bool, isUnderAccent: Bool, isOverAccent: Bool)
    case table
    case padded
    case enclosed

    var isUnderOver: Bool { if case .underOver = self { true } else { false } }
  }

  /// Stands for no element.
  static let none = -1

  var kind: Kind
  let setting: MathSetting
  /// The number of its font in the setter.
  let font: Int
  var firstChild = MathElement.none
  var nextSibling = MathElement.none
  /// The operator that it is in essence, with scripts or spaces around it (an embellished operator).
  var core = MathElement.none
  /// Whether it is white space, or consists of it.
  var isSpaceLike = false
  /// Whether it has a colour behind it.
  var hasBackground = false
  /// Whether nothing in it is drawn.
  var isHidden = false
  /// Whether it was laid out, and not for a neighbour's size.
  var isLaidOut = false
  /// Of a token of one character, but not of words, that character; 0 for others.
  var scalar: UInt32 = 0
  /// The alphabet of that character.
  var variant = MathVariant.normal
  /// Of an operator its number among them.
  var operatorNumber: Int32 = -1
  var box = MathBox()
  var content = MathContent.none

  init(kind: Kind, setting: MathSetting, font: Int) {
    self.kind = kind
    self.setting = setting
    self.font = font
  }

  /// Sets the place in the element around it.
  mutating func place(x: LayoutUnit, y: LayoutUnit) {
    box.x = x
    box.y = y
  }

  /// Sets the box, but not its place, and what is drawn.
  mutating func set(_ new: MathBox, _ content: MathContent) {
    let (x, y) = (box.x, box.y)
    box = new
    place(x: x, y: y)
    self.content = content
  }
}

/// The layout of an element.
struct MathBox {
  var width = LayoutUnit.zero
  /// Above the baseline.
  var ascent = LayoutUnit.zero
  /// Below the baseline.
  var descent = LayoutUnit.zero
  var italicsCorrection = LayoutUnit.zero
  /// Where its baseline starts, relative to that of the element around it; y downwards.
  var x = LayoutUnit.zero
  var y = LayoutUnit.zero
}

/// What is drawn for an element besides its children. Content that is not a plain number is stored in arrays
/// of the setter.
enum MathContent {
  case none
  /// A glyph of the element's font, at a place in the box.
  case glyph(UInt32, x: LayoutUnit, y: LayoutUnit)
  /// The number of a token.
  case token(Int)
  /// The number of a glyph that has grown, at a place in the box.
  case grown(Int, x: LayoutUnit, y: LayoutUnit)
  /// The radical sign at a place in the box, and the bar from its end.
  case radical(Int, x: LayoutUnit, y: LayoutUnit, bar: Rect)
  /// A filled rectangle, relative to the start of the baseline.
  case bar(Rect)
  /// The number of a list of rectangles and lines, relative to the start of the baseline.
  case rules(Int)
}

/// What an operator is, in its place.
struct MathOperatorState {
  let element: Int
  /// Its character; 0 for an operator of several.
  let scalar: UInt32
  var form: MathOperator.Form
  var category: OperatorCategory
  var leading: LayoutUnit
  var trailing: LayoutUnit
  var isStretchy: Bool
  var isSymmetric: Bool
  var isLarge: Bool
  var movesLimits: Bool
  /// Whether it grows up and down, and not to the sides.
  var isVertical: Bool
}

/// The size that an operator is to grow to.
enum GrowthTarget {
  case vertical(ascent: LayoutUnit, descent: LayoutUnit)
  case horizontal(LayoutUnit)
}

extension MathElement.Kind {
  /// What a child is in a fraction, a root, among scripts or in a table; nil for bases, and for children of others.
  func role(ofChild number: Int) -> FormulaSlot.Role? {
    switch self {
    case .row, .token, .op, .space, .padded, .enclosed: nil
    case .fraction: number == 0 ? .numerator : .denominator
    case .root: number == 0 ? .radicand : .degree
    case .table: .cell
    case .scripts(let hasSub, _): number == 0 ? nil : hasSub && number == 1 ? .subscript : .superscript
    case .multiscripts: number == 0 ? nil : number % 2 == 1 ? .subscript : .superscript
    case .underOver(let hasUnder, _, _, _): number == 0 ? nil : hasUnder && number == 1 ? .under : .over
    }
  }
}
