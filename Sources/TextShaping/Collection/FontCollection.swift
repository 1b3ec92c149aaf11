import Synchronization
import TextUnicode

/// The fonts of an engine, with the font stacks and font sizes made from them so far.
///
/// Safe to share between threads. Its caches are bounded and depend only on its fonts, so earlier calls
/// cannot change a result.
public final class FontCollection: Sendable {
  /// The faces that are known in advance, in fallback order.
  public let faces: [FontFace]
  /// The names of the families, in fallback order, without repetitions.
  public let families: [String]
  /// Chooses the faces for a style.
  private let matching: any FontMatching
  /// Whether all faces that can be chosen are in `faces`.
  private let hasAllFaces: Bool
  /// Decides which faces show emoji, and how wide bitmap emoji are.
  private let policy: LayoutPolicy
  /// A collection of the same faces for the other policy; nil before first use.
  private let counterpart = Mutex<FontCollection?>(nil)
  /// Recent language tags, each with the tag that represents it.
  private let standingTags = Mutex<[String: String]>([:])
  /// The language systems of all faces; nil before first use.
  private let knownSystems = Mutex<Set<UInt32>?>(nil)
  private let stacks = Mutex<[StackKey: FontStack]>([:])
  private let instances = Mutex<[InstanceKey: FontInstance]>([:])

  /// How many stacks and how many font instances are cached. If there are more, the cache is cleared.
  private static let limit = 1_024

  /// The scratch for shaping, and the glyphs of texts shaped before.
  package let shapingPool: ShapingPool
  private let cacheLimit: ShapeCacheLimit

  /// Creates a collection of open fonts.
  ///
  /// - Parameters:
  ///   - faces: At least one face, in fallback order; the family of the first is the default one.
  ///   - cache: The memory limit for the glyphs of text shaped before.
  public convenience init(faces: [FontFace], cache: ShapeCacheLimit = .standard) {
    self.init(FamilyMatching(faces), policy: .unicode, cache: cache)
  }

  /// Creates a collection of the fonts that a `FontMatching` chooses.
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

  /// Returns the faces to try for text with a family, weight, slant and language.
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

  /// Returns the tag that represents all tags with the same effect on these fonts and on line breaks.
  ///
  /// Texts are cached with their style. With this tag a text is found again whatever language tag a sender
  /// makes up.
  package func languageTag(standingFor tag: String) -> String {
    // No language needs a longer tag, so a longer one is not cached.
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
      // Line breaking depends only on the first subtag; the other subtags select font families.
      return HanStyle(language: language.tag) == manner ? language.tag : manner.languageTag
    }
    guard hasAllFaces else { return language.tag }
    return languageSystems.isDisjoint(with: language.systems)
      ? ShapingLanguage.undetermined.tag : language.tag
  }

  private var languageSystems: Set<UInt32> {
    knownSystems.withLock { known in
      if let known { return known }
      let systems = faces.reduce(into: Set()) { $0.formUnion($1.languageSystems) }
      known = systems
      return systems
    }
  }

  /// Returns the face at a size, in 1/65536 point.
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
  /// Returns a collection of the same faces for a policy. It is cached with everything made from it, so that
  /// a second call costs nothing.
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
