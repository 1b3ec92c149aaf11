import TextUnicode

/// Scans a text once. At the beginning of each word, it tries the kinds of data that may begin there.
package struct DataScanner {
  package let text: DetectionText
  package let kinds: Set<DataKind>
  /// This is a stored flag because it is needed at each word, and searching the set each time would be slow.
  private let findsDates: Bool
  private let findsAddresses: Bool
  package private(set) var found: [DetectedData] = []
  /// The links and mail addresses of the text, and the index of the first one that has not been passed.
  package let addresses: [BareAddress]
  private var nextAddress = 0
  /// The offset up to which the text has been scanned.
  private var position = 0
  /// The end of the last phone number; -1 if there is none.
  package private(set) var phoneBefore = -1

  package init(_ text: String, _ detector: DataDetector) {
    self.text = DetectionText(text)
    kinds = detector.kinds
    findsDates = kinds.contains(.date)
    findsAddresses = kinds.contains(.address)
    addresses = AddressScanner.addresses(in: text, signs: detector.isMarkdown ? .all : [])
  }

  package mutating func scan() -> [DetectedData] {
    while position < text.count {
      if let address = addressAhead, address.range.lowerBound == position {
        emit(address.kind == .mail ? .mail : .link, address.range)
        continue
      }
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

  /// The next link or mail address that starts here or later.
  private var addressAhead: BareAddress? {
    mutating get {
      while nextAddress < addresses.count, addresses[nextAddress].range.lowerBound < position {
        nextAddress += 1
      }
      return nextAddress < addresses.count ? addresses[nextAddress] : nil
    }
  }

  /// Returns the end of the mail address that contains an offset after the current one; nil if there is none.
  package mutating func mailEnd(around offset: Int) -> Int? {
    guard let address = addressAhead, address.kind == .mail, address.range.contains(offset) else {
      return nil
    }
    return address.range.upperBound
  }

  private mutating func emit(_ kind: DataKind, _ range: Range<Int>) {
    if kinds.contains(kind) { found.append(DetectedData(kind: kind, range: range)) }
    position = range.upperBound
    if kind == .phone { phoneBefore = range.upperBound }
  }

  private mutating func scan(_ kind: DataKind, end: Int?) {
    if let end { emit(kind, position..<end) } else { position += 1 }
  }

  /// Skips a word in a script without host names. It stops where a word in another script begins.
  private mutating func skipWord() {
    let end = addressAhead?.range.lowerBound ?? text.count
    repeat {
      position += 1
    } while position != end && text.isWord(position) && !text.isHost(position)
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

  /// Finds dates and postal addresses that begin with a word.
  private mutating func scanRun() {
    let start = position
    let limit = addressAhead?.range.lowerBound ?? text.count
    var end = start
    while end < limit, text.isHost(end) || text.isMark(end) || text.isOne(of: "-._+%", end) { end += 1 }
    if findsDates, let date = dateEnd(atMonth: start) ?? dateEnd(atDay: start) {
      return emit(.date, start..<date)
    }
    if findsAddresses, let address = addressEnd(atStreet: start..<end) {
      return emit(.address, start..<address)
    }
    position = end
  }
}
