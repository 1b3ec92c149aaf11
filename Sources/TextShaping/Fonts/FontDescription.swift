import CFreeType

/// A font's bitmaps of one size, in pixels.
struct BitmapStrike: Hashable, Sendable {
  let width: Int64
  let em: Int64
}

/// The description of a face that FreeType reads from its name and OS/2 tables.
struct FontDescription {
  let postScriptName: String
  let family: String
  let style: String
  let weight: FontWeight
  let slant: FontSlant
  /// The first bitmap strike: the width of its glyphs and its em, both in pixels.
  let strike: BitmapStrike?

  init(file: FontFile, index: Int) throws(FontError) {
    let reader = try FreeTypeFace(file: file, index: index)
    let face = reader.face.pointee
    family = face.family_name.map { String(cString: $0) } ?? Self.fileName(of: file.path)
    style = face.style_name.map { String(cString: $0) } ?? "Regular"
    postScriptName =
      FT_Get_Postscript_Name(reader.face).map { String(cString: $0) } ?? Self.fileName(of: file.path)
    strike =
      face.num_fixed_sizes > 0 && face.available_sizes[0].x_ppem > 0
      ? BitmapStrike(
        width: Int64(face.available_sizes[0].width), em: Int64(face.available_sizes[0].x_ppem >> 6)) : nil
    let flags = face.style_flags
    slant = flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0 ? .italic : .upright
    if let table = FT_Get_Sfnt_Table(reader.face, FT_SFNT_OS2) {
      weight = FontWeight(rawValue: Int(table.assumingMemoryBound(to: TT_OS2.self).pointee.usWeightClass))
    } else {
      weight = flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0 ? .bold : .regular
    }
  }

  /// Returns the name of a file without its folders and file extensions.
  static func fileName(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.split(separator: ".").first.map(String.init) ?? file
  }
}
