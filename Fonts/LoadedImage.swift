import Foundation

/// The file that this code was loaded from: the executable, or a library.
enum LoadedImage {
  /// Whether the system tells a program where its own file is. If it does not, for example in a container
  /// without `/proc`, calling `Bundle.main` would end the process.
  static var isKnown: Bool {
    #if os(Linux)
    FileManager.default.fileExists(atPath: "/proc/self/exe")
    #else
    true
    #endif
  }

  /// The path of the file; nil if the system does not list the files that are mapped into memory (`proc(5)`).
  static var path: String? {
    let address = UInt(bitPattern: #dsohandle)
    // The system reports a size of 0 for this file, so it is read to its end.
    guard let file = FileHandle(forReadingAtPath: "/proc/self/maps"),
      let data = try? file.readToEnd()
    else { return nil }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      // The columns: START-END MODE OFFSET DEVICE INODE PATH.
      let columns = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      let ends = columns.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
      guard columns.count == 6, ends.count == 2, ends[0] <= address, address < ends[1] else { continue }
      let path = columns[5].drop { $0 == " " }
      return path.hasPrefix("/") ? String(path) : nil
    }
    return nil
  }
}
