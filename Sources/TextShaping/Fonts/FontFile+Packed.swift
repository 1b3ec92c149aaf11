import CFreeType
import CHarfBuzz

extension FontFile {
  /// The OpenType font that a WOFF or WOFF2 file holds, unpacked by FreeType; nil for a file that is none.
  ///
  /// - Throws: `FontError.malformed` for one that FreeType refuses: damaged, or packed in a way it was built without.
  static func unpacked(_ blob: OpaquePointer, path: String) throws(FontError) -> OpaquePointer? {
    let bytes = bytes(of: blob)
    guard bytes.count >= 20, ["wOFF", "wOF2"].contains(String(decoding: bytes[..<4], as: UTF8.self)) else {
      return nil
    }
    // Both headers state the size of the font at the same place. It is memory that the file asks for.
    let size = Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt32.self)))
    guard size <= largestUnpacked, size / 100 <= bytes.count else {
      throw FontError.malformed(path: path, reason: "it would unpack to \(size) bytes")
    }
    let reader = try FreeTypeFace(bytes: bytes, path: path, index: 0)
    // A tag of 0 stands for the whole font.
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

  /// In bytes: the largest fonts there are have a quarter of it.
  private static var largestUnpacked: Int { 256 << 20 }
}
