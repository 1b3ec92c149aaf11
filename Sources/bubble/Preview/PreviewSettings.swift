import BubbleLayout
import Foundation
import LayoutSession

/// What a pane of the page shows, and how. Its values are not trusted, and checked.
struct PreviewSettings: Decodable, Hashable, Sendable {
  /// The name of a style of the list.
  var style: String
  /// A style as it is being written, in place of the named one; nil if there is none.
  var styleText: String?
  /// In points.
  var width: Double
  var theme: String
  var direction: String
  var fontScale: Double
  /// Which fonts: a word of `PreviewFonts`.
  var fonts: String
  /// The reader; nil for nobody who takes part.
  var me: String?
  var dates: Bool
  var typing: Bool
  var isPrivate: Bool
  var isSelecting: Bool
  /// The message below the unread line; nil for no line.
  var unread: MessageID?
  /// The messages that were typed, below those of the file.
  var typed: [Typed]
  /// Whether they are Markdown; nil for no.
  var markdown: Bool?
  /// Whether frames, lines, baselines and caps are drawn.
  var marks: Bool
  /// Whether the messages of the file are replaced by one of every kind; nil for no.
  var isGallery: Bool?

  /// A message that was typed.
  struct Typed: Decodable, Hashable, Sendable {
    let text: String
    /// Whether it is the reader's.
    let isMine: Bool
  }

  static let widths = 1.0...4_000
  static let fontScales = 0.5...4
  /// The most that is typed, in UTF-8 bytes and in messages.
  static let largestText = 1 << 16
  static let mostTyped = 500
  /// The longest style, in UTF-8 bytes; the presets have at most a fiftieth of it.
  static let largestStyle = 1 << 18

  /// - Throws: `PreviewRefusal` for what no page asks.
  func check() throws(PreviewRefusal) {
    guard Self.widths ~= width else { throw .init("the width has to be from 1 to 4000 points") }
    guard Self.fontScales ~= fontScale else { throw .init("the font scale has to be from 0.5 to 4") }
    guard InterfaceDirection(rawValue: direction) != nil else {
      throw .init("the direction has to be ltr or rtl")
    }
    guard ColorTheme(rawValue: theme) != nil else { throw .init("the theme has to be light or dark") }
    guard typed.count <= Self.mostTyped, typed.reduce(0, { $0 + $1.text.utf8.count }) <= Self.largestText
    else {
      throw .init("at most \(Self.mostTyped) messages of \(Self.largestText) bytes together are typed")
    }
    guard (styleText?.utf8.count ?? 0) <= Self.largestStyle else {
      throw .init("a style has at most \(Self.largestStyle) bytes")
    }
  }
}

/// Why a request of the page is refused.
struct PreviewRefusal: Error, Encodable {
  let error: String

  init(_ reason: String) { error = reason }
}

extension PreviewSettings {
  /// Who reads; nil for nobody who takes part.
  var reader: String? { isGallery == true ? PreviewGallery.reader : me }

  var colors: ColorTheme { ColorTheme(rawValue: theme) ?? .light }

  /// The settings as sessions have them.
  ///
  /// - Parameters:
  ///   - reader: The time zone, the language and the day, which the command line gives.
  ///   - sources: Who takes part, and where the unread line is otherwise.
  func session(
    _ reader: ReaderOptions, _ style: ChatStyle, _ sources: PreviewPane.Sources
  ) -> SessionSettings {
    var settings = SessionSettings()
    settings.style = .own(style)
    settings.me = .some(self.reader)
    settings.locale = Locale(identifier: reader.locale)
    settings.timeZone = reader.zone
    settings.direction = InterfaceDirection(rawValue: direction)
    settings.fontScale = fontScale
    settings.isSelecting = isSelecting
    settings.isOneToOne = isPrivate
    settings.dates = .some(dates ? SeparatorStyle() : nil)
    settings.unread = .some(unread ?? sources.unread)
    settings.typing = .some(typing || isGallery == true ? TypingRow() : nil)
    settings.keepsBottom = true
    settings.now = .some(reader.now?.moment)
    settings.dayTexts = .some(reader.textsOfDays)
    settings.people = .some(sources.people)
    return settings
  }

  /// The typed messages.
  ///
  /// - Parameter other: Who those are from that are not the reader's.
  func messages(other: String) -> [Message] {
    typed.enumerated().map { index, typed in
      Message(
        id: .string("typed \(index + 1)"), sender: typed.isMine ? reader ?? "you" : other, text: typed.text,
        format: markdown == true ? .markdown : nil)
    }
  }
}
