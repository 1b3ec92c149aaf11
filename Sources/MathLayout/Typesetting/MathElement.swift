import TextLayout

/// A node of a formula with its style and its layout. Elements are in one array and refer to each other by
/// index. Values that are not plain numbers are in other arrays, so that layout needs no reference counting.
struct MathElement {
  /// The kinds of elements, which decide how they are laid out.
  enum Kind: Hashable {
    /// Nodes next to each other: rows, styles, phantoms, the formula itself.
    case row
    case token
    case op
    case space
    case fraction
    case root
    /// Several pairs of scripts. `after` counts the scripts after the base, two for each pair.
    case scripts(hasSub: Bool, hasSup: Bool)
    case multiscripts(after: Int)
    case underOver(hasUnder: Bool, hasOver: Bool, isUnderAccent: Bool, isOverAccent: Bool)
    case table
    case padded
    case enclosed

    var isUnderOver: Bool { if case .underOver = self { true } else { false } }
  }

  /// The index that means no element.
  static let none = -1

  var kind: Kind
  let setting: MathSetting
  /// The index of the element's font in the setter.
  let font: Int
  var firstChild = MathElement.none
  var nextSibling = MathElement.none
  /// The operator inside an embellished operator: the element is that operator with scripts or spaces around
  /// it.
  var core = MathElement.none
  /// Whether the element is white space, or consists of it.
  var isSpaceLike = false
  /// Whether the element has a background colour.
  var hasBackground = false
  /// Whether the element and its content are not drawn.
  var isHidden = false
  /// Whether the element was laid out in its natural size.
  var isLaidOut = false
  /// The width of the widest part of an under-over construct whose parts all stretch horizontally; nil until
  /// it is known.
  var widthOfParts: LayoutUnit?
  /// The character of a token that has only one; 0 for words and for all other elements.
  var scalar: UInt32 = 0
  /// The alphabet of `scalar`.
  var variant = MathVariant.normal
  /// For an operator, its index in the list of operators; -1 for other elements.
  var operatorNumber: Int32 = -1
  var box = MathBox()
  var content = MathContent.none

  init(kind: Kind, setting: MathSetting, font: Int) {
    self.kind = kind
    self.setting = setting
    self.font = font
  }

  /// Sets the place relative to the parent element.
  mutating func place(x: LayoutUnit, y: LayoutUnit) {
    box.x = x
    box.y = y
  }

  /// Sets the content, and the box except for the place.
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
  /// The height above the baseline.
  var ascent = LayoutUnit.zero
  /// The depth below the baseline.
  var descent = LayoutUnit.zero
  var italicsCorrection = LayoutUnit.zero
  /// The start of the baseline, relative to that of the parent element; y downwards.
  var x = LayoutUnit.zero
  var y = LayoutUnit.zero
}

/// What is drawn for an element in addition to its children. Content that is not a plain number is in arrays
/// of the setter.
enum MathContent {
  case none
  /// A glyph of the element's font, at a place in the box.
  case glyph(UInt32, x: LayoutUnit, y: LayoutUnit)
  /// The index of a token.
  case token(Int)
  /// The index of a grown glyph, with its place in the box.
  case grown(Int, x: LayoutUnit, y: LayoutUnit)
  /// The index of the radical sign with its place in the box, and the bar that begins at its end.
  case radical(Int, x: LayoutUnit, y: LayoutUnit, bar: Rect)
  /// A filled rectangle, relative to the start of the baseline.
  case bar(Rect)
  /// The index of a list of rectangles and lines, relative to the start of the baseline.
  case rules(Int)
}

/// The properties of an operator at its place in a formula.
struct MathOperatorState {
  let element: Int
  /// The operator's character; 0 for an operator of several characters.
  let scalar: UInt32
  var form: MathOperator.Form
  var category: OperatorCategory
  var leading: LayoutUnit
  var trailing: LayoutUnit
  var isStretchy: Bool
  var isSymmetric: Bool
  var isLarge: Bool
  var movesLimits: Bool
  /// Whether the operator stretches vertically instead of horizontally.
  var isVertical: Bool
}

/// The size to which an operator stretches.
enum GrowthTarget: Equatable {
  case vertical(ascent: LayoutUnit, descent: LayoutUnit)
  case horizontal(LayoutUnit)
}

extension MathElement.Kind {
  /// Returns the role of a child in a fraction, a root, scripts or a table; nil for bases, and in other
  /// elements.
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
