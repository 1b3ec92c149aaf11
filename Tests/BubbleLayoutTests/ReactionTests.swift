import BubbleLayout
import Foundation
import Testing

/// Tests that reactions of one emoji are one reaction, however the emoji is stored.
@Suite struct ReactionTests {
  private func read(_ reactions: String) throws -> [Reaction] {
    let json = #"{"id":1,"text":"x","reactions":[\#(reactions)]}"#
    return try JSONDecoder().decode(Message.self, from: Data(json.utf8)).reactions
  }

  @Test func aVariationSelectorMakesNoOtherEmoji() throws {
    #expect(
      try read(
        #"{"symbol":"👍\#u{FE0F}"},{"symbol":"❤"},{"symbol":"👍","count":2,"mine":true},{"symbol":"❤\#u{FE0F}"}"#
      )
        == [Reaction(symbol: "👍\u{FE0F}", count: 3, isMine: true), Reaction(symbol: "❤", count: 2)])
  }

  @Test func tonesTextsAndEmojiOfTheApplicationStayApart() throws {
    let apart =
      #"{"symbol":"👍"},{"symbol":"👍🏻"},{"symbol":":x:","emoji":"1"},{"symbol":":x:","emoji":"2"},{"symbol":"ok"}"#
    #expect(try read(apart).count == 5)
    #expect(
      try read(
        #"{"symbol":"ok","count":9223372036854775807},{"symbol":"ok"},{"symbol":"a","count":-1},{"symbol":"a"}"#
      )
        == [Reaction(symbol: "ok", count: .max), Reaction(symbol: "a")])
  }
}
