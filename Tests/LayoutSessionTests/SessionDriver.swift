import BubbleLayout
import Foundation
import LayoutFormat
import LayoutSession
import TestSupport
import Testing

/// Sends lines to a session and returns its answers.
final class SessionDriver {
  let session: LayoutSession
  private(set) var lineCount = 0

  init() throws { session = LayoutSession(engine: try TestEngines.bundled) }

  /// Returns the answer to a line as text, without its line end.
  func line(_ request: String) throws -> String {
    lineCount += 1
    let answer = try #require(session.answer(Array(request.utf8), number: lineCount))
    var bytes: [UInt8] = []
    try SessionWriter { bytes += $0 }.write(answer)
    #expect(bytes.filter { $0 == UInt8(ascii: "\n") }.count == 1)
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  /// Returns the answer to a line as a JSON value.
  func ask(_ request: String) throws -> JSONValue {
    try JSONValue(canonical: line(request))
  }

  /// Returns the text of the rows in an answer. They are at its end.
  func rows(_ request: String) throws -> String {
    let line = try line(request)
    let start = try #require(line.range(of: "\"rows\":["))
    #expect(line.hasSuffix("]}}"))
    return String(line[start.upperBound...].dropLast(3))
  }

  /// Returns a value as JSON for a request.
  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Returns the lines that `bubble layout --format jsonl` writes for rows, without the header.
  static func lines(
    _ rows: some Sequence<TranscriptRow>, _ style: ChatStyle, glyphs: Bool = false
  ) throws -> [Substring] {
    var bytes: [UInt8] = []
    var writer = JSONLinesWriter(options: WritingOptions(glyphs: glyphs)) { bytes += $0 }
    try writer.write(rows, header: LayoutHeader(style: style.name, width: nil))
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().map(\.self)
  }
}

extension JSONValue {
  /// The value at a path of member names; nil if there is none.
  subscript(path: String...) -> JSONValue? {
    path.reduce(Optional(self)) { value, name in value.flatMap { $0[name] } }
  }

  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }

  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
}
