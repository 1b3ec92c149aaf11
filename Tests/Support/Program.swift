import Foundation

/// The result of a program that has ended.
package struct Program {
  package let status: Int32
  package let output: String
  package let errors: String

  package var lines: [Substring] { output.split(separator: "\n") }

  /// Runs a program by its name or path. Its streams are files, because a pipe could fill up.
  ///
  /// - Parameters:
  ///   - environment: The environment variables; nil for those of this process.
  ///   - current: The working directory; nil for that of this process.
  package init(
    _ name: String, _ arguments: [String], input: String = "", environment: [String: String]? = nil,
    in current: URL? = nil
  ) throws {
    let folder = try TemporaryFolder()
    let streams = try ["in", "out", "err"].map {
      URL(filePath: try folder.write($0 == "in" ? input : "", to: $0))
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    if let environment { process.environment = environment }
    if let current { process.currentDirectoryURL = current }
    process.standardInput = try FileHandle(forReadingFrom: streams[0])
    process.standardOutput = try FileHandle(forWritingTo: streams[1])
    process.standardError = try FileHandle(forWritingTo: streams[2])
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOf: streams[1], encoding: .utf8)
    errors = try String(contentsOf: streams[2], encoding: .utf8)
  }
}
