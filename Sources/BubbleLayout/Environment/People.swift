/// A participant of a conversation, and how they are shown. They are identified by the `sender` of their
/// messages.
public struct Person: Hashable, Sendable {
  /// The name that is shown; nil or empty for the sender as messages name them.
  public var name: String?
  /// The colour of their name, of quotes of them, and of their avatar while there is no picture, on messages
  /// of others. It is the same in both themes. Nil for the hue of their place among the people.
  public var color: Color?
  /// The text of their avatar while there is no picture. The first three characters are used. Nil for the
  /// first letters of the name.
  public var initials: String?
  /// Where to find their picture; nil if unknown. It is passed through to renderers and has no effect on the
  /// layout.
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

/// The people of a conversation by the `sender` of their messages, in the order in which they joined it.
///
/// A person's hue follows from their place, so no two people have the same hue until all hues are used.
/// People who join later come last, and change nobody else's hue.
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
  private struct Entry: Hashable {
    var place: Int
    var person: Person
  }

  private struct List: Hashable {
    var ids: [String] = []
    var entries: [String: Entry] = [:]

    mutating func set(_ id: String, to person: Person?) {
      if let person {
        if entries[id] == nil { ids.append(id) }
        entries[id, default: Entry(place: ids.count - 1, person: person)].person = person
      } else if let gone = entries.removeValue(forKey: id) {
        ids.remove(at: gone.place)
        for place in gone.place..<ids.count { entries[ids[place]]?.place = place }
      }
    }
  }

  /// Behind one reference, because every cell contains a copy; nil for nobody.
  private var list: Shared<List>?
  private var entries: [String: Entry] { list?.value.entries ?? [:] }

  /// Their ids, in the order in which they joined.
  public var ids: [String] { list?.value.ids ?? [] }

  /// Creates an empty list.
  public init() {}

  /// Whether the list is empty.
  public var isEmpty: Bool { list == nil }

  /// The number of people.
  public var count: Int { ids.count }

  /// A person; nil if they are not known. Assigning a new person adds them at the end. Assigning nil removes
  /// the person, and those who joined later move up.
  ///
  /// - Complexity: Constant, except for removing a person.
  public subscript(id: String) -> Person? {
    get { entries[id]?.person }
    set {
      var changed = list?.value ?? List()
      // Frees the old list if it is not shared, so that the arrays are not copied.
      list = nil
      changed.set(id, to: newValue)
      list = changed.ids.isEmpty ? nil : Shared(changed)
    }
  }

  /// How many people joined before this one; nil if they are not known.
  public func place(of id: String) -> Int? { entries[id]?.place }

  /// The hue of a sender: by their place if they are known, otherwise by their name (`SenderHue.init(of:)`).
  public func hue(of sender: String) -> SenderHue {
    entries[sender].map { SenderHue(place: $0.place) } ?? SenderHue(of: sender)
  }

  /// The name shown for a sender: the one in the message, else the person's, else the sender; nil for nobody.
  ///
  /// - Parameters:
  ///   - sender: The sender of the message or the quote; nil for nobody.
  ///   - given: The name in the message (`Message.senderName`); nil or empty if there is none.
  public func name(of sender: String?, givenAs given: String? = nil) -> String? {
    if let given, !given.isEmpty { return given }
    guard let sender, let name = entries[sender]?.person.name, !name.isEmpty else { return sender }
    return name
  }

  /// The people who are shown differently than before.
  func changed(from old: People) -> Set<String> {
    if self == old { return [] }
    return Set(ids + old.ids).filter { entries[$0] != old.entries[$0] }
  }
}

extension People: ExpressibleByDictionaryLiteral {
  /// People in the order of the literal. Of two with the same id, the last one is used, at the place of the
  /// first.
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
  /// An object of people by their ids, in the order in which they joined.
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
  /// A name: it stands in rows, and is shaped with each of them.
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
