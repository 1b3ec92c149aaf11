import LayoutDrawing

#if Complete || JPEG
import CJPEG
#endif

/// Decodes JPEG files with libjpeg-turbo. No other file of the module uses it.
///
/// Its interface TurboJPEG returns errors as numbers; that of libjpeg would leave functions without a return.
/// The slow integer DCT and the smooth scaling of colours give the same pixels in all its versions, with and
/// without vector instructions.
enum JPEGFile {
  /// The maximum number of scans. Files of cameras and of `jpegtran` have at most 13.
  static let mostScans = 100
  /// The maximum number of pixels in all scans together.
  static let mostScannedPixels = PictureDecoder.largestFile

  /// Decodes a file to pixels of four bytes. The cosine transform itself reduces the picture to a half, a quarter
  /// or an eighth, so the whole picture is never in memory. A file that ends early, or whose data are partly damaged, is
  /// decoded as far as its data go; the rest is grey, as in browsers. Colour profiles are ignored.
  static func decoded(_ bytes: [UInt8], _ header: PictureHeader, at size: ReducedSize) throws(PictureProblem)
    -> [UInt8]
  {
    try check(header)
    #if Complete || JPEG
    guard let decoder = tjInitDecompress() else { throw PictureProblem("there is not enough memory") }
    defer { tjDestroy(decoder) }
    let isForPrinting = header.frame?.components == 4
    var pixels = [UInt8](repeating: 255, count: size.width * size.height * 4)
    let result = tjDecompress2(
      decoder, bytes, CUnsignedLong(bytes.count), &pixels, CInt(size.width), 0, CInt(size.height),
      CInt((isForPrinting ? TJPF_CMYK : TJPF_RGBA).rawValue), TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
    guard result == 0 || tjGetErrorCode(decoder) == CInt(TJERR_WARNING.rawValue) else {
      throw .damaged
    }
    if isForPrinting { Self.mixInks(&pixels) }
    return pixels
    #else
    throw .leftOut("JPEG")
    #endif
  }

  /// Refuses what would take long to decode, and what not every build of the library decodes.
  private static func check(_ header: PictureHeader) throws(PictureProblem) {
    guard let frame = header.frame, frame.frameCount == 1, frame.scanCount > 0 else { throw .damaged }
    guard frame.process <= 2 else {
      throw PictureProblem("it is a lossless or arithmetic-coded JPEG, which is not drawn")
    }
    guard frame.precision == 8 else {
      throw PictureProblem("it is a JPEG of \(frame.precision) bits a sample; only 8 bits are drawn")
    }
    guard [1, 3, 4].contains(frame.components) else {
      throw PictureProblem("it is a JPEG of \(frame.components) colour components, which is not drawn")
    }
    guard frame.scanCount <= mostScans,
      frame.scanCount * header.width * header.height <= mostScannedPixels
    else {
      throw PictureProblem("it is a JPEG of \(frame.scanCount) scans, which would take too long to draw")
    }
  }

  /// Converts inks to red, green and blue. Files with four components store how much of each ink is missing,
  /// as Photoshop writes them; browsers read all such files in this way, and convert them with this formula.
  private static func mixInks(_ pixels: inout [UInt8]) {
    for place in stride(from: 0, to: pixels.count - 3, by: 4) {
      for channel in place..<place + 3 {
        pixels[channel] = PixelCanvas.scaled(pixels[channel], UInt32(pixels[place + 3]))
      }
      pixels[place + 3] = 255
    }
  }
}
