import BubbleLayout
import TextLayout

/// A point in a transcript, in points.
package struct SessionPoint: Sendable {
  /// The horizontal position, in points.
  package var x: LayoutUnit = 0
  /// The vertical position in the transcript, in points.
  package var y: LayoutUnit = 0
  /// Which texts are searched for the nearest position.
  package var scope = TextScope.own

  package init() {}
}

extension SessionPoint: JSONRecord {
  package static var standard: SessionPoint { SessionPoint() }

  package static let fields: [RecordField<SessionPoint>] = [
    .field("x", \.x, .place, isRequired: true), .field("y", \.y, .place, isRequired: true),
    .field("in", \.scope, .scope, or: .own),
  ]
}

/// A position in a message's text.
package struct SessionPlace: Sendable {
  /// The id of the message.
  package var id: MessageID = 0
  /// The path of the text; nil for the message's own text, or for the first text of a message without one.
  package var path: ContentPath?
  /// The offset in the text, in UTF-16 code units.
  package var offset = 0
  /// The side of the offset, which matters where a line or a direction ends.
  package var affinity = TextPosition.Affinity.downstream

  package init() {}

  /// The position as a value of the type that transcripts use.
  package var position: TranscriptPosition {
    TranscriptPosition(
      id: id, path: path ?? .text, position: TextPosition(offset: offset, affinity: affinity))
  }
}

extension SessionPlace: JSONRecord {
  package static var standard: SessionPlace { SessionPlace() }

  package static let fields: [RecordField<SessionPlace>] = [
    .field("id", \.id, isRequired: true), .optional("path", \.path), .field("offset", \.offset, .textOffset),
    .field("affinity", \.affinity, .choice(of: TextPosition.Affinity.allCases)),
  ]
}

/// A block of a message.
package struct SessionBlock: Sendable {
  /// The id of the message.
  package var id: MessageID = 0
  /// The path of the block in the message.
  package var path = ContentPath.text

  package init() {}

  /// The block as a value of the type that environments use. A path to the summary of a details block means
  /// the block.
  package var place: BlockPlace {
    let isSummary = path.steps.last == .name("summary")
    return BlockPlace(id: id, path: isSummary ? ContentPath(path.steps.dropLast()) : path)
  }
}

extension SessionBlock: JSONRecord {
  package static var standard: SessionBlock { SessionBlock() }

  package static let fields: [RecordField<SessionBlock>] = [
    .field("id", \.id, isRequired: true), .field("path", \.path, isRequired: true),
  ]
}

extension JSONForm<BlockPlace> {
  /// The form of what the reader has uncovered: the id of a message for everything in it, or an object with
  /// the `id` and a `path`.
  package static var uncovered: Self {
    let object = SessionBlock.form
    return JSONForm {
      .any(of: [MessageID.form.schema(), object.schema()])
    } read: { (value) throws(FieldError) in
      if case .object = value {
        let block = try object.read(value)
        return BlockPlace(id: block.id, path: block.path)
      }
      return BlockPlace(id: try MessageID.form.read(value), path: ContentPath([]))
    } write: { place in
      if place.path.steps.isEmpty { return MessageID.form.write(place.id) }
      var block = SessionBlock()
      (block.id, block.path) = (place.id, place.path)
      return object.write(block)
    }
  }

  /// The form of a list of such places.
  package static var uncoveredList: JSONForm<[BlockPlace]> {
    let place = uncovered
    return JSONForm<[BlockPlace]> {
      .array(of: place.schema())
    } read: { (value) throws(FieldError) in
      guard case .array(let values) = value else { throw .mismatch(.array, found: value) }
      var places: [BlockPlace] = []
      for (index, value) in values.enumerated() {
        do throws(FieldError) { places.append(try place.read(value)) } catch {
          throw error.within(.element(index))
        }
      }
      return places
    } write: {
      .array($0.map(place.write))
    }
  }
}

/// The scroll offset of a block.
package struct SessionScroll: Sendable {
  /// The id of the message.
  package var id: MessageID = 0
  /// The path of the block in the message.
  package var path = ContentPath.text
  /// The distance from the beginning of the content, in points.
  package var x: LayoutUnit = 0
  /// The vertical offset, in points from the beginning of the block.
  package var y: LayoutUnit = 0

  package init() {}

  /// Returns the scroll offsets of blocks, as values of the type that environments use. If a block occurs
  /// several times, its last offset is used. Zero offsets are left out.
  package static func positions(_ blocks: [SessionScroll]) -> [BlockPlace: Point] {
    var positions: [BlockPlace: Point] = [:]
    for block in blocks {
      let position = Point(x: block.x, y: block.y)
      positions[BlockPlace(id: block.id, path: block.path)] = position == .zero ? nil : position
    }
    return positions
  }
}

extension SessionScroll: JSONRecord {
  package static var standard: SessionScroll { SessionScroll() }

  package static let fields: [RecordField<SessionScroll>] = [
    .field("id", \.id, isRequired: true), .field("path", \.path, isRequired: true),
    .field("x", \.x, .place, or: 0), .field("y", \.y, .place, or: 0),
  ]
}

/// A range of a message's text.
package struct SessionRange: Sendable {
  /// The id of the message.
  package var id: MessageID = 0
  /// The path of the text; nil for the message's own text, or for the first text of a message without one.
  package var path: ContentPath?
  /// The offset at which the range begins, in UTF-16 code units.
  package var start = 0
  /// The offset at which the range ends, in UTF-16 code units.
  package var end = 0

  package init() {}

  /// The range as a value of the type that searches use.
  package var match: TextMatch { TextMatch(id: id, path: path ?? .text, range: start..<max(start, end)) }
}

extension SessionRange: JSONRecord {
  package static var standard: SessionRange { SessionRange() }

  package static let fields: [RecordField<SessionRange>] = [
    .field("id", \.id, isRequired: true), .optional("path", \.path),
    .field("start", \.start, .textOffset, isRequired: true),
    .field("end", \.end, .textOffset, isRequired: true),
  ]

  package func check() throws(FieldError) {
    if end < start { throw FieldError("end", "must not be before the start") }
  }
}

extension JSONForm<Int> {
  /// A UTF-16 offset.
  static var textOffset: Self { .integer(in: 0...1_000_000_000) }
}
