import BubbleLayout

/// The notes that WhatsApp writes in exports, by what they say. They are in the languages of phones, in small letters.
enum WhatsAppNotes {
  /// What an export left out. The name of a kind stands for files that have no name.
  enum LeftOut: String {
    case image, video, videoNote, audio, animation, sticker, document, contact

    /// The attachment that stands for what was left out.
    var attachment: MessageAttachment {
      let kind: ExportFile.Kind
      switch self {
      case .image: kind = .image
      case .video: kind = .video
      case .videoNote: kind = .videoNote
      case .animation: kind = .animation
      case .sticker: kind = .sticker
      case .audio, .document: kind = .other
      case .contact: return .contact(ContactAttachment(name: RecentMessages.unknown))
      }
      var file = ExportFile(kind)
      file.state = .missing
      file.name = kind == .other ? rawValue : nil
      return file.attachment
    }
  }

  /// What iPhones leave out, by the whole note.
  static let omitted: [String: LeftOut] = {
    var notes: [String: LeftOut] = [:]
    for (kind, list) in kindLists { for note in phrases(list) { notes[note] = kind } }
    return notes
  }()

  /// The words that are only in the notes about one kind of file, such as `image`, by word. Words such as `omitted` are
  /// in the notes about several kinds.
  static let kinds: [String: LeftOut] = {
    var kinds: [String: LeftOut?] = [:]
    // `voice message omitted` does not make every message a sound.
    for note in deleted {
      for word in note.split(whereSeparator: { !$0.isLetter }) { kinds[String(word)] = .some(nil) }
    }
    for (note, kind) in omitted {
      for word in note.split(whereSeparator: { !$0.isLetter }).map(String.init) {
        kinds[word] = kinds[word, default: kind] == kind ? .some(kind) : .some(nil)
      }
    }
    return kinds.compactMapValues { $0 }
  }()

  static let deleted = Set(phrases(deletedList))
  static let edited = Set(phrases(editedList))
  static let omittedFiles = Set(phrases(omittedFileList))
  static let attached = Set(phrases(attachedList))
  /// The notes about calls that nobody took, and whether the call is a video call.
  static let missedCalls = calls(missedCallList, missedVideoCallList)
  /// The words for calls, and whether the call is a video call.
  static let calls = calls(callList, videoCallList)
  static let secondPerson = Set(phrases(secondPersonList))
  static let secondPersonParts = phrases(secondPersonPartList)
  static let waiting = Set(phrases(waitingList))
  static let pollHeads = Set(phrases(pollHeadList))

  /// Splits a list at its bars and line ends.
  private static func phrases(_ list: String) -> [String] {
    list.split { $0 == "|" || $0 == "\n" }.map { WhatsAppWords.plain($0) }.filter { !$0.isEmpty }
  }

  private static func calls(_ voice: String, _ video: String) -> [String: Bool] {
    var calls: [String: Bool] = [:]
    for note in phrases(voice) { calls[note] = false }
    for note in phrases(video) { calls[note] = true }
    return calls
  }
}
