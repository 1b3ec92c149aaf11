import BubbleLayout

/// Reads a channel that DiscordChatExporter (version 2.36 and later) has saved as JSON.
struct DiscordDecoder: ExportDecoder {
  static let fields = ExportFields(DiscordFields.table)

  private let folder: ExportFolder

  init(folder: ExportFolder) { self.folder = folder }

  static func choice(at path: [JSONStep], opening byte: UInt8) -> JSONWalker.Choice {
    guard let last = path.last else { return .enter }
    if case .element = last { return .give }
    return last == .member("messages") ? .enter : .skip
  }

  mutating func take(_ field: ExportField, at path: [JSONStep], _ output: inout ExportOutput) {
    guard field.isObject else {
      field.log.skip([], "a message is an object, not \(field.value.kind)")
      return output.leaveOut(field.log)
    }
    let reader = DiscordMessage(field: field, folder: folder)
    guard let message = reader.message(quoting: output.recent) else { return output.leaveOut(field.log) }
    output.add(message, field.log)
  }
}
