import BubbleLayout
import TextShaping

/// A channel's folder in an export of Slack. It contains a file for each day; `users.json` is in it or in its
/// parent.
struct SlackFolder {
  let folder: ExportFolder
  /// The names of the files, one for each day, in the order of their dates.
  let days: [String]
  let people: SlackPeople

  /// - Parameter path: The path of the folder, for errors.
  /// - Throws: `ReadingError` if the folder contains no file of a day.
  init(_ folder: ExportFolder, path: String) throws(ReadingError) {
    guard let names = folder.names else {
      throw .unreadable(file: path, reason: "the folder cannot be read")
    }
    days = names.filter(Self.isDay)
    guard !days.isEmpty else {
      throw .unreadable(
        file: path,
        reason: "it is not a Slack channel, because the folder has no file such as 2026-01-31.json")
    }
    self.folder = folder
    people = try SlackPeople(beside: folder)
  }

  /// The names of the channels' folders in the root folder of a Slack export on the disk; empty for other
  /// folders.
  static func channels(in path: String) -> [String] {
    let folder = path.hasSuffix("/") ? path : path + "/"
    guard let names = ExportFolder.names(in: path),
      names.contains(where: { $0 == "users.json" || $0 == "channels.json" })
    else { return [] }
    return names.filter { isOne(folder + $0) }
  }

  /// Whether a folder on the disk is a channel's folder in a Slack export.
  static func isOne(_ path: String) -> Bool {
    ExportFolder.kind(of: path) == .folder && ExportFolder.names(in: path)?.contains(where: isDay) == true
  }

  /// Whether a name is that of a file for a day, such as `2026-01-31.json`.
  static func isDay(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    guard bytes.count == 15, name.hasSuffix(".json") else { return false }
    return bytes[..<10].enumerated().allSatisfy { index, byte in
      index == 4 || index == 7 ? byte == UInt8(ascii: "-") : byte.isASCIIDigit
    }
  }
}

/// The names of people by their ids.
struct SlackPeople {
  private var names: [String: String] = [:]

  init() {}

  /// Reads `users.json` in a folder, or in its parent. From a damaged file it takes what precedes the damage.
  ///
  /// - Throws: `ReadingError` if it is a pipe or a device.
  init(beside folder: ExportFolder) throws(ReadingError) {
    for folder in [folder, folder.parent].compactMap({ $0 }) {
      guard let source = try folder.optionalSource("users.json") else { continue }
      read(source)
      return
    }
  }

  /// A person's name; nil if they are unknown.
  subscript(id: String) -> String? { names[id] }

  mutating func name(_ id: String, _ name: String) { names[id] = names[id] ?? name }

  private mutating func read(_ source: ByteSource) {
    var walker = JSONWalker(source, limit: 1 << 20)
    while let found = try? walker.next({ path, _ in path.isEmpty ? .enter : .give }) {
      var cursor = JSONCursor(found.bytes)
      guard let value = try? cursor.value() else { continue }
      // A separate log, which is discarded: problems with a person's profile are not reported.
      let user = ExportField(value: value, path: [], log: FieldLog(file: source.path, line: found.line))
      guard user.isObject, let id = user["id"]?.words else { continue }
      names[id] = Self.name(of: user["profile"]?.object) ?? user.first(of: "real_name", "name")?.words
    }
  }

  /// Returns the name that a person has chosen; nil if there is none.
  static func name(of profile: ExportField?) -> String? {
    profile?["display_name"]?.words ?? profile?["real_name"]?.words ?? profile?["name"]?.words
  }
}
