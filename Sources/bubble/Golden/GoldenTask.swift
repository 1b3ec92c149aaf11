import MessageReading

/// One layout to compare: a transcript in one combination of options.
struct GoldenTask {
  /// The transcript's path.
  let file: String
  let format: InputFormat
  let variant: GoldenVariant
  /// The name of the golden.
  let name: String

  /// The names of the pictures, with their themes.
  var pictures: [(name: String, theme: PictureTheme)] {
    variant.themes.map { ($0 == .light ? "\(name).png" : "\(name)-\($0.rawValue).png", $0) }
  }
}
