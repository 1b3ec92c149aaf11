import CFreeType
import CHarfBuzz

extension FontFile {
  /// Returns the OpenType font in a WOFF or WOFF2 file, unpacked by FreeType; nil for any other file.
  ///
  /// - Throws: `FontError.malformed` for a file that FreeType refuses, because it is damaged or needs a
  ///   decompressor that FreeType was built without.
  static func unpacked(_ blob: OpaquePointer, path: String) throws(FontError) -> OpaquePointer? {
    let bytes = bytes(of: blob)
    guard bytes.count >= 20, ["wOFF", "wOF2"].contains(String(decoding: bytes[..<4], as: UTF8.self)) else {
      return nil
    }
    // Both headers state the size of the font at the same place. A file can demand that much memory, so the
    // size is limited.
    let size = Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt32.self)))
    guard size <= largestUnpacked, size / 100 <= bytes.count else {
      throw FontError.malformed(path: path, reason: "it would unpack to \(size) bytes")
    }
    let reader = try FreeTypeFace(bytes: bytes, path: path, index: 0)
    // The tag 0 means the whole font.
    var length = FT_ULong(0)
    guard FT_Load_Sfnt_Table(reader.face, 0, 0, nil, &length) == 0,
      (1...largestUnpacked).contains(Int(length))
    else {
      throw FontError.malformed(path: path, reason: "FreeType cannot unpack it")
    }
    let font = UnsafeMutablePointer<FT_Byte>.allocate(capacity: Int(length))
    defer { font.deallocate() }
    guard FT_Load_Sfnt_Table(reader.face, 0, 0, font, &length) == 0 else {
      throw FontError.malformed(path: path, reason: "FreeType cannot unpack it")
    }
    return font.withMemoryRebound(to: CChar.self, capacity: Int(length)) { bytes in
      let blob = hb_blob_create(bytes, UInt32(length), HB_MEMORY_MODE_DUPLICATE, nil, nil)
      hb_blob_make_immutable(blob)
      return blob
    }
  }

  /// The maximum size of an unpacked font, in bytes. The largest existing fonts have a quarter of this size.
  private static var largestUnpacked: Int { 256 << 20 }
}
