import BubbleLayout
import TextLayout

/// A point in a transcript, in points.
struct SessionPoint: Sendable {
  var x: LayoutUnit = 0
  var y: LayoutUnit = 0

  init() {}
}

extension SessionPoint: JSONRecord {
  static var standard: SessionPoint { SessionPoint() }

  static let fields: [RecordField<SessionPoint>] = [
    .field("x", \.x, .place, isRequired: true), .field("y", \.y, .place, isRequired: true),
  ]
}

/// A place in a message's text.
struct SessionPlace: Sendable {
  var id: MessageID = 0
  var offset = 0
  var affinity = TextPosition.Affinity.downstream

  init() {}

  /// The place as transcripts have it.
  var position: TranscriptPosition {
    TranscriptPosition(id: id, position: TextPosition(offset: offset, affinity: affinity))
  }
}

extension SessionPlace: JSONRecord {
  static var standard: SessionPlace { SessionPlace() }

  static let fields: [RecordField<SessionPlace>] = [
    .field("id", \.id, isRequired: true), .field("offset", \.offset, .textOffset),
    .field("affinity", \.affinity, .choice(of: TextPosition.Affinity.allCases)),
  ]
}

/// A range of a message's text.
struct SessionRange: Sendable {
  var id: MessageID = 0
  var start = 0
  var end = 0

  init() {}

  /// The range as searches have it.
  var match: TextMatch { TextMatch(id: id, range: start..<max(start, end)) }
}

extension SessionRange: JSONRecord {
  static var standard: SessionRange { SessionRange() }

  static let fields: [RecordField<SessionRange>] = [
    .field("id", \.id, isRequired: true), .field("start", \.start, .textOffset, isRequired: true),
    .field("end", \.end, .textOffset, isRequired: true),
  ]

  func check() throws(FieldError) {
    if end < start { throw FieldError("end", "must not be before the start") }
  }
}

extension JSONForm<Int> {
  /// A UTF-16 offset.
  static var textOffset: Self { .integer(in: 0...1_000_000_000) }
}
