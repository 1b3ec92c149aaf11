import Synchronization

/// An object that is made on first need and kept from then on, whichever thread was first.
///
/// The standard library's `AtomicLazyReference` does the same, but is not specialised: reading it costs hundreds of
/// instructions, and what is kept here is read for every line.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  /// The address of the object, to which it holds a reference; 0 before it was made. It is set once.
  private let kept = Atomic<UInt>(0)

  /// The object; nil before it was made.
  @inline(__always)
  var value: Object? { Self.object(at: kept.load(ordering: .acquiring)) }

  /// Keeps an object, unless another thread was faster: then its object is the answer.
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
