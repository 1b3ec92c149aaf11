/// Counts how often the labels of links occur, so that definitions with long addresses or titles are not
/// written too often (`MarkdownLimits.uses`).
///
/// Every pair of brackets counts, wherever it is. So the count up to a place depends only on the text before
/// it, and a growing text gives the same result as a complete one.
struct LabelUses: Sendable {
  /// The maximum length of the address and title of a definition that may be used without limit, in bytes.
  static let short = 256

  private struct Count: Sendable {
    var count = 0
    /// The place of the first occurrence beyond the maximum; nil if there is none.
    var excess: Int?
  }

  private var counts: [String: Count] = [:]
  /// The place up to which the source was read.
  private var place = 0
  private let most: Int

  init(most: Int) { self.most = most }

  /// Reads the source up to its end, if there is a definition that needs the counts. O(length of the new
  /// part).
  mutating func read(_ source: Span<UInt8>, _ references: LinkReferences) {
    guard references.hasLong, place < source.count else { return }
    var start: Int?
    while place < source.count {
      switch source[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "["): start = place
      case UInt8(ascii: "]"):
        if let first = start, place - first <= 1_000 { add((first + 1)..<place, at: first, source) }
        start = nil
      default: break
      }
      place += 1
    }
    place = start ?? place
  }

  private mutating func add(_ label: Range<Int>, at place: Int, _ source: Span<UInt8>) {
    let key = Self.key(LinkReferences.normalized(label, source))
    guard !key.isEmpty else { return }
    counts[key, default: Count()].count += 1
    if counts[key]?.excess == nil, counts[key]?.count ?? 0 > most { counts[key]?.excess = place }
  }

  /// Whether a link at a place of the source may use its definition.
  func allow(_ reference: Int, at place: Int, _ references: LinkReferences) -> Bool {
    guard references.targets[reference].isLong,
      let excess = counts[Self.key(references.labels[reference])]?.excess
    else { return true }
    return place < excess
  }

  /// Returns the first place where a definition is used too often; nil if there is none.
  func excess(_ references: LinkReferences) -> Int? {
    guard references.hasLong else { return nil }
    return references.targets.indices.lazy.filter { references.targets[$0].isLong }
      .compactMap { counts[Self.key(references.labels[$0])]?.excess }.min()
  }

  /// Returns a label without the characters that the markers of quotes may put between its lines.
  private static func key(_ label: String) -> String {
    String(decoding: label.utf8.filter { $0 != 0x20 && $0 != UInt8(ascii: ">") }, as: UTF8.self)
  }
}
