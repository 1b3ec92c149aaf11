import LayoutDrawing

#if WebP
import CWebP
#endif

/// Decodes WebP files with libwebp. No other file of the module uses it.
enum WebPFile {
  /// Decodes a file to pixels of four bytes, with colours not multiplied by alpha. Of an animation, the first
  /// picture is decoded. Colour profiles are ignored.
  static func decoded(_ bytes: [UInt8], _ header: PictureHeader) throws(PictureProblem) -> [UInt8] {
    #if WebP
    guard let frame = header.firstFrame else {
      return try decoded(bytes[...], width: header.width, height: header.height)
    }
    // libwebp reads the chunks of an animation's picture like a file.
    let content = bytes[frame.content]
    var (width, height) = (CInt(0), CInt(0))
    let isReadable = content.withUnsafeBufferPointer {
      WebPGetInfo($0.baseAddress, $0.count, &width, &height) != 0
    }
    let (columns, rows) = (Int(width), Int(height))
    guard isReadable, frame.x + columns <= header.width, frame.y + rows <= header.height else {
      throw .damaged
    }
    let part = try decoded(content, width: columns, height: rows)
    if columns == header.width, rows == header.height { return part }
    var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
    for row in 0..<rows {
      let place = ((frame.y + row) * header.width + frame.x) * 4
      pixels.replaceSubrange(
        place..<place + columns * 4, with: part[row * columns * 4..<(row + 1) * columns * 4])
    }
    return pixels
    #else
    throw .leftOut("WebP")
    #endif
  }

  #if WebP
  /// Decodes a picture. One that ends early is decoded as far as its data go; the rest is transparent, as in
  /// browsers.
  private static func decoded(
    _ bytes: ArraySlice<UInt8>, width: Int, height: Int
  ) throws(PictureProblem) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let isDecoded = bytes.withUnsafeBufferPointer { bytes in
      pixels.withUnsafeMutableBufferPointer { pixels in
        let decoder = WebPINewRGB(MODE_RGBA, pixels.baseAddress, pixels.count, CInt(width * 4))
        guard let decoder else { return false }
        defer { WebPIDelete(decoder) }
        let status = WebPIUpdate(decoder, bytes.baseAddress, bytes.count)
        var (lastRow, columns, rows, stride) = (CInt(0), CInt(0), CInt(0), CInt(0))
        _ = WebPIDecGetRGB(decoder, &lastRow, &columns, &rows, &stride)
        return status == VP8_STATUS_OK
          || status == VP8_STATUS_SUSPENDED && lastRow > 0 && Int(columns) == width && Int(rows) == height
      }
    }
    guard isDecoded else { throw .damaged }
    return pixels
  }
  #endif
}
