/// What the border of a nine-patch file (`.9.png`) says about the picture inside it, in pixels of the picture.
package struct NinePatchFile: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// The columns and rows that are stretched. They are not empty.
  package var stretchedColumns: Range<Int>
  package var stretchedRows: Range<Int>
  /// The columns and rows of the content.
  package var contentColumns: Range<Int>
  package var contentRows: Range<Int>

  package init(
    width: Int, height: Int, stretchedColumns: Range<Int>, stretchedRows: Range<Int>,
    contentColumns: Range<Int>, contentRows: Range<Int>
  ) {
    self.width = width
    self.height = height
    self.stretchedColumns = stretchedColumns
    self.stretchedRows = stretchedRows
    self.contentColumns = contentColumns
    self.contentRows = contentRows
  }

  /// Reads the file of a name. The error has an empty path.
  package typealias Reader = (String) throws(FieldError) -> NinePatchFile
}

extension NinePatchFile {
  /// The members of a picture in a style that mean this file.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - settings: The other members of the picture.
  ///   - scale: The pixels of a point.
  func members(named name: String, _ settings: JSONValue, scale: Double) -> [JSONValue.Member] {
    let (left, right) = (stretchedColumns.lowerBound, width - stretchedColumns.upperBound)
    // For a mirrored picture, `start` is the side at which the bubble is.
    let isReversed = settings["mirrored"] != .boolean(false) && settings["drawnFor"] == .string("right")
    func points(_ pixels: Int) -> JSONValue { .number(Double(pixels) / scale) }
    let caps: [JSONValue.Member] = [
      .init(name: "top", value: points(stretchedRows.lowerBound)),
      .init(name: "start", value: points(isReversed ? right : left)),
      .init(name: "bottom", value: points(height - stretchedRows.upperBound)),
      .init(name: "end", value: points(isReversed ? left : right)),
    ]
    // These members are written even if they have their default values, because the style's preset may have
    // others.
    return [
      .init(name: "asset", value: .string(name)), .init(name: "width", value: points(width)),
      .init(name: "height", value: points(height)), .init(name: "caps", value: .object(caps)),
      .init(name: "resizing", value: settings["resizing"] ?? .string("stretch")),
      .init(name: "mirrored", value: settings["mirrored"] ?? .boolean(true)),
      .init(name: "drawnFor", value: settings["drawnFor"] ?? .string("left")),
      .init(name: "limitsSize", value: settings["limitsSize"] ?? .boolean(true)),
    ]
  }

  /// The padding of a bubble with this picture.
  func padding(_ settings: JSONValue, scale: Double) -> JSONValue {
    func points(_ pixels: Int) -> JSONValue { .number(Double(pixels) / scale) }
    let (left, right) = (contentColumns.lowerBound, width - contentColumns.upperBound)
    let isReversed = settings["drawnFor"] == .string("right")
    return .object([
      .init(name: "top", value: points(contentRows.lowerBound)),
      .init(name: "start", value: points(isReversed ? right : left)),
      .init(name: "bottom", value: points(height - contentRows.upperBound)),
      .init(name: "end", value: points(isReversed ? left : right)),
    ])
  }
}
