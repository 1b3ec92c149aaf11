import BubbleLayout
import Foundation
import LayoutSession
import TextLayout

/// A question of a pane: where does a text occur in some messages?
struct PreviewFindQuestion: Decodable, Sendable {
  let pane: String
  let text: String
  /// The first message that is searched, from 0, and how many are.
  let first: Int
  let count: Int

  /// The longest text that is found, in UTF-8 bytes.
  static let longestText = 1_000
  private static let mostMessages = 10_000

  /// - Throws: `PreviewRefusal` for an invalid request.
  func check() throws(PreviewRefusal) {
    guard text.utf8.count <= Self.longestText, 0...1_000_000_000 ~= first, 1...Self.mostMessages ~= count
    else {
      throw .init(
        "at most \(Self.longestText) bytes are looked for in \(Self.mostMessages) messages at a time")
    }
  }
}

/// A place where a text occurs.
struct PreviewMatch: Codable, Hashable, Sendable {
  let id: MessageID
  /// The path of the text in its message, as sessions write it.
  let path: JSONValue
  /// UTF-16 offsets.
  let start: Int
  let end: Int

  private static let longest = 1_000_000_000

  /// The range as sessions have it; nil for what no page sends.
  var range: SessionRange? {
    guard let path = try? ContentPath.form.read(path), 0 <= start, start <= end, end <= Self.longest
    else { return nil }
    var range = SessionRange()
    (range.id, range.path, range.start, range.end) = (id, path, start, end)
    return range
  }
}

/// Where a text occurs in some messages.
struct PreviewMatches: Encodable, Sendable {
  let matches: [PreviewMatch]
  /// Whether there may be more in these messages.
  let isLimited: Bool
  /// How many messages there are in all.
  let count: Int
}

/// The text that is highlighted in a pane, and the match among its occurrences that the reader is at.
struct PreviewHighlight: Decodable, Hashable, Sendable {
  let text: String
  let current: PreviewMatch?
}

/// A question of a pane: where is a match?
struct PreviewPlaceQuestion: Decodable, Sendable {
  let pane: String
  let match: PreviewMatch
}

/// The upper and the lower edge of a match, in points of the transcript.
struct PreviewPlace: Encodable, Sendable {
  let top: Double
  let bottom: Double
}

extension PreviewPane {
  /// The maximum number of matches in one answer.
  private static let mostMatches = 2_000

  /// - Throws: `PreviewRefusal` for what no page asks.
  mutating func find(_ question: PreviewFindQuestion) throws(PreviewRefusal) -> PreviewMatches {
    try question.check()
    var search = SessionSearch()
    (search.text, search.scope, search.limit) = (question.text, .all, Self.mostMatches)
    (search.first, search.count) = (question.first, question.count)
    guard case .matches(let found, let isLimited) = try ask(.question(.find(search))).reply else {
      throw .init("the text to find is empty")
    }
    let matches = found.map {
      PreviewMatch(
        id: $0.id, path: ContentPath.form.write($0.path), start: $0.range.lowerBound, end: $0.range.upperBound
      )
    }
    return PreviewMatches(matches: matches, isLimited: isLimited, count: state?.count ?? 0)
  }

  /// Returns the vertical extent of a match; nil if the match is not shown.
  mutating func place(of match: PreviewMatch) throws(PreviewRefusal) -> PreviewPlace? {
    guard let range = match.range else { throw .init("the match is invalid") }
    guard case .rects(let rects) = try ask(.question(.rects(range))).reply,
      let top = rects.map(\.minY).min(), let bottom = rects.map(\.maxY).max()
    else { return nil }
    return PreviewPlace(top: top.points, bottom: bottom.points)
  }

  /// Highlights a text instead of the previous one. Nil removes the highlights.
  mutating func highlight(_ new: PreviewHighlight?) throws(PreviewRefusal) {
    guard new != highlighted else { return }
    highlighted = new
    let highlights = new.map { new in
      var highlights = SessionHighlights()
      (highlights.text, highlights.scope) = (new.text, .all)
      highlights.current = new.current?.range
      return highlights
    }
    try ask(.change(.highlight(highlights)))
  }
}
