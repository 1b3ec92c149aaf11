#if Complete || Archives
import CZlib

/// Unpacks DEFLATE data piece by piece with zlib. No other file uses it.
final class Inflater {
  enum State { case more, end, damaged }

  /// Whether archives can be read in this build.
  static let isAvailable = true

  private let stream: UnsafeMutablePointer<z_stream>

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // A negative number of bits means data without a header. Without memory, the first call of `inflate` fails.
    inflateInit2_(stream, -MAX_WBITS, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size))
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Unpacks bytes from an offset in `input` on, which moves behind them, and appends at most `limit` bytes.
  func unpack(
    _ input: [UInt8], _ position: inout Int, into output: inout [UInt8], limit: Int
  ) -> State {
    let start = output.count
    output.append(contentsOf: repeatElement(0, count: limit))
    let result = input.withUnsafeBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        // zlib does not change its input, but its type does not say so.
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress?.advanced(by: position))
        stream.pointee.avail_in = UInt32(clamping: input.count - position)
        stream.pointee.next_out = output.baseAddress?.advanced(by: start)
        stream.pointee.avail_out = UInt32(clamping: limit)
        return inflate(stream, Z_NO_FLUSH)
      }
    }
    position = input.count - Int(stream.pointee.avail_in)
    output.removeLast(Int(stream.pointee.avail_out))
    switch result {
    case Z_STREAM_END: return .end
    // Z_BUF_ERROR asks for more input or room.
    case Z_OK, Z_BUF_ERROR: return .more
    default: return .damaged
    }
  }

  /// Returns the checksum (CRC-32) of a text whose beginning has the checksum `sum`.
  static func checksum(_ bytes: ArraySlice<UInt8>, after sum: UInt32) -> UInt32 {
    bytes.withUnsafeBufferPointer {
      UInt32(truncatingIfNeeded: crc32(UInt(sum), $0.baseAddress, UInt32(clamping: $0.count)))
    }
  }
}
#else
/// Builds without the package trait `Archives` read no archives.
final class Inflater {
  enum State { case more, end, damaged }

  static let isAvailable = false

  func unpack(
    _ input: [UInt8], _ position: inout Int, into output: inout [UInt8], limit: Int
  ) -> State { .damaged }

  static func checksum(_ bytes: ArraySlice<UInt8>, after sum: UInt32) -> UInt32 { sum }
}
#endif
