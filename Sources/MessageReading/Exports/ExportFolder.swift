import BubbleLayout
import TextShaping

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The folder of an export on the disk or in an archive, with the files that belong to the export.
struct ExportFolder {
  private enum Place {
    /// The path of a folder with a slash at its end; `./` for the current folder.
    case disk(String)
    /// A folder in an archive: empty, or with a slash at its end.
    case archive(ZipArchive, String)
    /// The export is not a file, so that its folder is unknown.
    case unknown
  }

  private let place: Place

  private init(_ place: Place) { self.place = place }

  /// - Parameter path: The path of a folder on the disk.
  init(_ path: String) { place = .disk(path.hasSuffix("/") ? path : path + "/") }

  /// The folder that contains a file.
  ///
  /// - Parameters:
  ///   - file: The export's file.
  ///   - isFile: Whether the export is a file, not standard input or bytes in memory.
  init(of file: String, isFile: Bool = true) {
    if !isFile {
      place = .unknown
    } else {
      let folder = file.folderName
      place = .disk(folder.isEmpty ? "./" : folder)
    }
  }

  /// - Parameter path: The path of a folder in an archive; empty for the archive itself.
  init(_ path: String, in archive: ZipArchive) {
    place = .archive(archive, path.isEmpty || path.hasSuffix("/") ? path : path + "/")
  }

  /// The folder that contains a file of an archive.
  init(of file: String, in archive: ZipArchive) { place = .archive(archive, file.folderName) }

  /// The folder that contains this one; nil if it is unknown or outside the archive.
  var parent: ExportFolder? {
    switch place {
    case .disk(let path): return ExportFolder(.disk(path + "../"))
    case .archive(let archive, let path):
      return path.isEmpty ? nil : ExportFolder(.archive(archive, String(path.dropLast()).folderName))
    case .unknown: return nil
    }
  }

  /// The path of a file or a folder in the folder.
  func path(of name: String) -> String {
    switch place {
    case .disk(let path): path + name
    case .archive(let archive, let path): archive.name(of: path + name)
    case .unknown: name
    }
  }

  /// The names of the files and folders in the folder, in the order of their bytes; nil if the folder cannot
  /// be read.
  var names: [String]? {
    switch place {
    case .disk(let path): Self.names(in: path)
    case .archive(let archive, let path): archive.names(in: path)
    case .unknown: nil
    }
  }

  /// Opens a file of the folder.
  func source(_ name: String) throws(ReadingError) -> ByteSource {
    switch place {
    case .disk: return try ByteSource(file: path(of: name))
    case .archive(let archive, let path): return try archive.source(path + name)
    case .unknown: throw .unreadable(file: name, reason: "its folder is unknown")
    }
  }

  /// Opens a file of the folder that may be missing.
  ///
  /// - Returns: Nil if there is no such file, or if it cannot be opened.
  /// - Throws: `ReadingError` if it is a pipe or a device.
  func optionalSource(_ name: String) throws(ReadingError) -> ByteSource? {
    guard case .disk = place else { return try? source(name) }
    let path = path(of: name)
    do throws(RegularFile.Failure) {
      return ByteSource(try RegularFile(path), name: path)
    } catch {
      guard error == .notAFile, Self.kind(of: path) != .folder else { return nil }
      throw .unreadable(file: path, reason: "\(error)")
    }
  }

  /// Finds a picture or a file that a message names: its path in the folder, and whether it exists.
  ///
  /// A file that is reached through a link in the folder counts as missing, so that an export does not reveal
  /// which files exist elsewhere.
  ///
  /// - Returns: The path is nil if the name leads out of the folder or is not a valid file name.
  func find(_ name: String) -> (address: String?, state: MediaState) {
    guard Self.isWithin(name) else { return (nil, .missing) }
    switch place {
    case .disk(let path):
      return (name, (try? RegularFile(name, within: path)) == nil ? .missing : .ready)
    case .archive(let archive, let path): return (name, archive.has(path + name) ? .ready : .missing)
    case .unknown: return (name, .ready)
    }
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

extension String {
  /// The path up to and with its last slash; empty for a path without slashes.
  fileprivate var folderName: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[...$0]) } ?? ""
  }
}
