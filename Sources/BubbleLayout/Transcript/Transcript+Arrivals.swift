extension Transcript {
  /// Returns given people, followed by the people who had arrived before and by those whom messages show.
  func arrived(in given: People) -> People {
    var people = given
    people.keepArrivals(of: environment.people)
    var arrivals = People.Arrivals(at: people)
    for slot in rowIndex.slots(in: 0..<count) { arrivals.note(entries[slot].message) }
    people.append(arrivals)
    return people
  }
}

extension RowAssembler {
  /// Adds everybody whom a message shows to the list of people.
  mutating func welcome(peopleOf message: Message) {
    var arrivals = People.Arrivals(at: environment.people)
    arrivals.note(message)
    welcome(arrivals)
  }

  /// Adds the people who are typing.
  mutating func welcomeTypists() {
    guard let typing = options.typing, !typing.people.isEmpty else { return }
    var arrivals = People.Arrivals(at: environment.people)
    for id in typing.people { arrivals.note(id) }
    welcome(arrivals)
  }

  /// Adds people to the list. No earlier row changes, because nobody whom a row shows is new.
  mutating func welcome(_ arrivals: People.Arrivals) {
    if !arrivals.ids.isEmpty { environment.people.append(arrivals) }
  }
}
