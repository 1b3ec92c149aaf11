import BubbleLayout
import TestSupport
import Testing

/// Tests that a message which grows token by token is laid out like a complete message.
@Suite struct TranscriptStreamingTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  @Test(arguments: ChatStylePreset.all.map(\.name))
  func aGrowingMessageIsLaidOutAsAWholeOne(preset: String) throws {
    var random = SeededGenerator(seed: 11)
    let texts = try Corpora.transcript("group-multilingual", prefix: 400).map(\.text)
    for round in 0..<12 {
      let whole = (0..<4).map { _ in texts.randomElement(using: &random)! }.joined(separator: " ") + " :) ok"
      let messages = (0..<3).map {
        Message(id: .integer($0), sender: $0 == 1 ? "me" : "ann", text: $0 == 2 ? "" : texts[$0])
      }
      let environment = LayoutEnvironment(me: round % 2 == 0 ? "me" : "ann")
      var transcript = Transcript(
        messages, style: try .preset(preset), width: 320, engine: engine, environment: environment)
      var scalars = whole.unicodeScalars[...]
      var step = 0
      while !scalars.isEmpty {
        let token = String(String.UnicodeScalarView(scalars.prefix(Int.random(in: 1...9, using: &random))))
        scalars = scalars.dropFirst(token.unicodeScalars.count)
        let isThere = transcript.append(token, to: 2)
        #expect(isThere)
        step += 1
        if step % 40 == 7 { transcript.width = Double.random(in: 150...500, using: &random) }
        guard step % 3 == 0 || scalars.isEmpty else { continue }
        #expect(transcript.differencesFromBuiltRows(in: 0..<3).isEmpty)
        let fresh = Transcript(
          transcript.messages, style: transcript.style, width: transcript.width, engine: engine,
          environment: environment)
        #expect(fresh.height == transcript.height)
        let (grown, whole) = (try dump(transcript), try dump(fresh))
        #expect(grown == whole, "\(preset), \(step)")
      }
      #expect(transcript.message(withID: 2)?.text == whole)
    }
  }

  @Test func aTokenMeasuresOneMessageAndPreparesNone() throws {
    var transcript = Transcript(
      [Message(id: 1, sender: "ann", text: "Once")], style: .merged, width: 320, engine: engine)
    _ = transcript.append(" upon", to: 1)
    let before = transcript.work
    for number in 0..<500 { _ = transcript.append(" a\(number)", to: 1) }
    #expect(transcript.work.messagesPrepared == before.messagesPrepared)
    #expect(transcript.work.rowsMeasured == before.rowsMeasured + 500)
    #expect(transcript.work.neighboursVisited == before.neighboursVisited)
    let isThere = transcript.append("x", to: 2)
    #expect(!isThere)
  }

  /// Text that is appended after other changes is added to the changed message.
  @Test func otherChangesBeginTheTextAnew() throws {
    var transcript = Transcript(
      [Message(id: 1, sender: "ann", text: "One"), Message(id: 2, sender: "ann", text: "Two")],
      style: .clustered, width: 320, engine: engine)
    _ = transcript.append(" and", to: 1)
    _ = transcript.update(1) { $0.text = "Three" }
    _ = transcript.append(" and four", to: 1)
    _ = transcript.append(" more", to: 2)
    transcript.environment.fontScale = 1.5
    _ = transcript.append(" five", to: 1)
    transcript.remove(2)
    _ = transcript.append(" six", to: 1)
    #expect(transcript.message(withID: 1)?.text == "Three and four five six")
    #expect(transcript.differencesFromBuiltRows(in: 0..<1).isEmpty)
  }
}
