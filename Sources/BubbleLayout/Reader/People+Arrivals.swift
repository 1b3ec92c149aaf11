extension People {
  /// The maximum number of people whom `append(peopleOf:)` adds to a list. Senders beyond it have a hue by a
  /// hash of the name.
  public static let arrivalLimit = 1_000

  /// Adds everybody whom a message shows and who is not in the list yet, at the end: the sender, the author of
  /// the quoted message, the people who have seen it and those who replied to it.
  ///
  /// An application needs this only for cells that belong to no transcript.
  public mutating func append(peopleOf message: Message) {
    var arrivals = Arrivals()
    arrivals.note(message, besides: self)
    append(arrivals)
  }

  /// Adds new people at the end.
  mutating func append(_ arrivals: Arrivals) {
    if arrivals.ids.isEmpty { return }
    change { list in
      for id in arrivals.ids { list.append(id) }
    }
  }

  /// Keeps the people who had arrived in an earlier list, after those whom the application gives now.
  mutating func keepArrivals(of old: People) {
    var arrivals = Arrivals()
    for id in old.ids where old.entries[id]?.isArrival == true { arrivals.note(id, besides: self) }
    append(arrivals)
  }

  /// People whom messages show, and who are not in a list yet. The list must not change as long as people are
  /// noted.
  struct Arrivals {
    /// The new people, in the order of their arrival.
    private(set) var ids: [String] = []
    private var known: Set<String> = []
    /// The people who were seen last. In most conversations nobody else is looked up.
    private var recent: [String] = []
    private static let recentCount = 4

    /// Notes everybody whom a message shows and who is not in a list, which may have given people in any number.
    mutating func note(_ message: Message, besides people: People) {
      if let sender = message.sender { note(sender, besides: people) }
      if let author = message.quote?.sender { note(author, besides: people) }
      for id in message.seenBy { note(id, besides: people) }
      for id in message.thread?.people ?? [] { note(id, besides: people) }
    }

    /// Notes one person who is not in a list.
    mutating func note(_ id: String, besides people: People) {
      if recent.contains(id) { return }
      if recent.count == Self.recentCount { recent.removeFirst() }
      recent.append(id)
      guard people.count + ids.count < People.arrivalLimit, people.entries[id] == nil,
        known.insert(id).inserted
      else { return }
      ids.append(id)
    }
  }
}

extension People.List {
  fileprivate mutating func append(_ id: String) {
    guard entries[id] == nil else { return }
    entries[id] = People.Entry(place: ids.count, person: Person(), isArrival: true)
    ids.append(id)
  }
}
