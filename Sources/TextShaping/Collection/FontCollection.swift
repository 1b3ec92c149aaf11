import Synchronization
import TextUnicode

/// The fonts of an engine, in fall-back order, and the stacks and sizes made from them so far.
///
/// Safe to share between threads. What it keeps is bounded and depends on its faces alone, so that nothing a
/// caller did before can change a result.
public final class FontCollection: Sendable {
  /// All faces, in fall-back order.
  public let faces: [FontFace]
  /// The names of the families, in fall-back order, without repetitions.
  public let families: [String]
  /// The faces of each family, in fall-back order.
  private let members: [String: [FontFace]]
  /// Which faces show emoji, and how wide those of bitmaps are.
  private let policy: LayoutPolicy
  /// The same faces under the other policy, once asked for.
  private let counterpart = Mutex<FontCollection?>(nil)
  /// Tags that came up lately, and what stands for them.
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
  /// Who knows which families to ask for a language; nil where the order of the faces decides.
  private let fallbacks: (any FallbackOrder)?

  /// Fonts that are open already.
  ///
  /// - Parameters:
  ///   - faces: At least one face, in fall-back order; the family of the first is the default one.
  ///   - cache: How much memory the glyphs of text shaped before may take.
  public convenience init(faces: [FontFace], cache: ShapeCacheLimit = .standard) {
    self.init(faces: faces, policy: .unicode, cache: cache, fallbacks: nil)
  }

  /// Fonts, and who knows in which order their families are asked for a language; families that it does not name come
  /// after those.
  package convenience init(faces: [FontFace], fallbacks: any FallbackOrder) {
    self.init(faces: faces, policy: .unicode, cache: .standard, fallbacks: fallbacks)
  }

  private init(
    faces: [FontFace], policy: LayoutPolicy, cache: ShapeCacheLimit, fallbacks: (any FallbackOrder)?
  ) {
    precondition(!faces.isEmpty, "a font collection needs at least one face")
    self.faces = faces
    self.policy = policy
    cacheLimit = cache
    self.fallbacks = fallbacks
    shapingPool = ShapingPool(cache)
    var seen: Set<String> = []
    families = faces.map(\.family).filter { seen.insert($0).inserted }
    members = Dictionary(grouping: faces, by: \.family)
  }

  /// The faces to try for text that asks for a family, weight and slant.
  ///
  /// The family asked for (or the first one, where it is missing or unknown) comes first, the others follow in
  /// fall-back order, each by its nearest member: slant first, then weight. Of families that draw Han characters
  /// in the manner of one language, those of the text's own language come before the others.
  package func stack(
    family: String? = nil, weight: FontWeight, slant: FontSlant, language: String? = nil
  ) -> FontStack {
    let style = language.flatMap { HanStyle(language: $0) }
    let order = language.flatMap { fallbacks?.key(forLanguage: $0) }
    let key = StackKey(family: family, weight: weight, slant: slant, hanStyle: style, fallbackOrder: order)
    if let stack = stacks.withLock({ $0[key] }) { return stack }
    let first = family.flatMap { families.firstIndex(of: $0) } ?? 0
    let others = families.enumerated().filter { $0.offset != first }.map(\.element)
    let ordered = [families[first]] + HanStyle.ordered(preferring(order, among: others), for: style)
    let stack = FontStack(
      faces: ordered.map { nearest(of: members[$0] ?? faces, weight, slant) }, policy: policy)
    return stacks.withLock { stacks in
      if let earlier = stacks[key] { return earlier }
      if stacks.count >= Self.limit { stacks.removeAll() }
      stacks[key] = stack
      return stack
    }
  }

  /// The tag that all those stand for that change nothing in these fonts or in how lines break.
  ///
  /// Texts that are kept with their style are then found again, whatever tags a sender makes up.
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

  /// Forgets the glyphs of text shaped before, and gives their memory back: results stay the same.
  public func emptyShapeCache() {
    shapingPool.removeAll()
    counterpart.withLock { $0?.shapingPool.removeAll() }
  }

  /// Families in the order of a language, then the others in theirs.
  private func preferring(_ key: String?, among families: [String]) -> [String] {
    guard let key, let fallbacks else { return families }
    let known = Set(families)
    let preferred = fallbacks.families(forKey: key).filter { known.contains($0) }
    let others = Set(preferred)
    return preferred + families.filter { !others.contains($0) }
  }

  private func nearest(of members: [FontFace], _ weight: FontWeight, _ slant: FontSlant) -> FontFace {
    guard members.count > 1 else { return members.first ?? faces[0] }
    // `min` keeps the first of equals, which is the one earlier in the fall-back order.
    return members.min { distance($0, weight, slant) < distance($1, weight, slant) } ?? faces[0]
  }

  private func distance(_ face: FontFace, _ weight: FontWeight, _ slant: FontSlant) -> Int {
    (face.slant == slant ? 0 : 10_000) + abs(face.weight(nearestTo: weight).rawValue - weight.rawValue)
  }

  private struct StackKey: Hashable {
    let family: String?
    let weight: FontWeight
    let slant: FontSlant
    let hanStyle: HanStyle?
    let fallbackOrder: String?
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
      let fonts = FontCollection(faces: faces, policy: policy, cache: cacheLimit, fallbacks: fallbacks)
      kept = fonts
      return fonts
    }
  }
}
