import Foundation

/// The checkout that the tests run in.
package enum Repository {
  /// The folder of `Package.swift`.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// A file or folder by its path from the root.
  package static func url(_ path: String) -> URL { root.appending(path: path) }

  /// Where the build has put the modules and the tool: beside the test bundle, in debug and in release.
  package static let products: URL = {
    var folders = [URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
    folders += Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    folders.append(Bundle.main.bundleURL)
    return folders.first { FileManager.default.isExecutableFile(atPath: $0.appending(path: "bubble").path) }
      ?? folders[0]
  }()
}
