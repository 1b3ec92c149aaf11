import BubbleLayout
import Foundation
import LayoutFormat

/// What a transcript of a session is laid out with, besides its messages and its width.
struct SessionLook {
  var style = ChatStyle.balloon
  var environment = LayoutEnvironment(me: "you")
  var options = TranscriptOptions()
  /// The text of the unread line as it was given; nil for the locale's own.
  private var unreadText: String?
  /// The colours of what is drawn.
  private(set) var theme = ColorTheme.light

  /// Takes settings over; what they leave out stays as it is.
  ///
  /// - Parameter field: Where the settings are in the request.
  mutating func apply(_ settings: SessionSettings, in field: String) throws(SessionFailure) {
    switch settings.style {
    case .named(let name): style = try StyleFile.style(named: name, field: "\(field).style")
    case .own(let own): style = own
    case nil: break
    }
    if let me = settings.me { environment.me = me }
    if let locale = settings.locale { environment.locale = locale }
    if let zone = settings.timeZone { environment.timeZone = zone }
    if let direction = settings.direction { environment.direction = direction }
    if let scale = settings.deviceScale { environment.scale = scale }
    if let scale = settings.fontScale { environment.fontScale = scale }
    if let isSelecting = settings.isSelecting { environment.isSelecting = isSelecting }
    if let isPrivate = settings.isPrivate { environment.isPrivate = isPrivate }
    if let expanded = settings.expanded { environment.expanded = Set(expanded) }
    if let theme = settings.theme { self.theme = theme }
    if let people = settings.people { environment.people = people ?? People() }
    if let now = settings.now { environment.now = now }
    if let texts = settings.dayTexts { environment.dayTexts = texts ?? [:] }
    if let dates = settings.dates { options.dates = dates ? SeparatorStyle() : nil }
    if let typing = settings.typing { showTyping(typing) }
    if let keepsBottom = settings.keepsBottom { options.keepsBottom = keepsBottom }
    if let places = settings.placesShortContentAtBottom { options.placesShortContentAtBottom = places }
    if let text = settings.unreadText { unreadText = text }
    // The words of the line are those of the locale, which may have changed.
    showUnread(before: settings.unread ?? options.unread?.id)
  }

  mutating func showTyping(_ isTyping: Bool) { options.typing = isTyping ? TypingRow() : nil }

  mutating func showUnread(before id: MessageID?) {
    options.unread = id.map { UnreadLine(before: $0, text: unreadText ?? environment.words.unread) }
  }
}
