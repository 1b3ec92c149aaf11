import BubbleLayout
import TextLayout
import TextShaping

/// Paints rows as a PNG.
///
/// It uses only the layout, and draws the same content as `SVGPainter`. Glyphs are unhinted outlines with
/// anti-aliased edges; their positions are rounded to 1/8 pixel. Colour glyphs are the font's pictures,
/// scaled. The same layout gives the same pixels on every machine, and the same bytes with the same libpng
/// and zlib.
///
/// ```swift
/// import BubbleLayout
/// import Foundation
/// import LayoutPainting
///
/// let engine = try LayoutEngine(fonts: .bundled)
/// let cell = engine.cell(for: Message(id: 1, sender: "ann", text: "Hello 👋"), style: .balloon, width: 320)
///
/// let bytes = try PNGPainter(scale: 2).png(of: [cell])
/// try Data(bytes).write(to: URL(fileURLWithPath: "hello.png"))
/// print(bytes.count, "bytes")
/// ```
public struct PNGPainter: Sendable {
  /// The colours and pictures.
  public var theme: Theme
  /// Pixels per point; values that are not positive count as 1.
  public var scale: Double
  /// The margins around the rows, in points. By default there is space above the first and below the last
  /// row, because the bubbles of some styles extend beyond their cells.
  public var margins: Insets
  /// The pictures of senders and attachments; nil for the layout's placeholders. A frame whose file cannot be
  /// shown is filled with the colour that the style has for pictures.
  public var provider: (any PictureProvider)?
  /// Decodes files; tests count its calls.
  package var decode: PictureDecoding = PictureDecoder.bitmap

  /// The maximum width and height in pixels, which all PNG viewers support.
  public static let largestSide = 32_767
  /// The maximum number of pixels of a bubble's picture.
  static let largestBubbleArea = 16_000_000
  /// The maximum number of pixels. Each takes eight bytes while the picture is painted and written.
  public static let largestArea = PNGFile.largestArea

  /// Creates a painter. The parameters have the meanings of the properties with the same names.
  public init(
    theme: Theme = .light, scale: Double = 1,
    margins: Insets = Insets(top: 12, left: 0, bottom: 12, right: 0),
    provider: (any PictureProvider)? = nil
  ) {
    self.theme = theme
    self.scale = scale
    self.margins = margins
    self.provider = provider
  }

  /// Paints rows at their frames.
  ///
  /// - Parameters:
  ///   - rows: The rows, in any order; later ones are painted over earlier ones.
  ///   - size: The size of the transcript, in points, without the margins; nil for the extent of the rows'
  ///     frames.
  ///   - overlay: The overlay over the rows. It is painted last. The date and the avatar that it shows are
  ///     left out in their rows.
  /// - Returns: The content of the file.
  /// - Throws: `PNGError` if the picture would be too large (then nothing is painted), or if there is not
  ///   enough memory.
  /// - Complexity: Linear in the number of glyphs and of pixels.
  public func png(
    of rows: some Collection<some PaintableRow>, size: Size? = nil, overlay: TranscriptOverlay? = nil
  ) throws(PNGError) -> [UInt8] {
    let colors = rows.lazy.compactMap(\.row.colors).first ?? .standard
    var surface = try surface(of: size ?? rows.extent, background: colors[theme.colors][.page, .fill])
    let list = DisplayList(rows, theme: theme, overlay: overlay, drawsBubblePictures: true)
    surface.draw(list, provider: provider)
    return try file(of: surface)
  }

  /// Paints the operations of a display list. The picture is the same as that of the list's rows.
  ///
  /// - Parameters:
  ///   - list: A list made with this painter's theme.
  ///   - size: The size of the transcript without the margins, in points.
  /// - Returns: The content of the file.
  /// - Throws: `PNGError` if the picture would be too large (then nothing is painted), or if there is not
  ///   enough memory.
  /// - Complexity: Linear in the number of glyphs and of pixels.
  public func png(of list: DisplayList, size: Size) throws(PNGError) -> [UInt8] {
    var surface = try surface(of: size, background: list.background)
    surface.draw(list, provider: provider)
    return try file(of: surface)
  }

  /// Makes an empty surface for rows of a size.
  private func surface(of size: Size, background: Color?) throws(PNGError) -> PixelSurface {
    let (width, height) = try pixelSize(of: size)
    let canvas = PixelCanvas(
      width: width, height: height,
      background: theme.paintsBackground ? background : nil)
    return PixelSurface(
      canvas: canvas, scale: usableScale, margin: Point(x: margins.left, y: margins.top),
      pictures: PictureCache(decode: decode))
  }

  private func file(of surface: PixelSurface) throws(PNGError) -> [UInt8] {
    let canvas = surface.canvas
    guard let file = PNGFile.encoded(canvas.pixels, width: canvas.width, height: canvas.height) else {
      throw .notWritten
    }
    return file
  }

  /// Pixels per point; always positive.
  private var usableScale: Double { scale > 0 ? scale : 1 }

  /// Returns the size in pixels of the picture of a transcript, including the margins.
  ///
  /// - Parameter size: The size of the transcript, in points.
  /// - Throws: `PNGError.tooLarge` if the picture would exceed the limits.
  package func pixelSize(of size: Size) throws(PNGError) -> (width: Int, height: Int) {
    // Negative margins may be larger than the transcript. An infinite scale makes the length of an empty one NaN.
    let width = max(1, ((size.width + margins.left + margins.right).points * usableScale).rounded(.up))
    let height = max(1, ((size.height + margins.top + margins.bottom).points * usableScale).rounded(.up))
    let limit = Double(Self.largestSide)
    guard width <= limit, height <= limit, width * height <= Double(Self.largestArea) else {
      throw .tooLarge(width: width, height: height)
    }
    return (Int(width), Int(height))
  }
}
