/// A participant of a conversation, with a name, a colour and a picture. In messages, a person is identified
/// by `sender`.
public struct Person: Hashable, Sendable {
  /// The name that is shown. If it is nil or empty, the `sender` of the person's messages is shown.
  public var name: String?
  /// The person's colour on received messages: for the name, for quotes of the person, and for the avatar
  /// until the picture is available. It is the same in both themes. Nil for the hue that follows from the
  /// person's place in the list of people.
  public var color: Color?
  /// The text in the avatar until the picture is available. The first three characters are used. Nil for the
  /// first letters of the name.
  public var initials: String?
  /// Where to find the person's picture; nil if unknown. It is passed through to renderers and has no effect
  /// on the layout.
  public var picture: String?

  /// Creates a person.
  public init(
    _ name: String? = nil, color: Color? = nil, initials: String? = nil, picture: String? = nil
  ) {
    self.name = name
    self.color = color
    self.initials = initials
    self.picture = picture
  }
}

/// The people of a conversation, by the `sender` of their messages, in the order in which they joined.
///
/// A person's hue follows from the place in this order, so no two people have the same hue until all hues are
/// used. People who join later are added at the end, so they change nobody else's hue.
///
/// A transcript adds everybody whom its messages show and who is not in the list (see `append(peopleOf:)`).
/// Its `environment.people` is then the whole list. If it is given to the next transcript of the conversation,
/// everybody keeps their hue.
///
/// ```swift
/// import BubbleLayout
///
/// var people: People = ["u1": Person("Ann Smith"), "u2": Person("Ben", color: Color(0x8A2BE2))]
/// people["u3"] = Person("Cleo")                         // joins
/// print(people.ids, people.hue(of: "u3").number)        // ["u1", "u2", "u3"] 2
///
/// let environment = LayoutEnvironment(me: "u2", people: people)
/// print(environment.people.name(of: "u1") ?? "")        // Ann Smith
/// ```
public struct People: Hashable, Sendable {
  struct Entry: Hashable {
    var place: Int
    var person: Person
    /// Whether the person is in the list because a message showed them, and not because an application gave
    /// them.
    var isArrival = false
  }

  struct List: Hashable {
    var ids: [String] = []
    var entries: [String: Entry] = [:]

    mutating func set(_ id: String, to person: Person?) {
      if let person {
        if entries[id] == nil { ids.append(id) }
        entries[id, default: Entry(place: ids.count - 1, person: person)].person = person
        entries[id]?.isArrival = false
      } else if let gone = entries.removeValue(forKey: id) {
        ids.remove(at: gone.place)
        for place in gone.place..<ids.count { entries[ids[place]]?.place = place }
      }
    }
  }

  /// The list of people; nil if it is empty. It is stored behind one reference, because every cell contains a
  /// copy.
  var list: Shared<List>?
  var entries: [String: Entry] { list?.value.entries ?? [:] }

  /// The ids of the people, in the order in which they joined.
  public var ids: [String] { list?.value.ids ?? [] }

  /// Creates an empty list.
  public init() {}

  /// Whether the list is empty.
  public var isEmpty: Bool { list == nil }

  /// The number of people.
  public var count: Int { ids.count }

  /// The person with an id; nil if there is none. Assigning a new person adds the person at the end.
  /// Assigning nil removes the person, and all people who joined later move up.
  ///
  /// - Complexity: Constant, except for removing a person.
  public subscript(id: String) -> Person? {
    get { entries[id]?.person }
    set { change { $0.set(id, to: newValue) } }
  }

  /// Changes the list. It is taken out while it changes, so its arrays are copied only if other values refer to
  /// it too, such as cells that were made with it.
  mutating func change(_ change: (inout List) -> Void) {
    var changed = list?.value ?? List()
    list = nil
    change(&changed)
    list = changed.ids.isEmpty ? nil : Shared(changed)
  }

  /// Returns how many people joined before this one; nil if the id is unknown.
  public func place(of id: String) -> Int? { entries[id]?.place }

  /// Returns the hue of a sender: by the place in the list if the sender is in it, otherwise by a hash of the
  /// name (see `SenderHue.init(of:)`). In a transcript, only senders beyond `arrivalLimit` are not in it.
  public func hue(of sender: String) -> SenderHue {
    entries[sender].map { SenderHue(place: $0.place) } ?? SenderHue(of: sender)
  }

  /// Returns the name shown for a sender: the name in the message, or else the person's name, or else the
  /// sender. Nil if `sender` is nil and no name is given.
  ///
  /// - Parameters:
  ///   - sender: The sender of the message or the quote; nil for a message that nobody sent.
  ///   - given: The name in the message (`Message.senderName`); nil, empty or
  ///     invisible if there is none.
  public func name(of sender: String?, givenAs given: String? = nil) -> String? {
    if let given = given?.visible { return given }
    guard let sender else { return nil }
    return entries[sender]?.person.name?.visible ?? sender
  }

  /// Returns the ids of people whose name, colour, initials, picture or place differs from an earlier list.
  func changed(from old: People) -> Set<String> {
    if self == old { return [] }
    return Set(ids + old.ids).filter { entries[$0] != old.entries[$0] }
  }
}

extension People: ExpressibleByDictionaryLiteral {
  /// Creates a list of people in the order of the literal. If an id occurs twice, the last person is used, at
  /// the place of the first one.
  public init(dictionaryLiteral people: (String, Person)...) {
    for (id, person) in people { self[id] = person }
  }
}

extension Person: JSONRecord {
  package static var standard: Person { Person() }

  package static let fields: [RecordField<Person>] = [
    .optional("name", \.name, .shownName), .optional("color", \.colorText, .color),
    .optional("initials", \.initials, .shownName), .optional("picture", \.picture),
  ]

  package static var allowsOtherMembers: Bool { true }

  private var colorText: String? {
    get { color?.text }
    set { color = newValue.flatMap(Color.init(hexadecimal:)) }
  }
}

extension People: JSONConvertible {
  /// The form of an object of people by their ids, in the order in which they joined.
  package static var form: JSONForm<People> {
    JSONForm {
      JSONSchema.map(of: Person.form.schema()).defined(as: "People")
    } read: { (value) throws(FieldError) in
      guard case .object(let members) = value else { throw .mismatch(.object, found: value) }
      var people = People()
      for member in members {
        do throws(FieldError) {
          people[member.name] = try Person.form.read(member.value)
        } catch {
          throw error.within(.member(member.name))
        }
      }
      return people
    } write: { people in
      .object(people.ids.map { .init(name: $0, value: Person.form.write(people[$0] ?? Person())) })
    }
  }
}

extension JSONForm<String> {
  /// The form of a name. Its length is limited, because names are shaped in many rows.
  fileprivate static var shownName: Self {
    JSONForm {
      .string
    } read: { (value) throws(FieldError) in
      let name = try String.form.read(value)
      guard name.utf8.count <= 1_000 else { throw FieldError(.other("it is longer than 1000 bytes")) }
      return name
    } write: {
      .string($0)
    }
  }
}
