import ArgumentParser
import BubbleLayout
import Foundation
import LayoutPainting

/// The options for drawing a layout. None of these options changes the layout.
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
      A folder of photos: avatar-SENDER, ID-INDEX for an attachment and ID-quote, each .png, .jpg \
      or .webp, and the pictures that people name. (default: placeholders)
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

  /// Checks that options for drawings are given only if the output is a drawing.
  ///
  /// - Parameter hasOperations: Whether the format lists drawing operations. Then the theme has an effect,
  ///   but neither the scale nor photos.
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
  /// - Parameter people: The people; each may name a file in the folder as their picture.
  func photos(of people: People) -> PictureFolder? {
    pictures.map { PictureFolder(path: $0, people: people) }
  }

  /// - Parameter bubbles: The picture files of bubbles.
  func svg(_ photos: PictureFolder?, _ bubbles: [String: Picture]) -> SVGPainter {
    SVGPainter(theme: theme(bubbles), scale: scale ?? 1, provider: photos)
  }

  /// - Parameter bubbles: The picture files of bubbles.
  func png(_ photos: PictureFolder?, _ bubbles: [String: Picture]) -> PNGPainter {
    PNGPainter(theme: theme(bubbles), scale: scale ?? 1, provider: photos)
  }

  /// - Parameter bubbles: The picture files of bubbles.
  func html(
    title: String, summary: [String], _ photos: PictureFolder?, _ bubbles: [String: Picture]
  ) -> HTMLPainter {
    var page = HTMLPainter(title: title, summary: summary, theme: theme, scale: scale ?? 1, provider: photos)
    page.bubblePictures = bubbles
    return page
  }

  private func theme(_ bubbles: [String: Picture]) -> Theme {
    var drawn = theme == .dark ? Theme.dark : .light
    drawn.bubblePictures = bubbles
    return drawn
  }
}
