import LayoutDrawing

/// Why a picture file is not drawn.
package struct PictureProblem: Error, Hashable, CustomStringConvertible {
  /// The reason, as a sentence whose subject is the file.
  package let description: String

  init(_ description: String) { self.description = description }

  /// A file that is none of the formats that are drawn.
  ///
  /// - Parameter bytes: The content of the file.
  init(format bytes: [UInt8]) {
    let name = PictureFormat.nameOfUndrawn(bytes)
    self.init(
      bytes.isEmpty
        ? "it is empty"
        : (name.map { "it is in the format \($0)" } ?? "it is not a picture")
          + "; the formats PNG, JPEG and WebP are drawn")
  }

  static let damaged = PictureProblem("it is damaged")

  static func leftOut(_ name: String) -> PictureProblem {
    PictureProblem(
      "this build draws no \(name) in png, because the package trait \(name) is off; svg shows it")
  }

  /// - Parameter most: The maximum number of pixels of such a file.
  static func tooLarge(_ header: PictureHeader, _ format: PictureFormat, most: Int) -> PictureProblem {
    PictureProblem(
      "it has \(header.width) × \(header.height) pixels; of a \(format.name) like this, at most "
        + "\(most / 1_000_000) million are drawn")
  }
}

/// A provider that learns which of its files are not drawn.
package protocol PictureProblemLog: PictureProvider {
  /// Notes why the file of a subject is not drawn.
  func note(_ problem: PictureProblem, ofPictureOf subject: PictureSubject)
}
