import BubbleLayout
import TextLayout
import TextShaping

/// Paints laid-out rows as a PNG.
///
/// It uses nothing but the layout and paints what `SVGPainter` paints. Glyphs are unhinted outlines with anti-aliased
/// edges, placed to 1/8 pixel; colour glyphs are the font's pictures, scaled. The same layout gives the same pixels
/// everywhere, and the same bytes with the same libpng and zlib.
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
  /// Pixels in a point; 1 for values that are not positive.
  public var scale: Double
  /// The room around the rows, in points. The bubbles of some styles reach out of their cells, so that there is
  /// room below the last one by default.
  public var margins: Insets
  /// The pictures of senders and attachments; nil for the layout's placeholders, which also stand for JPEG files.
  public var provider: (any PictureProvider)?

  /// The maximum width and height in pixels: what all programs that show PNGs can show.
  public static let largestSide = 32_767
  /// The largest number of pixels; each takes eight bytes while the picture is painted and written.
  public static let largestArea = 64_000_000

  /// A painter with its options; see the properties of the same names.
  public init(
    theme: Theme = .light, scale: Double = 1,
    margins: Insets = Insets(top: 0, left: 0, bottom: 12, right: 0),
    provider: (any PictureProvider)? = nil
  ) {
    self.theme = theme
    self.scale = scale
    self.margins = margins
    self.provider = provider
  }

  /// Paints rows where their frames are.
  ///
  /// - Parameters:
  ///   - rows: The rows, in any order; later ones are painted over earlier ones.
  ///   - size: The size of the transcript, in points, to which the margins are added; nil for as large as the rows'
  ///     frames reach.
  ///   - overlay: What floats over the rows. It is painted last, and left out at its own place in the rows.
  /// - Returns: The content of the file.
  /// - Throws: `PNGError` where the picture would be too large (nothing is painted then), or memory is short.
  /// - Complexity: Linear in the glyphs and the pixels.
  public func png(
    of rows: some Collection<some PaintableRow>, size: Size? = nil, overlay: TranscriptOverlay? = nil
  ) throws(PNGError) -> [UInt8] {
    let colors = rows.lazy.compactMap(\.row.colors).first ?? .standard
    var surface = try surface(of: size ?? rows.extent, background: colors[theme.colors][.page, .fill])
    surface.draw(DisplayList(rows, theme: theme, overlay: overlay), provider: provider)
    return try file(of: surface)
  }

  /// Paints the operations of a display list: the same picture as that of its rows.
  ///
  /// - Parameters:
  ///   - list: Made with this painter's theme.
  ///   - size: The size of the transcript, in points, to which the margins are added.
  /// - Returns: The content of the file.
  /// - Throws: `PNGError` where the picture would be too large (nothing is painted then), or memory is short.
  /// - Complexity: Linear in the glyphs and the pixels.
  public func png(of list: DisplayList, size: Size) throws(PNGError) -> [UInt8] {
    var surface = try surface(of: size, background: list.background)
    surface.draw(list, provider: provider)
    return try file(of: surface)
  }

  /// An empty surface for rows of a size.
  private func surface(of size: Size, background: Color?) throws(PNGError) -> PixelSurface {
    let (width, height) = try pixelSize(of: size)
    let canvas = PixelCanvas(
      width: width, height: height,
      background: theme.paintsBackground ? background : nil)
    return PixelSurface(
      canvas: canvas, scale: usableScale, margin: Point(x: margins.left, y: margins.top))
  }

  private func file(of surface: PixelSurface) throws(PNGError) -> [UInt8] {
    let canvas = surface.canvas
    guard let file = PNGFile.encoded(canvas.pixels, width: canvas.width, height: canvas.height) else {
      throw .notWritten
    }
    return file
  }

  /// Pixels in a point.
  private var usableScale: Double { scale > 0 ? scale : 1 }

  /// The pixels of a picture of a transcript, its margins included.
  ///
  /// - Parameter size: The size of the transcript, in points.
  /// - Throws: `PNGError.tooLarge`.
  package func pixelSize(of size: Size) throws(PNGError) -> (width: Int, height: Int) {
    let width = ((size.width + margins.left + margins.right).points * usableScale).rounded(.up)
    let height = ((size.height + margins.top + margins.bottom).points * usableScale).rounded(.up)
    let limit = Double(Self.largestSide)
    guard width <= limit, height <= limit, width * height <= Double(Self.largestArea) else {
      throw .tooLarge(width: width, height: height)
    }
    return (max(1, Int(width)), max(1, Int(height)))
  }
}
