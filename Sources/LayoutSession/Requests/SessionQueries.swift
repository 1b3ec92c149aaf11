import BubbleLayout
import TextLayout

/// A request for a selection of text.
package struct SessionSelection: Sendable {
  /// The position at which the selection begins.
  package var anchor: SessionPlace?
  /// The position to which the selection has been extended.
  package var focus: SessionPlace?
  /// Whether everything is selected.
  package var all = false
  /// The kinds of texts that are selected between the two ends, besides the texts of the ends themselves.
  package var scope = TextScope.own
  /// The upper edge of the viewport whose rectangles are requested. If its height is 0, no rectangles are
  /// returned.
  package var top: LayoutUnit = 0
  /// The height of the viewport, in points.
  package var height: LayoutUnit = 0
  /// Whether the selected text is requested.
  package var text = false
  /// The format of the selected text.
  package var form = CopyForm.text

  package init() {}
}

extension SessionSelection: JSONRecord {
  package static var standard: SessionSelection { SessionSelection() }

  package static let fields: [RecordField<SessionSelection>] = [
    .optional("anchor", \.anchor), .optional("focus", \.focus), .field("all", \.all),
    .field("in", \.scope, .scope, or: .own),
    .field("top", \.top, .place), .field("height", \.height), .field("text", \.text),
    .field("as", \.form, or: .text),
  ]

  package func check() throws(FieldError) {
    if all, anchor != nil || focus != nil {
      throw FieldError("all", "cannot be combined with \"anchor\" or \"focus\"")
    }
    guard !all else { return }
    if anchor == nil { throw FieldError(.missing, at: [.member("anchor")]) }
    if focus == nil { throw FieldError(.missing, at: [.member("focus")]) }
  }
}

/// A search for a text.
package struct SessionSearch: Sendable {
  /// The text to find.
  package var text = ""
  package var caseSensitive = false
  package var diacriticSensitive = false
  package var hamzaInsensitive = false
  /// Which texts of a message are searched.
  package var scope = TextScope.own
  /// The maximum number of matches.
  package var limit = 1_000
  /// The match after which the search for the next match starts, or before which the search for the previous
  /// match starts. Nil to search from the beginning or the end of the transcript.
  package var after: SessionRange?
  /// The index of the first searched message; nil for the first one.
  package var first: Int?
  /// The number of messages that are searched; nil for all.
  package var count: Int?

  package init() {}

  package var options: FindOptions {
    FindOptions(
      caseSensitive: caseSensitive, diacriticSensitive: diacriticSensitive, hamzaInsensitive: hamzaInsensitive
    )
  }

  /// Returns the indices of the searched messages in a transcript with this many messages.
  package func indices(of messages: Int) -> Range<Int> {
    let start = min(first ?? 0, messages)
    return start..<min(messages, start + (count ?? messages))
  }
}

extension SessionSearch: JSONRecord {
  package static var standard: SessionSearch { SessionSearch() }

  package static let fields: [RecordField<SessionSearch>] = [
    .field("text", \.text, isRequired: true), .field("caseSensitive", \.caseSensitive),
    .field("diacriticSensitive", \.diacriticSensitive), .field("hamzaInsensitive", \.hamzaInsensitive),
    .field("in", \.scope, .scope, or: .own), .field("limit", \.limit, .integer(in: 1...100_000)),
    .optional("after", \.after),
    .optional("first", \.first, .integer(in: 0...1_000_000_000)),
    .optional("count", \.count, .integer(in: 0...1_000_000_000)),
  ]
}

/// New highlights, which replace all earlier ones: every occurrence of a text, or given matches. An empty
/// object, or null, removes the highlights.
package struct SessionHighlights: Sendable {
  /// The text whose visible occurrences are highlighted.
  package var text: String?
  package var caseSensitive = false
  package var diacriticSensitive = false
  package var hamzaInsensitive = false
  /// Which texts are searched.
  package var scope = TextScope.own
  /// The ranges that are highlighted.
  package var matches: [SessionRange]?
  /// The current match of the search.
  package var current: SessionRange?

  package init() {}

  package var options: FindOptions {
    FindOptions(
      caseSensitive: caseSensitive, diacriticSensitive: diacriticSensitive, hamzaInsensitive: hamzaInsensitive
    )
  }
}

