import CFreeType

/// A face opened by FreeType, with its own FreeType library.
///
/// Two threads must not use FreeType's objects at the same time. A library for each reader ensures that
/// without a lock. There are few readers: one while a face is described, and one for each open face of a
/// `GlyphOutlines`.
final class FreeTypeFace {
  let face: FT_Face
  private let library: FT_Library
  /// Keeps the file, because FreeType reads from its memory as long as the face exists.
  private let file: FontFile?

  convenience init(file: FontFile, index: Int) throws(FontError) {
    try self.init(bytes: file.withBytes { $0 }, path: file.path, index: index, keeping: file)
  }

  /// - Parameters:
  ///   - bytes: The bytes of the font. They must outlive the face; if they belong to `file`, the face keeps
  ///     it.
  ///   - path: The name of the font in errors.
  init(bytes: UnsafeRawBufferPointer, path: String, index: Int, keeping file: FontFile? = nil)
    throws(FontError)
  {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw FontError.malformed(path: path, reason: "FreeType cannot start")
    }
    var face: FT_Face?
    let failure = FT_New_Memory_Face(
      library, bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self), FT_Long(bytes.count), FT_Long(index),
      &face)
    guard failure == 0, let face else {
      FT_Done_FreeType(library)
      throw FontError.malformed(path: path, reason: "FreeType cannot read it (error \(failure))")
    }
    self.face = face
    self.library = library
    self.file = file
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }
}
