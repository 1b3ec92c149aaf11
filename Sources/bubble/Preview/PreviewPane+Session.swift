import BubbleLayout
import Foundation
import LayoutSession
import TextLayout

/// The pane's requests to its session.
extension PreviewPane {
  /// The messages of the file, followed by the typed ones.
  var messages: [Message] {
    sources.messages.all + settings.messages(other: sources.messages.other(than: settings.reader))
  }

  func opening(_ messages: [Message]) -> SessionOpening {
    var opening = SessionOpening()
    opening.messages = messages
    opening.width = settings.width
    opening.heights = messages.count > Self.longestAtOnce ? .estimated : .exact
    opening.settings = settings.session(reader, style, sources)
    return opening
  }

  /// - Throws: A refusal with the error of the session.
  @discardableResult
  mutating func ask(
    _ request: SessionRequest?, _ viewport: SessionViewport? = nil
  ) throws(PreviewRefusal) -> SessionAnswer {
    let answer = session.answer(to: SessionLine(request, viewport: viewport))
    if let state = answer.state { self.state = state }
    if let failure = answer.failure { throw .init(failure.message) }
    return answer
  }

  mutating func look(
    _ request: SessionRequest?, _ viewport: SessionViewport
  ) throws(PreviewRefusal) -> SessionView {
    guard let view = try ask(request, viewport).viewport else { throw .init("nothing is visible") }
    return view
  }

  /// Returns the reader's place in a viewport; nil in an empty transcript.
  func anchor(at question: PreviewQuestion) -> ScrollAnchor? {
    let answer = session.answer(to: SessionLine(.question(.anchor(question.viewport))))
    guard case .anchor(let anchor) = answer.reply else { return nil }
    return anchor
  }

  /// Returns the top of the viewport that shows an anchor at its place; nil if the anchor's messages no
  /// longer exist.
  mutating func offset(of anchor: ScrollAnchor) throws(PreviewRefusal) -> LayoutUnit? {
    var place = SessionOffset()
    place.anchor = anchor
    guard case .offset(let top, _) = try ask(.question(.offset(place))).reply else { return nil }
    return top
  }

  /// Applies new settings. Only what has changed is sent to the session.
  mutating func take(_ new: PreviewSettings) throws(PreviewRefusal) {
    try takeStyle(of: new)
    let old = settings
    settings = new
    try ask(.change(.environment(new.session(reader, style, sources))))
    let edits = edits(from: old)
    if !edits.isEmpty { try ask(.change(.edit(edits))) }
    if new.width != old.width { try ask(.change(.width(new.width))) }
    checkUnread()
  }

  /// Applies the style of new settings; if the style is invalid, the previous style is kept.
  mutating func takeStyle(of new: PreviewSettings) throws(PreviewRefusal) {
    let found = try sources.styles.style(of: new)
    problem = found.problem
    if let style = found.style { self.style = style }
  }

  /// Returns the edits that turn the previous typed messages into the present ones.
  private func edits(from old: PreviewSettings) -> [SessionEdit] {
    let before = old.messages(other: sources.messages.other(than: old.reader))
    let after = settings.messages(other: sources.messages.other(than: settings.reader))
    var edits = zip(before, after).filter { $0 != $1 }.map { _, message in
      var edit = SessionEdit()
      edit.replace = message
      return edit
    }
    if after.count > before.count {
      var edit = SessionEdit()
      edit.append = Array(after[before.count...])
      edits.append(edit)
    } else if after.count < before.count {
      var edit = SessionEdit()
      edit.remove = before[after.count...].map(\.id)
      edits.append(edit)
    }
    return edits
  }

  /// Checks that the message below the unread line exists.
  mutating func checkUnread() {
    unreadProblem = nil
    guard let id = settings.unread else { return }
    var range = SessionRange()
    range.id = id
    unreadProblem = session.answer(to: SessionLine(.question(.rects(range)))).failure?.message
  }
}

extension PreviewQuestion {
  /// The viewport in the type that sessions use.
  var viewport: SessionViewport {
    SessionViewport(top: LayoutUnit(top), height: LayoutUnit(height), overscan: LayoutUnit(overscan))
  }
}

extension SessionViewport {
  init(top: LayoutUnit, height: LayoutUnit, overscan: LayoutUnit) {
    self.init()
    (self.top, self.height, self.overscan) = (top, height, overscan)
  }
}
