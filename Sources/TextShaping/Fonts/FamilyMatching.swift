/// Fonts in a fixed order, by families. Engines use it by default.
///
/// The requested family comes first, or the first family if the requested one is missing or unknown. The
/// others follow in fallback order, each with its nearest member: slant first, then weight. Among families
/// that draw Han characters in the style of one language, those of the text's own language come first.
public struct FamilyMatching: FontMatching {
  /// All faces, in fallback order.
  public let faces: [FontFace]
  /// The names of the families, in fallback order, without repetitions.
  let families: [String]
  /// The faces of each family, in fallback order.
  private let members: [String: [FontFace]]
  /// Knows which families to try for a language; nil if the order of the faces decides.
  private let fallbacks: (any FallbackOrder)?

  /// Creates a matching from faces in fallback order. There must be at least one; its family is the default
  /// one.
  public init(_ faces: [FontFace]) { self.init(faces, fallbacks: nil) }

  /// Creates a matching from faces and an order of families for each language. Families that this order does
  /// not name come last.
  init(_ faces: [FontFace], fallbacks: (any FallbackOrder)?) {
    precondition(!faces.isEmpty, "a font collection needs at least one face")
    self.faces = faces
    self.fallbacks = fallbacks
    var seen: Set<String> = []
    families = faces.map(\.family).filter { seen.insert($0).inserted }
    members = Dictionary(grouping: faces, by: \.family)
  }

  /// Returns the nearest face of each family.
  public func faces(for request: FontRequest) -> [FontFace] {
    let first = request.family.flatMap { families.firstIndex(of: $0) } ?? 0
    let others = families.enumerated().filter { $0.offset != first }.map(\.element)
    let order = request.language.flatMap { fallbacks?.key(forLanguage: $0) }
    let style = request.language.flatMap { HanStyle(language: $0) }
    let ordered = [families[first]] + HanStyle.ordered(preferring(order, among: others), for: style)
    return ordered.map { nearest(of: members[$0] ?? faces, request) }
  }

  /// Returns a key of the language's style of Han characters and of its order of families; nil if the
  /// language has neither.
  public func languageKey(for language: String) -> String? {
    let style = HanStyle(language: language)?.languageTag
    guard let order = fallbacks?.key(forLanguage: language) else { return style }
    return style.map { "\($0) \(order)" } ?? order
  }

  /// Returns the families that the order for a key names, in that order, and then the other families as they
  /// are ordered in `families`.
  private func preferring(_ key: String?, among families: [String]) -> [String] {
    guard let key, let fallbacks else { return families }
    let known = Set(families)
    let preferred = fallbacks.families(forKey: key).filter { known.contains($0) }
    let others = Set(preferred)
    return preferred + families.filter { !others.contains($0) }
  }

  private func nearest(of members: [FontFace], _ request: FontRequest) -> FontFace {
    guard members.count > 1 else { return members.first ?? faces[0] }
    // If faces are equally near, `min` returns the first of them, which is earlier in the fallback order.
    return members.min { distance($0, request) < distance($1, request) } ?? faces[0]
  }

  private func distance(_ face: FontFace, _ request: FontRequest) -> Int {
    (face.slant == request.slant ? 0 : 10_000)
      + abs(face.weight(nearestTo: request.weight).rawValue - request.weight.rawValue)
  }
}
