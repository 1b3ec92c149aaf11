/// Why the bundled fonts cannot be used. Each case names the path that it concerns.
public enum BundledFontsError: Error, Sendable, Equatable {
  /// None of the places where the fonts are looked for has a manifest.
  case notFound(searched: [String])
  /// The manifest could not be read.
  case unreadableManifest(path: String, reason: String)
  /// The file is not a manifest of fonts.
  case invalidManifest(path: String, reason: String)
  /// The manifest lists a file that is not there.
  case missingFile(path: String)
  /// A file has another size than the manifest says: it is damaged, or another one.
  case wrongSize(path: String, size: Int, expected: Int)
  /// No font of this name is in the manifest.
  case unknownFont(name: String, directory: String)
}

extension BundledFontsError: CustomStringConvertible {
  /// One line for a reader: the path and the reason.
  public var description: String {
    switch self {
    case .notFound(let searched):
      "the bundled fonts were not found; searched \(searched.joined(separator: ", ")); "
        + "\(BundledFonts.directoryVariable) can name their directory"
    case .unreadableManifest(let path, let reason):
      "\(path): cannot be read: \(reason)"
    case .invalidManifest(let path, let reason):
      "\(path): not a manifest of fonts: \(reason)"
    case .missingFile(let path):
      "\(path): listed in the manifest, but missing"
    case .wrongSize(let path, let size, let expected):
      "\(path): has \(size) bytes, and \(expected) by the manifest"
    case .unknownFont(let name, let directory):
      "\(directory): has no font \(name)"
    }
  }
}
