/// Elements one after the other in memory that stays where it is until more room is needed: what C programs read.
///
/// Swift's own arrays give their memory out for the time of a closure only.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  private var start: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  init() {}

  deinit { start?.deallocate() }

  /// The first element; nil if there is none.
  var pointer: UnsafePointer<Element>? { count == 0 ? nil : UnsafePointer(start) }

  /// What the elements take.
  var byteCount: Int { count * MemoryLayout<Element>.stride }

  /// Where the next element goes, as offsets in C are counted.
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

  /// Adds elements of another array.
  ///
  /// - Parameter range: Within the other's elements.
  mutating func append(_ range: Range<Int>, of other: borrowing FlatArray) {
    guard !range.isEmpty, let base = other.start else { return }
    extend(by: range.count).initialize(from: base + range.lowerBound, count: range.count)
  }

  /// Adds elements of another array, each changed.
  mutating func append(_ range: Range<Int>, of other: borrowing FlatArray, _ change: (inout Element) -> Void)
  {
    guard !range.isEmpty, let base = other.start else { return }
    let place = extend(by: range.count)
    place.initialize(from: base + range.lowerBound, count: range.count)
    for index in 0..<range.count { change(&place[index]) }
  }

  /// Makes room for elements that the caller writes at once, and counts them.
  mutating func extend(by more: Int) -> UnsafeMutablePointer<Element> {
    if count + more > capacity || start == nil { grow(to: count + more) }
    // There is room from here on: `grow` has just made it.
    let place = start.unsafelyUnwrapped + count
    count += more
    return place
  }

  /// Makes room for so many elements in all.
  mutating func reserve(_ room: Int) {
    if room > capacity { grow(to: room) }
  }

  /// Forgets the elements and keeps their memory.
  mutating func removeAll() { count = 0 }

  subscript(index: Int) -> Element {
    _read { yield start.unsafelyUnwrapped[index] }
    _modify { yield &start.unsafelyUnwrapped[index] }
  }

  /// What was appended since an element.
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
