/// What a reader has found out about a chat: the order of its dates, who writes in it, and what its name is.
struct WhatsAppChat {
  var dates = WhatsAppDates()
  /// How many lines of a person were read that the person wrote, by name.
  private var lines: [String: Int] = [:]
  /// The names of people by their last words, so that a text is compared only with names that may be in it.
  private var names: [String: [String]] = [:]
  /// The names in scripts that join words.
  private var joinedNames: [String] = []
  /// The name in the first line with a mark. In a group it is the name of the group, under which an iPhone sets
  /// notices; between two people it is the name of the other person.
  private var firstMarked: String?

  /// How many later messages a message waits for that may show whether its sender is a person.
  static let reach = 200
  /// How many names are known at most, and how many of these are in scripts that join words.
  private static let namesLimit = (all: 100_000, joined: 1_000)

  /// Takes the next message into account.
  mutating func note(_ draft: WhatsAppDraft) {
    if let head = draft.head { dates.note(head) }
    guard let sender = draft.parts.sender else { return }
    if draft.parts.isMarked {
      firstMarked = firstMarked ?? sender
    } else if let count = lines[sender] {
      lines[sender] = count + 1
    } else if lines.count < Self.namesLimit.all {
      lines[sender] = 1
      if let word = WhatsAppText.lastWord(of: sender) {
        names[word, default: []].append(sender)
      } else if joinedNames.count < Self.namesLimit.joined {
        joinedNames.append(sender)
      }
    }
  }

  /// Whether the name of a message may be that of the chat or the beginning of a notice, which later messages can
  /// show.
  func isOpen(_ parts: WhatsAppText) -> Bool {
    guard let sender = parts.sender else { return false }
    if parts.isMarked { return sender == firstMarked && lines[sender] == nil && lines.count < 2 }
    // The name of a person that a notice begins with may be known only later.
    return lines[sender] == 1 && sender.utf8.count(where: { $0 == UInt8(ascii: " ") }) > 1
  }

  /// Whether the name of a message is the name of the chat: the first line with a mark has it, nobody writes under
  /// it, and at least two people write under other names.
  private func isChat(_ name: String) -> Bool { name == firstMarked && lines[name] == nil && lines.count > 1 }

  /// Returns what a message is by its name and its form.
  ///
  /// - Parameter isFirst: Whether it is the first message. A line with a mark is then about the whole chat.
  /// - Complexity: Linear in the text of a line with a mark, times the number of names that may be in it; otherwise
  ///   constant.
  func kind(of parts: WhatsAppText, isFirst: Bool) -> WhatsAppText.Kind {
    guard let sender = parts.sender else { return .notice }
    guard parts.isMarked else {
      // `Ann changed the group's description: …` occurs once, and begins with the name of a person.
      return lines[sender] == 1 && extendsName(sender) ? .notice : .message
    }
    if isFirst || isChat(sender) || parts.bodyNames(sender) || namesSomebody(parts) || parts.isSecondPerson {
      return .notice
    }
    return sender == firstMarked ? .either : .message
  }

  /// Whether a text contains the name of a person.
  private func namesSomebody(_ parts: WhatsAppText) -> Bool {
    parts.bodyWords.contains { names[$0]?.prefix(100).contains { parts.bodyNames($0) } == true }
      || joinedNames.contains { parts.bodyNames($0) }
  }

  /// Whether a text begins with the name of a person and at least two more words.
  private func extendsName(_ text: String) -> Bool {
    var words = 0
    for index in text.indices.reversed() where text[index].isGap {
      words += 1
      if words > 1, lines[String(text[..<index])] != nil { return true }
    }
    return false
  }
}

extension Character {
  /// Whether the character is a space of any width.
  fileprivate var isGap: Bool { unicodeScalars.first?.isGap == true }
}

/// A message of which all lines were read.
struct WhatsAppDraft {
  /// The date and the time; nil if they are in an unknown form.
  let head: WhatsAppHead?
  let line: Int
  let parts: WhatsAppText
  let byteCount: Int
  let log: FieldLog
}
