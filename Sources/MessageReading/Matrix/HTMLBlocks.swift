import BubbleLayout

/// Makes blocks from the HTML of Matrix messages (`org.matrix.custom.html`, specification 1.18). It reads all
/// allowed tags, and the content of other tags.
///
/// It builds no tree of tags, only the blocks. The number of open blocks never exceeds the maximum nesting
/// level of blocks.
struct HTMLBlocks {
  var frames: [HTMLFrame] = [HTMLFrame(.root, name: "", styles: 0)]
  var styles: [(name: String, style: PieceStyle)] = []
  /// For each tag name, how many open tags are ignored because they are nested too deeply.
  private var ignored: [String: Int] = [:]
  /// The open tag whose content is skipped, and how many tags of that name are open; nil for none.
  private var skipped: (name: String, depth: Int)?
  /// The text in the tag `mx-reply`, which repeats the message that is replied to.
  private(set) var reply = RichTextBuilder()
  /// The open tag in `mx-reply` that covers what it contains, and how many tags of that name are open since;
  /// nil for none.
  private var hidden: (name: String, depth: Int)?
  /// How many blocks have been opened.
  private var openedCount = 0
  /// Whether blocks were nested too deeply.
  private(set) var isTooDeep = false

  /// The maximum nesting depth of styles (Matrix 1.18 allows a depth of 100 tags).
  private static let depth = 100

  /// Parses a text in HTML. Returns nil if the reply tag is not closed, so that the start of the message's
  /// text is unknown.
  ///
  /// - Complexity: Linear in the text.
  static func read(_ html: String) -> HTMLBlocks? {
    var reader = HTMLBlocks()
    var tokens = HTMLTokens(html)
    while let token = tokens.next() { reader.take(token) }
    if reader.skipped?.name == "mx-reply" { return nil }
    while reader.frames.count > 1 { reader.close() }
    reader.frames[0].endParagraph()
    return reader
  }

  /// The blocks that were read.
  var blocks: [MessageBlock] { frames[0].blocks }

  private mutating func take(_ token: HTMLTokens.Token) {
    if skipped != nil { return skip(token) }
    switch token {
    case .text(let text): append(text)
    case .open(let tag):
      let before = openedCount
      open(tag)
      if tag.hidesContent, skipped == nil { cover(hasOpened: openedCount > before) }
    case .close(let name): close(name)
    }
  }

  private mutating func skip(_ token: HTMLTokens.Token) {
    guard let (name, depth) = skipped else { return }
    switch token {
    case .text(let text):
      if name == "mx-reply" { reply.append(text, hidden == nil ? .plain : PieceStyle(emphases: .spoiler)) }
    case .open(let tag):
      if tag.name == name { skipped = (name, depth + 1) }
      if let open = hidden {
        if open.name == tag.name { hidden = (open.name, open.depth + 1) }
      } else if tag.hidesContent {
        hidden = (tag.name, 1)
      }
      if tag.name == "br" || tag.name == "p" { reply.append("\n") }
    case .close(let closed):
      if let open = hidden, open.name == closed {
        hidden = open.depth > 1 ? (closed, open.depth - 1) : nil
      }
      if closed == name { skipped = depth > 1 ? (name, depth - 1) : nil }
    }
  }
}

extension HTMLBlocks {
  private mutating func open(_ tag: HTMLTag) {
    switch tag.name {
    case "mx-reply", "script", "style", "template": skipped = (tag.name, 1)
    case "br": breakLine()
    case "p", "div", "section", "article", "center", "address": openParagraph(tag)
    case "hr":
      frames[frames.count - 1].endParagraph()
      if !frames[frames.count - 1].isText { frames[frames.count - 1].blocks.append(.rule) }
    case "img": appendImage(tag)
    case "h1", "h2", "h3", "h4", "h5", "h6":
      openBlock(.heading(Int(tag.name.dropFirst()) ?? 1), tag.name)
    case "blockquote": openBlock(.quote, tag.name)
    case "ul": openBlock(.list(isOrdered: false, start: 1), tag.name)
    case "ol":
      openBlock(
        .list(isOrdered: true, start: tag.number("start", in: -999_999_999...999_999_999) ?? 1), tag.name)
    case "li": openItem()
    case "details": openBlock(.details(isOpen: tag["open"] != nil), tag.name)
    case "summary":
      if case .details = frames[frames.count - 1].kind { push(.summary, tag.name) }
    case "pre": openBlock(.code(language: nil), tag.name)
    case "table": openBlock(.table, tag.name)
    case "tr": openRow()
    case "td", "th": openCell(tag)
    case "caption": if case .table = frames[frames.count - 1].kind { push(.caption, tag.name) }
    case "thead", "tbody", "tfoot", "colgroup", "col", "wbr", "html", "body", "input": break
    default: openStyle(tag)
    }
  }

  private mutating func openParagraph(_ tag: HTMLTag) {
    if let source = tag["data-mx-maths"], !frames[frames.count - 1].isText {
      return openBlock(.formula(source), tag.name)
    }
    frames[frames.count - 1].endParagraph()
    // A paragraph that is covered, and those of the same name in it, so that the right end tag uncovers.
    if tag.isCover || coversParagraph(tag.name) { openStyle(tag) }
  }

  /// Whether a paragraph of this name that is covered, or one in it, is open.
  private func coversParagraph(_ name: String) -> Bool {
    styles[frames[frames.count - 1].styles...].contains { $0.name == name }
  }

