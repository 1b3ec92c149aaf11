/// A growing array whose elements never move: it consists of chunks of 1,024 elements, and grows by a chunk.
///
/// A copy of the array shares its chunks. A chunk is copied when it is changed while a copy shares it, so an edit after a
/// copy costs one chunk and the list of the chunks.
///
/// An ordinary array doubles its memory when it is full. Half of the memory may then be empty, and the call that
/// appends takes as long as copying all elements.
/// - Complexity: Appending and changing an element move at most one chunk. The list of the chunks, 8 bytes for 1,024
///   elements, is an ordinary array.
package struct ChunkedArray<Element: Sendable>: RandomAccessCollection, Sendable {
  /// The number of elements of a full chunk. All chunks except the last are full.
  package static var chunkSize: Int { 1 << shift }
  private static var shift: Int { 10 }

  private var chunks: ContiguousArray<ContiguousArray<Element>> = []
  package private(set) var count = 0

  /// Creates an empty array.
  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Element {
    // An element is read in place, because a copy of it updates all its reference counts.
    @inline(__always) _read { yield chunks[index >> Self.shift][index & (Self.chunkSize - 1)] }
    @inline(__always) _modify { yield &chunks[index >> Self.shift][index & (Self.chunkSize - 1)] }
  }

  /// Returns what a function makes of an element, which it can read in place: it gets the element's chunk, and the
  /// index in the chunk.
  @inline(__always)
  func with<Result>(_ index: Int, _ body: (Span<Element>, Int) -> Result) -> Result {
    chunks[index >> Self.shift].withUnsafeBufferPointer { body($0.span, index & (Self.chunkSize - 1)) }
  }

  package mutating func append(_ element: Element) {
    if count & (Self.chunkSize - 1) == 0 { chunks.append([]) }
    let last = chunks.count - 1
    // Only the first chunk grows, so that a short array is small.
    if chunks[last].count == chunks[last].capacity {
      chunks[last].reserveCapacity(
        last == 0 ? Swift.min(Self.chunkSize, Swift.max(8, 2 * count)) : Self.chunkSize)
    }
    chunks[last].append(element)
    count += 1
  }

  /// Appends an element a number of times. All full chunks of it are one in memory until they are changed.
  package mutating func append(repeating element: Element, count added: Int) {
    let whole = count + added
    while count < whole, count & (Self.chunkSize - 1) != 0 || whole - count < Self.chunkSize {
      append(element)
    }
    guard count < whole else { return }
    let chunk = ContiguousArray(repeating: element, count: Self.chunkSize)
    let full = (whole - count) >> Self.shift
    chunks.append(contentsOf: repeatElement(chunk, count: full))
    count += full << Self.shift
    while count < whole { append(element) }
  }

  /// The memory of the chunks, for tests of what is copied.
  package var memory: [MemoryChunk] { chunks.map { MemoryChunk($0) } }
}

/// A piece of memory that elements are in. Two values with the same elements in the same place are equal.
package struct MemoryChunk: Hashable, Sendable {
  /// The address of the first element; 0 if there is no memory.
  package let address: UInt
  /// The number of elements.
  package let count: Int

  package init(address: UInt, count: Int) {
    self.address = address
    self.count = count
  }

  init<Element>(_ elements: ContiguousArray<Element>) {
    address = elements.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    count = elements.count
  }
}
