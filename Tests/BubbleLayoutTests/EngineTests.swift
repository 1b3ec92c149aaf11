import BubbleLayout
import TestSupport
import Testing
import TextShaping

@Suite struct EngineTests {
  /// Cached texts refer to their fonts, but do not keep them alive when the engine is released.
  @Test func fontsGoWithTheirEngine() throws {
    weak var fonts: FontCollection?
    do {
      let engine = try LayoutEngine(fonts: .bundled)
      fonts = engine.fonts
      for id in 1...8 {
        _ = engine.cell(
          for: Message(id: .integer(id), sender: "ann", text: "Again"), style: .merged, width: 320)
      }
      #expect(fonts != nil)
    }
    #expect(fonts == nil)
  }

  /// Fonts that are also used elsewhere outlive an engine.
  @Test func fontsOfOthersStay() throws {
    let fonts = try LayoutEngine(fonts: .bundled).fonts
    for _ in 0..<2 {
      let engine = try LayoutEngine(fonts: .collection(fonts))
      #expect(
        engine.cell(for: Message(id: 1, sender: "a", text: "Hi"), style: .merged, width: 320).height > 0)
    }
  }

  @Test func idsStandInTheirOrder() throws {
    let messages = (0..<5).map { Message(id: .integer($0 * 2), sender: "a", text: "\($0)") }
    let transcript = Transcript(messages, style: .merged, width: 320, engine: try TestEngines.bundled)
    #expect((-1...5).map { transcript.id(at: $0) } == [nil, 0, 2, 4, 6, 8, nil])
  }
}
