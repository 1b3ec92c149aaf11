import BubbleLayout
import CBubbleLayout
import TextLayout

/// - Parameter work: Makes the edit. Returns false if only a part of it was possible.
private func edit(
  _ composer: OpaquePointer?, _ reason: String = "the text is full, so not everything was inserted",
  _ work: (inout ComposerState) -> Bool
) throws(Failure) {
  guard try ComposerBox.of(composer).state.with({ work(&$0) }) else {
    throw Failure(BUBBLE_ERROR_COMPOSER, reason)
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_insert(
  _ composer: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let text = try Arguments.text(text, length, "text")
    try edit(composer) { $0.composer.insert(text) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_replace(
  _ composer: OpaquePointer?, _ start: UInt32, _ end: UInt32, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let text = try Arguments.text(text, length, "text")
    try edit(composer) { $0.composer.replace($0.offsets.inside(start, end), with: text) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_delete(
  _ composer: OpaquePointer?, _ forward: Int32, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    try edit(composer) { state in
      if forward != 0 { state.composer.deleteForward() } else { state.composer.deleteBackward() }
      return true
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_select(
  _ composer: OpaquePointer?, _ start: UInt32, _ end: UInt32, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    try edit(composer) { state in
      state.composer.select(state.offsets.inside(start, end))
      return true
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_mark(
  _ composer: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int, _ start: UInt32, _ end: UInt32,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let text = try Arguments.text(text, length, "text")
    try edit(composer) { state in
      state.composer.mark(text, selecting: state.kind.map(of: text).inside(start, end))
      return true
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_commit(
  _ composer: OpaquePointer?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in try edit(composer) { $0.composer.commitMarked() } }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_mention(
  _ composer: OpaquePointer?, _ user_id: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    guard let user = try Arguments.text(user_id, "user_id"), !user.isEmpty else {
      throw .argument("user_id is NULL or empty", "user_id")
    }
    let name = try Arguments.text(name, "name") ?? ""
    try edit(composer) { $0.composer.insertMention(of: user, name: name) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_emoticon(
  _ composer: OpaquePointer?, _ emoticon: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let emoticon = try Arguments.text(emoticon, "emoticon") ?? ""
    try edit(composer, "the style has no such emoticon, or the text is full") {
      $0.composer.insertEmoticon(emoticon)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_clear(
  _ composer: OpaquePointer?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    try edit(composer) { state in
      state.composer.clear()
      return true
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_send(
  _ composer: OpaquePointer?, _ buffer: OpaquePointer?, _ text: UnsafeMutablePointer<bubble_text>?,
  _ mentions: UnsafeMutablePointer<bubble_text>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let buffer = try BufferBox.of(buffer)
    try bubble_text.check(text, "text")
    if mentions != nil { try bubble_text.check(mentions, "mentions") }
    var sent: OutgoingMessage?
    try edit(composer, "the message is empty or contains only white space") { state in
      sent = try? state.composer.send()
      return sent != nil
    }
    guard let sent else { return }
    buffer.content.with { content in
      content.removeAll()
      let (first, second) = (content.strings.add(sent.content), content.strings.add(sent.joinedIDs))
      content.view(of: first).write(to: text)
      content.view(of: second).write(to: mentions)
    }
  }
}
