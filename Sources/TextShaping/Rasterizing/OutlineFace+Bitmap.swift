import CFreeType

extension GlyphOutlines {
  /// The pixels of a glyph that is a picture, in the size in which the font holds it; nil where it holds none.
  public func bitmap(of glyph: UInt32, in font: FontInstance) -> GlyphBitmap? {
    guard font.face.isColor else { return nil }
    return face(of: font)?.bitmap(of: glyph)
  }
}

extension OutlineFace {
  /// The first strike's picture.
  func bitmap(of glyph: UInt32) -> GlyphBitmap? {
    let face = reader.face
    guard face.pointee.num_fixed_sizes > 0, FT_Select_Size(face, 0) == 0,
      FT_Load_Glyph(face, FT_UInt(glyph), Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let (width, height, pitch) = (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), width > 0, height > 0,
      pitch >= width * 4, let start = bitmap.buffer
    else { return nil }
    let bytes = UnsafeBufferPointer(start: start, count: pitch * height)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for place in stride(from: row * pitch, to: row * pitch + width * 4, by: 4) {
        pixels.append(bytes[place + 2])
        pixels.append(bytes[place + 1])
        pixels.append(bytes[place])
        pixels.append(bytes[place + 3])
      }
    }
    return GlyphBitmap(width: width, height: height, pixels: pixels)
  }
}