  /// Covers what is read next, up to the end of the innermost block.
  ///
  /// - Parameter hasOpened: Whether the tag of the cover opened that block, which is then covered itself.
  private mutating func cover(hasOpened: Bool) {
    if hasOpened { frames[frames.count - 1].isCovered = true }
    // This style ends with the block, because no tag has its name.
    if !isCovered { styles.append(("", style.adding(.spoiler))) }
  }

  /// Opens a block, unless it would be too deep.
  private mutating func openBlock(_ kind: HTMLFrame.Kind, _ name: String) {
    if frames[frames.count - 1].isFrame { leaveFrames() }
    frames[frames.count - 1].endParagraph()
    let frame = HTMLFrame(kind, name: name, styles: styles.count)
    let isDeep = frame.isLevel && frames.count(where: \.isLevel) >= MessageBlock.levels - 1
    guard !frames[frames.count - 1].isText, !isDeep else {
      if isDeep { isTooDeep = true }
      ignored[name, default: 0] += 1
      return
    }
    openedCount += 1
    frames.append(frame)
    frames[frames.count - 1].isCovered = isCovered
  }

  /// Whether a spoiler covers what is read next.
  var isCovered: Bool { style.emphases.contains(.spoiler) }

  mutating func push(_ kind: HTMLFrame.Kind, _ name: String) {
    openedCount += 1
    frames.append(HTMLFrame(kind, name: name, styles: styles.count))
    frames[frames.count - 1].isCovered = isCovered
  }

  private mutating func openItem() {
    if frames[frames.count - 1].isText || ignored["ul", default: 0] + ignored["ol", default: 0] > 0 {
      return frames[frames.count - 1].endParagraph()
    }
    // An item ends the previous item of its list, but not an item of an outer list.
    if let open = frames.lastIndex(where: { $0.name == "li" || $0.name == "ul" || $0.name == "ol" }) {
      while frames.count - 1 > open || frames[frames.count - 1].name == "li" { close() }
    }
    if case .list = frames[frames.count - 1].kind {
    } else {
      openBlock(.list(isOrdered: false, start: 1), "ul")
    }
    if case .list = frames[frames.count - 1].kind { push(.item, "li") }
  }

  /// Whether a table inside a table cell is open. Its cells become lines of the outer cell.
  private var isInnerTable: Bool { ignored["table", default: 0] > 0 }

  private mutating func openRow() {
    guard let table = frames.lastIndex(where: { $0.name == "table" }), !isInnerTable else {
      return frames[frames.count - 1].endParagraph()
    }
    while frames.count - 1 > table { close() }
    push(.row, "tr")
  }

  private mutating func openCell(_ tag: HTMLTag) {
    guard let open = frames.lastIndex(where: { $0.name == "table" || $0.name == "tr" }), !isInnerTable else {
      return frames[frames.count - 1].endParagraph()
    }
    while frames.count - 1 > open { close() }
    if case .table = frames[open].kind { push(.row, "tr") }
    push(.cell(tag), tag.name)
  }

  private mutating func openStyle(_ tag: HTMLTag) {
    if let source = tag["data-mx-maths"] {
      appendReason(of: tag)
      frames[frames.count - 1].text.append(source, HTMLStyles.style(of: tag, within: style).adding(.code))
      skipped = (tag.name, 1)
      return
    }
    if tag.name == "code", case .code = frames[frames.count - 1].kind {
      // The `code` tag inside `pre` names the language.
      if let language = tag["class"]?.split(separator: " ").first(where: { $0.hasPrefix("language-") }) {
        frames[frames.count - 1].kind = .code(language: String(language.dropFirst(9)))
      }
    }
    guard styles.count < Self.depth else {
      ignored[tag.name, default: 0] += 1
      // What is nested too deeply is rather covered for too long than shown.
      if tag.isCover { styles[styles.count - 1].style.emphases.insert(.spoiler) }
      return
    }
    appendReason(of: tag)
    styles.append((tag.name, HTMLStyles.style(of: tag, within: style)))
  }

  /// Appends the reason that a spoiler gives, which is shown.
  private mutating func appendReason(of tag: HTMLTag) {
    guard let reason = tag["data-mx-spoiler"], !reason.isEmpty else { return }
    frames[frames.count - 1].text.append("(\(reason)) ", style)
  }

  private mutating func close(_ name: String) {
    switch name {
    case "p", "section", "article", "center", "address":
      frames[frames.count - 1].endParagraph()
      closeStyle(name)
    case "br", "hr", "img": break
    case _ where isInnerTable && ["tr", "td", "th"].contains(name): frames[frames.count - 1].endParagraph()
    default:
      if let count = ignored[name], count > 0 {
        ignored[name] = count - 1
        return frames[frames.count - 1].endParagraphOfBlock(name)
      }
      if let open = frames.lastIndex(where: { $0.name == name }) {
        while frames.count > open, frames.count > 1 { close() }
      } else {
        if name == "div" { frames[frames.count - 1].endParagraph() }
        closeStyle(name)
      }
    }
  }

  /// Ends the style of the innermost tag of this name, if it is in the innermost block.
  private mutating func closeStyle(_ name: String) {
    guard let open = styles.lastIndex(where: { $0.name == name }), open >= frames[frames.count - 1].styles
    else { return }
    styles.removeSubrange(open...)
  }

  /// Ends the innermost block.
  private mutating func close() {
    guard frames.count > 1, var frame = frames.popLast() else { return }
    if styles.count > frame.styles { styles.removeSubrange(frame.styles...) }
    if !frame.isText { frame.endParagraph() }
    frames[frames.count - 1].take(&frame)
  }
}
