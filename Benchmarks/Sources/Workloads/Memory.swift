import ProcessMemory

/// The bytes that the program has allocated and not freed.
public var bytesAllocated: Int { Int(bytes_allocated()) }
