import BubbleLayout
import MessageReading

/// The messages of all input files, one file after the other.
///
/// Several XML feeds are pages of one conversation: of each page, only the messages that are newer than those
/// of earlier pages are read.
final class InputMessages {
  private let source: InputSource
  private var waiting: ArraySlice<String>
  private var reader: MessageReader
  /// The largest id of the pages read so far; nil before the first page.
  private var past: Int?

  init(_ source: InputSource) throws {
    self.source = source
    past = source.past
    waiting = source.files.dropFirst()
    reader = try Self.open(source.files.first ?? "-", source, past: past)
  }

  /// Whether the next call of `next()` would have to wait for the other end of a pipe.
  var wouldWait: Bool { reader.wouldWait }

  /// The people in the file that is being read; nil if it has none.
  var people: People? { reader.people }

  /// Reads the next entry; nil at the end of the last file.
  func next() throws -> MessageEntry? {
    while true {
      if let entry = try reader.next() { return entry }
      guard let file = waiting.popFirst() else { return nil }
      past = reader.past ?? past
      reader = try Self.open(file, source, past: past)
    }
  }

  private static func open(_ file: String, _ source: InputSource, past: Int?) throws -> MessageReader {
    let reader = try MessageReader(
      path: file, format: source.form, past: past, limits: source.limits)
    if let past = source.past, reader.format != .xml {
      throw ToolFailure.wrongUse(
        "'--past \(past)' is for pages of an XML feed, but \(file) is read as \(reader.format.rawValue)")
    }
    if reader.hasMore {
      Diagnostics.report(
        "\(file): a page has at most \(XMLFeedReader.usualPageLimit) new messages; the rest were left out")
    }
    return reader
  }
}
