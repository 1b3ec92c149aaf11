import BubbleLayout
import Foundation
import LayoutFormat
import TestSupport
import Testing
import TextLayout

/// Writes a layout in each format, and reads it again with Foundation.
struct WrittenLayout {
  let transcript: Transcript

  init(
    _ messages: [Message], width: Double = 320, scale: Double? = nil,
    options: TranscriptOptions = TranscriptOptions()
  ) throws {
    let environment = LayoutEnvironment(me: "you", scale: scale)
    transcript = Transcript(
      messages, style: .balloon, width: width, engine: try TestEngines.bundled, environment: environment,
      options: options)
  }

  private var header: LayoutHeader {
    LayoutHeader(style: transcript.style, width: transcript.width, environment: transcript.environment)
  }

  func json(glyphs: Bool = false) throws -> String {
    var bytes: [UInt8] = []
    try JSONWriter(options: WritingOptions(glyphs: glyphs)).write(transcript) { bytes += $0 }
    return try #require(String(validating: bytes, as: UTF8.self))
  }

  func jsonLines(glyphs: Bool = false) throws -> [String] {
    let collector = Collector()
    var writer = JSONLinesWriter(options: WritingOptions(glyphs: glyphs), sink: collector.take)
    try writer.write(transcript.rows, header: header)
    var lines = collector.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.removeLast() == "")
    return lines
  }

  func text(glyphs: Bool = false) throws -> String {
    let collector = Collector()
    var writer = PlainTextWriter(options: WritingOptions(glyphs: glyphs), sink: collector.take)
    try writer.write(transcript.rows, header: header)
    return collector.text
  }

  static func object(_ json: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return try #require(value as? [String: Any])
  }
}

/// A sink that collects all bytes.
final class Collector {
  private(set) var bytes: [UInt8] = []
  private(set) var largestChunk = 0

  func take(_ chunk: [UInt8]) {
    bytes += chunk
    largestChunk = max(largestChunk, chunk.count)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
