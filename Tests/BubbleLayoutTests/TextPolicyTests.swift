import BubbleLayout
import TestSupport
import Testing
import TextLayout
import TextShaping
import TextUnicode

/// Tests the policy of the environment and the text options of styles, in cells, streams and transcripts.
@Suite struct TextPolicyTests {
  private let messages = [
    Message(id: 1, sender: "ann", text: "😀😀😀 see (http://example.org/a/b?c=d) ok/fine"),
    Message(id: 2, sender: "bob", text: "第1章をread。漢字ABC漢字 and more", language: "ja"),
    Message(id: 3, sender: "ann", text: "aaa   bbb    ccc d  e   f"),
    Message(id: 4, sender: "bob", text: "😀"),
  ]

  private func block(_ message: Message, _ style: ChatStyle, _ policy: LayoutPolicy, width: Double = 320)
    throws
    -> TextBlock
  {
    let environment = LayoutEnvironment(me: "bob", policy: policy)
    let cell = try TestEngines.bundled.cell(
      for: message, style: style, width: width, environment: environment)
    return try #require(cell.textPart?.block)
  }

  /// With the policy for browsers, emoji are as wide as in Chromium: 136/109 em instead of 2550/2048 em.
  @Test func emojiAdvancesFollowThePolicy() throws {
    var style = ChatStyle.rows
    style.sent.text.jumbo = nil
    style.received.text.jumbo = nil
    let size = style.sent.text.font.size
    let own = try block(messages[3], style, .unicode)
    let browser = try block(messages[3], style, .browser)
    #expect(abs(own.size.width.points - size * 2550 / 2048) <= 1 / 32)
    #expect(abs(browser.size.width.points - size * 136 / 109) <= 1 / 32)
  }

  /// A stream and a transcript give the same rows under each policy, also after the policy was changed
  /// and changed back. The transcript's heights always equal those of its cells.
  @Test(arguments: LayoutPolicy.allCases) func transcriptsFollowThePolicy(_ policy: LayoutPolicy) throws {
    let engine = try TestEngines.bundled
    let environment = LayoutEnvironment(me: "bob", policy: policy)
    let rows = Array(engine.rows(for: messages, style: .rows, width: 220, environment: environment))
    var transcript = Transcript(
      messages, style: .rows, width: 220, engine: engine, environment: environment)
    #expect(transcript.rows.map(\.frame) == rows.map(\.frame))
    #expect(transcript.differencesFromBuiltRows(in: 0..<transcript.count).isEmpty)
    transcript.environment.policy = policy == .unicode ? .browser : .unicode
    #expect(transcript.differencesFromBuiltRows(in: 0..<transcript.count).isEmpty)
    transcript.environment.policy = policy
    #expect(transcript.rows.map(\.frame) == rows.map(\.frame))
  }

  /// Heights found without cells equal those of the cells, whatever the options.
  @Test func heightsFollowTextOptions() throws {
    let engine = try TestEngines.bundled
    for edit in [
      { $0.lineBreak = .anywhere }, { $0.wordBreak = .breakAll }, { $0.whiteSpace = .breakSpaces },
      { $0.whiteSpace = .preLine }, { $0.autospace = .normal }, { $0.fit = .balance },
    ] as [(inout MessageTextStyle) -> Void] {
      var style = ChatStyle.rows
      edit(&style.sent.text)
      edit(&style.received.text)
      for policy in LayoutPolicy.allCases {
        var transcript = Transcript(
          messages, style: style, width: 320, engine: engine,
          environment: LayoutEnvironment(me: "bob", policy: policy))
        for width in stride(from: 100.0, through: 320, by: 10.25) {
          transcript.width = width
          #expect(transcript.differencesFromBuiltRows(in: 0..<transcript.count).isEmpty)
        }
      }
    }
  }

  /// Each text option of a style changes the lines that it concerns, and is unchanged after writing and
  /// reading.
  @Test func stylesHaveTextOptions() throws {
    let style = ChatStyle.balloon
    func change(_ message: Message, width: Double = 160, _ edit: (inout MessageTextStyle) -> Void) throws
      -> Bool
    {
      var changed = style
      edit(&changed.sent.text)
      edit(&changed.received.text)
      let json = try ChatStyle(json: changed.json)
      #expect(json == changed)
      let before = try block(message, style, .unicode, width: width)
      let after = try block(message, changed, .unicode, width: width)
      #expect(after.differencesFromFreshShaping().isEmpty)
      return before.lines != after.lines
    }
    #expect(try change(messages[0]) { $0.lineBreak = .anywhere })
    #expect(try change(messages[0]) { $0.wordBreak = .breakAll })
    #expect(try change(messages[2]) { $0.whiteSpace = .breakSpaces })
    #expect(try change(messages[2]) { $0.whiteSpace = .normal })
    #expect(try change(messages[1]) { $0.autospace = .normal })
    #expect(try !change(messages[3]) { $0.autospace = .normal })
  }
}
