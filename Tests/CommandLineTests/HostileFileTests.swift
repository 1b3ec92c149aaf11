import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Tests files that a stranger's folder may contain: pipes, devices, sockets, folders and links.
@Suite struct HostileFileTests {
  private static let slack =
    #"[{"type":"message","user":"U1","text":"hi","ts":"1.2"}]"#
  private static let chat = #"{"id":"x","sender":"a","text":"hi"}"# + "\n"

  /// Runs the tool; a run that waits is ended, and fails.
  private func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Program {
    let own = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    let run = try Program(
      "/usr/bin/timeout", ["-k", "1", "60", Tool.url.path] + arguments, input: input,
      environment: own.merging(environment) { $1 })
    #expect(run.status != 124 && run.status != 137, "\(arguments) waits")
    return run
  }

  /// What is not a regular file, made at a path.
  private static func make(_ kind: String, at path: String) throws {
    switch kind {
    case "pipe": try #require(mkfifo(path, 0o600) == 0)
    case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    default: try #require(symlink("/dev/zero", path) == 0)
    }
  }

  @Test(arguments: ["pipe", "folder", "device"], ["people", "style", "cases", "font", "day", "users"])
  func onlyRegularFilesAreRead(kind: String, door: String) throws {
    let folder = try TemporaryFolder()
    let chat = try folder.write(Self.chat, to: "chat.jsonl")
    let path = folder.path
    let (name, arguments): (String, [String]) =
      switch door {
      case "people": ("p.json", ["layout", chat, "--people", "\(path)/p.json"])
      case "style": ("s.json", ["layout", chat, "--style", "\(path)/s.json"])
      case "cases": ("c.json", ["golden", "verify", "--cases", "\(path)/c.json"])
      case "font": ("fonts/f.ttf", ["layout", chat, "--fonts", "\(path)/fonts"])
      case "day": ("d/2026-02-01.json", ["read", "\(path)/d"])
      default: ("d/users.json", ["read", "\(path)/d"])
      }
    try folder.write(Self.slack, to: "d/2026-01-31.json")
    try folder.write("", to: "fonts/.keep")
    try Self.make(kind, at: "\(path)/\(name)")
    let run = try run(arguments)
    // A folder with the name of a file of people is not one.
    guard door != "users" || kind != "folder" else { return #expect(run.status == 0) }
    #expect(run.status != 0, "\(door)")
    // A folder among fonts is searched for fonts.
    let isSearched = door == "font" && kind == "folder"
    #expect(isSearched || run.errors.contains(name.split(separator: "/").last ?? "?"), "\(run.errors)")
  }

  @Test func sessionsOpenOnlyRegularFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.slack, to: "d/2026-01-31.json")
    try Self.make("pipe", at: folder.path + "/users.json")
    try Self.make("pipe", at: folder.path + "/chat.jsonl")
    try Self.make("pipe", at: folder.path + "/style.json")
    let lines = [
      #"{"id":1,"open":{"file":"\#(folder.path)/d/2026-01-31.json","input":"slack"}}"#,
      #"{"id":2,"open":{"file":"\#(folder.path)/chat.jsonl"}}"#,
      #"{"id":3,"open":{"file":"-"}}"#,
      #"{"id":4,"open":{"messages":[],"style":"\#(folder.path)/style.json"}}"#,
    ]
    let answers = try run(["serve"], input: lines.joined(separator: "\n") + "\n").lines
    #expect(answers.count == 4)
    for answer in answers { #expect(answer.contains(#""code":"unreadable""#), "\(answer)") }
  }

  /// What the user names as the main input may be a pipe.
  @Test func mainInputsMayBePipes() throws {
    let folder = try TemporaryFolder()
    let chat = try folder.write(Self.chat, to: "chat.jsonl")
    let tool = Tool.url.path
    for command in [
      "'\(tool)' read <(cat '\(chat)')", "'\(tool)' layout <(cat '\(chat)') --format jsonl",
      "cat '\(chat)' | '\(tool)' layout - --format jsonl",
      "'\(tool)' golden diff <('\(tool)' layout '\(chat)' --format text) <('\(tool)' layout '\(chat)' --format text)",
    ] {
      let run = try Program("/bin/bash", ["-c", command], input: "")
      #expect(run.status == 0, "\(command): \(run.errors)")
      #expect(!run.lines.isEmpty)
    }
  }

