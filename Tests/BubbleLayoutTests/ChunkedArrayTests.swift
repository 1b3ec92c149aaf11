import BubbleLayout
import TestSupport
import Testing

/// Tests that an array in chunks has the elements of an ordinary array, and that its elements never move.
@Suite struct ChunkedArrayTests {
  private let size = ChunkedArray<Int>.chunkSize

  @Test(arguments: [0, 1, 1_023, 1_024, 1_025, 2_048, 5_000])
  func appendedElementsStandInChunks(count: Int) {
    var array = ChunkedArray<Int>()
    for number in 0..<count { array.append(number) }
    #expect(array.count == count && Array(array) == Array(0..<count))
    #expect(array.memory.map(\.count) == chunks(of: count))
  }

  @Test(arguments: [0, 1, 1_023, 1_024], [0, 1, 1_023, 1_024, 1_025, 3_000])
  func repeatedElementsShareChunks(first: Int, added: Int) {
    var array = ChunkedArray<String>()
    for number in 0..<first { array.append("\(number)") }
    array.append(repeating: "none", count: added)
    #expect(Array(array) == (0..<first).map(String.init) + Array(repeating: "none", count: added))
    #expect(array.memory.map(\.count) == chunks(of: first + added))
    // Chunks that were only filled are one in memory; a change makes one more.
    if first == 0, added > 2 * size {
      #expect(array.memory[0] == array.memory[1])
      array[size] = "changed"
      #expect(array.memory[0] != array.memory[1])
      #expect(array[0] == "none" && array[size] == "changed" && array[size + 1] == "none")
    }
  }

  private func chunks(of count: Int) -> [Int] {
    Array(repeating: size, count: count / size) + (count % size == 0 ? [] : [count % size])
  }

  @Test func elementsOfFullChunksNeverMove() {
    var array = ChunkedArray<String>()
    for number in 0..<size { array.append("\(number)") }
    let first = array.memory[0]
    var moved = 0
    var memory = Set(array.memory)
    for number in size..<4 * size {
      array.append("\(number)")
      array[number / 2] = "changed"
      // Only the length of the last chunk changes, not its place.
      moved += array.memory.count {
        $0.count > 1 && !memory.contains(MemoryChunk(before: $0)) && !memory.contains($0)
      }
      memory = Set(array.memory)
    }
    #expect(array.memory[0] == first && moved == 0)
  }

  @Test func copiesShareChunks() {
    var array = ChunkedArray<String>()
    for number in 0..<5 * size { array.append("\(number)") }
    let copy = array
    array[2 * size + 3] = "changed"
    array.append("one more")
    #expect(copy[2 * size + 3] == "\(2 * size + 3)" && copy.count == 5 * size)
    #expect(zip(array.memory, copy.memory).map(==) == [true, true, false, true, true])
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>) func anyChangesEqualThoseOfAnArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var array = ChunkedArray<String>()
    var model: [String] = []
    var copies: [(ChunkedArray<String>, [String])] = []
    for step in 0..<300 {
      switch random.below(8) {
      case 0: copies.append((array, model))
      case 1:
        let count = random.below(1_500)
        array.append(repeating: "\(step)", count: count)
        model += Array(repeating: "\(step)", count: count)
      case 2...3:
        array.append("\(step)")
        model.append("\(step)")
      default:
        guard !model.isEmpty else { continue }
        let index = random.below(model.count)
        array[index] += "+"
        model[index] += "+"
      }
    }
    #expect(Array(array) == model)
    for (copy, model) in copies { #expect(Array(copy) == model) }
  }
}

extension MemoryChunk {
  /// The chunk before its last element was appended.
  fileprivate init(before chunk: MemoryChunk) { self.init(address: chunk.address, count: chunk.count - 1) }
}
