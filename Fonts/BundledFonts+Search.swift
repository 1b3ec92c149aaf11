import Foundation

extension BundledFonts {
  /// Returns the catalog of the first folder that has a manifest.
  ///
  /// `Bundle.module` is not used, because it ends the process if the bundle is missing.
  package static func search(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    places: [URL] = standardPlaces
  ) throws(BundledFontsError) -> BundledFontCatalog {
    // If the environment variable names a directory, that directory is used or an error is thrown; other
    // places are not searched.
    if let path = environment[directoryVariable], !path.isEmpty {
      return try load(directory: URL(fileURLWithPath: path, isDirectory: true))
    }
    for place in places {
      let manifest = place.appendingPathComponent(BundledFontCatalog.manifestName)
      if FileManager.default.fileExists(atPath: manifest.path) { return try load(directory: place) }
    }
    throw .notFound(searched: places.map(\.path))
  }

  /// The folders that may contain the fonts, in the order in which they are searched.
  ///
  /// First come resource bundles of the package manager, next to this library or executable. Then come the
  /// folders into which `make install` puts the fonts, relative to this library or executable, which may be
  /// in a folder for one architecture such as `lib/x86_64-linux-gnu`. The last folder is in the sources that
  /// this code was built from. It is left out of builds for other machines (`INSTALLED`), because on those
  /// machines it may belong to somebody else.
  package static var standardPlaces: [URL] {
    let name = "BubbleLayout_BundledFonts"
    let bundles = [
      "\(name).resources", "\(name).bundle", "\(name).bundle/Contents/Resources",
    ]
    let image = LoadedImage.path.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
    var roots = [image?.deletingLastPathComponent()]
    if LoadedImage.isKnown {
      roots += [
        Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent(),
        Bundle.main.bundleURL, Bundle.main.resourceURL,
      ]
    }
    var places: [URL] = []
    for root in roots.compactMap({ $0 }) {
      for bundle in bundles {
        let place = root.appendingPathComponent(bundle).appendingPathComponent("Files")
        if !places.contains(where: { $0.path == place.path }) { places.append(place) }
      }
      for share in ["../share", "../../share"] {
        places.append(root.appendingPathComponent("\(share)/bubblelayout/fonts").standardizedFileURL)
      }
    }
    #if !INSTALLED
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    places.append(sources.appendingPathComponent("Files"))
    #endif
    return places
  }
}
