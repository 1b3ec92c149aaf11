extension People {
  /// The maximum number of people whom `append(peopleOf:)` adds to a list. Senders beyond it have a hue by a
  /// hash of the name.
  public static let arrivalLimit = 1_000

  /// Adds everybody whom a message shows and who is not in the list yet, at the end: the sender, the author of
  /// the quoted message, the people who have seen it and those who replied to it.
  ///
  /// An application needs this only for cells that belong to no transcript.
  public mutating func append(peopleOf message: Message) {
    var arrivals = Arrivals(at: self)
    arrivals.note(message)
    append(arrivals)
  }

  /// Adds new people at the end.
  mutating func append(_ arrivals: Arrivals) {
    guard !arrivals.ids.isEmpty else { return }
    var changed = list?.value ?? List()
    // The old list is released first. If nothing else refers to it, its arrays are not copied.
    list = nil
    for id in arrivals.ids { changed.append(id) }
    list = Shared(changed)
  }

  /// Keeps the people who had arrived in an earlier list, after those whom the application gives now.
  mutating func keepArrivals(of old: People) {
    var arrivals = Arrivals(at: self)
    for id in old.ids where old.entries[id]?.isArrival == true { arrivals.note(id) }
    append(arrivals)
  }

  /// People whom messages show, and who are not in a list yet.
  struct Arrivals {
    /// The new people, in the order of their arrival.
    private(set) var ids: [String] = []
    private var known: Set<String> = []
    private let people: People
    private let limit: Int
    /// The people who were seen last. In most conversations nobody else is looked up.
    private var recent: [String] = []
    private static let recentCount = 4

    /// - Parameter people: The list, which may have given people in any number.
    init(at people: People) {
      self.people = people
      limit = max(0, People.arrivalLimit - people.count)
    }

    /// Notes everybody whom a message shows.
    mutating func note(_ message: Message) {
      if let sender = message.sender { note(sender) }
      if let author = message.quote?.sender { note(author) }
      for id in message.seenBy { note(id) }
      for id in message.thread?.people ?? [] { note(id) }
    }

    /// Notes one person.
    mutating func note(_ id: String) {
      if recent.contains(id) { return }
      if recent.count == Self.recentCount { recent.removeFirst() }
      recent.append(id)
      guard ids.count < limit, people.entries[id] == nil, known.insert(id).inserted else { return }
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
