/// A set of scripts, such as those in Script_Extensions, with one bit for each script.
struct ScriptSet: Equatable, Sendable {
  private var words: (UInt64, UInt64, UInt64)

  init(_ first: UInt64, _ second: UInt64, _ third: UInt64) { words = (first, second, third) }

  /// Creates a set of one script.
  init(_ script: Script) {
    words = (0, 0, 0)
    let bit = UInt64(1) &<< UInt64(script.rawValue & 63)
    switch script.rawValue >> 6 {
    case 0: words.0 = bit
    case 1: words.1 = bit
    default: words.2 = bit
    }
  }

  /// The set of all scripts, for a run in which no character has limited the choice yet.
  static let all = ScriptSet(.max, .max, .max)

  static func == (left: ScriptSet, right: ScriptSet) -> Bool { left.words == right.words }

  var isEmpty: Bool { words.0 | words.1 | words.2 == 0 }

  func intersection(_ other: ScriptSet) -> ScriptSet {
    ScriptSet(words.0 & other.words.0, words.1 & other.words.1, words.2 & other.words.2)
  }

  func contains(_ script: Script) -> Bool { !intersection(ScriptSet(script)).isEmpty }

  /// The member with the lowest raw value; nil for an empty set.
  var first: Script? {
    if words.0 != 0 { return Script(rawValue: UInt8(words.0.trailingZeroBitCount)) }
    if words.1 != 0 { return Script(rawValue: UInt8(64 + words.1.trailingZeroBitCount)) }
    return words.2 == 0 ? nil : Script(rawValue: UInt8(128 + words.2.trailingZeroBitCount))
  }

  /// The distinct sets of Script_Extensions. A packed record has the index of its set.
  static let extensions: ContiguousArray<ScriptSet> = {
    let words = PackedText.values(PropertyTables.scriptSets, digits: 11, as: UInt64.self)
    return ContiguousArray(
      stride(from: 0, to: words.count, by: 3).map { ScriptSet(words[$0], words[$0 + 1], words[$0 + 2]) })
  }()
}