extension SessionHighlights: JSONRecord {
  package static var standard: SessionHighlights { SessionHighlights() }

  package static let fields: [RecordField<SessionHighlights>] = [
    .optional("text", \.text), .field("caseSensitive", \.caseSensitive),
    .field("diacriticSensitive", \.diacriticSensitive), .field("hamzaInsensitive", \.hamzaInsensitive),
    .field("in", \.scope, .scope, or: .own),
    .optional("matches", \.matches),
    .optional("current", \.current),
  ]

  package func check() throws(FieldError) {
    if text != nil, matches != nil {
      throw FieldError("matches", "cannot be combined with \"text\"")
    }
  }
}

extension FindOptions {
  fileprivate init(caseSensitive: Bool, diacriticSensitive: Bool, hamzaInsensitive: Bool) {
    self = []
    if caseSensitive { insert(.caseSensitive) }
    if diacriticSensitive { insert(.diacriticSensitive) }
    if hamzaInsensitive { insert(.hamzaInsensitive) }
  }
}

/// Glyphs whose outlines are requested.
package struct SessionGlyphs: Sendable {
  /// The number of the font in this session.
  package var font = 0
  /// The numbers of the glyphs.
  package var glyphs: [Int] = []
  /// The settings of the font's axes, by their four-letter tags.
  package var variations: [SessionVariation] = []
  /// The value of the property with this name in the run that contains the glyphs (`GlyphRun`).
  package var synthesizesBold = false
  /// The value of the property with this name in the run that contains the glyphs (`GlyphRun`).
  package var synthesizesItalic = false

  package init() {}
}

extension SessionGlyphs: JSONRecord {
  package static var standard: SessionGlyphs { SessionGlyphs() }

  package static let fields: [RecordField<SessionGlyphs>] = [
    .field("font", \.font, .integer(in: 0...1_000_000_000), isRequired: true),
    .field("glyphs", \.glyphs, .glyphs, isRequired: true),
    .field("variations", \.variations, .variations), .field("synthesizesBold", \.synthesizesBold),
    .field("synthesizesItalic", \.synthesizesItalic),
  ]
}

/// A setting of a font's axis.
package struct SessionVariation: Sendable {
  package let axis: String
  package let value: Double
}

extension JSONForm<[Int]> {
  /// A list of glyph numbers of limited length.
  fileprivate static var glyphs: Self {
    let list = JSONForm<[Int]>.list(of: .integer(in: 0...65_535))
    return JSONForm(schema: list.schema) { (value) throws(FieldError) in
      let glyphs = try list.read(value)
      guard glyphs.count <= 4_096 else { throw FieldError(.other("at most 4096 glyphs are allowed at once")) }
      return glyphs
    } write: {
      list.write($0)
    }
  }
}

extension JSONForm<[SessionVariation]> {
  /// Settings by the tags of axes, as in runs: `{"wght":650}`.
  static var variations: Self {
    let number = JSONForm<Double>.number(in: -32_767...32_767)
    return JSONForm {
      .map(of: number.schema())
    } read: { (value) throws(FieldError) in
      guard case .object(let members) = value else { throw .mismatch(.object, found: value) }
      guard members.count <= 64 else { throw FieldError(.other("at most 64 axes are allowed")) }
      var settings: [SessionVariation] = []
      for member in members {
        do throws(FieldError) {
          settings.append(SessionVariation(axis: member.name, value: try number.read(member.value)))
        } catch {
          throw error.within(.member(member.name))
        }
      }
      return settings
    } write: { settings in
      .object(settings.map { .init(name: $0.axis, value: .number($0.value)) })
    }
  }
}
