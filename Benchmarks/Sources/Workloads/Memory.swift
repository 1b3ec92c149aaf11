import ProcessMemory

/// The bytes that the program has allocated and not freed.
public var bytesAllocated: Int { Int(bytes_allocated()) }

/// The memory of the program at one time, in bytes.
public struct Memory {
  /// What is allocated, with capacity that holds no data yet.
  public let allocated: Int
  /// The pages that hold data.
  public let written: Int

  /// Reads the memory of the program.
  public init() {
    written = Int(bytes_written())
    allocated = Int(bytes_allocated())
  }
}
