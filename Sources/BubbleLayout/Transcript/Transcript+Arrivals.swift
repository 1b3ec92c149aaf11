extension Transcript {
  /// Returns given people, followed by the people who had arrived before and by those whom messages show.
  func arrived(in given: People) -> People {
    var people = given
    people.keepArrivals(of: environment.people)
    var arrivals = People.Arrivals()
    for slot in rowIndex.slots(in: 0..<count) { arrivals.note(entries[slot].message, besides: people) }
    people.append(arrivals)
    return people
  }
}

extension RowAssembler {
  /// Notes everybody whom a message shows, for `welcomeArrivals()`.
  mutating func note(peopleOf message: Message) { arrivals.note(message, besides: environment.people) }

  /// Adds everybody whom a message shows to the list of people.
  mutating func welcome(peopleOf message: Message) {
    note(peopleOf: message)
    welcomeArrivals()
  }

  /// Adds the people who are typing.
  mutating func welcomeTypists() {
    for id in options.typing?.people ?? [] { arrivals.note(id, besides: environment.people) }
    welcomeArrivals()
  }

  /// Adds those who were noted to the list of people. No earlier row changes, because nobody whom a row shows is
  /// new.
  ///
  /// The list is copied, because cells refer to it. A list with arrivals has at most `People.arrivalLimit` people.
  mutating func welcomeArrivals() {
    if !arrivals.ids.isEmpty { environment.people.append(arrivals) }
  }
}
