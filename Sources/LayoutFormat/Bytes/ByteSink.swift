/// Receives the output as it is made, in chunks of UTF-8 of at most about 64 KB, and may throw to end it.
public typealias ByteSink = (_ bytes: [UInt8]) throws -> Void
