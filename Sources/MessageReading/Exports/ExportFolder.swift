import BubbleLayout
import TextShaping

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The folder that contains an export, with the pictures and files that its messages name.
struct ExportFolder {
  /// The path of the folder with a slash at its end; nil if the export is not a file, so that its folder is
  /// unknown.
  private let path: String?

  /// - Parameters:
  ///   - file: The export's file.
  ///   - isFile: Whether the export is a file, not standard input or bytes in memory.
  init(of file: String, isFile: Bool = true) {
    if !isFile {
      path = nil
    } else if let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) {
      path = String(file[...slash])
    } else {
      path = "./"
    }
  }

  /// The text to put before the names of files in the folder; empty if the folder is unknown.
  var prefix: String { path ?? "" }

  /// Finds a picture or a file that a message names: its path, and whether it exists.
  ///
  /// A file that is reached through a link in the folder counts as missing, so that an export does not reveal
  /// which files exist elsewhere.
  ///
  /// - Returns: The path is nil if the name leads out of the folder or is not a valid file name.
  func find(_ name: String) -> (address: String?, state: MediaState) {
    guard Self.isWithin(name) else { return (nil, .missing) }
    guard let path else { return (name, .ready) }
    return (name, (try? RegularFile(name, within: path)) == nil ? .missing : .ready)
  }

  /// Whether a name stays within the folder.
  private static func isWithin(_ name: String) -> Bool {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.utf8.contains(0), name.utf8.count < 4_096 else {
      return false
    }
    return !name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).contains("..")
  }
}

extension ExportFolder {
  enum Kind { case file, folder }

  /// Returns whether a file or a folder is at a path; nil if nothing is there.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Returns the names of the files and folders in a folder, in the order of their bytes; nil if the folder
  /// cannot be read.
  static func names(in path: String) -> [String]? {
    guard let directory = opendir(path) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
