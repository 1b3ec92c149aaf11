import BubbleLayout
import Foundation
import Testing

/// Tests that errors suggest the word that was meant, wherever a word is read.
@Suite struct SuggestionTests {
  @Test(arguments: [
    (#"{"preset":"mergd"}"#, "preset", #"unknown preset "mergd" (did you mean 'merged'?); the presets are "#),
    (#"{"bubbel":{}}"#, "bubbel", "unknown field (did you mean 'bubble'?); the known fields are "),
    (
      #"{"preset":"merged","bubble":{"pading":{}}}"#, "bubble.pading",
      "unknown field (did you mean 'padding'?); the known fields are "
    ),
    (
      ##"{"colors":{"light":{"sent.fil":"#ffffff"}}}"##, "colors.light.sent.fil",
      "unknown colour name (did you mean 'sent.fill'?)"
    ),
    (
      ##"{"colors":{"dark":{"capsul":"#ffffff"}}}"##, "colors.dark.capsul",
      "unknown colour name (did you mean 'capsule'?)"
    ),
    (#"{"text":{"alignment":"centre"}}"#, "text.alignment", "(did you mean 'center'?)"),
    (#"{"text":{"font":{"weight":"blod"}}}"#, "text.font.weight", "(did you mean 'bold'?)"),
  ]) func stylesSuggest(json: String, field: String, reason: String) {
    let error = #expect(throws: StyleError.self) { try ChatStyle(json: json) }
    #expect(error?.field == field)
    #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
  }

  /// What resembles nothing gets no suggestion.
  @Test(arguments: [
    ##"{"preset":"imaginary"}"#, #"{"nothing like it":{}}"#, #"{"colors":{"light":{"x":"#ffffff"}}}"##,
    #"{"text":{"alignment":"left"}}"#,
  ]) func farWordsGetNoSuggestion(json: String) {
    let error = #expect(throws: StyleError.self) { try ChatStyle(json: json) }
    #expect(error?.reason.contains("did you mean") == false, "\(error?.reason ?? "")")
  }

  @Test func presetsByNameSuggest() {
    let error = #expect(throws: StyleError.self) { try ChatStyle.preset("Clustred") }
    #expect(error?.reason.hasPrefix(#"unknown preset "Clustred" (did you mean 'clustered'?)"#) == true)
  }

  @Test(arguments: [
    (#"{"id":1,"txt":"a"}"#, #"it is missing; "txt" is unknown (did you mean 'text'?)"#),
    (#"{"Id":1,"text":"a"}"#, #"it is missing; "Id" is unknown (did you mean 'id'?)"#),
    (#"{"id":1,"text":"a","kind":"mesage"}"#, "(did you mean 'message'?)"),
    (
      #"{"id":1,"attachments":[{"type":"vidoe"}]}"#,
      #"unknown attachment type "vidoe" (did you mean 'video'?)"#
    ),
    (
      #"{"id":1,"text":"a","reactions":[{"symbl":"👍"}]}"#,
      #"it is missing; "symbl" is unknown (did you mean 'symbol'?)"#
    ),
    (#"{"id":1,"body":"a"}"#, "it is missing"),
  ]) func messagesSuggest(json: String, reason: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Message.self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription.hasSuffix(reason), "\(context.debugDescription)")
  }

  /// A suggestion is found at a distance of one letter, two or three, by the length of the word; letters may be
  /// swapped, and their case does not matter.
  @Test(arguments: [
    ("ida", "Ida"), ("merged", "mregde"), ("clustered", "clustrd"), ("ab", "abc"), (nil, "xyz"), (nil, ""),
    (nil, String(repeating: "z", count: 100_000)),
  ]) func theNearestWordIsSuggested(expected: String?, word: String) {
    let known = ["ida", "merged", "clustered", "ab"]
    #expect(Suggestion.nearest(to: word, among: known) == expected)
  }
}
