import LayoutDrawing

#if Complete || WebP
import CWebP
#endif

/// Decodes WebP files with libwebp. No other file of the module uses it.
enum WebPFile {
  /// Decodes a file to pixels of four bytes, with colours not multiplied by alpha. Of an animation, the first
  /// picture is decoded. Colour profiles are ignored. libwebp reduces a large picture row by row.
  static func decoded(
    _ bytes: [UInt8], _ header: PictureHeader, at size: ReducedSize
  ) throws(PictureProblem) -> [UInt8] {
    #if Complete || WebP
    guard let frame = header.firstFrame else {
      return try decoded(bytes[...], width: size.width, height: size.height)
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
    let (partWidth, partHeight) = (size.reduced(columns), size.reduced(rows))
    let part = try decoded(content, width: partWidth, height: partHeight)
    if columns == header.width, rows == header.height { return part }
    var pixels = [UInt8](repeating: 0, count: size.width * size.height * 4)
    let (left, top) = (frame.x / size.divisor, frame.y / size.divisor)
    for row in 0..<partHeight {
      let place: Int = ((top + row) * size.width + left) * 4
      let source: Int = row * partWidth * 4
      pixels.replaceSubrange(place..<place + partWidth * 4, with: part[source..<source + partWidth * 4])
    }
    return pixels
    #else
    throw .leftOut("WebP")
    #endif
  }

  #if Complete || WebP
  /// Decodes a picture at a size, which is its own or smaller. One that ends early is decoded as far as its data go; the rest is transparent, as in
  /// browsers.
  private static func decoded(
    _ bytes: ArraySlice<UInt8>, width: Int, height: Int
  ) throws(PictureProblem) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let isDecoded = bytes.withUnsafeBufferPointer { bytes in
      pixels.withUnsafeMutableBufferPointer { pixels in
        // The decoder refers to these options as long as it lives.
        let options = UnsafeMutablePointer<WebPDecoderConfig>.allocate(capacity: 1)
        defer { options.deallocate() }
        guard WebPInitDecoderConfig(options) != 0,
          WebPGetFeatures(bytes.baseAddress, bytes.count, &options.pointee.input) == VP8_STATUS_OK
        else { return false }
        let stored = options.pointee.input
        options.pointee.options.use_scaling =
          Int(stored.width) == width && Int(stored.height) == height ? 0 : 1
        options.pointee.options.scaled_width = CInt(width)
        options.pointee.options.scaled_height = CInt(height)
        options.pointee.output.colorspace = MODE_RGBA
        options.pointee.output.is_external_memory = 1
        options.pointee.output.u.RGBA.rgba = pixels.baseAddress
        options.pointee.output.u.RGBA.stride = CInt(width * 4)
        options.pointee.output.u.RGBA.size = pixels.count
        guard let decoder = WebPIDecode(nil, 0, options) else { return false }
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
