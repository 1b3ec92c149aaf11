import BubbleLayout
import Foundation
import LayoutPainting

/// Finds the picture files that a style gives its bubbles: beside the style's file, or in the folder of
/// `--pictures`.
struct StylePictures {
  private let assets: [String]
  /// The name of the preset, or the path of the style's file.
  private let style: String
  private let folders: [PictureFolder]

  /// - Parameters:
  ///   - name: The name of the preset, or the path of the style's file.
  ///   - pictures: The folder of `--pictures`; nil if there is none.
  init(_ style: ChatStyle, named name: String, pictures: String?) {
    assets = style.bubbleAssets
    self.style = name
    let isFile = ChatStylePreset.named(name) == nil
    let own = isFile ? URL(fileURLWithPath: name).deletingLastPathComponent().path : nil
    folders = [own, pictures].compactMap { $0.map { PictureFolder(path: $0) } }
  }

  /// Returns the files by the names of assets, as `Theme.bubblePictures` has them. It reports assets without a
  /// file, unless they have artwork of their own.
  func found() -> [String: Picture] {
    var found: [String: Picture] = [:]
    for asset in assets {
      let picture = folders.lazy.compactMap { $0.bubble(asset) }.first
      let plain = folders.lazy.compactMap { $0.bubble(asset, isPlain: true) }.first
      found[asset] = picture
      found[asset + Theme.plainEnding] = plain
      guard picture == nil, BubbleArtwork.bundled[asset] == nil else { continue }
      let places =
        folders.isEmpty
        ? "without --pictures" : folders.map(\.path).map(Diagnostics.quoted).joined(separator: " or ")
      Diagnostics.report(
        "the style \(Diagnostics.quoted(style)) draws bubbles with the picture \(Diagnostics.quoted(asset)), but no readable "
          + "\(PictureFolder.fileName(ofBubble: asset)) is in \(places); a glossy balloon is drawn instead")
    }
    return found
  }
}
