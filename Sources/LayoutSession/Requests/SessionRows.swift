import BubbleLayout
import TextLayout

/// Separator styles can be read from the settings in a request.
extension SeparatorStyle: JSONRecord {
  package static var standard: SeparatorStyle { SeparatorStyle() }

  package static let fields: [RecordField<SeparatorStyle>] = [
    .field("font", \.font), .field("padding", \.padding, .length(in: 0...1_000)),
    .field("spacingAbove", \.spacingAbove, .length(in: 0...10_000)),
    .field("spacingBelow", \.spacingBelow, .length(in: 0...10_000)), .field("time", \.time),
  ]
}

/// Typing rows can be read from the settings in a request.
extension TypingRow: JSONRecord {
  package static var standard: TypingRow { TypingRow() }

  package static let fields: [RecordField<TypingRow>] = [
    .field("height", \.height, .length(in: 0...10_000)),
    .field("spacing", \.spacing, .length(in: 0...10_000)), .list("people", \.people),
  ]
}

/// Words that replace those of the language; nil to keep the language's.
package struct SessionWords: Sendable {
  package var edited: String?
  package var readMore: String?
  package var readLess: String?
  package var unread: String?
  package var deleted: String?
  package var today: String?
  package var yesterday: String?
  /// The names of the seven days, from Sunday on.
  package var weekdays: [String]?

  package init() {}

  /// Replaces the words that are not nil.
  package func apply(to words: inout InterfaceWords) {
    words.edited = edited ?? words.edited
    words.readMore = readMore ?? words.readMore
    words.readLess = readLess ?? words.readLess
    words.unread = unread ?? words.unread
    words.deleted = deleted ?? words.deleted
    words.today = today ?? words.today
    words.yesterday = yesterday ?? words.yesterday
    words.weekdays = weekdays ?? words.weekdays
  }
}

extension SessionWords: JSONRecord {
  package static var standard: SessionWords { SessionWords() }

  package static let fields: [RecordField<SessionWords>] = [
    .optional("edited", \.edited), .optional("readMore", \.readMore),
    .optional("readLess", \.readLess), .optional("unread", \.unread),
    .optional("deleted", \.deleted), .optional("today", \.today), .optional("yesterday", \.yesterday),
    .optional("weekdays", \.weekdays, .weekdays),
  ]
}

extension JSONForm<[String]> {
  /// The names of seven days.
  fileprivate static var weekdays: Self {
    let list = [String].form
    return JSONForm {
      .array(of: .string, count: 7...7)
    } read: { (value) throws(FieldError) in
      let names = try list.read(value)
      guard names.count == 7 else {
        throw FieldError(.other("must be the names of the seven days from Sunday on, but has \(names.count)"))
      }
      return names
    } write: {
      list.write($0)
    }
  }
}
