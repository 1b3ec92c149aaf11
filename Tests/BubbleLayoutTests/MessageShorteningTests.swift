import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the limits of messages that an application makes: the excess is left out, and the transcript reports
/// it.
@Suite struct MessageShorteningTests {
  private let engine: LayoutEngine
  private let limits = MessageLimits(bytes: 1_024)

  init() throws {
    engine = try LayoutEngine(fonts: .collection(try TestEngines.square.fonts), limits: limits)
  }

  private let long = String(repeating: "本", count: 900)

  private func message(_ id: Int, _ text: String) -> Message {
    Message(id: .integer(id), sender: "a", text: text)
  }

  @Test func aLongTextIsCutBetweenCharacters() throws {
    let shortened = try #require(message(1, long).shortened(to: limits))
    #expect(shortened.text == String(repeating: "本", count: 341))
    #expect(message(1, "a").shortened(to: limits) == nil)
    #expect(message(1, String(repeating: "x", count: 1_024)).shortened(to: limits) == nil)
  }

  @Test func partsForWhichNothingIsLeftAreLeftOut() throws {
    var many = message(1, "a")
    many.reactions = Array(repeating: Reaction(symbol: "+", count: 1), count: 100)
    many.buttons = [["yes"], ["no"]]
    let shortened = try #require(many.shortened(to: limits))
    #expect((3..<20).contains(shortened.reactions.count) && shortened.buttons.isEmpty)
    #expect(shortened.text == "a" && shortened.sender == "a")
    var quoting = message(2, "a")
    quoting.quote = QuotedReply(sender: nil, text: long)
    quoting.attachments = [.file(FileAttachment(name: "a.txt")), .code(CodeBlock(text: long))]
    let rest = try #require(quoting.shortened(to: limits))
    #expect(rest.quote == nil && rest.attachments == [.file(FileAttachment(name: "a.txt"))])
    var named = message(3, "a")
    named.sender = long
    #expect(named.shortened(to: limits)?.sender == nil)
  }

  @Test func rowsAndCellsAreThoseOfTheShortenedMessage() throws {
    let short = try #require(message(1, long).shortened(to: limits))
    let cell = engine.cell(for: message(1, long), style: .balloon, width: 320)
    #expect(cell.frame == engine.cell(for: short, style: .balloon, width: 320).frame)
    #expect(cell.textPart?.text == short.text)
    let rows = Array(engine.cells(for: [message(1, long), message(2, "b")], style: .balloon, width: 320))
    #expect(rows.map { $0.textPart?.text } == [short.text, "b"])
  }

  @Test func transcriptsSayWhatTheyShortened() throws {
    var transcript = Transcript(
      [message(1, "a"), message(2, long)], style: .balloon, width: 320, engine: engine)
    #expect(transcript.shortened == [2] && transcript.messages.map(\.text.utf8.count) == [1, 1_023])
    transcript.append(message(3, long))
    #expect(transcript.shortened == [2, 3])
    _ = transcript.update(1) { $0.text = long }
    #expect(transcript.shortened == [2, 3, 1] && transcript.message(withID: 1)?.text.utf8.count == 1_023)
    #expect(transcript.differencesFromBuiltRows(in: 0..<transcript.count).isEmpty)
  }

  /// Replacing a shortened message by itself is not reported again, either.
  @Test func replacingAMessageByItselfDoesNoWork() throws {
    var transcript = Transcript([message(1, long)], style: .balloon, width: 320, engine: engine)
    let work = transcript.work
    for _ in 0..<3 { _ = transcript.update(message(1, long)) }
    #expect(transcript.shortened == [1] && transcript.work == work)
  }

  /// If the message is replaced by its own shortened text, it counts as complete, and can grow.
  @Test func aMessageThatIsWhatWasCutOutOfALongerOneIsWhole() throws {
    var transcript = Transcript([message(1, long)], style: .balloon, width: 320, engine: engine)
    _ = transcript.append("a", to: 1)
    #expect(transcript.message(withID: 1)?.text.utf8.count == 1_023)
    _ = transcript.update(message(1, String(repeating: "本", count: 341)))
    _ = transcript.append("a", to: 1)
    #expect(transcript.message(withID: 1)?.text.utf8.count == 1_024)
  }

  /// Tests any remaining length. Once the text is full, nothing more is added or reported.
  @Test(arguments: 1_020...1_024, ["abc", "本", "👋👋", "a"])
  func whatDoesNotFitIsSaid(_ length: Int, _ added: String) throws {
    let text = String(repeating: "a", count: length)
    var transcript = Transcript([message(1, text)], style: .merged, width: 320, engine: engine)
    #expect(transcript.shortened.isEmpty)
    _ = transcript.append(added, to: 1)
    let whole = text + added
    let shown = try #require(transcript.message(withID: 1)).text
    #expect(whole.hasPrefix(shown) && shown.utf8.count <= 1_024)
    #expect(transcript.shortened == (shown == whole ? [] : [1]))
    if shown != whole {
      _ = transcript.append("b", to: 1)
      #expect(transcript.message(withID: 1)?.text == shown && transcript.shortened == [1])
    }
  }

  /// A growing text stops at the limit, and needs no more memory after that.
  @Test func aTextGrowsUpToTheLimit() throws {
    var transcript = Transcript([message(1, "")], style: .merged, width: 320, engine: engine)
    for _ in 0..<500 {
      let isThere = transcript.append("本b ", to: 1)
      #expect(isThere)
    }
    let whole = String(repeating: "本b ", count: 500)
    let text = try #require(transcript.message(withID: 1)).text
    #expect(text.utf8.count <= 1_024 && text.utf8.count > 1_020 && whole.hasPrefix(text))
    #expect(transcript.shortened == [1])
    let other = Transcript([message(1, text)], style: .merged, width: 320, engine: engine)
    #expect(transcript.height == other.height)
  }
}
