import CHarfBuzz
import Synchronization

/// The languages that a face distinguishes.
///
/// HarfBuzz stores a shaping plan for each language that a face is used with, and searches all plans for each
/// run. All languages that select the same language systems of the face are therefore replaced by one of
/// them, so that there are no more plans than the face needs.
package final class FaceLanguages: Sendable {
  /// The tags of the language systems of `GSUB` and `GPOS`, in any script.
  package let systems: Set<UInt32>
  /// Whether the face has Apple's tables that name languages by their tags.
  private let hasLanguageNames: Bool
  /// For each list of language systems of the face, the first language that selected them.
  private let kept = Mutex<[[UInt32]: ShapingLanguage]>([:])

  init(_ face: OpaquePointer) {
    var systems: Set<UInt32> = []
    for table in ["GSUB", "GPOS"].compactMap({ OpenTypeTag($0)?.rawValue }) {
      var scripts = Self.all { hb_ot_layout_table_get_script_tags(face, table, $0, $1, $2) }.count
      scripts = min(scripts, Self.limit)
      for script in 0..<scripts {
        let tags = Self.all { start, count, tags in
          hb_ot_layout_script_get_language_tags(face, table, UInt32(script), start, count, tags)
        }
        for tag in tags where systems.count < Self.limit { systems.insert(tag) }
      }
    }
    self.systems = systems
    let names = OpenTypeTag("ltag").flatMap { hb_face_reference_table(face, $0.rawValue) }
    hasLanguageNames = hb_blob_get_length(names) > 0
    hb_blob_destroy(names)
  }

  /// Returns the language that represents a language and all others that the face does not distinguish from
  /// it.
  func standing(for language: ShapingLanguage) -> ShapingLanguage {
    if hasLanguageNames { return language }
    let own = language.systems.filter { systems.contains($0) }
    guard !own.isEmpty else { return .undetermined }
    return kept.withLock { kept in
      if let other = kept[own] { return other }
      kept[own] = language
      return language
    }
  }

  /// The maximum number of scripts and language systems that are read; no font has as many.
  private static let limit = 4_096

  /// Reads all tags of a list that HarfBuzz returns in parts.
  private static func all(
    _ read: (UInt32, UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<hb_tag_t>?) -> UInt32
  ) -> [UInt32] {
    var tags = [hb_tag_t](repeating: 0, count: min(Int(read(0, nil, nil)), limit))
    var count = UInt32(tags.count)
    _ = read(0, &count, &tags)
    return Array(tags.prefix(Int(count)))
  }
}
