import CFreeType

/// The bytes of a font as FreeType reads them, with a limit on what it reads for one glyph.
///
/// FreeType follows the components of a composite glyph (OpenType, “glyf”), and their components, without a
/// limit on their number. Eleven levels of four components each take seconds, and thirteen take gigabytes,
/// although the font has only a kilobyte. FreeType reads each component from its stream, so a limit on the
/// reads ends this. It holds whatever tables the font has, and however FreeType finds and understands them.
final class GlyphStream {
  /// The stream for `FT_Open_Face`. It is valid as long as this object.
  let record: UnsafeMutablePointer<FT_StreamRec>
  private let bytes: UnsafeRawBufferPointer
  private var budget = Budget.unlimited

  /// How many reads, and how many bytes in total, are still allowed.
  private struct Budget {
    var reads: Int
    var bytes: Int

    static let unlimited = Budget(reads: .max, bytes: .max)
    /// About a thousand components, each with its metrics. Glyphs of existing fonts have fewer than fifty.
    static let glyph = Budget(reads: 10_000, bytes: 4 << 20)
  }

  /// - Parameter bytes: The bytes of the font. They must outlive this object.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    record = .allocate(capacity: 1)
    record.initialize(to: FT_StreamRec())
    record.pointee.size = UInt(bytes.count)
    record.pointee.descriptor.pointer = Unmanaged.passUnretained(self).toOpaque()
    record.pointee.read = { stream, offset, target, count in
      guard let owner = stream?.pointee.descriptor.pointer else { return count == 0 ? 1 : 0 }
      return Unmanaged<GlyphStream>.fromOpaque(owner).takeUnretainedValue().read(offset, count, into: target)
    }
  }

  deinit { record.deallocate() }

  /// Runs `body`, which loads one glyph. If that needs more than any reasonable glyph, reading fails.
  func limited<Result>(_ body: () -> Result) -> Result {
    budget = .glyph
    defer { budget = .unlimited }
    return body()
  }

  /// Copies bytes, and returns how many. If `count` is 0, FreeType only moves to the offset, and the result is
  /// 0 if that is possible.
  private func read(_ offset: UInt, _ count: UInt, into target: UnsafeMutablePointer<UInt8>?) -> UInt {
    let isMove = count == 0
    budget.reads -= 1
    guard budget.reads > 0, offset <= UInt(bytes.count) else { return isMove ? 1 : 0 }
    guard !isMove, let target, let source = bytes.baseAddress else { return 0 }
    let copied = min(Int(clamping: count), bytes.count - Int(offset))
    budget.bytes -= copied
    guard budget.bytes > 0 else { return 0 }
    UnsafeMutableRawPointer(target).copyMemory(from: source + Int(offset), byteCount: copied)
    return UInt(copied)
  }
}
