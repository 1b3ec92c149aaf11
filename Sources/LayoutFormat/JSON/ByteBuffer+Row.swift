import BubbleLayout
import TextLayout

extension ByteBuffer {
  mutating func append(id: MessageID) {
    switch id {
    case .string(let id): append(quoted: id)
    case .integer(let id): append(id)
    }
  }

  /// The members of a row between messages.
  ///
  /// - Parameter name: What the member for the row's kind is called.
  mutating func appendMembers(
    of separator: TranscriptSeparator, kindNamed name: StaticString, options: WritingOptions,
    fonts: inout FontTable
  ) {
    append("\"")
    append(name)
    append("\":")
    append(quoted: separator.kind.rawValue)
    append(",\"before\":")
    append(id: separator.id)
    append(",\"frame\":")
    append(separator.frame)
    appendLabel(of: separator, options: options, fonts: &fonts)
  }

  private mutating func appendLabel(
    of separator: TranscriptSeparator, options: WritingOptions, fonts: inout FontTable
  ) {
    let label = separator.label
    append(",\"label\":{\"text\":")
    append(quoted: label.text)
    append(",\"frame\":")
    append(label.frame)
    append(",\"align\":")
    append(quoted: label.alignment.rawValue)
    if options.glyphs {
      append(linesOf: label.block, at: Part.label(label).blockPlace, options: options, fonts: &fonts)
    }
    append("}")
  }

  /// The member for the row of the typing sign.
  mutating func append(typing frame: Rect) {
    append("\"typing\":{\"frame\":")
    append(frame)
    append("}")
  }

  /// What floats over a transcript; null where nothing does.
  mutating func appendMembers(
    of overlay: TranscriptOverlay, options: WritingOptions, fonts: inout FontTable
  ) {
    append("\"date\":")
    if let date = overlay.date {
      append("{\"before\":")
      append(id: date.separator.id)
      append(",\"frame\":")
      append(date.frame)
      append(",\"resting\":")
      append(date.separator.frame)
      appendLabel(of: date.separator, options: options, fonts: &fonts)
      append("}")
    } else {
      append("null")
    }
    append(",\"avatar\":")
    if let avatar = overlay.avatar {
      append("{\"id\":")
      append(id: avatar.id)
      append(",\"sender\":")
      if let sender = avatar.sender { append(quoted: sender) } else { append("null") }
      append(",\"frame\":")
      append(avatar.frame)
      append(",\"resting\":")
      append(avatar.resting)
      append("}")
    } else {
      append("null")
    }
  }
}
