import Synchronization

/// An object that is created on first use and then kept, whichever thread is first.
///
/// The standard library's `AtomicLazyReference` does the same, but is not specialised. Reading it takes
/// hundreds of instructions, and the objects kept here are read for every line.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  /// The address of the object, to which this value holds a reference; 0 before the object was created. It is
  /// set once.
  private let kept = Atomic<UInt>(0)

  /// The object; nil before it was created.
  @inline(__always)
  var value: Object? { Self.object(at: kept.load(ordering: .acquiring)) }

  /// Keeps an object and returns it. If another thread was faster, returns that thread's object.
  func keep(_ object: Object) -> Object {
    let reference = Unmanaged.passRetained(object)
    let (isFirst, earlier) = kept.compareExchange(
      expected: 0, desired: UInt(bitPattern: reference.toOpaque()), ordering: .acquiringAndReleasing)
    guard !isFirst, let earlier = Self.object(at: earlier) else { return object }
    reference.release()
    return earlier
  }

  deinit {
    guard let pointer = UnsafeRawPointer(bitPattern: kept.load(ordering: .acquiring)) else { return }
    Unmanaged<Object>.fromOpaque(pointer).release()
  }

  @inline(__always)
  private static func object(at address: UInt) -> Object? {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
    return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
  }
}
