import BubbleLayout

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The folder that an export lies in, with the pictures and files that its messages name.
struct ExportFolder {
  /// Its path with a slash at its end; nil for an export that is in no folder, of which nothing is known.
  private let path: String?

  /// - Parameters:
  ///   - file: The export's file.
  ///   - isFile: Whether it is one, and neither standard input nor in memory.
  init(of file: String, isFile: Bool = true) {
    if !isFile {
      path = nil
    } else if let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) {
      path = String(file[...slash])
    } else {
      path = "./"
    }
  }

  /// What stands before the names of files in it; empty for none.
  var prefix: String { path ?? "" }

  /// A picture or a file that a message names: where it is, and whether it is there.
  ///
  /// - Returns: No address for a name that leads out of the folder, or that is none.
  func find(_ name: String) -> (address: String?, state: MediaState) {
    guard Self.isWithin(name) else { return (nil, .missing) }
    guard let path else { return (name, .ready) }
    return (name, Self.kind(of: path + name) == .file ? .ready : .missing)
  }

  /// Whether a name leads to something within the folder.
  private static func isWithin(_ name: String) -> Bool {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.utf8.contains(0), name.utf8.count < 4_096 else {
      return false
    }
    return !name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).contains("..")
  }
}

extension ExportFolder {
  enum Kind { case file, folder }

  /// What is at a path; nil for nothing.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// The names of what is in a folder, in the order of their bytes; nil if it cannot be read.
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
