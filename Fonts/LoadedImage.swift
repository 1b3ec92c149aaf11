import Foundation

/// The file that this code was loaded from: the executable, or a library.
enum LoadedImage {
  /// Whether the system tells a program where its own file is. Where it does not, as in a root without `/proc`, Foundation's
  /// main bundle ends the process.
  static var isKnown: Bool {
    #if os(Linux)
    FileManager.default.fileExists(atPath: "/proc/self/exe")
    #else
    true
    #endif
  }

  /// Nil if the system does not list what it has mapped (`proc(5)`).
  static var path: String? {
    let address = UInt(bitPattern: #dsohandle)
    // The file has no size, so that it has to be read to its end.
    guard let file = FileHandle(forReadingAtPath: "/proc/self/maps"),
      let data = try? file.readToEnd()
    else { return nil }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      // START-END MODE OFFSET DEVICE INODE PATH
      let columns = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      let ends = columns.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
      guard columns.count == 6, ends.count == 2, ends[0] <= address, address < ends[1] else { continue }
      let path = columns[5].drop { $0 == " " }
      return path.hasPrefix("/") ? String(path) : nil
    }
    return nil
  }
}
