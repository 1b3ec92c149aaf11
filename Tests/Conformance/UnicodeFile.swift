import Foundation

/// A file of the Unicode Character Database among this target's resources.
struct UnicodeFile {
  let text: String

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads `Data/Unicode/PATH`, or `PATH.gz` through `gzip -dc`.
  init(_ path: String) throws {
    let root = Bundle.module.bundleURL.appendingPathComponent("Data/Unicode")
    let plain = root.appendingPathComponent(path)
    if FileManager.default.fileExists(atPath: plain.path) {
      text = String(decoding: try Data(contentsOf: plain), as: UTF8.self)
      return
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", plain.path + ".gz"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "gzip cannot read \(path).gz (status \(process.terminationStatus))")
    }
    text = String(decoding: data, as: UTF8.self)
  }

  /// Calls `body` with each line that is not empty, without its comment, and with its number from 1.
  func forEachLine(_ body: (_ number: Int, _ line: Substring) throws -> Void) rethrows {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let content = line.prefix { $0 != "#" }
      if content.contains(where: { !$0.isWhitespace }) { try body(number, content) }
    }
  }
}
