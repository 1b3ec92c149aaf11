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
  private let stream: GlyphStream?

  /// - Parameter loadsGlyphs: Whether `load` is used. FreeType then copies some tables of the font.
  convenience init(file: FontFile, index: Int, loadsGlyphs: Bool = false) throws(FontError) {
    try self.init(
      bytes: file.withBytes { $0 }, path: file.path, index: index, keeping: file, loadsGlyphs: loadsGlyphs)
  }

  /// - Parameters:
  ///   - bytes: The bytes of the font. They must outlive the face; if they belong to `file`, the face keeps
  ///     it.
  ///   - path: The name of the font in errors.
  init(
    bytes: UnsafeRawBufferPointer, path: String, index: Int, keeping file: FontFile? = nil,
    loadsGlyphs: Bool = false
  ) throws(FontError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw FontError.malformed(path: path, reason: "FreeType cannot start")
    }
    let stream = loadsGlyphs ? GlyphStream(bytes) : nil
    var source = FT_Open_Args()
    if let stream {
      source.flags = FT_UInt(FT_OPEN_STREAM)
      source.stream = stream.record
    } else {
      source.flags = FT_UInt(FT_OPEN_MEMORY)
      source.memory_base = bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
      source.memory_size = FT_Long(bytes.count)
    }
    var face: FT_Face?
    let failure = FT_Open_Face(library, &source, FT_Long(index), &face)
    guard failure == 0, let face else {
      FT_Done_FreeType(library)
      throw FontError.malformed(path: path, reason: "FreeType cannot read it (error \(failure))")
    }
    self.face = face
    self.library = library
    self.file = file
    self.stream = stream
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// Loads a glyph with FreeType's `flags` (`FT_LOAD_…`), and returns it; nil if the font has no such glyph, or
  /// FreeType would have to read much more for it than for any reasonable glyph.
  func load(_ glyph: UInt32, _ flags: Int32) -> FT_GlyphSlot? {
    guard let stream, stream.limited({ FT_Load_Glyph(face, FT_UInt(glyph), flags) }) == 0 else { return nil }
    return face.pointee.glyph
  }
}
