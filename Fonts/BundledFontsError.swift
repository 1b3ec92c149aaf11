/// Why the bundled fonts cannot be used. Each case names the path that it concerns.
public enum BundledFontsError: Error, Sendable, Equatable {
  /// No place that was searched has a manifest.
  case notFound(searched: [String])
  /// The manifest could not be read.
  case unreadableManifest(path: String, reason: String)
  /// The file is not a manifest of fonts.
  case invalidManifest(path: String, reason: String)
  /// The manifest lists a file that does not exist.
  case missingFile(path: String)
  /// The size of a file differs from the size in the manifest: the file is damaged, or it is another file.
  case wrongSize(path: String, size: Int, expected: Int)
  /// The manifest lists no font with this name.
  case unknownFont(name: String, directory: String)
}

extension BundledFontsError: CustomStringConvertible {
  /// The path and the reason in one line.
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
