import BubbleLayout

/// Where the messages of a reader are: in a file, in a file of an archive, or in the files of a Slack channel.
struct ChatInput {
  enum Content {
    /// A file, with its folder and the format that its name shows.
    case file(LineReader, in: ExportFolder, named: InputFormat?)
    case channel(SlackFolder)
  }

  let content: Content
  /// What is wrong with an archive, apart from the chat.
  let problems: [ReadingProblem]

  /// - Parameters:
  ///   - path: A file's path, `-` for standard input, the path of a folder with a chat of Slack or
  ///     WhatsApp, or a path in an archive.
  ///   - given: The format; nil to detect it.
  ///   - mayWait: Whether the input may be a pipe.
  init(path: String, as given: InputFormat?, lineLimit: Int, mayWait: Bool) throws(ReadingError) {
    if given == nil || given == .slack, ExportFolder.kind(of: path) == .folder,
      let channel = try Self.channel(in: path, isGiven: given == .slack)
    {
      self.init(.channel(channel))
      return
    }
    if given == nil || given == .whatsapp, ExportFolder.kind(of: path) == .folder,
      let chat = try WhatsAppFile.path(in: path)
    {
      try self.init(path: chat, as: given, lineLimit: lineLimit, mayWait: mayWait)
      return
    }
    if let place = ArchivePath(path), let bytes = RandomAccess(try ByteSource(file: place.archive)) {
      try self.init(ZipArchive(bytes), place.inner, as: given, lineLimit: lineLimit)
      return
    }
    let source = try mayWait ? ByteSource(path: path) : ByteSource(file: path)
    let bytes = RandomAccess(source)
    var lines = LineReader(source, limit: lineLimit)
    // A pipe whose format is given may send its first bytes much later.
    if bytes != nil || given == nil, ZipArchive.begins(try lines.beginning()) {
      guard let bytes else {
        throw .unreadable(
          file: path, reason: "it is a zip archive in a pipe; save it as a file, and read that file")
      }
      try self.init(ZipArchive(bytes), "", as: given, lineLimit: lineLimit)
      return
    }
    self.init(
      .file(lines, in: ExportFolder(of: path, isFile: source.isFile), named: InputFormat(path: path)))
  }

  /// - Parameter name: The name of the input in problems.
  init(_ bytes: [UInt8], name: String, as given: InputFormat?, lineLimit: Int) throws(ReadingError) {
    if ZipArchive.begins(bytes) {
      try self.init(ZipArchive(RandomAccess(bytes, name: name)), "", as: given, lineLimit: lineLimit)
      return
    }
    let lines = LineReader(ByteSource(bytes, name: name), limit: lineLimit)
    self.init(.file(lines, in: ExportFolder(of: name, isFile: false), named: nil))
  }

  private init(_ content: Content, problems: [ReadingProblem] = []) {
    self.content = content
    self.problems = problems
  }

  /// - Parameter path: The path of a file or a folder in the archive; empty for its only chat.
  private init(
    _ archive: ZipArchive, _ path: String, as given: InputFormat?, lineLimit: Int
  ) throws(ReadingError) {
    let path = path.withoutDots
    let file: String
    var problems = archive.problems
    if !path.isEmpty, archive.has(path) {
      file = path
    } else {
      let folder = path.isEmpty || path.hasSuffix("/") ? path : path + "/"
      guard folder.isEmpty || archive.files.contains(where: { $0.name.hasPrefix(folder) }) else {
        throw .unreadable(file: archive.name(of: path), reason: "the archive has no such file or folder")
      }
      let chats = ArchivedChats(archive, in: folder, as: given)
      problems += chats.problems
      switch try chats.one() {
      case .file(let path, _): file = path
      case .channel(let path):
        let channel = try SlackFolder(ExportFolder(path, in: archive), path: archive.name(of: path))
        self.init(.channel(channel), problems: problems)
        return
      }
    }
    let lines = LineReader(try archive.source(file), limit: lineLimit)
    self.init(
      .file(lines, in: ExportFolder(of: file, in: archive), named: InputFormat(path: file)),
      problems: problems)
  }

  /// Opens a channel's folder, or the only channel of an export.
  ///
  /// - Parameter isGiven: Whether the caller says that it is one of Slack.
  /// - Returns: Nil if the folder does not belong to a Slack export, and the caller has not said that it does.
  private static func channel(in path: String, isGiven: Bool) throws(ReadingError) -> SlackFolder? {
    let channels = SlackFolder.isOne(path) ? [] : SlackFolder.channels(in: path)
    guard channels.count < 2 else { throw .severalChats(in: path, channels) }
    let folder = channels.first.map { ExportFolder(path).path(of: $0) } ?? path
    guard isGiven || !channels.isEmpty || SlackFolder.isOne(path) else { return nil }
    return try SlackFolder(ExportFolder(folder), path: folder)
  }
}
