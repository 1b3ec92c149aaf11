/// For each scalar the first face, in a given order, whose `cmap` has it.
struct CoverageMap: Sendable {
  /// Faces are numbered in a byte; one value is kept for "none".
  static let limit = 254
  private static let none: UInt8 = 255

  /// The order in which faces are asked.
  let order: [Int]
  /// Page of 256 scalars → its place in `pages`; page 0 is the one without any face.
  private var directory: [UInt16]
  private var pages: [UInt8]

  init(faces: [FontFace], order: [Int]) {
    self.order = order
    directory = Array(repeating: 0, count: 0x1100)
    pages = Array(repeating: Self.none, count: 256)
    for index in order {
      faces[index].forEachCoveredRange { range in add(range, UInt8(index)) }
    }
  }

  private mutating func add(_ range: ClosedRange<UInt32>, _ face: UInt8) {
    for scalar in range where scalar <= 0x10FFFF {
      let page = Int(scalar >> 8)
      if directory[page] == 0 {
        directory[page] = UInt16(pages.count / 256)
        pages.append(contentsOf: repeatElement(Self.none, count: 256))
      }
      let place = Int(directory[page]) * 256 + Int(scalar & 255)
      if pages[place] == Self.none { pages[place] = face }
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
    let face = pages[Int(directory[Int(scalar &>> 8)]) &* 256 &+ Int(scalar & 255)]
    return face == Self.none ? -1 : Int(face)
  }
}
