import Foundation

/// The built tool, run as its users run it.
enum Tool {
  /// What came of a run.
  struct Result {
    let status: Int32
    let output: String
    let errors: String

    var lines: [Substring] { output.split(separator: "\n") }
  }

  /// The program stands beside the test bundle, in debug and in release.
  static let url: URL = {
    var folders = [URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
    folders += Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    folders.append(Bundle.main.bundleURL)
    let candidates = folders.map { $0.appendingPathComponent("bubble") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
  }()

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// The conversation that the demo shows.
  static let conversation = package.appendingPathComponent("Demo/transcript.jsonl").path
  /// A conversation with everything a message can carry.
  static let richConversation = package.appendingPathComponent("Tests/Goldens/Cases/rich.jsonl").path
  /// The conversations of the corpora, ascending.
  static let transcripts: [String] = {
    let folder = package.appendingPathComponent("Tests/Corpora/transcripts").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".jsonl") }.sorted().map { folder + "/" + $0 }
  }()
  /// Every glyph one em wide, ascent 0.8, descent 0.2.
  static let squareFont = package.appendingPathComponent("Fonts/Files/SquareTest-Regular.ttf")

  static func run(_ arguments: String..., input: String = "") throws -> Result {
    try run(arguments, input: input)
  }

  /// - Parameters:
  ///   - environment: Added to this process's own, without `CI`, which changes what the tool does.
  ///   - current: Where it runs.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], in current: URL? = nil
  ) throws -> Result {
    let folder = try Folder()
    let files = ["in", "out", "err"].map { folder.url.appendingPathComponent($0) }
    try Data(input.utf8).write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
      .merging(environment) { $1 }
    if let current { process.currentDirectoryURL = current }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try String(contentsOf: files[1], encoding: .utf8),
      errors: try String(contentsOf: files[2], encoding: .utf8))
  }

  /// A folder that is gone when the test is over.
  final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String, _ contents: some Sequence<UInt8>) throws -> String {
      let file = url.appendingPathComponent(name)
      try Data(contents).write(to: file)
      return file.path
    }
  }
}
