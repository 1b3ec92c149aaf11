import BubbleLayout
import FuzzParts
import LayoutPainting

/// Draws picture files. Each must be drawn as PNG and SVG without an error, whatever it contains.
enum PicturesTarget {
  /// Provides one picture for everything.
  private struct OnePicture: PictureProvider {
    let picture: Picture

    func picture(of subject: PictureSubject) -> Picture? { picture }
  }

  private static let cell: Cell? = {
    let message = Message(
      id: 1, sender: "a", text: "",
      attachments: [.media(MediaAttachment(size: PictureSize(width: 40, height: 30)))])
    return (try? LayoutEngine(fonts: .bundled))?.cell(for: message, style: .merged, width: 200)
  }()

  static func run(_ bytes: [UInt8]) {
    guard let picture = Picture(bytes), let cell else { return }
    expect(Picture(bytes) == picture, "two pictures of the same bytes differ")
    let provider = OnePicture(picture: picture)
    let pixels = try? PNGPainter(provider: provider).png(of: [cell])
    expect(pixels != nil, "nothing was drawn")
    let drawing = SVGPainter(provider: provider).drawing(of: [cell])
    expect(drawing.contains("data:\(picture.mediaType);base64,"), "the drawing has no picture")
  }
}
