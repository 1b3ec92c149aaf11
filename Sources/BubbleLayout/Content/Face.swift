import TextLayout
import TextShaping

/// A small round picture of somebody. Their initials are shown while there is no picture.
struct Face: Sendable {
  /// The `sender` of the person's messages.
  let id: String
  /// Nil if there are none.
  let initials: PreparedText?

  /// - Parameter size: The side of the picture, in points.
  init(_ id: String, size: LayoutUnit, in people: People, fonts: FontCollection) {
    self.id = id
    initials = Self.initials(people[id]?.initials, name: people.name(of: id), size: size, fonts: fonts)
  }

  /// The initials that replace a picture; nil if there are none.
  ///
  /// - Parameters:
  ///   - own: The initials that were given for the person, of which the first three characters are used; nil
  ///     or empty for the initials of the name.
  ///   - name: Nil for unknown.
  ///   - size: The side of the picture, in points.
  static func initials(
    _ own: String?, name: String?, size: LayoutUnit, fonts: FontCollection
  ) -> PreparedText? {
    let own = own.map { String($0.prefix(3)) }.flatMap { $0.isEmpty ? nil : $0 }
    let text = own ?? name.map(Initials.init)?.text ?? ""
    // They belong to the picture, which has the same size at every font scale.
    return text.isEmpty
      ? nil : TextMaker(signsOf: fonts).line(text, .system(size.points * 0.4, .semibold))
  }
}

/// Small round pictures of several people. Heights do not need the initials, so these are shaped when a cell
/// first shows them.
struct Faces: Sendable {
  /// The `sender` of their messages.
  let ids: [String]
  private let size: LayoutUnit
  private let people: People
  private let fonts: FontCollection
  private let made = MadeOnce<[Face]>()

  /// - Parameter size: The side of a picture, in points.
  init(_ ids: some Sequence<String>, size: LayoutUnit, in people: People, fonts: FontCollection) {
    self.ids = Array(ids)
    self.size = size
    self.people = people
    self.fonts = fonts
  }

  subscript(number: Int) -> Face {
    made.value { ids.map { Face($0, size: size, in: people, fonts: fonts) } }[number]
  }
}
