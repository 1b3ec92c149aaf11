import TextLayout
import TextShaping

/// A small round picture of a person. The person's initials are shown until the picture is available.
struct Face: Sendable {
  /// The person, as in `Message.sender`.
  let id: String
  /// The shaped initials; nil if there are none.
  let initials: PreparedText?
  /// The first of several initials, for a picture whose neighbour would cut them; nil if there are not several.
  let firstInitial: PreparedText?

  /// - Parameter size: The side of the picture, in points.
  init(_ id: String, size: LayoutUnit, in maker: TextMaker) {
    self.id = id
    initials = Self.initials(
      maker.people[id]?.initials, name: maker.people.name(of: id), size: size, maker)
    firstInitial = initials.flatMap { initials in
      initials.text.count > 1
        ? Self.initials(String(initials.text.prefix(1)), name: nil, size: size, maker) : nil
    }
  }

  /// Returns the initials that replace a picture; nil if there are none.
  ///
  /// - Parameters:
  ///   - own: The initials that the application gave for the person. The first three characters are used. If
  ///     nil or empty, the initials come from the name.
  ///   - name: The person's name; nil if unknown.
  ///   - size: The side of the picture, in points.
  static func initials(
    _ own: String?, name: String?, size: LayoutUnit, _ maker: TextMaker
  ) -> PreparedText? {
    let own = own.map { String($0.prefix(3)) }.flatMap { $0.isEmpty ? nil : $0 }
    let text = own ?? name.map(Initials.init)?.text ?? ""
    // Initials belong to the picture, which has the same size at every font scale.
    return text.isEmpty
      ? nil : maker.ofIcons.line(text, .system(size.points * 0.4, .semibold))
  }
}

/// Small round pictures of several people. Heights do not depend on the initials, so initials are shaped when
/// a cell first shows them.
struct Faces: Sendable {
  /// The people, as in `Message.sender`.
  let ids: [String]
  private let size: LayoutUnit
  private let maker: TextMaker
  private let made = MadeOnce<[Face]>()

  /// - Parameter size: The side of a picture, in points.
  init(_ ids: some Sequence<String>, size: LayoutUnit, in maker: TextMaker) {
    self.ids = Array(ids)
    self.size = size
    self.maker = maker
  }

  subscript(number: Int) -> Face {
    made.value { ids.map { Face($0, size: size, in: maker) } }[number]
  }
}
