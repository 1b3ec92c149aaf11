import Foundation

extension BundledFonts {
  /// The catalog in the first place that has one.
  ///
  /// `Bundle.module` is not asked: it ends the process when the bundle is missing.
  package static func search(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    places: [URL] = standardPlaces
  ) throws(BundledFontsError) -> BundledFontCatalog {
    // A directory that was asked for is used or reported, never skipped silently.
    if let path = environment[directoryVariable], !path.isEmpty {
      return try load(directory: URL(fileURLWithPath: path, isDirectory: true))
    }
    for place in places {
      let manifest = place.appendingPathComponent(BundledFontCatalog.manifestName)
      if FileManager.default.fileExists(atPath: manifest.path) { return try load(directory: place) }
    }
    throw .notFound(searched: places.map(\.path))
  }

  /// Beside the executable or the library that this is part of, in the forms the package manager gives a resource bundle;
  /// where `make install` puts them, seen from there, also from a folder for one kind of machine, such as `lib/x86_64-linux-gnu`;
  /// then in the sources this was built from, unless the build is for other machines (`INSTALLED`), where that folder may be
  /// somebody else's.
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
