import CFreeType

/// A face opened by FreeType, with a library of its own.
///
/// FreeType's objects may not be used by two threads at once; one library a reader keeps that promise without a
/// lock, and readers are few: one while a face is described, one in a painter.
final class FreeTypeFace {
  let face: FT_Face
  private let library: FT_Library
  /// FreeType reads from the file's memory for as long as the face lives.
  private let file: FontFile?

  convenience init(file: FontFile, index: Int) throws(FontError) {
    try self.init(bytes: file.withBytes { $0 }, path: file.path, index: index, keeping: file)
  }

  /// - Parameters:
  ///   - bytes: Must outlive the face, which `file` sees to where they are its own.
  ///   - path: Names the font in errors.
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
