import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Scratch for shaping, handed from paragraph to paragraph without a lock. One for the fonts of a collection.
package final class ShapingPool: @unchecked Sendable {
  // Sendable because the slots are atomic and nothing else changes.
  package let cache: ShapeCache
  /// What is known of the fonts' rules.
  let models = PairModels()
  /// Paragraphs of texts that come again; half as much memory.
  package let results: ResultCache
  /// Each holds a reference to scratch that nobody uses, or 0. They stand apart, so that threads that use
  /// different ones do not slow each other.
  private let slots: UnsafeMutablePointer<Atomic<UInt>>
  private static let slotCount = 16
  /// In words: a cache line and the next.
  private static let distance = 16

  init(_ limit: ShapeCacheLimit) {
    cache = ShapeCache(limit)
    results = ResultCache(bytes: limit.bytes / 2)
    slots = .allocate(capacity: Self.slotCount * Self.distance)
    for index in 0..<Self.slotCount * Self.distance { (slots + index).initialize(to: Atomic(0)) }
  }

  /// Forgets all that was kept.
  func removeAll() {
    cache.removeAll()
    results.removeAll()
  }

  /// Scratch memory for exclusive use, until it is returned.
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

  /// Which slot a thread tries first: always the same, so that it finds what it learnt.
  private static var firstSlot: Int {
    let thread = UInt(bitPattern: Int(bitPattern: pthread_self()))
    return Int(truncatingIfNeeded: thread >> 8 &* 0x9E37_79B9_7F4A_7C15 >> 60)
  }
}
