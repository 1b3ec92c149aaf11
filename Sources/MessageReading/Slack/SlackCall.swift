import BubbleLayout

/// A huddle or a call of Slack: its length, and the people in it.
struct SlackCall {
  let field: ExportField
  let people: SlackPeople

  /// The person who began the call; nil if unknown.
  var host: String? { (field["created_by"]?.words).map { people[$0] ?? $0 } }

  /// The name of the call and the people in it.
  var words: String {
    let ids = field.first(of: "participant_history", "participants").list.compactMap(\.words)
    let names = ids.map { (people[$0] ?? $0).named }
    let name = field["name"]?.words?.named ?? "Huddle"
    return names.isEmpty ? name : "\(name) with \(names.joined(separator: ", "))"
  }

  var attachment: CallAttachment {
    let isMissed = field["was_missed"]?.boolean == true || field["was_rejected"]?.boolean == true
    guard !isMissed, let start = field["date_start"]?.number, let end = field["date_end"]?.number,
      end > start,
      end - start < 1e9
    else { return CallAttachment(isMissed: isMissed) }
    return CallAttachment(duration: end - start)
  }
}
