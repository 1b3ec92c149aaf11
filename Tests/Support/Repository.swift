import Foundation

/// The checkout of the repository in which the tests run.
package enum Repository {
  /// The folder of `Package.swift`.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// Returns a file or folder by its path from the root.
  package static func url(_ path: String) -> URL { root.appending(path: path) }

  /// The folder with the built modules and the tool. It contains the test bundle too, in debug and release
  /// builds.
  package static let products: URL = {
    var folders = [URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
    folders += Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    folders.append(Bundle.main.bundleURL)
    return folders.first { FileManager.default.isExecutableFile(atPath: $0.appending(path: "bubble").path) }
      ?? folders[0]
  }()
}
