import BubbleLayout

/// A zip archive whose files are read where they are, one after the other, without unpacking it.
///
/// The format is that of PKWARE's APPNOTE 6.3, also with zip64. Archives come from strangers: every number in them
/// is checked, and what an archive may cost is limited (`Limits`).
package final class ZipArchive {
  /// What an archive may cost. The tests use smaller limits.
  package struct Limits {
    /// The maximum number of entries.
    package var entries = 100_000
    /// The maximum size of the list of entries, in bytes.
    package var directory = 64 << 20
    /// The maximum number of bytes that are unpacked from one archive.
    package var total = 4 << 30
    /// How many times larger than packed an entry may be, if it has more than `harmless` bytes.
    package var ratio = 200
    /// The size in bytes up to which an entry may have any ratio.
    package var harmless = 1 << 20

    package init() {}
  }

  /// The name of the archive in problems.
  let path: String
  package let limits: Limits
  private let bytes: RandomAccess
  /// The files that can be read, in the order of the archive.
  let files: [ZipEntry]
  /// What is wrong with entries that are left out.
  let problems: [ReadingProblem]
  /// The indices of files by name; -1 for a name that several entries have.
  private let places: [String: Int]
  /// How many bytes were unpacked so far.
  private var unpacked = 0

  /// - Throws: `ReadingError` for an archive that cannot be read at all.
  convenience init(_ bytes: RandomAccess) throws(ReadingError) {
    try self.init(bytes, limits: Limits())
  }

  /// Opens an archive in memory, with other limits.
  package convenience init(_ bytes: [UInt8], name: String, limits: Limits) throws(ReadingError) {
    try self.init(RandomAccess(bytes, name: name), limits: limits)
  }

  private init(_ bytes: RandomAccess, limits: Limits) throws(ReadingError) {
    guard Inflater.isAvailable else {
      throw .unreadable(
        file: bytes.name,
        reason: "it is a zip archive, and this build reads none (package trait Archives); unpack it")
    }
    let directory = try ZipDirectory(bytes, limits: limits)
    var (files, places, log) = ([ZipEntry](), [String: Int](), ZipProblems(bytes.name))
    for entry in directory.entries where !entry.isFolder {
      if let fault = entry.nameFault {
        log.leaveOut(entry.name, fault)
      } else if let place = places.updateValue(files.count, forKey: entry.name) {
        if place >= 0 { log.leaveOut(entry.name, "several entries have this name") }
        places[entry.name] = -1
      } else {
        files.append(entry)
      }
    }
    path = bytes.name
    self.bytes = bytes
    self.limits = limits
    self.files = files.filter { places[$0.name] != -1 }
    self.places = Dictionary(uniqueKeysWithValues: self.files.enumerated().map { ($1.name, $0) })
    problems = log.problems
  }

  /// Whether bytes begin a zip archive. Names are not examined, because a name says nothing about the content.
  static func begins(_ bytes: [UInt8]) -> Bool {
    // A file, the end of an archive without files (also of zip64), or the mark of one that is or was split.
    let beginnings: [[UInt8]] = [[3, 4], [5, 6], [6, 6], [7, 8], [0x30, 0x30, 0x50, 0x4B, 3, 4]]
    return beginnings.contains { bytes.starts(with: [0x50, 0x4B] + $0) }
  }

  /// Whether the archive has a file.
  func has(_ name: String) -> Bool { places[name.withoutDots] != nil }

  /// The names of the files and folders that are directly in a folder, in the order of their bytes.
  ///
  /// - Parameter folder: The path of the folder: empty, or with a slash at its end.
  func names(in folder: String) -> [String] {
    var names: Set<String> = []
    for file in files where file.name.hasPrefix(folder) {
      let rest = file.name.dropFirst(folder.count)
      names.insert(String(rest.prefix { $0 != "/" }))
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Opens a file of the archive.
  package func source(_ name: String) throws(ReadingError) -> ByteSource {
    guard let place = places[name.withoutDots] else {
      throw .unreadable(file: self.name(of: name), reason: "the archive has no such file")
    }
    let entry = files[place]
    let name = self.name(of: entry.name)
    return ByteSource(try ZipEntryReader(entry, in: self, bytes, name: name), name: name)
  }

  /// The name of a file of the archive in problems.
  func name(of file: String) -> String { "\(path)/\(file)" }

  /// Counts bytes that an entry has unpacked.
  ///
  /// - Returns: False if the archive has unpacked more than the limit.
  func unpack(_ count: Int) -> Bool {
    unpacked += count
    return unpacked <= limits.total
  }
}

/// Collects reports about entries that are left out.
struct ZipProblems {
  private let file: String
  private var list: [ReadingProblem] = []
  private var others = 0

  init(_ file: String) { self.file = file }

  mutating func leaveOut(_ name: String, _ reason: String) {
    guard list.count < 10 else { return others += 1 }
    note("the entry \(name.quoted(limit: 100)): \(reason)")
  }

  private mutating func note(_ reason: String) {
    list.append(ReadingProblem(file: file, line: 1, field: nil, reason: reason, outcome: .skipped))
  }

  var problems: [ReadingProblem] {
    guard others > 0 else { return list }
    var all = self
    all.note("\(others) more entries of this kind")
    return all.list
  }
}

extension String {
  /// A path without the parts `.` and without empty parts; a slash at the end is kept.
  var withoutDots: String {
    let slash = UInt8(ascii: "/")
    let parts = utf8.split(separator: slash, omittingEmptySubsequences: false)
    let isFolder = parts.count > 1 && parts.last?.isEmpty == true
    let named = parts.filter { !$0.isEmpty && !$0.elementsEqual(".".utf8) }
    guard named.count < parts.count - (isFolder ? 1 : 0) else { return self }
    return named.map { String(Substring($0)) }.joined(separator: "/")
      + (isFolder && !named.isEmpty ? "/" : "")
  }
}
