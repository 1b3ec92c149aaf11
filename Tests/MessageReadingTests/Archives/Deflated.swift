import CZlib
import TestSupport

extension ZipWriter.Entry {
  /// Makes an entry whose content is deflated by zlib.
  static func deflated(_ name: String, _ content: some Sequence<UInt8>) -> ZipWriter.Entry {
    let content = Array(content)
    var stream = z_stream()
    deflateInit2_(
      &stream, 6, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      CInt(MemoryLayout<z_stream>.size))
    var packed = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(content.count))))
    content.withUnsafeBufferPointer { input in
      packed.withUnsafeMutableBufferPointer { output in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        _ = deflate(&stream, Z_FINISH)
      }
    }
    packed.removeLast(Int(stream.avail_out))
    deflateEnd(&stream)
    var entry = ZipWriter.Entry(name, [], packed: packed)
    entry.size = content.count
    entry.checksum = content.withUnsafeBufferPointer {
      UInt32(truncatingIfNeeded: crc32(0, $0.baseAddress, UInt32($0.count)))
    }
    return entry
  }
}
