import TextUnicode

/// Faces in the order in which they are tried for a character: the requested face, then its fallbacks.
///
/// The first face for each scalar is computed in pages of 256 scalars, from the faces' `cmap` tables.
/// Choosing a font then takes two memory loads per character, however long the stack is.
package final class FontStack: Sendable {
  /// The faces, the requested one first. Others may be added for characters that none of them has.
  package let faces: [FontFace]
  /// Finds the faces that are added to the stack later; nil if the stack has no `FontMatching`.
  private let late: LateFaces?
  private let textFaces: CoverageMap
  private let emojiFaces: CoverageMap
  /// Decides which face shows an emoji.
  package let policy: LayoutPolicy
  /// Whether the requested face has all of ASCII, so that the characters of ASCII text need not be checked
  /// one by one.
  package let firstFaceCoversASCII: Bool

  /// Creates a stack, of which at most 65,534 faces are used.
  package convenience init(faces: [FontFace], policy: LayoutPolicy = .unicode) {
    self.init(faces: faces, policy: policy, late: nil)
  }

  /// Creates a stack of the faces that a matching returned. The matching is called again for characters that
  /// none of them has.
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
    // Only browsers try a coloured face first for text.
    firstFaceCoversASCII =
      faces.first.map { (!$0.isColor || policy == .browser) && $0.coverage.contains(allOf: 0x20...0x7E) }
      ?? false
    emojiFaces = CoverageMap(
      faces: self.faces, order: order.filter { faces[$0].isColor } + order.filter { !faces[$0].isColor },
      composing: policy == .browser)
  }

  /// Returns a face by its number: one of `faces`, or one that was added later.
  package func face(at index: Int) -> FontFace {
    guard index >= faces.count, let late else { return faces[index] }
    return late[index]
  }

  /// Returns the face to use for one scalar; nil if no face has it.
  ///
  /// Presentation is decided before any font (UTS #51 §2). Text presentation tries the plain faces first and
  /// emoji presentation the coloured ones, wherever they are in the stack.
  package func faceIndex(for scalar: UInt32, emojiPresentation: Bool) -> Int? {
    // Both branches call a method, because choosing the map first would need reference counting for each
    // character.
    let face = emojiPresentation ? emojiFaces.face(for: scalar) : textFaces.face(for: scalar)
    if face >= 0 { return face }
    return late?.face(for: CollectionOfOne(scalar), isEmoji: emojiPresentation)
  }

  /// The first face for a scalar in text presentation; -1 if no face has it.
  @inline(__always)
  func firstTextFace(for scalar: UInt32) -> Int { textFaces.face(for: scalar) }

  /// Returns the face for a whole grapheme cluster: the first one that has all of `scalars`.
  ///
  /// A cluster that no single face covers takes the face of its base character, so that at least the base is
  /// shown. `isComplete` is then false.
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

  /// Whether a cluster is an emoji and a pictograph or flag in it has no face. All of the cluster is then shown
  /// as one placeholder.
  ///
  /// - Parameter isEmoji: Whether the cluster is shown as an emoji (`EmojiSequences`). Characters that are
  ///   emoji by default, and those that Unicode reserves for emoji, count as emoji in any case.
  func lacksEmoji(_ scalars: some Collection<UInt32>, isEmoji: Bool) -> Bool {
    func isPictograph(_ scalar: UInt32) -> Bool {
      let properties = ScalarProperties(scalar)
      return properties.isEmojiPresentation || properties.isUnassignedPictograph
        || isEmoji && properties.isExtendedPictographic
    }
    guard let base = scalars.first, isPictograph(base) else { return false }
    return scalars.contains { isPictograph($0) && faceIndex(for: $0, emojiPresentation: true) == nil }
  }

  /// The face that shows common emoji; nil if no face does.
  var emojiFace: Int? { faceIndex(for: EmojiSquare.common, emojiPresentation: true) }

  private func covers(_ index: Int, _ scalars: some Collection<UInt32>) -> Bool {
    scalars.allSatisfy { faces[index].hasGlyph(for: $0) }
  }
}
