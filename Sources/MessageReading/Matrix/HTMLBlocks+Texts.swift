import BubbleLayout

extension HTMLBlocks {
  var style: PieceStyle { styles.last?.style ?? .plain }

  /// Appends a text. A sequence of white space becomes one space, except in code.
  mutating func append(_ text: String) {
    let last = frames.count - 1
    if frames[last].isCode { return frames[last].text.append(text, style) }
    var piece = String.UnicodeScalarView()
    let before = frames[last].text.text.unicodeScalars.last
    var isAfterSpace = before == nil || before == " " || before == "\n"
    for scalar in text.unicodeScalars {
      let isSpace = scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" || scalar == "\u{C}"
      if !isSpace {
        piece.append(scalar)
      } else if !isAfterSpace {
        piece.append(" ")
      }
      isAfterSpace = isSpace
    }
    // White space between the items of a list or the cells of a table has no meaning.
    if frames[last].isFrame, piece.allSatisfy({ $0 == " " }) { return }
    if frames[last].isFrame { leaveFrames() }
    frames[frames.count - 1].text.append(String(piece), style)
  }

  /// Opens or closes blocks so that text that is directly in a list or a table, outside its items and cells,
  /// can be shown.
  mutating func leaveFrames() {
    switch frames[frames.count - 1].kind {
    case .list: push(.item, "li")
    case .table:
      push(.row, "tr")
      push(.cell(HTMLTag(name: "td", attributes: [:])), "td")
    case .row: push(.cell(HTMLTag(name: "td", attributes: [:])), "td")
    default: break
    }
  }

  mutating func breakLine() {
    // A line break at the start of a text is ignored, because empty lines there are removed later anyway.
    if frames[frames.count - 1].isFrame || frames[frames.count - 1].text.length == 0 { return }
    frames[frames.count - 1].text.append("\n", .plain)
  }
}

extension HTMLBlocks {
  mutating func appendImage(_ tag: HTMLTag) {
    var style = style
    if tag.isCover { style.emphases.insert(.spoiler) }
    let words = tag["alt"] ?? tag["title"] ?? ""
    let address = tag["src"] ?? ""
    if frames[frames.count - 1].isFrame { leaveFrames() }
    let last = frames.count - 1
    if tag["data-mx-emoticon"] != nil {
      let emoji = words.isEmpty ? ":emoji:" : words
      return frames[last].text.append(emoji, style.showing(InlineObject(id: address)))
    }
    guard !frames[last].isText else {
      // A press on a picture in a link opens the link.
      let link = style.address == nil ? style.linking(to: address) : style
      return frames[last].text.append(words.isEmpty ? address : words, link)
    }
    // A picture is a separate block.
    frames[last].endParagraph()
    var file = ExportFile(.image)
    file.address = address
    file.words = words.isEmpty ? nil : words
    file.width = tag.number("width", in: 1...100_000).map(Double.init)
    file.height = tag.number("height", in: 1...100_000).map(Double.init)
    var attachment = file.attachment
    if case .media(var picture) = attachment {
      picture.href = style.address
      attachment = .media(picture)
    }
    var block = MessageBlock.attachment(AttachmentBlock(attachment))
    block.isCovered = style.emphases.contains(.spoiler)
    frames[last].blocks.append(block)
  }
}
