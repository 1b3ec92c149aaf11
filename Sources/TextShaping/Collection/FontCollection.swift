import Synchronization
import TextUnicode

/// The fonts of an engine, and the stacks and sizes made from them so far.
///
/// Safe to share between threads. Its caches are bounded and depend only on its fonts, so earlier calls
/// cannot change a result.
public final class FontCollection: Sendable {
  /// All faces that are known beforehand, in fallback order.
  public let faces: [FontFace]
  /// The names of their families, in fallback order, without repetitions.
  public let families: [String]
  /// Who chooses the faces of a style.
  private let matching: any FontMatching
  /// Whether no other face than those of `faces` occurs.
  private let hasAllFaces: Bool
  /// Which faces show emoji, and how wide those of bitmaps are.
  private let policy: LayoutPolicy
  /// The same faces under the other policy, once asked for.
  private let counterpart = Mutex<FontCollection?>(nil)
  /// Recent tags, and their representatives.
  private let standingTags = Mutex<[String: String]>([:])
  /// The language systems of all faces, once asked for.
  private let knownSystems = Mutex<Set<UInt32>?>(nil)
  private let stacks = Mutex<[StackKey: FontStack]>([:])
  private let instances = Mutex<[InstanceKey: FontInstance]>([:])

  /// How many stacks and how many sized faces are kept before starting afresh.
  private static let limit = 1_024

  /// Scratch for shaping, and the glyphs of text shaped before.
  package let shapingPool: ShapingPool
  private let cacheLimit: ShapeCacheLimit

  /// Fonts that are open already.
  ///
  /// - Parameters:
  ///   - faces: At least one face, in fallback order; the family of the first is the default one.
  ///   - cache: The memory limit for the glyphs of text shaped before.
  public convenience init(faces: [FontFace], cache: ShapeCacheLimit = .standard) {
    self.init(FamilyMatching(faces), policy: .unicode, cache: cache)
  }

  /// Creates a collection of fonts that something else chooses.
  ///
  /// - Parameters:
  ///   - matching: Chooses the fonts.
  ///   - cache: The memory limit for the glyphs of text shaped before.
  public convenience init(matching: any FontMatching, cache: ShapeCacheLimit = .standard) {
    self.init(matching, policy: .unicode, cache: cache)
  }

  private init(_ matching: any FontMatching, policy: LayoutPolicy, cache: ShapeCacheLimit) {
    faces = matching.faces
    precondition(!faces.isEmpty, "a font collection needs at least one face")
    self.matching = matching
    hasAllFaces = matching is FamilyMatching
    self.policy = policy
    cacheLimit = cache
    shapingPool = ShapingPool(cache)
    var seen: Set<String> = []
    families = faces.map(\.family).filter { seen.insert($0).inserted }
  }

  /// The faces to try for text that asks for a family, weight and slant.
  package func stack(
    family: String? = nil, weight: FontWeight, slant: FontSlant, language: String? = nil
  ) -> FontStack {
    let languageKey = language.flatMap { matching.languageKey(for: $0) }
    let key = StackKey(family: family, weight: weight, slant: slant, languageKey: languageKey)
    if let stack = stacks.withLock({ $0[key] }) { return stack }
    let stack = makeStack(
      FontRequest(
        family: family, weight: weight, slant: slant, language: languageKey == nil ? nil : language))
    return stacks.withLock { stacks in
      if let earlier = stacks[key] { return earlier }
      if stacks.count >= Self.limit { stacks.removeAll() }
      stacks[key] = stack
      return stack
    }
  }

  private func makeStack(_ request: FontRequest) -> FontStack {
    let chosen = matching.faces(for: request)
    let faces = chosen.isEmpty ? self.faces : chosen
    return hasAllFaces
      ? FontStack(faces: faces, policy: policy)
      : FontStack(faces, of: matching, for: request, policy: policy)
  }

  /// The tag that represents all tags with the same effect on these fonts and on line breaks.
  ///
  /// So texts that are cached with their style are found again, whatever tags a sender makes up.
  package func languageTag(standingFor tag: String) -> String {
    // No language has a longer tag that would be worth keeping.
    guard tag.utf8.count <= 64 else { return reducedTag(standingFor: tag) }
    if let known = standingTags.withLock({ $0[tag] }) { return known }
    let standing = reducedTag(standingFor: tag)
    standingTags.withLock { tags in
      if tags.count >= Self.limit { tags.removeAll(keepingCapacity: true) }
      tags[tag] = standing
    }
    return standing
  }

  private func reducedTag(standingFor tag: String) -> String {
    let language = ShapingLanguage(tag)
    if let manner = HanStyle(language: tag) {
      // Lines break by the first subtag, and families are chosen by what comes after it.
      return HanStyle(language: language.tag) == manner ? language.tag : manner.languageTag
    }
    guard hasAllFaces else { return language.tag }
    return languageSystems.isDisjoint(with: language.systems)
      ? ShapingLanguage.undetermined.tag : language.tag
  }

  private var languageSystems: Set<UInt32> {
    knownSystems.withLock { known in
      if let known { return known }
      let systems = faces.reduce(into: Set()) { $0.formUnion($1.languages.systems) }
      known = systems
      return systems
    }
  }

  /// The face at a size, in 1/65536 point.
  package func instance(
    of face: FontFace, size: Int32, variations: [FontVariation] = []
  ) -> FontInstance {
    let key = InstanceKey(face: face, size: size, variations: variations)
    return instances.withLock { instances in
      if let instance = instances[key] { return instance }
      if instances.count >= Self.limit { instances.removeAll() }
      let instance = FontInstance(
        face: face, size: size, variations: variations, policy: policy)
      instances[key] = instance
      return instance
    }
  }

  /// Empties the cache of shaped text, and frees its memory. Results stay the same.
  public func emptyShapeCache() {
    shapingPool.removeAll()
    counterpart.withLock { $0?.shapingPool.removeAll() }
  }

  private struct StackKey: Hashable {
    let family: String?
    let weight: FontWeight
    let slant: FontSlant
    let languageKey: String?
  }

  private struct InstanceKey: Hashable {
    let face: FontFace
    let size: Int32
    let variations: [FontVariation]
  }
}

extension FontCollection {
  /// The same faces as a policy uses them. They are kept, with what is made from them: asking again costs nothing.
  package func following(_ policy: LayoutPolicy) -> FontCollection {
    guard policy != self.policy else { return self }
    return counterpart.withLock { kept in
      if let kept { return kept }
      let fonts = FontCollection(matching, policy: policy, cache: cacheLimit)
      kept = fonts
      return fonts
    }
  }
}
