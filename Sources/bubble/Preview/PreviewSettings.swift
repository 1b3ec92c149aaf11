import BubbleLayout
import Foundation
import LayoutSession

/// The settings of a pane: what it shows, and how. The values come from outside and are checked.
struct PreviewSettings: Decodable, Hashable, Sendable {
  /// The name of a style in the page's list.
  var style: String
  /// The text of a style that is being edited and replaces the named one; nil for none.
  var styleText: String?
  /// The width of the transcript, in points.
  var width: Double
  var theme: String
  var direction: String
  var fontScale: Double
  /// The name of a font set in `PreviewFonts`.
  var fonts: String
  /// The sender that is the reader; nil if the reader is not a sender.
  var me: String?
  var dates: Bool
  var typing: Bool
  var isPrivate: Bool
  var isSelecting: Bool
  /// The message below the unread line; nil for no line.
  var unread: MessageID?
  /// The typed messages, which are shown below those of the file.
  var typed: [Typed]
  /// Whether the typed messages are Markdown; nil for no.
  var markdown: Bool?
  /// Whether frames, lines, baselines and the fixed parts of stretched pictures are drawn.
  var marks: Bool
  /// Whether the messages of the file are replaced by one of every kind; nil for no.
  var isGallery: Bool?

  /// A message that was typed on the page.
  struct Typed: Decodable, Hashable, Sendable {
    let text: String
    /// Whether the reader is its sender.
    let isMine: Bool
  }

  static let widths = 1.0...4_000
  static let fontScales = 0.5...4
  /// The maximum size of all typed messages together, in UTF-8 bytes.
  static let largestText = 1 << 16
  static let mostTyped = 500
  /// The maximum size of a style, in UTF-8 bytes; no preset has more than a fiftieth of it.
  static let largestStyle = 1 << 18

  /// - Throws: `PreviewRefusal` for values that the page never sends.
  func check() throws(PreviewRefusal) {
    guard Self.widths ~= width else { throw .init("the width must be from 1 to 4000 points") }
    guard Self.fontScales ~= fontScale else { throw .init("the font scale must be from 0.5 to 4") }
    guard InterfaceDirection(rawValue: direction) != nil else {
      throw .init("the direction must be ltr or rtl")
    }
    guard ColorTheme(rawValue: theme) != nil else { throw .init("the theme must be light or dark") }
    guard typed.count <= Self.mostTyped, typed.reduce(0, { $0 + $1.text.utf8.count }) <= Self.largestText
    else {
      throw .init("at most \(Self.mostTyped) messages, with \(Self.largestText) bytes in all, can be typed")
    }
    guard (styleText?.utf8.count ?? 0) <= Self.largestStyle else {
      throw .init("a style must have at most \(Self.largestStyle) bytes")
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

  /// Converts the settings to those of a session.
  ///
  /// - Parameters:
  ///   - reader: The options of the command line, with the time zone, the locale and the present day.
  ///   - sources: The people of the conversation, and the default place of the unread line.
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

  /// Returns the typed messages.
  ///
  /// - Parameter other: The sender of the messages that are not the reader's.
  func messages(other: String) -> [Message] {
    typed.enumerated().map { index, typed in
      Message(
        id: .string("typed \(index + 1)"), sender: typed.isMine ? reader ?? "you" : other, text: typed.text,
        format: markdown == true ? .markdown : nil)
    }
  }
}
