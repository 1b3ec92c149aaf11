import BubbleLayout

/// The votes of the latest polls, which come in events of their own.
struct MatrixPolls {
  /// A poll with its votes. It is an object, so that a vote does not copy the votes before it.
  private final class Poll {
    let ids: [String]
    /// How many answers a person may choose.
    let most: Int
    /// Whether votes are shown before the end.
    let isDisclosed: Bool
    var isClosed = false
    /// The latest choice of each person.
    var choices: [String: [Int]] = [:]
    var votes: [Int]
    var voterCount = 0

    init(ids: [String], most: Int, isDisclosed: Bool) {
      self.ids = ids
      self.most = min(max(1, most), ids.count)
      self.isDisclosed = isDisclosed
      votes = Array(repeating: 0, count: ids.count)
    }

    /// Replaces the choice of a person.
    func take(_ choice: [Int], of person: String) {
      let before = choices.updateValue(choice, forKey: person) ?? []
      for place in before { votes[place] -= 1 }
      for place in choice { votes[place] += 1 }
      voterCount += (choice.isEmpty ? 0 : 1) - (before.isEmpty ? 0 : 1)
    }
  }

  /// How many people's votes of a poll are counted.
  private static let voterLimit = 10_000
  /// How many answers a poll may have whose votes are counted. The specification allows 20.
  private static let answerLimit = 100
  private var polls = LatestValues<MessageID, Poll>(reach: 1_000)

  /// Remembers a poll, so that its votes can be counted.
  mutating func add(_ id: MessageID, _ content: ExportField?) {
    guard let poll = MatrixMessage.poll(in: content) else { return }
    let answers = poll["answers"].list
    guard answers.count <= Self.answerLimit else { return }
    polls[id] = Poll(
      ids: answers.map { $0.object?.first(of: "id", "m.id")?.words ?? "" },
      most: poll["max_selections"]?.integer ?? 1,
      isDisclosed: poll["kind"]?.words?.hasSuffix("undisclosed") != true)
  }

  /// Counts the answer of a person.
  ///
  /// - Returns: The poll that was answered; nil if it is not known or is closed.
  func answer(_ event: MatrixEvent) -> MessageID? {
    guard let id = event.content?["m.relates_to"]?.object?["event_id"]?.id, let poll = polls[id],
      !poll.isClosed, let sender = event.sender,
      poll.choices[sender] != nil || poll.choices.count < Self.voterLimit
    else { return nil }
    let response = event.content?.first(of: "m.poll.response", "org.matrix.msc3381.poll.response")?.object
    var choice: [Int] = []
    for answer in (response?["answers"] ?? event.content?["m.selections"]).list.prefix(poll.most) {
      guard let place = answer.words.flatMap({ poll.ids.firstIndex(of: $0) }), !choice.contains(place) else {
        continue
      }
      choice.append(place)
    }
    poll.take(choice, of: sender)
    return id
  }

  /// Ends a poll.
  ///
  /// - Returns: The poll; nil if it is not known.
  func end(_ event: MatrixEvent) -> MessageID? {
    guard let id = event.content?["m.relates_to"]?.object?["event_id"]?.id, let poll = polls[id] else {
      return nil
    }
    poll.isClosed = true
    return id
  }

  /// Shows the votes of a poll in its message.
  func show(_ id: MessageID, in message: inout Message) {
    guard let poll = polls[id], case .poll(var shown)? = message.attachments.first else { return }
    shown.isClosed = poll.isClosed
    // An edit may have changed the answers.
    if poll.isDisclosed || poll.isClosed, shown.options.count == poll.votes.count {
      shown.votes = poll.votes
      if poll.most > 1 { shown.voterCount = poll.voterCount }
    }
    message.attachments[0] = .poll(shown)
  }
}

/// Counts the replies in the latest threads.
struct MatrixThreads {
  private var threads = LatestValues<MessageID, ThreadSummary>(reach: MatrixDecoder.reach)
  /// How many people of a thread are remembered; a few of them are shown.
  private static let peopleLimit = 16

  /// Adds a reply.
  ///
  /// - Returns: The thread with the reply.
  mutating func add(to root: MessageID, by sender: String?, at time: Timestamp?) -> ThreadSummary {
    var thread = threads[root] ?? ThreadSummary(replyCount: 0)
    thread.replyCount += 1
    thread.lastReply = time ?? thread.lastReply
    if let sender, thread.people.count < Self.peopleLimit, !thread.people.contains(sender) {
      thread.people.append(sender)
    }
    threads[root] = thread
    return thread
  }
}
