import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Scratch for shaping, which is passed from paragraph to paragraph without a lock. A collection of fonts has
/// one pool.
package final class ShapingPool: @unchecked Sendable {
  // Sendable because the slots are atomic and nothing else changes.
  package let cache: ShapeCache
  /// The models of the fonts' rules.
  let models = PairModels()
  /// Paragraphs of texts that repeat. They may take half as much memory as `cache`.
  package let results: ResultCache
  /// Each slot is a reference to unused scratch, or 0. The slots are far apart in memory, so that threads
  /// with different slots do not slow each other down.
  private let slots: UnsafeMutablePointer<Atomic<UInt>>
  private static let slotCount = 16
  /// The distance between two slots, in machine words: two cache lines.
  private static let distance = 16

  init(_ limit: ShapeCacheLimit) {
    cache = ShapeCache(limit)
    results = ResultCache(bytes: limit.bytes / 2)
    slots = .allocate(capacity: Self.slotCount * Self.distance)
    for index in 0..<Self.slotCount * Self.distance { (slots + index).initialize(to: Atomic(0)) }
  }

  /// Removes everything that is cached.
  func removeAll() {
    cache.removeAll()
    results.removeAll()
  }

  /// Returns scratch for exclusive use, until it is given back.
  func take() -> ShapingScratch {
    let first = Self.firstSlot
    for step in 0..<2 {
      let bits = slots[(first + step) % Self.slotCount * Self.distance].exchange(0, ordering: .acquiring)
      if let pointer = UnsafeRawPointer(bitPattern: bits) {
        return Unmanaged<ShapingScratch>.fromOpaque(pointer).takeRetainedValue()
      }
    }
    return ShapingScratch()
  }

  func giveBack(_ scratch: ShapingScratch) {
    let bits = UInt(bitPattern: Unmanaged.passRetained(scratch).toOpaque())
    let first = Self.firstSlot
    for step in 0..<2 {
      let place = (first + step) % Self.slotCount * Self.distance
      if slots[place].compareExchange(expected: 0, desired: bits, ordering: .releasing).exchanged { return }
    }
    Self.release(bits)
  }

  deinit {
    for index in 0..<Self.slotCount { Self.release(slots[index * Self.distance].load(ordering: .acquiring)) }
    slots.deinitialize(count: Self.slotCount * Self.distance)
    slots.deallocate()
  }

  private static func release(_ bits: UInt) {
    guard let pointer = UnsafeRawPointer(bitPattern: bits) else { return }
    Unmanaged<ShapingScratch>.fromOpaque(pointer).release()
  }

  /// The slot that a thread tries first. It is always the same, so that the thread finds what it cached
  /// before.
  private static var firstSlot: Int {
    let thread = UInt(bitPattern: Int(bitPattern: pthread_self()))
    return Int(truncatingIfNeeded: thread >> 8 &* 0x9E37_79B9_7F4A_7C15 >> 60)
  }
}
