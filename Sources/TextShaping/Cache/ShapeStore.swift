import Synchronization

/// The glyphs of stretches that were shaped before: a hash table over one block of memory that only grows.
///
/// Readers take no lock, because an entry does not change once a slot refers to it. Writers hold the lock of
/// the cache. A lookup compares the whole key, not only its hash.
final class ShapeStore: @unchecked Sendable {
  /// Each slot is 0, or has the upper half of an entry's hash in its upper bits and the entry's place in the
  /// block below.
  private let slots: UnsafeMutablePointer<Atomic<UInt64>>
  private let slotMask: Int
  private let block: UnsafeMutableRawPointer
  private let capacity: Int
  /// For each `ShapingContext`, whether it has a stretch that cannot be divided at some of its spaces.
  private let longContexts: UnsafeMutablePointer<Atomic<Bool>>

  // The following properties change only under the lock of the cache.
  /// The number of used bytes. The first 8 bytes stay free, so that no entry's place is 0.
  private(set) var bytesUsed = 8
  private var count = 0
  private var contexts: [ShapingProperties: UInt32] = [:]

  /// The maximum number of contexts. The cache is cleared if there are more.
  private static let contextLimit = 1_024
  /// How many slots are examined for a key, so that no set of texts can make a lookup slow.
  private static let probeLimit = 8
  private static let headerSize = 16

  init(bytes: Int) {
    // An entry takes about 200 bytes, so half of the slots stay empty.
    var slotCount = 1_024
    while slotCount * 96 < bytes { slotCount *= 2 }
    slotMask = slotCount - 1
    slots = .allocate(capacity: slotCount)
    for index in 0..<slotCount { (slots + index).initialize(to: Atomic(0)) }
    longContexts = .allocate(capacity: Self.contextLimit)
    for index in 0..<Self.contextLimit { (longContexts + index).initialize(to: Atomic(false)) }
    capacity = bytes - slotCount * 8
    block = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit {
    slots.deinitialize(count: slotMask + 1)
    slots.deallocate()
    longContexts.deinitialize(count: Self.contextLimit)
    longContexts.deallocate()
    block.deallocate()
  }

  /// Returns the glyphs under a key; nil if there are none. Their clusters are counted from the start of the
  /// stretch.
  @inline(__always)
  func glyphs(for key: ShapeKey) -> UnsafeBufferPointer<Glyph>? {
    var place = Int(truncatingIfNeeded: key.hash) & slotMask
    for _ in 0..<Self.probeLimit {
      let slot = slots[place].load(ordering: .acquiring)
      if slot == 0 { return nil }
      if slot >> 32 == key.hash >> 32 {
        let entry = UnsafeRawPointer(block) + Int(slot & 0xFFFF_FFFF) &* 8
        if let glyphs = Self.glyphs(of: entry, if: key) { return glyphs }
      }
      place = (place &+ 1) & slotMask
    }
    return nil
  }

  @inline(__always)
  private static func glyphs(of entry: UnsafeRawPointer, if key: ShapeKey) -> UnsafeBufferPointer<Glyph>? {
    guard entry.load(fromByteOffset: 0, as: UInt32.self) == key.context,
      Int(entry.load(fromByteOffset: 4, as: Int32.self)) == key.count
    else { return nil }
    let text = (entry + headerSize).assumingMemoryBound(to: UInt16.self)
    for index in 0..<key.count where text[index] != key.text[index] { return nil }
    let start = headerSize + textSize(key.count)
    return UnsafeBufferPointer(
      start: (entry + start).assumingMemoryBound(to: Glyph.self),
      count: Int(entry.load(fromByteOffset: 8, as: Int32.self)))
  }

  /// Adds glyphs. The caller must hold the lock of the cache.
  ///
  /// - Parameter origin: The offset from which clusters are counted.
  /// - Returns: False if the store is full. The cache must then be cleared.
  func insert(_ glyphs: ContiguousArray<Glyph>.SubSequence, for key: ShapeKey, origin: Int) -> Bool {
    guard self.glyphs(for: key) == nil else { return true }
    let size =
      (Self.headerSize + Self.textSize(key.count) + glyphs.count * MemoryLayout<Glyph>.stride + 7) & ~7
    guard bytesUsed + size <= capacity, count * 4 < slotMask * 3 else { return false }
    var place = Int(truncatingIfNeeded: key.hash) & slotMask
    var probes = 1
    while slots[place].load(ordering: .relaxed) != 0 {
      // All slots for this hash are taken, so the text is not cached.
      if probes == Self.probeLimit { return true }
      place = (place + 1) & slotMask
      probes += 1
    }
    let entry = block + bytesUsed
    entry.storeBytes(of: key.context, toByteOffset: 0, as: UInt32.self)
    entry.storeBytes(of: Int32(key.count), toByteOffset: 4, as: Int32.self)
    entry.storeBytes(of: Int32(glyphs.count), toByteOffset: 8, as: Int32.self)
    (entry + Self.headerSize).initializeMemory(as: UInt16.self, from: key.text, count: key.count)
    let room = (entry + Self.headerSize + Self.textSize(key.count)).bindMemory(
      to: Glyph.self, capacity: glyphs.count)
    for (index, glyph) in glyphs.enumerated() {
      (room + index).initialize(to: glyph.moved(by: Int32(truncatingIfNeeded: -origin)))
    }
    slots[place].store(
      (key.hash & ~0xFFFF_FFFF) | UInt64(bytesUsed / 8), ordering: .releasing)
    bytesUsed += size
    count += 1
    return true
  }

  /// Returns the number that identifies a context in keys; nil if there are too many contexts. The caller
  /// must hold the lock of the cache.
  func number(of properties: ShapingProperties) -> UInt32? {
    if let number = contexts[properties] { return number }
    guard contexts.count < Self.contextLimit else { return nil }
    let number = UInt32(contexts.count)
    contexts[properties] = number
    return number
  }

  func hasLongUnits(_ context: UInt32) -> Bool { longContexts[Int(context)].load(ordering: .relaxed) }

  func noteLongUnits(_ context: UInt32) { longContexts[Int(context)].store(true, ordering: .relaxed) }

  /// Returns how many bytes the text of an entry takes, rounded up to a multiple of 8. The glyphs of the
  /// entry follow after the text.
  @inline(__always)
  private static func textSize(_ count: Int) -> Int { (count &* 2 &+ 7) & ~7 }
}
