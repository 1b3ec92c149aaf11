/// Receives the output while it is made, in chunks of UTF-8 of at most about 64 KB. It may throw to stop.
public typealias ByteSink = (_ bytes: [UInt8]) throws -> Void
