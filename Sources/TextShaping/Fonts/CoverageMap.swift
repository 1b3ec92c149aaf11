import Synchronization

/// A map from each scalar to the first face, in a given order, that has it.
///
/// The map computes a page of 256 scalars when one of them is first requested. So a stack of many faces costs
/// nothing in advance, and a text costs only what its own characters need.
final class CoverageMap: @unchecked Sendable {
  // Sendable because a page never changes once its pointer is set, and it is set by an atomic exchange.

  /// The maximum number of faces. Faces are numbered in two bytes; the value `none` means no face.
  static let limit = 65_534
  private static let none: UInt16 = 65_535
  private static let pageCount = 0x1100

  private typealias Page = Atomic<UnsafePointer<UInt16>?>

  private let faces: [FontFace]
  /// The order in which faces are tried.
  let order: [UInt16]
  private let composing: Bool
  /// Each page has the first face for each of its scalars, then the number of faces that have any of them,
  /// then those faces in order.
  private let pages: UnsafeMutablePointer<Page>
  /// The characters that each face covers, in the order in which faces are tried; computed when the first
  /// page is.
  private let coverages = LazyReference<Coverages>()

  /// - Parameters:
  ///   - order: The order in which faces are tried.
  ///   - composing: Whether a face also counts as having characters that HarfBuzz composes from others that
  ///     it has.
  init(faces: [FontFace], order: [Int], composing: Bool = false) {
    self.faces = faces
    self.order = order.map { UInt16($0) }
    self.composing = composing
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

  /// Returns the first face that has a scalar; -1 if no face has it.
  @inline(__always)
  func face(for scalar: UInt32) -> Int {
    guard scalar <= 0x10FFFF else { return -1 }
    let face = page(of: scalar)[Int(scalar & 255)]
    return face == Self.none ? -1 : Int(face)
  }

  /// Returns the first face, in the order in which they are tried, that has a scalar and meets a condition;
  /// nil if there is none.
  func face(for scalar: UInt32, where isWanted: (Int) -> Bool) -> Int? {
    guard scalar <= 0x10FFFF else { return nil }
    let page = page(of: scalar)
    for place in 0..<Int(page[256]) {
      let face = Int(page[257 + place])
      if faces[face].hasGlyph(for: scalar), isWanted(face) { return face }
    }
    return nil
  }

  @inline(__always)
  private func page(of scalar: UInt32) -> UnsafePointer<UInt16> {
    pages[Int(scalar &>> 8)].load(ordering: .acquiring) ?? makePage(scalar &>> 8)
  }

  private func makePage(_ number: UInt32) -> UnsafePointer<UInt16> {
    let coverages =
      coverages.value ?? coverages.keep(Coverages(order.map { faces[Int($0)].coverage }))
    let limits = number << 8...number << 8 | 255
    var firsts = [UInt16](repeating: Self.none, count: 256)
    var having: [UInt16] = []
    let composites = composing ? FontComposition.composites(in: limits) : []
    for place in order.indices {
      if coverages.sets[place].hasAny(inPage: number) {
        having.append(order[place])
        coverages.sets[place].forEachRange(in: limits) { range in
          for scalar in range where firsts[Int(scalar & 255)] == Self.none {
            firsts[Int(scalar & 255)] = order[place]
          }
        }
      }
      for scalar in composites where firsts[Int(scalar & 255)] == Self.none {
        if FontComposition.composes(scalar, by: faces[Int(order[place])]) {
          firsts[Int(scalar & 255)] = order[place]
        }
      }
    }
    let entries = firsts + [UInt16(having.count)] + having
    let made = UnsafeMutablePointer<UInt16>.allocate(capacity: entries.count)
    made.initialize(from: entries, count: entries.count)
    let (isFirst, earlier) = pages[Int(number)].compareExchange(
      expected: nil, desired: UnsafePointer(made), ordering: .acquiringAndReleasing)
    guard !isFirst, let earlier else { return UnsafePointer(made) }
    // Another thread was faster; its page has the same content.
    made.deallocate()
    return earlier
  }

  private final class Coverages: Sendable {
    let sets: [ScalarSet]

    init(_ sets: [ScalarSet]) { self.sets = sets }
  }
}
