import BubbleLayout

/// Reads the messages of a Slack channel.
struct SlackDecoder: ExportDecoder {
  static let fields = ExportFields(SlackFields.table)

  private var people: SlackPeople

  init(people: SlackPeople) { self.people = people }

  static func choice(at path: [JSONStep], opening byte: UInt8) -> JSONWalker.Choice {
    guard let last = path.last else { return .enter }
    // The Web API responds with an object that has the member `messages`.
    if last == .member("messages") { return .enter }
    if case .element = last { return .give }
    return .skip
  }

  mutating func take(_ field: ExportField, at path: [JSONStep], _ output: inout ExportOutput) {
    guard field.isObject else {
      field.log.skip([], "a message is an object, not \(field.value.kind)")
      return output.leaveOut(field.log)
    }
    if let user = field["user"]?.string, let name = SlackPeople.name(of: field["user_profile"]?.object) {
      people.name(user, name)
    }
    let reader = SlackMessage(field: field, people: people)
    // In old exports, only this message names a bot.
    if field["subtype"]?.string == "bot_add", let bot = reader.addedBot { people.name(bot.id, bot.name) }
    guard let message = reader.message(quoting: output.recent) else { return output.leaveOut(field.log) }
    output.add(message, field.log)
  }
}
