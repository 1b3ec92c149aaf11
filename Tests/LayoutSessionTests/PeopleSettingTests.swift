import BubbleLayout
import TestSupport
import Testing

/// Tests the settings `people`, `now` and `dayTexts` of a session.
@Suite struct PeopleSettingTests {
  private static let messages =
    #"[{"id":1,"sender":"u1","text":"One","timestamp":"2026-01-30T09:00Z"},{"id":2,"sender":"u2","text":"Two","timestamp":"2026-01-31T09:00Z"}]"#

  private func texts(_ answer: JSONValue) -> [String] {
    (answer["viewport", "rows"]?.elements ?? []).flatMap { row in
      row["text"].flatMap(\.text).map { [$0] }
        ?? (row["parts"]?.elements ?? []).filter { $0["role"]?.text == "sender" }.compactMap {
          $0["text"]?.text
        }
    }
  }

  @Test func aSessionTakesPeopleAndTheDay() throws {
    let driver = try SessionDriver()
    let view = #""viewport":{"height":600}"#
    let opened = try driver.line(
      ##"{"open":{"messages":\##(Self.messages),"style":"merged","me":"me","dates":true,"now":"2026-01-31T12:00Z","people":{"u2":{"name":"Ben","color":"#8a2be2"},"u1":{"name":"Ann"}}},\##(view)}"##
    )
    for part in [
      #""text":"Ann""#, #""text":"Ben""#, #""text":"Yesterday""#, #""text":"Today""#, ##""tint":"#8a2be2""##,
      #""senderName":"Ann""#, #""ink":"name1""#,
    ] {
      #expect(opened.contains(part), "\(part): \(opened)")
    }
    // Only the rows whose name of the day changes are reported.
    _ = try driver.ask(#"{"changes":true}"#)
    let day = try driver.ask(#"{"environment":{"now":"2026-02-01T12:00Z"},"changes":true}"#)
    #expect(
      day["changes", "updates"]?.elements.compactMap { $0["kind"]?.text } == ["separators", "separators"])
    let joined = try driver.ask(
      #"{"environment":{"people":{"u2":{"name":"Ben"},"u1":{"name":"Annie"}}},"changes":true}"#)
    #expect(joined["changes", "updates"]?.elements.count == 2)
    let cleared = try driver.line(
      #"{"environment":{"people":null,"now":null,"dayTexts":{"2026-01-30":"The day before"}},\#(view)}"#)
    #expect(cleared.contains(#""text":"The day before""#) && cleared.contains(#""text":"Jan 31, 2026""#))
    #expect(!cleared.contains("senderName"))
  }

  @Test func whatDoesNotFitIsNamed() throws {
    let driver = try SessionDriver()
    for (setting, field) in [
      (#""now":"soon""#, "open.now"), (#""people":{"a":{"name":1}}"#, "open.people.a.name"),
      (#""dayTexts":{"soon":"x"}"#, "open.dayTexts.soon"), (#""people":[]"#, "open.people"),
    ] {
      let answer = try driver.ask(#"{"open":{"messages":[],\#(setting)}}"#)
      #expect(answer["error", "field"]?.text == field, "\(answer)")
    }
  }

  @Test func aFileBringsItsPeople() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      #"{"people":{"u1":{"name":"Ann"}},"messages":\#(Self.messages)}"#, to: "chat.json")
    let driver = try SessionDriver()
    let own = try driver.line(#"{"open":{"file":"\#(file)","style":"merged"},"viewport":{"height":600}}"#)
    #expect(own.contains(#""senderName":"Ann""#))
    let given = try driver.line(
      #"{"open":{"file":"\#(file)","style":"merged","people":{"u1":{"name":"Anne"}}},"viewport":{"height":600}}"#
    )
    #expect(given.contains(#""senderName":"Anne""#) && !given.contains(#""senderName":"Ann""#))
  }
}
