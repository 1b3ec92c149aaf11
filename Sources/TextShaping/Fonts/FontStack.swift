import TextUnicode

/// Faces in the order they are asked for a character: a requested face, then its fall-backs.
///
/// Which face comes first for a scalar is worked out once for each 256 of them, from what the faces' `cmap` tables have,
/// so that choosing a font costs two loads a character however long the stack is.
package final class FontStack: Sendable {
  /// The faces, the requested one first. More may come up for characters that none of them has.
  package let faces: [FontFace]
  /// Who is asked for those; nil if there is nobody to ask.
  private let late: LateFaces?
  private let textFaces: CoverageMap
  private let emojiFaces: CoverageMap
  /// Which face shows an emoji.
  package let policy: LayoutPolicy
  /// Whether the requested face has all of ASCII, so that such text needs no look at each character.
  package let firstFaceCoversASCII: Bool

  /// At most 65,534 faces are used.
  package convenience init(faces: [FontFace], policy: LayoutPolicy = .unicode) {
    self.init(faces: faces, policy: policy, late: nil)
  }

  /// Faces of a matching, which is asked again for characters that none of them has.
  convenience init(
    _ faces: [FontFace], of matching: any FontMatching, for request: FontRequest, policy: LayoutPolicy
  ) {
    let faces = Array(faces.prefix(CoverageMap.limit))
    self.init(
      faces: faces, policy: policy, late: LateFaces(matching, request: request, after: faces.count))
  }

  private init(faces: [FontFace], policy: LayoutPolicy, late: LateFaces?) {
    self.policy = policy
    self.late = late
    self.faces = Array(faces.prefix(CoverageMap.limit))
    let order = self.faces.indices
    textFaces = CoverageMap(
      faces: self.faces,
      order: policy == .browser
        ? Array(order) : order.filter { !faces[$0].isColor } + order.filter { faces[$0].isColor },
      composing: policy == .browser)
    // A coloured face is asked first for text by browsers alone.
    firstFaceCoversASCII =
      faces.first.map { (!$0.isColor || policy == .browser) && $0.coverage.contains(allOf: 0x20...0x7E) }
      ?? false
    emojiFaces = CoverageMap(
      faces: self.faces, order: order.filter { faces[$0].isColor } + order.filter { !faces[$0].isColor },
      composing: policy == .browser)
  }

  /// A face by its number: of `faces`, or one that came up later.
  package func face(at index: Int) -> FontFace {
    guard index >= faces.count, let late else { return faces[index] }
    return late[index]
  }

  /// The face to ask for one scalar, or nil when no face has it.
  ///
  /// Presentation is decided before any font is (UTS #51 §2): text presentation looks through the plain faces
  /// first, emoji presentation through the coloured ones, whatever their places in the stack.
  package func faceIndex(for scalar: UInt32, emojiPresentation: Bool) -> Int? {
    // Not chosen first and asked then: that would count references, for each character.
    let face = emojiPresentation ? emojiFaces.face(for: scalar) : textFaces.face(for: scalar)
    if face >= 0 { return face }
    return late?.face(for: CollectionOfOne(scalar), isEmoji: emojiPresentation)
  }

  /// The same for text presentation; -1 when no face has it.
  @inline(__always)
  func firstTextFace(for scalar: UInt32) -> Int { textFaces.face(for: scalar) }

  /// The face for a whole grapheme cluster: the first that has all of `scalars`.
  ///
  /// A cluster that no single face covers takes the face of its base, so that what can be shown is shown;
  /// `isComplete` is then false.
  package func face(
    forCluster scalars: some Collection<UInt32>, emojiPresentation: Bool
  ) -> (index: Int, isComplete: Bool) {
    guard let base = scalars.first else { return (0, true) }
    let map = emojiPresentation ? emojiFaces : textFaces
    guard let first = map.faceIndex(for: base) else {
      guard let late else { return (0, false) }
      if let whole = late.face(for: scalars, isEmoji: emojiPresentation) { return (whole, true) }
      return (late.face(for: CollectionOfOne(base), isEmoji: emojiPresentation) ?? 0, false)
    }
    let rest = scalars.dropFirst()
    if rest.isEmpty || covers(first, rest) && (policy == .unicode || first == Int(map.order[0])) {
      return (first, true)
    }
    if policy == .browser {
      for index in map.order where FontComposition.shows(scalars, in: faces[Int(index)]) {
        return (Int(index), true)
      }
    }
    let whole = map.face(for: base) { $0 != first && covers($0, rest) }
    if whole == nil, let face = late?.face(for: scalars, isEmoji: emojiPresentation) { return (face, true) }
    return (whole ?? first, whole != nil)
  }

  private func covers(_ index: Int, _ scalars: some Collection<UInt32>) -> Bool {
    scalars.allSatisfy { faces[index].hasGlyph(for: $0) }
  }
}
