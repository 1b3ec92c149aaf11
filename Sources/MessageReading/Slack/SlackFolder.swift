import BubbleLayout

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
