import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Adds the answers of the corpus character by character. After each character, a growing answer equals a new
/// message with the text so far; after the last, it equals a finished message.
///
/// `make laws` (`BUBBLE_LAWS=full`) adds the whole corpus in each preset, and compares after each eleventh
/// character, beginning at another one in each answer: comparing after all would lay out a thousand million
/// characters. Otherwise a few answers are added, and compared after each 23rd character.
@Suite struct CorpusLawTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func transcript(of messages: [Message], _ style: ChatStyle, width: Double) -> Transcript {
    Transcript(
      messages, style: style, width: width, engine: engine, environment: LayoutEnvironment(me: "you"))
  }

  @Test(arguments: ChatStylePreset.all.map(\.name))
  func everyPrefixIsThatOfAFreshMessage(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    let answers = try Corpora.messages("markdown.jsonl").map(\.text)
    let stride = Laws.isFull ? 11 : 23
    let first = ChatStylePreset.all.firstIndex { $0.name == preset } ?? 0
    for (number, answer) in answers.enumerated() where Laws.isFull || number % 40 == first {
      let message = Message(id: 1, sender: "model", text: "", format: .markdown, isStreaming: true)
      var grown = transcript(of: [message], style, width: 360)
      for (step, character) in answer.enumerated() {
        _ = grown.append(String(character), to: 1)
        if step % 150 == 149 { grown.width = 240 + Double(step % 7) * 40 }
        let place = step + number
        guard place % stride == 0 else { continue }
        let fresh = transcript(of: grown.messages, style, width: grown.width)
        let differences = Laws.differences(grown, fresh)
        try #require(differences == [], "answer \(number), \(step + 1) characters")
        guard place % (4 * stride) == 0 else { continue }
        let (one, other) = (try dump(grown), try dump(fresh))
        try #require(one == other, "answer \(number), \(step + 1) characters")
      }
      _ = grown.finish(1)
      var whole = message
      (whole.text, whole.isStreaming) = (answer, false)
      #expect(grown.messages == [whole], "answer \(number)")
      #expect(try dump(grown) == dump(transcript(of: [whole], style, width: grown.width)), "answer \(number)")
    }
  }
}
