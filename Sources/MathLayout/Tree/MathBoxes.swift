/// White space, which may be filled: TeX's `\rule`.
public struct MathSpace: Hashable, Sendable {
  /// The width; may be negative.
  public var width: MathLength
  /// The height above the baseline.
  public var height: MathLength
  /// The depth below the baseline.
  public var depth: MathLength
  /// Whether the space is filled with the text's colour.
  public var isFilled: Bool
  /// Whether a line that is too wide may break here. The spaces from TeX's `\\` outside of tables always
  /// break.
  public var breaksLine: Bool

  /// Creates a space.
  public init(
    width: MathLength, height: MathLength = .zero, depth: MathLength = .zero, isFilled: Bool = false,
    breaksLine: Bool = false
  ) {
    self.width = width
    self.height = height
    self.depth = depth
    self.isFilled = isFilled
    self.breaksLine = breaksLine
  }
}

/// A box of another size around a node. If a length is nil, the node's own length applies.
public struct MathPadding: Hashable, Sendable {
  /// The width of the box.
  public var width: MathLength?
  /// The height of the box above the baseline.
  public var height: MathLength?
  /// The depth of the box below the baseline.
  public var depth: MathLength?
  /// The horizontal place of the node in the box.
  public var shift: MathLength
  /// By how much the node is raised.
  public var raise: MathLength
  /// The alignment of the node in the given width, instead of `shift`: TeX's `\mathllap`, `\mathclap`.
  public var alignment: MathColumnAlignment?

  /// Creates a box as large as its content.
  public init() {
    shift = .zero
    raise = .zero
  }
}

/// Lines around or across a node.
public struct MathEnclosure: OptionSet, Hashable, Sendable {
  /// The lines as bits.
  public let rawValue: Int

  /// Creates lines from bits; unknown bits are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A box around the node: TeX's `\boxed`.
  public static let box = MathEnclosure(rawValue: 1)
  /// A line from the bottom left to the top right: TeX's `\cancel`.
  public static let upDiagonal = MathEnclosure(rawValue: 2)
  /// A line from the top left to the bottom right: TeX's `\bcancel`.
  public static let downDiagonal = MathEnclosure(rawValue: 4)
  /// A line across the middle of the node: TeX's `\sout`.
  public static let horizontal = MathEnclosure(rawValue: 8)
  /// A line above the node: TeX's `\overline`.
  public static let top = MathEnclosure(rawValue: 16)
  /// A line below the node: TeX's `\underline`.
  public static let bottom = MathEnclosure(rawValue: 32)
}
