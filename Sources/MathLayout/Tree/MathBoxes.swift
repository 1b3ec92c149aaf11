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
  /// A line at the left of the node.
  public static let left = MathEnclosure(rawValue: 64)
  /// A line at the right of the node; with `top`, TeX's `\angl` for terms of insurances.
  public static let right = MathEnclosure(rawValue: 128)
  /// An angle sign at the left of the node and below it: TeX's `\phase`.
  public static let phaseAngle = MathEnclosure(rawValue: 256)
  /// A line with two ends above the node: TeX's `\overlinesegment`.
  public static let topSegment = MathEnclosure(rawValue: 512)
  /// A line with two ends below the node: TeX's `\underlinesegment`.
  public static let bottomSegment = MathEnclosure(rawValue: 1_024)
  /// White space on all sides of the node, as inside a `box`, without a line: TeX's `\bbox[3px]`.
  public static let space = MathEnclosure(rawValue: 2_048)
}
