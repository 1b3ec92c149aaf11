/// White space, which may be filled: TeX's `\rule`.
public struct MathSpace: Hashable, Sendable {
  /// How wide it is; may be negative.
  public var width: MathLength
  /// How far it reaches above the baseline.
  public var height: MathLength
  /// How far it reaches below the baseline.
  public var depth: MathLength
  /// Whether it is filled with the text's colour.
  public var isFilled: Bool
  /// Whether a line that is too wide may break here; spaces of TeX's `\\` outside of tables always do.
  public var breaksLine: Bool

  /// A space.
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

/// A box of another size around a node. Nil means: as large as the node.
public struct MathPadding: Hashable, Sendable {
  /// The width of the box.
  public var width: MathLength?
  /// Its height above the baseline.
  public var height: MathLength?
  /// Its depth below the baseline.
  public var depth: MathLength?
  /// Where the node starts in the box.
  public var shift: MathLength
  /// By how much the node is raised.
  public var raise: MathLength
  /// In place of `shift`, how the node stands in a width of its own: TeX's `\mathllap`, `\mathclap`.
  public var alignment: MathColumnAlignment?

  /// A box as large as what is in it.
  public init() {
    shift = .zero
    raise = .zero
  }
}

/// Lines around or across a node.
public struct MathEnclosure: OptionSet, Hashable, Sendable {
  /// The lines as bits.
  public let rawValue: Int

  /// Lines as bits; those that stand for none are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A box around it: TeX's `\boxed`.
  public static let box = MathEnclosure(rawValue: 1)
  /// A line from the bottom left to the top right: TeX's `\cancel`.
  public static let upDiagonal = MathEnclosure(rawValue: 2)
  /// A line from the top left to the bottom right: TeX's `\bcancel`.
  public static let downDiagonal = MathEnclosure(rawValue: 4)
  /// A line across its middle: TeX's `\sout`.
  public static let horizontal = MathEnclosure(rawValue: 8)
  /// A line above it: TeX's `\overline`.
  public static let top = MathEnclosure(rawValue: 16)
  /// A line below it: TeX's `\underline`.
  public static let bottom = MathEnclosure(rawValue: 32)
}
