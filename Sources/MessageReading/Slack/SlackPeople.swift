import BubbleLayout

/// The names of people, bots and channels by their ids, from the files beside a channel.
struct SlackPeople {
  private var names = ["USLACKBOT": "Slackbot"]
  private var channels: [String: String] = [:]
  /// The names of integrations, by the second in which they were added.
  private var additions: [Int: String] = [:]

  init() {}

  /// Reads `users.json` and the lists of channels and integrations in a folder, or in its parent. From a damaged
  /// file it takes what precedes the damage.
  ///
  /// - Throws: `ReadingError` if one of them is a pipe or a device.
  init(beside folder: ExportFolder) throws(ReadingError) {
    try read("users.json", beside: folder) { people, user in
      guard let id = user["id"]?.words else { return }
      people.names[id] = Self.name(of: user["profile"]?.object) ?? user.first(of: "real_name", "name")?.words
    }
    for list in ["channels.json", "groups.json", "mpims.json"] {
      try read(list, beside: folder) { people, channel in
        guard let id = channel["id"]?.words, let name = channel["name"]?.words else { return }
        people.channels[id] = name
      }
    }
    try read("integration_logs.json", beside: folder) { people, entry in
      guard let name = entry["service_type"]?.words ?? entry["app_type"]?.words else { return }
      for id in ["bot_id", "service_id", "app_id"].compactMap({ entry[$0]?.words }) { people.name(id, name) }
      if entry["change_type"]?.words == "added", let time = entry["date"]?.integer {
        people.additions[time] = name
      }
    }
  }

  /// A person's or a bot's name; nil if they are unknown.
  subscript(id: String) -> String? { names[id] }

  /// Returns the name of a channel; its id if the name is unknown.
  func channel(_ id: String) -> String { channels[id] ?? id }

  /// Returns the name of the integration that was added at a time; nil if it is unknown.
  func integration(addedAt time: Timestamp) -> String? { additions[Int(time.milliseconds / 1_000)] }

  mutating func name(_ id: String, _ name: String) { names[id] = names[id] ?? name }

  private mutating func read(
    _ name: String, beside folder: ExportFolder, _ take: (inout SlackPeople, ExportField) -> Void
  ) throws(ReadingError) {
    for folder in [folder, folder.parent].compactMap({ $0 }) {
      guard let source = try folder.optionalSource(name) else { continue }
      read(source, take)
      return
    }
  }

  private mutating func read(_ source: ByteSource, _ take: (inout SlackPeople, ExportField) -> Void) {
    var walker = JSONWalker(source, limit: 1 << 20)
    while let found = try? walker.next({ path, _, _ in path.isEmpty ? .enter : .give }) {
      var cursor = JSONCursor(found.bytes)
      guard let value = try? cursor.value() else { continue }
      // A separate log, which is discarded: problems with a person's profile are not reported.
      let entry = ExportField(value: value, path: [], log: FieldLog(file: source.path, line: found.line))
      if entry.isObject { take(&self, entry) }
    }
  }

  /// Returns the name that a person has chosen; nil if the person has chosen no name.
  static func name(of profile: ExportField?) -> String? {
    profile?["display_name"]?.words ?? profile?["real_name"]?.words ?? profile?["name"]?.words
  }
}
