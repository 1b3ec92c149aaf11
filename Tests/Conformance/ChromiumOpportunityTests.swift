import TestSupport
import Testing
import TextUnicode

/// Compares every break opportunity of recorded texts under the browser policy with Chromium's.
@Suite("Conformance: Chromium opportunities")
struct ChromiumOpportunityTests {
  @Test("Messages of chat-dev", .withICU)
  func messages() throws {
    let recorded = try ChromiumRecord.opportunities("chat-dev.opportunities.jsonl")
    let messages = try Corpora.chat()
    try #require(recorded.count == messages.count && messages.count == 5_610)
    let comparison = ChromiumComparison()
    var found: [ChromiumComparison.Cause: [String]] = [:]
    var equal = 0
    for (message, record) in zip(messages, recorded) {
      try #require(message.id == record.id)
      let units = Array(message.text.utf16)
      guard let causes = comparison.causes(units, lang: message.lang, recorded: record.breaks) else {
        Issue.record(
          "\(message.id) differs: \(comparison.breaks(units, lang: message.lang)), \(record.breaks)")
        continue
      }
      if causes.isEmpty { equal += 1 }
      for cause in causes { found[cause, default: []].append(message.id) }
    }
    for cause in ChromiumComparison.Cause.allCases {
      let ids = found[cause, default: []]
      let expected = ChromiumDifferences.messages[cause, default: []]
      #expect(ids == expected, "\(cause)")
      print("chat-dev, \(cause): \(ids.count) messages")
    }
    print("chat-dev: \(equal) of \(messages.count) messages have all opportunities of Chromium and no other")
    #expect(equal == ChromiumDifferences.equalMessages)
  }

  @Test("Realistic tokens")
  func tokens() throws {
    let tokens = try ChromiumRecord.opportunities("opportunities.jsonl")
    try #require(tokens.count == 1_452)
    let comparison = ChromiumComparison()
    var differing: [ChromiumComparison.Cause: [String]] = [:]
    var equal = 0
    for token in tokens {
      let text = try #require(token.text)
      let causes = comparison.causes(Array(text.utf16), lang: token.lang, recorded: token.breaks)
      guard let causes else {
        Issue.record("\(text) (\(token.lang ?? "")) differs")
        continue
      }
      if causes.isEmpty { equal += 1 }
      for cause in causes { differing[cause, default: []].append(text) }
    }
    #expect(differing == ChromiumDifferences.tokens)
    print("tokens: \(equal) of \(tokens.count) equal")
  }
}
