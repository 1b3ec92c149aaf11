import BubbleLayout

/// Recognises the file of a chat by its name and its first lines.
struct WhatsAppFile {
  /// Whether the file is the export of a chat.
  let isChat: Bool

  /// - Parameters:
  ///   - path: The path of the file.
  ///   - bytes: The beginning of the file.
  /// - Complexity: Linear in the first lines.
  init(_ path: String, beginning bytes: [UInt8]) {
    let isNamed = Self.isName(path)
    var (heads, unknown, others) = (0, 0, 0)
    for line in bytes.prefix(32_768).split(separator: 0x0A, omittingEmptySubsequences: false).prefix(40) {
      guard line.count < 4_096, line.contains(where: { $0 > 0x20 }) else { continue }
      let line = Array(line)
      if WhatsAppHead(line) != nil {
        heads += 1
        if isNamed || heads + unknown + others == 1 { break }
      } else if WhatsAppHead.endOfUnknown(line) != nil {
        unknown += 1
      } else {
        others += 1
        // A file of another name begins with a message.
        if !isNamed, heads + unknown == 0 { break }
      }
    }
    isChat = heads > 0 || unknown > (isNamed ? 0 : max(1, others))
  }

  /// Returns the path of the only chat in a folder. Nil for a folder without chats.
  ///
  /// - Throws: `ReadingError` that names the chats if there are several.
  static func path(in folder: String) throws(ReadingError) -> String? {
    let chats = (ExportFolder.names(in: folder) ?? []).filter(isName)
    guard chats.count < 2 else { throw .severalChats(in: folder, chats) }
    return chats.first.map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
  }

  /// Whether a path ends with `_chat.txt`, or is a text file whose name contains "WhatsApp", as the names of exports do
  /// in all languages.
  static func isName(_ path: String) -> Bool {
    let name = (path.split(separator: "/").last ?? "").lowercased()
    return name.hasSuffix("_chat.txt") || name.hasSuffix(".txt") && name.contains("whatsapp")
  }
}

extension WhatsAppHead {
  /// Returns where the sender begins in a line whose date and time are in an unknown form: a bracket or digits, at least
  /// three numbers in the first characters, and then a bracket or a dash before a name and a colon.
  ///
  /// - Complexity: Constant.
  static func endOfUnknown(_ line: [UInt8]) -> Int? {
    var numbers = 0
    var wasDigit = false
    var place = 0
    // A byte order mark or direction marks may stand before it.
    while place < line.count, place < 12, line[place] >= 0x80 { place += 1 }
    guard place < line.count else { return nil }
    let isBracketed = line[place] == UInt8(ascii: "[")
    guard isBracketed || line[place].isASCIIDigit || line[place].isASCIILetter else { return nil }
    if isBracketed { place += 1 }
    let limit = min(line.count, place + 64)
    while place < limit {
      let byte = line[place]
      if byte.isASCIIDigit != wasDigit {
        wasDigit.toggle()
        numbers += wasDigit ? 1 : 0
      }
      let isClosed =
        isBracketed
        ? byte == UInt8(ascii: "]")
        : byte == UInt8(ascii: "-") && place > 0 && line[place - 1] == 0x20 && place + 1 < line.count
          && line[place + 1] == 0x20
      if isClosed {
        guard numbers >= 3 else { return nil }
        place += 1
        while place < line.count, line[place] == 0x20 { place += 1 }
        return hasName(line[place...]) ? place : nil
      }
      place += 1
    }
    return nil
  }

  /// Whether a name and a colon begin a text.
  private static func hasName(_ text: ArraySlice<UInt8>) -> Bool {
    guard let colon = text.prefix(200).firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex else {
      return false
    }
    return colon + 1 < text.endIndex && text[colon + 1] == 0x20
  }
}
