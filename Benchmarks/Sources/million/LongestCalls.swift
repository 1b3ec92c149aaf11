import BubbleLayout
import Workloads

/// Edits a long transcript ten thousand times in each of several ways, at its ends and in the middle, and finds the
/// longest call of each. An array of all rows that grows now and then is hardly seen in a mean, but it stops a window.
@MainActor struct LongestCalls {
  /// How many calls of each kind are measured.
  private static let count = 10_000

  private var transcript: Transcript
  private var mix: ChatMix
  private var random = SeededGenerator(seed: 7)
  /// Fifty messages with an engine of their own. An edit that takes as long here takes its time for the new messages.
  private let short: Transcript
  private var figures: [LongConversation.Figure] = []

  /// Takes the transcript over, so that no copy of it shares memory with it.
  init(_ transcript: inout Transcript, _ mix: inout ChatMix) throws {
    short = Transcript(
      mix.messages(50), style: transcript.style, width: 320, engine: try LayoutEngine(fonts: .bundled),
      environment: transcript.environment)
    self.mix = mix
    self.transcript = transcript
    transcript = Transcript([], style: transcript.style, width: 320, engine: transcript.engine)
  }

  /// Returns the median and the longest processor time of the calls of each kind.
  mutating func measured() -> [LongConversation.Figure] {
    measure("append", alsoInShort: true) { calls in
      let message = calls.mix.messages(1)[0]
      return { $0.append(message) ? 1 : 0 }
    }
    measure("prepend 50", alsoInShort: true) { calls in
      let page = calls.mix.messages(50)
      return { $0.prepend(page) }
    }
    measure("insert in the middle") { calls in
      let (message, index) = (calls.mix.messages(1)[0], calls.anyIndex())
      return { $0.insert(message, at: index) ? 1 : 0 }
    }
    measure("edit in the middle") { calls in
      let (id, text) = (calls.anyID(), calls.mix.messages(1)[0].text)
      return { $0.update(id) { $0.text = text } ? 1 : 0 }
    }
    measure("token at the end") { calls in
      let id = calls.transcript.id(at: calls.transcript.count - 1) ?? 0
      return { $0.append("word ", to: id) ? 1 : 0 }
    }
    measure("token in the middle") { calls in
      let id = calls.anyID()
      return { $0.append("word ", to: id) ? 1 : 0 }
    }
    measure("expansion in the middle") { calls in
      let id = calls.anyID()
      return { $0.expand(id) ? 1 : 0 }
    }
    measure("move") { calls in
      let (id, index) = (calls.anyID(), calls.anyIndex())
      return { $0.move(id, to: index) ? 1 : 0 }
    }
    measure("removal in the middle") { calls in
      let id = calls.anyID()
      return { $0.remove(id) == nil ? 0 : 1 }
    }
    measure("removal at the top") { calls in
      let id = calls.transcript.id(at: 0) ?? 0
      return { $0.remove(id) == nil ? 0 : 1 }
    }
    return figures
  }

  private mutating func anyIndex() -> Int { random.below(transcript.count) }

  private mutating func anyID() -> MessageID { transcript.id(at: anyIndex()) ?? 0 }

  /// Measures a kind of edit, each time with the total height after it.
  ///
  /// - Parameters:
  ///   - alsoInShort: Whether the same edits are also made in a short conversation.
  ///   - prepare: Makes the data of one edit, which takes no measured time, and returns the edit.
  private mutating func measure(
    _ name: String, alsoInShort: Bool = false, prepare: (inout LongestCalls) -> (inout Transcript) -> Int
  ) {
    var times: [Double] = []
    var longestInShort = 0.0
    for _ in 0..<Self.count {
      let edit = prepare(&self)
      if alsoInShort {
        var other = short
        longestInShort = max(
          longestInShort, nanoseconds { edit(&other) &+ other.height.rawValue } / 1e6)
      }
      times.append(nanoseconds { edit(&transcript) &+ transcript.height.rawValue } / 1e6)
    }
    times.sort()
    figures.append(
      LongConversation.Figure(
        name: name, value: times[times.count / 2], unit: "the median of \(Self.count) calls"))
    figures.append(
      LongConversation.Figure(
        name: "  longest", value: times[times.count - 1], unit: "of \(Self.count) calls"))
    if alsoInShort {
      figures.append(
        LongConversation.Figure(
          name: "  longest among 50", value: longestInShort, unit: "of the same calls in a short conversation"
        ))
    }
  }
}
