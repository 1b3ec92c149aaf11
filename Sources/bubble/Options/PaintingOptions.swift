import ArgumentParser
import BubbleLayout
import Foundation
import LayoutPainting

/// How a layout is drawn. None of it changes the layout.
struct PaintingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The colours of a picture: light or dark. (default: light; a page follows its reader's system)",
      valueName: "THEME"))
  var theme: ColorTheme?

  @Option(help: ArgumentHelp("The size of a picture: pixels per point. (default: 1)", valueName: "S"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      """
      A folder of photos: avatar-SENDER, ID-INDEX for an attachment and ID-quote, each .png or .jpg, and \
      the pictures that people name. JPEG is shown only in svg and html. (default: placeholders)
      """, valueName: "DIR"), completion: .directory)
  var pictures: String?

  func validate() throws {
    if let scale, !LayoutEnvironment.scales.contains(scale) {
      throw ValidationError(
        "The value '\(scale)' is invalid for '--scale <S>': a number from 0.015625 to 1024 is needed.")
    }
    var isFolder: ObjCBool = false
    if let pictures,
      !FileManager.default.fileExists(atPath: pictures, isDirectory: &isFolder) || !isFolder.boolValue
    {
      throw ValidationError("The value '\(pictures)' is invalid for '--pictures <DIR>': it is not a folder.")
    }
  }

  /// Checks that the form of the output is one that is drawn, where something is said of drawings.
  ///
  /// - Parameter hasOperations: Whether the form lists how rows are drawn: then it has a theme, but neither a scale nor photos.
  func check(_ form: String, isDrawn: Bool, hasOperations: Bool = false) throws {
    guard !isDrawn else { return }
    if scale != nil {
      throw ValidationError(
        "'--scale' works with svg, png and html; '--device-scale' rounds a layout to the pixels of a device.")
    }
    for (name, isGiven) in [("theme", theme != nil && !hasOperations), ("pictures", pictures != nil)]
    where isGiven {
      throw ValidationError("'--\(name)' works with svg, png and html; \(form) is not a picture.")
    }
  }
}

extension ColorTheme: ExpressibleByArgument {}

extension PaintingOptions {
  /// The folder of photos; nil if there is none.
  ///
  /// - Parameter people: Those who may name a file of the folder as their picture.
  func photos(of people: People) -> PictureFolder? {
    pictures.map { PictureFolder(path: $0, people: people) }
  }

  func svg(_ photos: PictureFolder?) -> SVGPainter {
    SVGPainter(theme: theme == .dark ? .dark : .light, scale: scale ?? 1, provider: photos)
  }

  func png(_ photos: PictureFolder?) -> PNGPainter {
    PNGPainter(theme: theme == .dark ? .dark : .light, scale: scale ?? 1, provider: photos)
  }

  func html(title: String, summary: [String], _ photos: PictureFolder?) -> HTMLPainter {
    HTMLPainter(title: title, summary: summary, theme: theme, scale: scale ?? 1, provider: photos)
  }
}
