import BubbleLayout

/// Reads the exports of Telegram: `result.json` of Telegram Desktop, of one chat or of a whole account, and
/// messages or updates of the Bot API, as an array, as a response of the API (`{"ok":true,"result":[…]}`) or
/// as one object per line.
struct TelegramDecoder: ExportDecoder {
  static let fields = ExportFields(TelegramFields.desktop + "\n" + TelegramFields.bot)

  private let folder: ExportFolder
  private var chat = Chat()
  /// The ids of the tasks in the latest checklists, in their order.
  private var tasks = LatestValues<MessageID, [Int]>(reach: RecentMessages.reach)

  /// The chat whose messages are being read.
  private struct Chat {
    /// The path of the chat in the document.
    var path: ArraySlice<JSONStep> = []
    var name: String?
    var id: MessageID?
    /// Whether the notice with the chat's name has been added already.
    var isTold = false
  }

  /// How many tasks a checklist may have whose state is followed. Telegram allows 30.
  private static let taskLimit = 100

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
      case .member("name"), .member("type"), .member("id"): return .give
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
      field.log.kind = nil
      chat.name = field.value.isNull ? nil : field.string
      output.leaveOut(field.log)
    case .member("type"):
      field.log.kind = nil
      // The chat of a person with themselves has no name.
      if field.value == .string("saved_messages") { chat.name = chat.name ?? "Saved messages" }
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
    // Service messages of Telegram Desktop have a `message_id` too: that of the message which they pin.
    if field.has("message_id") || field.has("update_id"), !field.has("type"), !field.has("action") {
      return BotMessage.take(field, folder: folder, &output)
    }
    if isOfAccount, !chat.isTold { tellChat(field.log, &output) }
    let isService = field["type"]?.string == "service" || field.has("action")
    let reader = TelegramMessage(
      field: isService ? field.being("service") : field, folder: folder, chat: isOfAccount ? chat.id : nil)
    guard let message = reader.message(quoting: output.recent, isService: isService) else {
      return output.leaveOut(field.log)
    }
    if let items = field["todo_list"]?.object?["answers"].list, items.count <= Self.taskLimit {
      // Later messages say which tasks are done.
      output.hold(RecentMessages.reach)
      tasks[message.id] = items.map { $0["id"]?.integer ?? 0 }
    }
    if isService { complete(reader, &output) }
    output.add(message, field.log)
  }

  /// Marks the tasks of an earlier checklist that a service message says are done or not done.
  private func complete(_ reader: TelegramMessage, _ output: inout ExportOutput) {
    guard reader.field["action"]?.string == "todo_completions", let id = reader.field["message_id"]?.id,
      let ids = tasks[reader.named(id)]
    else { return }
    let done = Set(reader.field["completed"].list.compactMap(\.integer))
    let undone = Set(reader.field["incompleted"].list.compactMap(\.integer))
    let log = FieldLog(file: reader.field.log.file, line: reader.field.log.line)
    _ = output.change(reader.named(id), log) { message in
      message.blocks = message.blocks.map { block in
        guard case .list(var list) = block.content else { return block }
        for (place, task) in ids.enumerated() where list.items.indices.contains(place) {
          if done.contains(task) { list.items[place].isChecked = true }
          if undone.contains(task) { list.items[place].isChecked = false }
        }
        return .list(list)
      }
    }
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
