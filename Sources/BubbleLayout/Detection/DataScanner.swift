import TextUnicode

/// Scans a text once. At the beginning of each word, it tries the kinds of data that may begin there.
struct DataScanner {
  let text: DetectionText
  let kinds: Set<DataKind>
  /// This is a stored flag because it is needed at each word, and searching the set each time would be slow.
  private let findsDates: Bool
  private let findsAddresses: Bool
  private(set) var found: [DetectedData] = []
  /// The offset up to which the text has been scanned.
  private var position = 0

  init(_ text: String, kinds: Set<DataKind>) {
    self.text = DetectionText(text)
    self.kinds = kinds
    findsDates = kinds.contains(.date)
    findsAddresses = kinds.contains(.address)
  }

  mutating func scan() -> [DetectedData] {
    while position < text.count {
      switch text[position] {
      case 0x40: scan(.mention, end: mentionEnd(at: position))
      case 0x23, 0xFF03: scan(.hashtag, end: tagEnd(at: position))
      case 0x2B, 0x28: scan(.phone, end: phoneEnd(at: position))
      default:
        if text.isDigit(position), scanNumber() { continue }
        if text.isHost(position) {
          scanRun()
        } else if text.isWord(position) {
          skipWord()
        } else {
          position += 1
        }
      }
    }
    return found
  }

  private mutating func emit(_ kind: DataKind, _ range: Range<Int>) {
    if kinds.contains(kind) { found.append(DetectedData(kind: kind, range: range)) }
    position = range.upperBound
  }

  private mutating func scan(_ kind: DataKind, end: Int?) {
    if let end { emit(kind, position..<end) } else { position += 1 }
  }

  /// Skips a word in a script without host names. It stops where a word in another script begins.
  private mutating func skipWord() {
    repeat {
      position += 1
    } while text.isWord(position) && !text.isHost(position)
      && !(text.isDigit(position) && text.isContinua(position - 1))
  }

  /// Finds data that may begin with a digit. Addresses are recognised only if they were requested, because an
  /// address that is not reported could hide a phone number.
  private mutating func scanNumber() -> Bool {
    guard mayStartNumber(at: position) else { return false }
    if let end = dateEnd(atNumber: position) {
      emit(.date, position..<end)
    } else if findsAddresses, let end = addressEnd(atNumber: position) {
      emit(.address, position..<end)
    } else if let end = phoneEnd(at: position) {
      emit(.phone, position..<end)
    } else {
      return false
    }
    return true
  }

  /// Finds data in the longest range that could be a host, a scheme or the local part of a mail address.
  private mutating func scanRun() {
    let start = position
    var end = start
    while text.isHost(end) || text.isMark(end) || text.isOne(of: "-._+%", end) { end += 1 }
    if text[end] == 0x3A, text[end + 1] == 0x2F, text[end + 2] == 0x2F, let link = schemeLink(start..<end) {
      return emit(.link, link)
    }
    if text[end] == 0x40, let mail = mail(start..<end) { return emit(.mail, mail) }
    if let link = hostLink(start..<end) { return emit(.link, link) }
    if findsDates, let date = dateEnd(atMonth: start) ?? dateEnd(atDay: start) {
      return emit(.date, start..<date)
    }
    if findsAddresses, let address = addressEnd(atStreet: start..<end) {
      return emit(.address, start..<address)
    }
    position = end
  }
}
