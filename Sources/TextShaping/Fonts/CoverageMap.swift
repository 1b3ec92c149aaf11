import Synchronization

/// For each scalar the first face, in a given order, whose `cmap` has it.
///
/// A page of 256 scalars is worked out when one of them is first asked for, so that a stack of many faces costs nothing
/// until then, and a text only what its own characters take.
final class CoverageMap: @unchecked Sendable {
  // Sendable because a page never changes once its pointer is set, and it is set by an atomic exchange.

  /// Faces are numbered in two bytes; one value is kept for "none".
  static let limit = 65_534
  private static let none: UInt16 = 65_535
  private static let pageCount = 0x1100

  private typealias Page = Atomic<UnsafePointer<UInt16>?>

  private let faces: [FontFace]
  /// The order in which faces are asked.
  private let order: [UInt16]
  /// Of each page the first face of each of its scalars; then how many faces have any, and these in order.
  private let pages: UnsafeMutablePointer<Page>

  init(faces: [FontFace], order: [Int]) {
    self.faces = faces
    self.order = order.map { UInt16($0) }
    pages = .allocate(capacity: Self.pageCount)
    for page in 0..<Self.pageCount { (pages + page).initialize(to: Page(nil)) }
  }

  deinit {
    for page in 0..<Self.pageCount { pages[page].load(ordering: .acquiring)?.deallocate() }
    pages.deinitialize(count: Self.pageCount)
    pages.deallocate()
  }

  func faceIndex(for scalar: UInt32) -> Int? {
    let face = face(for: scalar)
    return face < 0 ? nil : face
  }

  /// -1 where no face has the scalar.
  @inline(__always)
  func face(for scalar: UInt32) -> Int {
    guard scalar <= 0x10FFFF else { return -1 }
    let face = page(of: scalar)[Int(scalar & 255)]
    return face == Self.none ? -1 : Int(face)
  }

  /// The faces that have a scalar, in the order they are asked.
  func faces(for scalar: UInt32) -> some Sequence<Int> {
    let page = scalar <= 0x10FFFF ? page(of: scalar) : nil
    let count = page.map { Int($0[256]) } ?? 0
    return (0..<count).lazy.compactMap { [faces] place in
      guard let page else { return nil }
      let face = Int(page[257 + place])
      return faces[face].hasGlyph(for: scalar) ? face : nil
    }
  }

  @inline(__always)
  private func page(of scalar: UInt32) -> UnsafePointer<UInt16> {
    pages[Int(scalar &>> 8)].load(ordering: .acquiring) ?? makePage(scalar &>> 8)
  }

  private func makePage(_ number: UInt32) -> UnsafePointer<UInt16> {
    let limits = number << 8...number << 8 | 255
    var firsts = [UInt16](repeating: Self.none, count: 256)
    var having: [UInt16] = []
    for face in order {
      var hasAny = false
      faces[Int(face)].coverage.forEachRange(in: limits) { range in
        hasAny = true
        for scalar in range where firsts[Int(scalar & 255)] == Self.none { firsts[Int(scalar & 255)] = face }
      }
      if hasAny { having.append(face) }
    }
    let entries = firsts + [UInt16(having.count)] + having
    let made = UnsafeMutablePointer<UInt16>.allocate(capacity: entries.count)
    made.initialize(from: entries, count: entries.count)
    let (isFirst, earlier) = pages[Int(number)].compareExchange(
      expected: nil, desired: UnsafePointer(made), ordering: .acquiringAndReleasing)
    guard !isFirst, let earlier else { return UnsafePointer(made) }
    // Another thread was faster; its page says the same.
    made.deallocate()
    return earlier
  }
}
