import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests bubbles with a picture and something below or above it: the picture decides the width, so that it is not cropped
/// to a strip.
@Suite struct CaptionTests {
  private static let presets = ["merged", "clustered"]
  private static let scales = [0.8, 1, 1.6, 2.3, 3]
  private static let sizes = [
    PictureSize(width: 1_200, height: 1_600), PictureSize(width: 1_080, height: 1_920),
    PictureSize(width: 1_600, height: 1_200), PictureSize(width: 900, height: 900),
    PictureSize(width: 400, height: 1_600),
  ]
  private static let words = String(repeating: "a caption that is longer than its picture ", count: 4)

  private func cell(
    _ preset: String, _ width: Double, _ scale: Double, _ size: PictureSize,
    _ direction: InterfaceDirection = .leftToRight, _ change: (inout Message) -> Void
  ) throws -> Cell {
    try TestEngines.bundled.cell(
      "", .preset(preset), from: "ann", width: width, direction: direction, fontScale: scale
    ) {
      $0.attachments = [.media(MediaAttachment(kind: .image, size: size))]
      change(&$0)
    }
  }

  /// The part of a picture that is seen, from 0 to 1.
  private func share(_ cell: Cell) throws -> Double {
    let part = try #require(cell.media.first)
    let seen = part.frame.width.points * part.frame.height.points
    return seen / (part.picture.width.points * part.picture.height.points)
  }

  @Test(arguments: presets, scales) func captionsDoNotCropPictures(preset: String, scale: Double) throws {
    let changes: [(inout Message) -> Void] = [
      { $0.text = Self.words }, { $0.quote = QuotedReply(sender: "bob", text: Self.words) },
      { ($0.text, $0.forwardedFrom) = ("ok", "A very long name of a channel with news of all kinds") },
    ]
    for size in Self.sizes {
      for width in [240.0, 320, 390, 560, 900, 1_600] {
        let alone = try share(try cell(preset, width, scale, size) { _ in })
        for (number, change) in changes.enumerated() {
          for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
            let cell = try cell(preset, width, scale, size, direction, change)
            let (bubble, picture) = (try #require(cell.bubble).frame, try #require(cell.media.first).frame)
            // In large type, lines have at least 7 em.
            let least = 7 * 17 * scale + 100
            let seen = try share(cell)
            #expect(
              seen >= alone * 0.74 || bubble.width.points < least,
              "\(size) \(width) \(number): \(seen) of \(alone)")
            #expect(bubble.contains(picture))
          }
        }
      }
    }
  }

  /// In type of the usual size, a caption is as wide as a picture, or has lines of 13 em.
  @Test(arguments: presets) func theCaptionIsAsWideAsThePicture(preset: String) throws {
    for size in Self.sizes {
      let alone = try cell(preset, 900, 1, size) { _ in }
      let cell = try cell(preset, 900, 1, size) { $0.text = Self.words }
      let em = try ChatStyle.preset(preset).received.text.font.size
      let (narrow, wide) = (try #require(alone.bubble).frame.width, try #require(cell.bubble).frame.width)
      #expect(wide <= max(narrow, LayoutUnit(13 * em + 30)) && wide >= narrow)
    }
  }

  /// A style without the limit has captions as wide as other texts.
  @Test func aStyleMayLetCaptionsBeWide() throws {
    var style = try ChatStyle.preset("merged")
    style.received.content.media.captionMeasure = nil
    let message = Message(
      id: 1, sender: "ann", text: Self.words,
      attachments: [.media(MediaAttachment(kind: .image, size: Self.sizes[0]))])
    let cell = try TestEngines.bundled.cell(for: message, style: style, width: 900)
    #expect(try #require(cell.bubble).frame.width > 400)
    #expect(try share(cell) < 0.7)
  }
}
