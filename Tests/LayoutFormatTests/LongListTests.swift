import LayoutSession
import TestSupport
import Testing

/// Tests messages with very long lists: the time to read, lay out, narrate and write them grows linearly.
@Suite struct LongListTests {
  /// The fields of a message. `…` stands for the list, whose elements follow, and then the length of the list.
  @Test(arguments: [
    (#""text":"a","buttons":[…]"#, #"["b"]"#, 40_000),
    (#""attachments":[{"type":"poll","question":"q","votes":[1],"options":[…]}]"#, #""o""#, 40_000),
    (#""blocks":[…]"#, #"{"type":"formula","source":"a"}"#, 10_000),
  ])
  func takeLinearTime(fields: String, element: String, length: Int) throws {
    let growth = try timeGrowth(to: length) { count in
      let list = repeatElement(element, count: count).joined(separator: ",")
      let message = #"{"id":1,"sender":"ann",\#(fields.replacing("…", with: list))}"#
      let session = LayoutSession(engine: try TestEngines.bundled)
      let answer = try #require(
        session.answer(
          to:
            #"{"open":{"messages":[\#(message)],"style":"balloon","width":320},"viewport":{"height":100,"accessibility":true}}"#
        ))
      #expect(answer.contains(#""accessibility":"#), "\(answer.prefix(300))")
    }
    #expect(growth < 25)
  }
}
