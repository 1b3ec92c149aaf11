import Foundation

/// The checkout that the tests run in.
package enum Repository {
  /// The folder of `Package.swift`.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// A file or folder by its path from the root.
  package static func url(_ path: String) -> URL { root.appending(path: path) }
}
