import ProcessMemory

/// The bytes that the program has asked for and not given back.
public var bytesAllocated: Int { Int(bytes_allocated()) }
