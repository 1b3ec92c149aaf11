import BubbleLayout

/// Finds the chats in an archive: files that are recognised by their content, as outside of archives, and channels of
/// Slack.
struct ArchivedChats {
  /// A chat, with its path in the archive.
  enum Chat {
    case file(String, InputFormat?)
    /// The folder of a channel.
    case channel(String)

    var path: String {
      switch self {
      case .file(let path, _), .channel(let path): path
      }
    }
  }

  private let archive: ZipArchive
  private let format: InputFormat?
  private(set) var chats: [Chat] = []
  /// The files that cannot be unpacked, and why. One of them may be the chat.
  private var failures: [(path: String, error: ReadingError)] = []
  private var hasMore = false

  /// The maximum number of files whose beginning is examined.
  private static let reach = 1_000

  /// - Parameters:
  ///   - folder: The path of the folder to look in: empty for the whole archive, otherwise with a slash at its end.
  ///   - format: The format of the chat; nil for any.
  init(_ archive: ZipArchive, in folder: String, as format: InputFormat?) {
    self.archive = archive
    self.format = format
    let files = archive.files.map(\.name).filter { $0.hasPrefix(folder) && !$0.isAppleDouble }
    if format == nil || format == .slack { findChannels(files) }
    findFiles(files)
    if chats.isEmpty, format != nil { chats = files.filter(fits).map { .file($0, nil) } }
    preferMainFile()
    chats.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func findChannels(_ files: [String]) {
    let folders = Set(
      files.compactMap { file -> String? in
        guard let name = file.split(separator: "/").last, SlackFolder.isDay(String(name)) else { return nil }
        return String(file.dropLast(name.count))
      })
    chats = folders.map { .channel($0) }
  }

  private mutating func findFiles(_ files: [String]) {
    var examined = 0
    for file in files where InputFormat(path: file) != nil && InputFormat(path: file) != .xml {
      let name = String(file.split(separator: "/").last ?? "")
      // The days of Slack are channels.
      if SlackFolder.isDay(name), format == nil || format == .slack { continue }
      guard examined < Self.reach else { return hasMore = true }
      examined += 1
      do throws(ReadingError) {
        var lines = LineReader(try archive.source(file))
        let found = try InputFormat(marksIn: &lines)
        if let found, format == nil || format == found { chats.append(.file(file, found)) }
      } catch {
        failures.append((file, error))
      }
    }
  }

  /// Whether a file's name has the ending of the wanted format, which its content may not show.
  private func fits(_ file: String) -> Bool {
    switch (format, InputFormat(path: file)) {
    case (_, nil): false
    case (.whatsapp, .text), (.text, .text), (.jsonl, .jsonl), (.xml, .xml): true
    case (.whatsapp, _), (.text, _), (.jsonl, _), (.xml, _): false
    case (_, .json): true
    case (.telegram, .jsonl), (.signal, .jsonl), (.matrix, .jsonl): true
    default: false
    }
  }

  /// An archive of WhatsApp may contain texts of other chats that were attached to messages. The chat itself is
  /// `_chat.txt`, or has the name of the archive.
  private mutating func preferMainFile() {
    guard chats.count > 1 else { return }
    let main = chats.filter { chat in
      guard case .file(let path, .whatsapp) = chat else { return false }
      return isMain(path)
    }
    if main.count == 1 { chats = main }
  }

  /// Whether a file has the name of the chat of an archive of WhatsApp.
  private func isMain(_ path: String) -> Bool {
    let archiveName = archive.path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    return name == "_chat.txt" || name.hasSuffix(".txt") && name.dropLast(4) == archiveName.dropLast(4)
  }

  /// Reports the files that cannot be unpacked, because one of them may be the chat.
  var problems: [ReadingProblem] {
    var log = ZipProblems(archive.path)
    for failure in failures { log.leaveOut(failure.path, failure.error.reason) }
    return log.problems
  }

  /// Returns the only chat.
  ///
  /// - Throws: `ReadingError` that names the chats if there are several.
  func one() throws(ReadingError) -> Chat {
    // The chat itself is damaged or encrypted, not one that was attached to it.
    if let failure = failures.first(where: { isMain($0.path) }) { throw failure.error }
    guard let first = chats.first else {
      // An encrypted or damaged file may be the chat.
      if let failure = failures.first { throw failure.error }
      let files = archive.files.count == 1 ? "1 file" : "\(archive.files.count) files"
      let kind = format.map { "a chat of the format \($0.rawValue)" } ?? "a chat"
      // The chat may be among the entries that were left out.
      let leftOut = archive.problems.first.map { "; left out: \($0.reason)" } ?? ""
      throw .unreadable(file: archive.path, reason: "a zip archive of \(files); none is \(kind)\(leftOut)")
    }
    guard chats.count == 1 else {
      throw .severalChats(
        in: archive.path, chats.map { $0.path.hasSuffix("/") ? String($0.path.dropLast()) : $0.path },
        isComplete: !hasMore)
    }
    return first
  }
}

extension ReadingError {
  /// An error that names the chats in an archive or a folder, and says how to choose one.
  static func severalChats(in path: String, _ names: [String], isComplete: Bool = true) -> ReadingError {
    let shown = names.prefix(10).map { $0.quoted(limit: 100) }.joined(separator: ", ")
    let others = names.count > 10 ? " and \(names.count - 10) others" : ""
    let example = (path.hasSuffix("/") ? path : path + "/") + (names.first ?? "")
    return .unreadable(
      file: path,
      reason:
        "it has \(isComplete ? "" : "at least ")\(names.count) chats: \(shown)\(others); name one of them, as in "
        + example.quoted(limit: 200))
  }
}

extension String {
  /// Whether a path is that of the attributes that macOS adds to archives.
  fileprivate var isAppleDouble: Bool {
    hasPrefix("__MACOSX/") || split(separator: "/").last?.hasPrefix("._") == true
  }
}
