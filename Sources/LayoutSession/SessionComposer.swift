import BubbleLayout

/// The composer of a transcript, and the bytes that it keeps.
struct SessionComposer {
  var script: ScriptedComposer
  /// The bytes of the bar around the text: for each of its fields, those of the last edit that set it.
  private var bar = KeptValues()

  init(_ script: ScriptedComposer) { self.script = script }

  var bytes: Int { SessionLimits.baseWeight + script.weight + bar.bytes }

  /// Notes an edit that was made. The texts of other edits are in the script itself.
  mutating func note(_ edit: ComposerEdit) {
    guard case .object(let members) = edit.jsonValue else { return }
    for member in members where Self.kept.contains(member.name) {
      bar.note(member.name, member.value.weight)
    }
  }

  private static let kept: Set = [
    "reply", "editing", "attachments", "preview", "buttons", "candidates", "placeholder",
  ]
}
