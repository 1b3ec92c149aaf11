import BubbleLayout
import LayoutFormat
import TextLayout

extension SessionEdit {
  /// Makes the edit.
  ///
  /// - Parameter field: The path of the edit in the request.
  /// - Throws: `SessionFailure` for a message that does not exist. If several messages are to be removed,
  ///   those before the one that does not exist are removed.
  func apply(
    to transcript: inout Transcript, _ look: inout SessionLook, _ field: String
  ) throws(SessionFailure) {
    if let append { transcript.append(append) }
    if let prepend { transcript.prepend(prepend) }
    if let insert { try self.insert(insert, into: &transcript, field) }
    if let replace, !transcript.update(replace) { throw .noMessage(replace.id, "\(field).replace.id") }
    for id in remove ?? [] where transcript.remove(id) == nil { throw .noMessage(id, "\(field).remove") }
    if let move, let to, !transcript.move(move, to: to) { throw .noMessage(move, "\(field).move") }
    if let stream, let text, !transcript.append(text, to: stream) {
      throw .noMessage(stream, "\(field).stream")
    }
    if let finish, !transcript.finish(finish) { throw .noMessage(finish, "\(field).finish") }
    if let toggle, !transcript.toggleDetails(at: toggle.path, of: toggle.id) {
      throw .noMessage(toggle.id, "\(field).toggle.id")
    }
    if let scroll,
      !transcript.scroll(to: Point(x: scroll.x, y: scroll.y), at: scroll.path, of: scroll.id)
    {
      throw .noMessage(scroll.id, "\(field).scroll.id")
    }
    if let typing { look.show(typing) }
    if let unread { look.showUnread(before: unread) }
    if typing != nil || unread != nil { transcript.options = look.options }
  }

  /// The messages that the edit contains.
  var messages: [Message] { (append ?? []) + (prepend ?? []) + (insert ?? []) + (replace.map { [$0] } ?? []) }

  private func insert(
    _ messages: [Message], into transcript: inout Transcript, _ field: String
  ) throws(SessionFailure) {
    var index = at ?? 0
    if let before {
      guard let found = transcript.index(of: before) else { throw .noMessage(before, "\(field).before") }
      index = found
    }
    transcript.insert(contentsOf: messages, at: index)
  }
}