  /// A server whose output nobody reads ends by SIGTERM.
  @Test func aServerThatWaitsEndsByASignal() throws {
    let folder = try TemporaryFolder()
    let lines = String(repeating: #"{"open":{"messages":[]}}"# + "\n", count: 5_000)
    let input = try folder.write(lines, to: "lines")
    let process = Process()
    process.executableURL = Tool.url
    process.arguments = ["serve"]
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: input))
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    // It has begun to answer, and fills the pipe.
    var request = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&request, 1, 60_000) == 1)
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
    withExtendedLifetime(folder) {}
  }

  private func goldens(_ folder: TemporaryFolder) throws -> [String] {
    try folder.write(Self.chat, to: "chat.jsonl")
    let cases = try folder.write(
      #"{"cases":[{"transcript":"chat.jsonl","name":"x","styles":["merged"],"widths":[320]}]}"#, to: "c.json")
    return ["--cases", cases, "--goldens", folder.path + "/G"]
  }

  /// A link in a folder of goldens shows and replaces no file outside.
  @Test(arguments: [false, true]) func linksOfGoldensAreNotFollowed(isFolder: Bool) throws {
    let folder = try TemporaryFolder()
    let options = try goldens(folder)
    let victim = try folder.write("secret\n", to: "outside/merged-320.txt")
    try folder.write("", to: "G/.keep")
    if isFolder {
      try #require(symlink("../outside", folder.path + "/G/x") == 0)
    } else {
      try folder.write("", to: "G/x/.keep")
      try #require(symlink(victim, folder.path + "/G/x/merged-320.txt") == 0)
    }
    let verified = try run(["golden", "verify"] + options)
    #expect(verified.status != 0)
    #expect((verified.output + verified.errors).contains("link"), "\(verified.output)")
    let recorded = try run(["golden", "record"] + options, environment: ["BUBBLE_GOLDENS": "record-all"])
    #expect(recorded.status != 0)
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "secret\n")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for file in files where file.contains("expected") {
      #expect(try !folder.text(of: file).contains("secret"), "\(file)")
    }
  }

  /// The folder that the user names may be a link.
  @Test func aFolderOfGoldensMayBeALink() throws {
    let folder = try TemporaryFolder()
    let options = try goldens(folder)
    try folder.write("", to: "real/.keep")
    try #require(symlink("real", folder.path + "/G") == 0)
    #expect(try run(["golden", "record"] + options).status == 0)
    #expect(try run(["golden", "verify"] + options).status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/real/x/merged-320.txt"))
  }

  /// A linked folder shows no file outside, and does not tell whether a file exists.
  @Test func linksOfPicturesAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    let chat = try folder.write(Self.chat, to: "chat.jsonl")
    let people = try folder.write(
      #"{"a":{"picture":"sub/s.png"},"b":{"picture":"sub/none.png"}}"#, to: "people.json")
    try folder.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 7], to: "outside/s.png")
    try folder.write("", to: "D/.keep")
    try #require(symlink("../outside", folder.path + "/D/sub") == 0)
    try #require(symlink("D", folder.path + "/named") == 0)
    for pictures in ["D", "named"] {
      let run = try run([
        "layout", chat, "--style", "clustered", "--people", people, "--pictures",
        "\(folder.path)/\(pictures)",
        "--format", "svg",
      ])
      #expect(run.status == 0)
      #expect(!run.output.contains("data:image/png;base64,iVBORw0KGgoH"))
      #expect(run.errors.contains(#""sub/s.png" is not drawn: it is a symbolic link"#), "\(run.errors)")
    }
  }

  /// Files behind a link in an export's folder count as missing, whether they exist or not.
  @Test func exportsDoNotTellWhichFilesExist() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "outside/s.png")
    try folder.write([1], to: "e/here.png")
    try #require(symlink("../outside", folder.path + "/e/dir") == 0)
    try #require(symlink("../outside/s.png", folder.path + "/e/link.png") == 0)
    let lines = ["here.png", "dir/s.png", "dir/none.png", "link.png"].enumerated().map {
      "31/01/26, 10:0\($0) - Ann: \($1) (file attached)\n"
    }
    let path = try folder.write(lines.joined(), to: "e/chat.txt")
    let run = try run(["read", path, "--input", "whatsapp"])
    #expect(run.lines.count == 4, "\(run.errors)")
    #expect(run.lines.map { $0.contains(#""missing""#) } == [false, true, true, true], "\(run.lines)")
  }

  /// No form of a report has a character that terminals or logs execute.
  @Test(arguments: ["\u{1B}[31m", "\u{9B}31m", "\u{7}", "\u{8}", "\u{202E}", "\u{2066}", "\u{7F}"])
  func reportsSpellControlCharacters(control: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.chat, to: "chat.jsonl")
    let escaped = control.unicodeScalars.map {
      "\\u" + String(repeating: "0", count: 4 - String($0.value, radix: 16).count)
        + String($0.value, radix: 16)
    }.joined()
    let cases = try folder.write(
      #"{"cases":[{"transcript":"chat.jsonl","name":"a\#(escaped)b","styles":["merged"],"widths":[320]}]}"#,
      to: "c.json")
    let options = ["golden", "verify", "--cases", cases, "--goldens", folder.path + "/G"]
    for format in [[], ["--json"], ["--junit", folder.path + "/junit.xml"]] {
      let run = try run(options + format, environment: ["GITHUB_ACTIONS": "true"])
      let file = format.count == 2 ? try folder.text(of: "junit.xml") : ""
      // GitHub reads both outputs. Programs read the JSON, so nothing else is beside it.
      let isJSON = format == ["--json"]
      #expect(run.output.contains("::error") == !isJSON)
      #expect(run.errors.contains("::error") == isJSON)
      if isJSON { #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("{") }) }
      for text in [run.output, run.errors, file] {
        let isMarkup = text.hasPrefix("<?xml")
        let found = text.unicodeScalars.first { scalar in
          switch scalar.value {
          case 0x0A: false
          case 0x00...0x1F, 0x7F...0x9F: true
          case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: !isMarkup
          default: false
          }
        }
        #expect(found == nil, "\(format): \(text)")
      }
    }
  }
}
