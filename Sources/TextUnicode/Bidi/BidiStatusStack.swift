/// X1 to X8 of UAX #9: the directional status stack with its overflow counts. Its size is limited, however
/// deep the text nests.
struct BidiStatusStack {
  /// The maximum level, max_depth of BD2.
  static let maximumDepth: UInt8 = 125

  private struct Entry {
    let level: UInt8
    let override: BidiClass?
    let isIsolate: Bool
  }

  private var entries: ContiguousArray<Entry>
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0

  /// X1: starts with the paragraph's level.
  init(baseLevel: UInt8) {
    entries = [Entry(level: baseLevel, override: nil, isIsolate: false)]
  }

  private var top: Entry { entries[entries.count - 1] }

  /// Returns the level of the next character, and its class if an override sets it; otherwise nil.
  mutating func take(
    _ bidiClass: BidiClass, isRightToLeftIsolate: Bool
  ) -> (level: UInt8, override: BidiClass?) {
    switch bidiClass {
    // X2 to X5
    case .rle: embed(isOdd: true, override: nil)
    case .lre: embed(isOdd: false, override: nil)
    case .rlo: embed(isOdd: true, override: .r)
    case .lro: embed(isOdd: false, override: .l)
    // X5a to X5c
    case .rli, .lri, .fsi:
      let outer = top
      isolate(isOdd: bidiClass == .rli || bidiClass == .fsi && isRightToLeftIsolate)
      return (outer.level, outer.override)
    // X6a
    case .pdi:
      endIsolate()
      return (top.level, top.override)
    // X7
    case .pdf: endEmbedding()
    // X8
    case .b: return (entries[0].level, nil)
    case .bn: break
    // X6
    default: return (top.level, top.override)
    }
    return (top.level, nil)
  }

  /// Returns the lowest odd or even level above the current one; nil beyond the maximum.
  private func nextLevel(isOdd: Bool) -> UInt8? {
    let level = isOdd ? (top.level + 1) | 1 : (top.level + 2) & ~1
    return level <= Self.maximumDepth ? level : nil
  }

  private mutating func embed(isOdd: Bool, override: BidiClass?) {
    if overflowIsolates == 0, overflowEmbeddings == 0, let level = nextLevel(isOdd: isOdd) {
      entries.append(Entry(level: level, override: override, isIsolate: false))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  private mutating func isolate(isOdd: Bool) {
    if overflowIsolates == 0, overflowEmbeddings == 0, let level = nextLevel(isOdd: isOdd) {
      validIsolates += 1
      entries.append(Entry(level: level, override: nil, isIsolate: true))
    } else {
      overflowIsolates += 1
    }
  }

  private mutating func endIsolate() {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while !top.isIsolate { entries.removeLast() }
      entries.removeLast()
      validIsolates -= 1
    }
  }

  private mutating func endEmbedding() {
    if overflowIsolates > 0 { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if !top.isIsolate, entries.count > 1 {
      entries.removeLast()
    }
  }
}
