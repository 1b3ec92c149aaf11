import TextLayout

/// A picture cut into nine so that it can fill any frame: its corners keep their size, its edges grow in one
/// direction, its middle in both.
///
/// For every size, the nine destinations cover the frame without gaps or overlaps.
public struct NinePatch: Hashable, Sendable {
  /// The picture's size in its own points, never negative.
  public let size: Size
  /// The parts that keep their size, in points of the stored picture. At least one point between them can be
  /// stretched, if the picture is larger than that.
  public let caps: Insets
  /// How the parts between the caps fill a larger frame.
  public let resizing: Resizing
  /// Whether the picture is shown as its mirror image, including the caps.
  public let isMirrored: Bool

  /// A picture with caps on all sides.
  ///
  /// Caps that leave less than a point between them shrink in proportion. Negative caps count as 0.
  public init(size: Size, caps: Insets, resizing: Resizing = .stretch, isMirrored: Bool = false) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    let columns = CapPair(caps.left, caps.right).shrunk(into: max(0, self.size.width - 1))
    let rows = CapPair(caps.top, caps.bottom).shrunk(into: max(0, self.size.height - 1))
    self.caps = Insets(top: rows.first, left: columns.first, bottom: rows.second, right: columns.second)
    self.resizing = resizing
    self.isMirrored = isMirrored
  }

  /// A picture with a left and a top cap. The stretched part is one point wide and high, and the right and
  /// bottom caps are the rest of the picture.
  public init(size: Size, leftCap: LayoutUnit, topCap: LayoutUnit, isMirrored: Bool = false) {
    let caps = Insets(
      top: topCap, left: leftCap, bottom: size.height - max(0, topCap) - 1,
      right: size.width - max(0, leftCap) - 1)
    self.init(size: size, caps: caps, isMirrored: isMirrored)
  }

  /// The mirror image of the picture, including the caps.
  public var mirrored: NinePatch {
    NinePatch(size: size, caps: caps, resizing: resizing, isMirrored: !isMirrored)
  }

  /// The visible caps: those of the mirror image if the picture is mirrored.
  public var visibleCaps: Insets { isMirrored ? caps.mirrored : caps }

  /// The smallest frame that shows all caps at their size.
  public var minimumSize: Size {
    Size(width: caps.left + caps.right, height: caps.top + caps.bottom)
  }
}

/// The caps of two opposite sides.
struct CapPair {
  let first: LayoutUnit
  let second: LayoutUnit

  init(_ first: LayoutUnit, _ second: LayoutUnit) {
    self.first = max(0, first)
    self.second = max(0, second)
  }

  /// The pair, shrunk in proportion if it is longer than `length`.
  func shrunk(into length: LayoutUnit) -> CapPair {
    let sum = first + second
    guard sum > length else { return self }
    // Lengths are below 2⁴⁷ units, so a product needs more than 64 bits.
    let product = Int128(first.rawValue) * Int128(length.rawValue)
    let shrunk = LayoutUnit(rawValue: Int((product + Int128(sum.rawValue) / 2) / Int128(sum.rawValue)))
    return CapPair(shrunk, length - shrunk)
  }

  /// The four cutting lines of a length that is not negative.
  func cuts(in length: LayoutUnit) -> [LayoutUnit] {
    let caps = shrunk(into: length)
    return [0, caps.first, length - caps.second, length]
  }
}
