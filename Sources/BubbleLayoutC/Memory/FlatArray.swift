/// An array for C programs. Its elements keep their address until the array has to grow.
///
/// The address of a Swift array's elements is only valid within a closure.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  private var start: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  init() {}

  deinit { start?.deallocate() }

  /// The first element; nil if there is none.
  var pointer: UnsafePointer<Element>? { count == 0 ? nil : UnsafePointer(start) }

  /// The size of the elements, in bytes.
  var byteCount: Int { count * MemoryLayout<Element>.stride }

  /// The index of the next element, in the type of indices in C.
  var next: UInt32 { UInt32(clamping: count) }

  mutating func append(_ element: Element) { extend(by: 1).initialize(to: element) }

  mutating func append(contentsOf elements: some Collection<Element>) {
    let place = extend(by: elements.count)
    var index = 0
    for element in elements {
      (place + index).initialize(to: element)
      index += 1
    }
  }

  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let base = elements.baseAddress else { return }
    extend(by: elements.count).initialize(from: base, count: elements.count)
  }

  /// Adds a range of the elements of another array.
  ///
  /// - Parameter range: A valid range of indices of the other array.
  mutating func append(_ range: Range<Int>, of other: borrowing FlatArray) {
    guard !range.isEmpty, let base = other.start else { return }
    extend(by: range.count).initialize(from: base + range.lowerBound, count: range.count)
  }

  /// Adds a range of the elements of another array, and changes each copy.
  mutating func append(_ range: Range<Int>, of other: borrowing FlatArray, _ change: (inout Element) -> Void)
  {
    guard !range.isEmpty, let base = other.start else { return }
    let place = extend(by: range.count)
    place.initialize(from: base + range.lowerBound, count: range.count)
    for index in 0..<range.count { change(&place[index]) }
  }

  /// Adds uninitialised elements and returns their address. The caller has to initialise them at once.
  mutating func extend(by more: Int) -> UnsafeMutablePointer<Element> {
    if count + more > capacity || start == nil { grow(to: count + more) }
    // `start` is not nil here, because `grow` has allocated the memory.
    let place = start.unsafelyUnwrapped + count
    count += more
    return place
  }

  /// Reserves memory for this many elements in all.
  mutating func reserve(_ room: Int) {
    if room > capacity { grow(to: room) }
  }

  /// Removes the elements and keeps their memory.
  mutating func removeAll() { count = 0 }

  subscript(index: Int) -> Element {
    _read { yield start.unsafelyUnwrapped[index] }
    _modify { yield &start.unsafelyUnwrapped[index] }
  }

  /// Returns the range of the elements from an index to the end.
  func range(from first: UInt32) -> Range<UInt32> { first..<max(first, next) }

  private mutating func grow(to least: Int) {
    let room = max(16, least, capacity + capacity / 2)
    let new = UnsafeMutablePointer<Element>.allocate(capacity: room)
    if let start {
      new.moveInitialize(from: start, count: count)
      start.deallocate()
    }
    (start, capacity) = (new, room)
  }
}
