import BubbleLayout
import Foundation
import LayoutFormat

/// The settings that a transcript of a session is laid out with, besides its messages and its width.
struct SessionLook {
  var style = ChatStyle.balloon
  var environment = LayoutEnvironment(me: "you")
  var options = TranscriptOptions()
  /// The text of the unread line; nil for the words of the locale.
  private var unreadText: String?
  private var unreadStyle = SeparatorStyle()
  /// The row that is shown while somebody is typing.
  private var typingRow = TypingRow()
  /// The words that replace those of the language.
  private var words: SessionWords?
  /// Whether the client shows an inverted list, so that coordinates and the order of rows are inverted.
  private(set) var isInverted = false
  /// The theme of drawings.
  private(set) var theme = ColorTheme.light
  /// The bytes of the settings.
  private(set) var kept = KeptValues()

  /// Applies settings; omitted ones do not change.
  ///
  /// - Parameter field: The path of the settings in the request.
  mutating func apply(_ settings: SessionSettings, in field: String) throws(SessionFailure) {
    switch settings.style {
    case .named(let name): style = try StyleFile.style(named: name, field: "\(field).style")
    case .own(let own): style = own
    case nil: break
    }
    note(settings)
    if let me = settings.me { environment.me = me }
    if let locale = settings.locale { environment.locale = locale }
    if let language = settings.language { environment.language = language }
    if let words = settings.words { self.words = words }
    if settings.locale != nil || settings.language != nil || settings.words != nil { takeWords() }
    if let zone = settings.timeZone { environment.timeZone = zone }
    if let direction = settings.direction { environment.direction = direction }
    if let scale = settings.deviceScale { environment.scale = scale }
    if let scale = settings.fontScale { environment.fontScale = scale }
    if let isSelecting = settings.isSelecting { environment.isSelecting = isSelecting }
    if let isOneToOne = settings.isOneToOne { environment.isOneToOne = isOneToOne }
    if let policy = settings.policy { environment.policy = policy }
    if let expanded = settings.expanded { environment.expanded = Set(expanded) }
    if let toggled = settings.toggled { environment.toggled = Set(toggled.map(\.place)) }
    if let uncovered = settings.uncovered { environment.uncovered = Set(uncovered) }
    if let scrolled = settings.scrolled { environment.scrolled = SessionScroll.positions(scrolled) }
    if let isInverted = settings.isInverted { self.isInverted = isInverted }
    if let theme = settings.theme { self.theme = theme }
    if let people = settings.people { environment.people = people ?? People() }
    if let now = settings.now { environment.now = now }
    if let texts = settings.dayTexts { environment.dayTexts = texts ?? [:] }
    if let dates = settings.dates { options.dates = dates }
    if let typing = settings.typing {
      typingRow = typing ?? typingRow
      options.typing = typing
    }
    if let keepsBottom = settings.keepsBottom { options.keepsBottom = keepsBottom }
    if let places = settings.placesShortContentAtBottom { options.placesShortContentAtBottom = places }
    if let text = settings.unreadText { unreadText = text }
    if let style = settings.unreadStyle { unreadStyle = style }
    // The unread line is set again, because its words depend on the locale, which may have changed.
    showUnread(before: settings.unread ?? options.unread?.id)
  }

  /// Notes the bytes of new settings. A style that was read from a file counts with the file's values.
  private mutating func note(_ settings: SessionSettings) {
    kept.note(settings)
    if case .named(let name) = settings.style, ChatStylePreset.named(name) == nil {
      kept.note("style", style.jsonValue.weight)
    }
    if case .some(nil) = settings.people { kept.note("people", 0) }
    if case .some(nil) = settings.dayTexts { kept.note("dayTexts", 0) }
    if case .some(nil) = settings.words { kept.note("words", 0) }
  }

  /// Sets the people that a file of messages has.
  mutating func take(_ people: People) {
    environment.people = people
    kept.note("people", People.form.write(people).weight)
  }

  /// Returns by how many bytes an edit changes what is kept besides the messages.
  func growth(from edit: SessionEdit) -> Int {
    if let typing = edit.typing { return typing.weight - kept["typing"] }
    if let unread = edit.unread { return (unread?.weight ?? 0) - kept["unread"] }
    return 0
  }

  mutating func show(_ typing: SessionTyping) {
    kept.note("typing", typing.weight)
    options.typing = typing.people.map { people in
      var row = typingRow
      row.people = people
      return row
    }
  }

  mutating func showUnread(before id: MessageID?) {
    kept.note("unread", id?.weight ?? 0)
    options.unread = id.map {
      UnreadLine(before: $0, text: unreadText ?? environment.words.unread, style: unreadStyle)
    }
  }

  /// Sets the words of the language, and then the words that replace them.
  private mutating func takeWords() {
    // Setting the language, even to the same value, also resets the words.
    environment.language = environment.language
    words?.apply(to: &environment.words)
  }
}
