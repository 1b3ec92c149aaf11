/// For each scalar the first face, in a given order, that has it.
struct CoverageMap: Sendable {
  /// Faces are numbered in a byte, as long as that can tell them apart, else in two; one value is kept for "none".
  static let limit = 65_534
  private static let none: UInt8 = 255
  private static let wideNone: UInt16 = 65_535

  /// The order in which faces are asked.
  let order: [Int]
  /// Page of 256 scalars → its place in `pages`; page 0 is the one without any face.
  private var directory: [UInt16]
  private var pages: [UInt8]
  /// The same for stacks of more faces than a byte counts; then `pages` is empty.
  private var widePages: [UInt16]

  /// - Parameters:
  ///   - order: The order in which faces are asked.
  ///   - composing: Whether a face also has what HarfBuzz puts together from characters that it has.
  init(faces: [FontFace], order: [Int], composing: Bool = false) {
    self.order = order
    directory = Array(repeating: 0, count: 0x1100)
    let isWide = faces.count >= Int(Self.none)
    pages = isWide ? [] : Array(repeating: Self.none, count: 256)
    widePages = isWide ? Array(repeating: Self.wideNone, count: 256) : []
    for index in order {
      faces[index].forEachCoveredRange { range in
        if isWide {
          Self.add(range, UInt16(index), none: Self.wideNone, to: &widePages, &directory)
        } else {
          Self.add(range, UInt8(index), none: Self.none, to: &pages, &directory)
        }
      }
      guard composing else { continue }
      for scalar in FontComposition.scalars(composedBy: faces[index]) {
        if isWide {
          Self.add(scalar...scalar, UInt16(index), none: Self.wideNone, to: &widePages, &directory)
        } else {
          Self.add(scalar...scalar, UInt8(index), none: Self.none, to: &pages, &directory)
        }
      }
    }
  }

  private static func add<Number: FixedWidthInteger>(
    _ range: ClosedRange<UInt32>, _ face: Number, none: Number, to pages: inout [Number],
    _ directory: inout [UInt16]
  ) {
    for scalar in range where scalar <= 0x10FFFF {
      let page = Int(scalar >> 8)
      if directory[page] == 0 {
        directory[page] = UInt16(pages.count / 256)
        pages.append(contentsOf: repeatElement(none, count: 256))
      }
      let place = Int(directory[page]) * 256 + Int(scalar & 255)
      if pages[place] == none { pages[place] = face }
    }
  }

  func faceIndex(for scalar: UInt32) -> Int? {
    let face = face(for: scalar)
    return face < 0 ? nil : face
  }

  /// -1 where no face has the scalar.
  @inline(__always)
  func face(for scalar: UInt32) -> Int {
    guard scalar <= 0x10FFFF else { return -1 }
    let place = Int(directory[Int(scalar &>> 8)]) &* 256 &+ Int(scalar & 255)
    guard widePages.isEmpty else {
      let face = widePages[place]
      return face == Self.wideNone ? -1 : Int(face)
    }
    let face = pages[place]
    return face == Self.none ? -1 : Int(face)
  }
}
