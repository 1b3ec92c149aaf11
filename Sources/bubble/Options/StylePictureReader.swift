import BubbleLayout
import Foundation
import LayoutPainting

/// Reads the nine-patch files that a style names (`bubble.picture.file`), from the folder of the style's file.
final class StylePictureReader {
  private let folder: PictureFolder
  private var known: [String: NinePatchFile] = [:]

  /// - Parameter path: The path of the style's file.
  init(besideStyle path: String) {
    folder = PictureFolder(path: URL(fileURLWithPath: path).deletingLastPathComponent().path)
  }

  /// Returns what the border of a file says. A border with several stretched areas is reported once.
  ///
  /// - Throws: `FieldError` that names the file and the reason.
  func file(_ name: String) throws(FieldError) -> NinePatchFile {
    if let file = known[name] { return file }
    let read: NinePatchPicture
    do throws(PictureProblem) {
      read = try folder.ninePatch(name)
    } catch {
      throw FieldError("", "\(Diagnostics.quoted(name)) cannot be used: \(error)")
    }
    if read.hasSeveralAreas {
      Diagnostics.report(
        "picture \(Diagnostics.quoted(name)): its border marks several areas that are stretched; everything "
          + "from the first to the last one is stretched")
    }
    known[name] = read.file
    return read.file
  }
}
