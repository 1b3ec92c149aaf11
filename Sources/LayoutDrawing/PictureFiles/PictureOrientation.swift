/// How the stored pixels of a picture are turned when it is shown: the tag `Orientation` of EXIF 2.32, 4.6.4 A.
package enum PictureOrientation: Int, Sendable, CaseIterable {
  /// The first row is the top, and the first column is the left side.
  case upright = 1
  /// The first column is the right side.
  case mirrored = 2
  /// The first row is the bottom, and the first column is the right side.
  case upsideDown = 3
  /// The first row is the bottom.
  case flipped = 4
  /// The first row is the left side, and the first column is the top.
  case transposed = 5
  /// The first row is the right side, and the first column is the top.
  case turnedRight = 6
  /// The first row is the right side, and the first column is the bottom.
  case transversed = 7
  /// The first row is the left side, and the first column is the bottom.
  case turnedLeft = 8

  /// Whether rows become columns.
  package var swapsSides: Bool { rawValue >= 5 }

  /// The steps in a stored picture for one step to the right and one step down in the shown picture, and the
  /// stored corner that is shown at the top left: whether it is the last column, and the last row.
  package var walk: (right: (x: Int, y: Int), down: (x: Int, y: Int), isLastColumn: Bool, isLastRow: Bool) {
    switch self {
    case .upright: ((1, 0), (0, 1), false, false)
    case .mirrored: ((-1, 0), (0, 1), true, false)
    case .upsideDown: ((-1, 0), (0, -1), true, true)
    case .flipped: ((1, 0), (0, -1), false, true)
    case .transposed: ((0, 1), (1, 0), false, false)
    case .turnedRight: ((0, -1), (1, 0), false, true)
    case .transversed: ((0, -1), (-1, 0), true, true)
    case .turnedLeft: ((0, 1), (-1, 0), true, false)
    }
  }

  /// The affine map from stored to shown places of a picture of a stored size, as the six numbers of SVG's
  /// `matrix()`.
  package func matrix(width: Int, height: Int) -> [Int] {
    // The inverse of the steps, which are a rotation or a reflection, is their transpose.
    let (right, down, isLastColumn, isLastRow) = walk
    let corner = (x: isLastColumn ? width : 0, y: isLastRow ? height : 0)
    let shift = (
      x: -(right.x * corner.x + right.y * corner.y), y: -(down.x * corner.x + down.y * corner.y)
    )
    return [right.x, down.x, right.y, down.y, shift.x, shift.y]
  }
}

extension PictureOrientation {
  /// Finds the orientation in EXIF data, which have the structure of TIFF 6.0: the first directory's tag 274.
  ///
  /// - Parameters:
  ///   - start: The offset of the byte order, to which the offsets in the data are relative.
  ///   - end: The end of the data.
  init?(exif bytes: [UInt8], from start: Int, to end: Int) {
    let isLittleEndian = bytes.hasText("II", at: start)
    guard end <= bytes.count, isLittleEndian || bytes.hasText("MM", at: start) else { return nil }
    func number(_ offset: Int, _ size: Int) -> Int? {
      offset + size <= end - start
        ? bytes.integer(at: start + offset, bytes: size, isLittleEndian: isLittleEndian) : nil
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2) else {
      return nil
    }
    for entry in 0..<count {
      let place = directory + 2 + entry * 12
      guard let tag = number(place, 2) else { return nil }
      // One number of 16 bits (SHORT); its value is in the entry itself.
      guard tag == 274 else { continue }
      guard number(place + 2, 2) == 3, number(place + 4, 4) == 1, let value = number(place + 8, 2) else {
        return nil
      }
      self.init(rawValue: value)
      return
    }
    return nil
  }
}
