import Foundation
import TestSupport
import Testing

/// A piece of Swift that readers copy: from the README or from the comment of a declaration.
struct Example: Sendable, CustomTestStringConvertible {
  /// The file it stands in, from the root of the checkout.
  let path: String
  /// The number of its first line there.
  let line: Int
  let code: String

  var testDescription: String { "\(path):\(line)" }

  /// The name of the declaration that it explains, as the file is named after it.
  var subject: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

  static let readme = Result { try examples(in: "README.md", margin: "") }

  /// The examples of all comments, by path.
  static let comments = Result {
    let files = FileManager.default.enumerator(atPath: Repository.url("Sources").path)
    let paths = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    return try paths.flatMap { try examples(in: "Sources/" + $0, margin: "///") }
  }

  /// What stands between "```swift" and "```" in a file, behind a margin.
  private static func examples(in path: String, margin: String) throws -> [Example] {
    let lines = try String(contentsOf: Repository.url(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var examples: [Example] = []
    var open: (line: Int, code: String)?
    for (index, line) in lines.enumerated() {
      let text = margin.isEmpty ? line : line.drop { $0 == " " }
      guard text.hasPrefix(margin) else {
        try #require(open == nil, "\(path):\(index + 1): an example does not end")
        continue
      }
      let content = text.dropFirst(margin.count)
      if let example = open {
        if content.drop(while: { $0 == " " }).hasPrefix("```") {
          examples.append(Example(path: path, line: example.line, code: example.code))
          open = nil
        } else {
          open?.code += (margin.isEmpty ? content : content.dropFirst()) + "\n"
        }
      } else if content.drop(while: { $0 == " " }) == "```swift" {
        open = (index + 2, "")
      }
    }
    return examples
  }
}
