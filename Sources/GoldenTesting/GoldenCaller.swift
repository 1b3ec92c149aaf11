import Foundation
import Testing
import XCTest

/// The place in a test from which a layout is compared with a golden.
struct GoldenCaller {
  let fileID: StaticString
  let filePath: StaticString
  let function: StaticString
  let line: Int
  let column: Int

  var path: String { "\(filePath)" }
  /// The folder of the test's file.
  var folder: String { (path as NSString).deletingLastPathComponent }
  /// The name of the test's file, without its ending.
  var file: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
  /// The name of the test's target.
  var module: String { "\(fileID)".split(separator: "/").first.map(String.init) ?? "Tests" }

  /// The name of the running test, because the call may be in a helper function. If the test is unknown, the
  /// name of the calling function.
  var test: String {
    let name = Test.current?.name ?? "\(function)"
    return Self.word(String(name.prefix { $0 != "(" }))
  }

  /// Returns the name of the golden: `File/test` or `File/test.name`.
  func name(_ name: String?) -> String {
    "\(Self.word(file))/\(test)" + (name.map { ".\(Self.word($0))" } ?? "")
  }

  /// Makes a name usable as a part of a file name.
  private static func word(_ name: String) -> String {
    var word = ""
    for character in name where character != "`" {
      let isKept = character.isLetter || character.isNumber || "-_.+".contains(character)
      if isKept { word.append(character) } else if !word.hasSuffix("-") { word += "-" }
    }
    word = word.trimmingCharacters(in: CharacterSet(charactersIn: "-."))
    return word.isEmpty ? "_" : String(word.prefix(120))
  }

  /// Reports a failure at the caller's line to the test framework that is running.
  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record("\(message)", sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: UInt(line))
    }
  }

  /// Attaches a file to the test; XCTest has no attachments on Linux.
  func attach(_ content: String, named name: String) {
    guard Test.current != nil else { return }
    Attachment.record(content, named: name, sourceLocation: location)
  }

  private var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: path, line: line, column: column)
  }
}
