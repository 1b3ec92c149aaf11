import TextLayout

/// A picture that is divided into nine pieces so that it can fill any frame. Its corners keep their size, its
/// edges are stretched in one direction, and its middle in both.
///
/// For every size, the nine destinations cover the frame without gaps or overlaps.
public struct NinePatch: Hashable, Sendable {
  /// The picture's size in its own points. It is never negative.
  public let size: Size
  /// The edges that keep their size, in points of the stored picture. If the picture is larger than one
  /// point, at least one point between opposite caps can be stretched.
  public let caps: Insets
  /// How the area between the caps fills a larger frame.
  public let resizing: Resizing
  /// Whether the picture is mirrored, including its caps.
  public let isMirrored: Bool

  /// Creates a nine-patch with caps on all sides.
  ///
  /// If less than a point would be left between two caps, they shrink in proportion. Negative caps count as
  /// 0.
  public init(size: Size, caps: Insets, resizing: Resizing = .stretch, isMirrored: Bool = false) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    let columns = CapPair(caps.left, caps.right).shrunk(into: max(0, self.size.width - 1))
    let rows = CapPair(caps.top, caps.bottom).shrunk(into: max(0, self.size.height - 1))
    self.caps = Insets(top: rows.first, left: columns.first, bottom: rows.second, right: columns.second)
    self.resizing = resizing
    self.isMirrored = isMirrored
  }

  /// Creates a nine-patch from a left and a top cap. The stretched area is one point wide and high, and the
  /// right and bottom caps are the rest of the picture.
  public init(size: Size, leftCap: LayoutUnit, topCap: LayoutUnit, isMirrored: Bool = false) {
    let caps = Insets(
      top: topCap, left: leftCap, bottom: size.height - max(0, topCap) - 1,
      right: size.width - max(0, leftCap) - 1)
    self.init(size: size, caps: caps, isMirrored: isMirrored)
  }

  /// The mirrored picture, including its caps.
  public var mirrored: NinePatch {
    NinePatch(size: size, caps: caps, resizing: resizing, isMirrored: !isMirrored)
  }

  /// The caps as they are visible: mirrored if the picture is mirrored.
  public var visibleCaps: Insets { isMirrored ? caps.mirrored : caps }

  /// The smallest frame in which all caps have their full size.
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

  /// Returns the pair, shrunk in proportion if its sum is larger than `length`.
  func shrunk(into length: LayoutUnit) -> CapPair {
    let sum = first + second
    guard sum > length else { return self }
    // Lengths are below 2⁴⁷ units, so their products need more than 64 bits.
    let product = Int128(first.rawValue) * Int128(length.rawValue)
    let shrunk = LayoutUnit(rawValue: Int((product + Int128(sum.rawValue) / 2) / Int128(sum.rawValue)))
    return CapPair(shrunk, length - shrunk)
  }

  /// Returns the positions of the four cutting lines in a frame of this length, which must not be negative.
  func cuts(in length: LayoutUnit) -> [LayoutUnit] {
    let caps = shrunk(into: length)
    return [0, caps.first, length - caps.second, length]
  }
}

/// How the middle of a picture fills a larger frame.
public enum Resizing: String, Hashable, Sendable, Codable, CaseIterable {
  case stretch
  case tile
}
