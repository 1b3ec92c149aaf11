import BubbleLayout

/// Reads the exports of Telegram: `result.json` of Telegram Desktop, of one chat or of a whole account, and
/// messages or updates of the Bot API, as an array, as a response of the API (`{"ok":true,"result":[…]}`) or
/// as one object per line.
struct TelegramDecoder: ExportDecoder {
  private let folder: ExportFolder
  private var chat = Chat()

  /// The chat whose messages are being read.
  private struct Chat {
    /// The path of the chat in the document.
    var path: ArraySlice<JSONStep> = []
    var name: String?
    var id: MessageID?
    /// Whether the notice with the chat's name has been added already.
    var isTold = false
  }

  init(folder: ExportFolder) { self.folder = folder }

  static func choice(at path: [JSONStep], opening byte: UInt8) -> JSONWalker.Choice {
    switch path.count {
    case 0: return .enter
    case 1:
      switch path[0] {
      case .element: return .give
      case .member("messages"), .member("result"), .member("chats"), .member("left_chats"): return .enter
      case .member: return .skip
      }
    case 2:
      if case .element = path[1] { return .give }
      return path[1] == .member("list") ? .enter : .skip
    case 3: return .enter
    case 4:
      switch path[3] {
      case .member("name"), .member("id"): return .give
      case .member("messages"): return .enter
      default: return .skip
      }
    default: return .give
    }
  }

  mutating func take(_ field: ExportField, at path: [JSONStep], _ output: inout ExportOutput) {
    if path.count > 3, path.prefix(3) != chat.path { chat = Chat(path: path.prefix(3)) }
    switch path.last {
    case .member("name"):
      chat.name = field.value.isNull ? nil : field.string
      output.leaveOut(field.log)
    case .member("id"):
      chat.id = field.id
      output.leaveOut(field.log)
    default: takeMessage(field, isOfAccount: path.count > 4, &output)
    }
  }

  private mutating func takeMessage(
    _ field: ExportField, isOfAccount: Bool, _ output: inout ExportOutput
  ) {
    guard field.isObject else {
      field.log.skip([], "a message is an object, not \(field.value.kind)")
      return output.leaveOut(field.log)
    }
    if field["message_id"] != nil || field["update_id"] != nil {
      return BotMessage.take(field, folder: folder, &output)
    }
    if isOfAccount, !chat.isTold { tellChat(field.log, &output) }
    let prefix = isOfAccount ? chat.id : nil
    let reader = TelegramMessage(field: field, folder: folder, chat: prefix)
    guard let message = reader.message(quoting: output.recent) else { return output.leaveOut(field.log) }
    output.add(message, field.log)
  }

  /// Adds a notice with the chat's name before its messages, because the export of an account contains
  /// several chats.
  private mutating func tellChat(_ log: FieldLog, _ output: inout ExportOutput) {
    chat.isTold = true
    guard let name = chat.name, let id = chat.id else { return }
    let notice = Message(id: .string("\(id)"), sender: nil, text: name.named, kind: .notice)
    output.add(notice, FieldLog(file: log.file, line: log.line))
  }
}
