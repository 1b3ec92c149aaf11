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

  /// Returns the initials that replace a picture; nil if there are none, or if they have no room.
  ///
  /// - Parameters:
  ///   - own: The initials that the application gave for the person. The first three characters are used. If
  ///     nil or empty, the initials come from the name.
  ///   - name: The person's name; nil if unknown.
  ///   - size: The side of the picture, in points.
  ///   - radius: The radius of the picture's corners, in points; nil for a disc.
  static func initials(
    _ own: String?, name: String?, size: LayoutUnit, radius: LayoutUnit? = nil, _ maker: TextMaker
  ) -> PreparedText? {
    let own = own.map { String($0.prefix(3)) }.flatMap { $0.isEmpty ? nil : $0 }
    let text = own ?? name.map(Initials.init)?.text ?? ""
    if text.isEmpty { return nil }
    let room = InitialsRoom(side: size.points, radius: (radius ?? size.half).points)
    // The first initial alone is better than very small ones.
    return room.fitted(text, maker) ?? (text.count > 1 ? room.fitted(String(text.prefix(1)), maker) : nil)
  }
}

/// The part of a sender's picture in which initials stand.
private struct InitialsRoom {
  /// The side of the picture, in points.
  let side: Double
  /// The radius of the picture's corners, in points.
  let radius: Double

  /// The size of the font as a part of the side.
  private static let font = 0.4
  /// The minimum distance of a letter from the edge, as a part of the side.
  private static let air = 0.06
  /// The least size of wide initials, as a part of that of others, and the number of sizes that are tried.
  private static let (least, sizes) = (0.5, 8)

  /// Returns a text in the largest font in which it stays inside the picture; nil if that is too small to read.
  func fitted(_ text: String, _ maker: TextMaker) -> PreparedText? {
    for number in 0...Self.sizes {
      let factor = 1 - (1 - Self.least) * Double(number) / Double(Self.sizes)
      // Initials belong to the picture, which has the same size at every font scale.
      let line = maker.ofIcons.line(text, .system(side * Self.font * factor, .semibold))
      if holds(line) { return line }
    }
    return nil
  }

  /// Returns whether a line in the middle of the picture draws nothing near its edge.
  private func holds(_ line: PreparedText) -> Bool {
    let size = line.measure(within: .unbounded).size
    // Most letters stay in their line, which need not be laid out then.
    let isPlain = line.text.utf8.allSatisfy { $0 < 0x80 }
    if isPlain, holds(Rect(origin: .zero, size: size), in: size) { return true }
    guard size.width.points <= side else { return false }
    let ink = line.block(within: .unbounded).ink(ofLine: 0)
    return holds(ink ?? Rect(origin: .zero, size: size), in: size)
  }

  /// Returns whether a part of a line of this size is inside the picture, away from its edge.
  private func holds(_ ink: Rect, in size: Size) -> Bool {
    let (width, height) = (size.width.points, size.height.points)
    // The corner of the ink that is farthest from the middle.
    let x = max(width / 2 - ink.minX.points, ink.maxX.points - width / 2)
    let y = max(height / 2 - ink.minY.points, ink.maxY.points - height / 2)
    let half = side / 2 - side * Self.air
    let corner = min(max(0, radius - side * Self.air), half)
    guard x <= half, y <= half else { return false }
    let (right, down) = (max(0, x - half + corner), max(0, y - half + corner))
    return right * right + down * down <= corner * corner
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
