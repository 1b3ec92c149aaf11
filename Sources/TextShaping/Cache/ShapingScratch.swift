import TextUnicode

/// What shaping needs beside its input, reused from text to text by one thread at a time.
final class ShapingScratch {
  let shaper = Shaper()
  /// Values that whoever shapes keeps from text to text.
  var notes: AnyObject?
  /// In one piece, so that it is looked at once a run.
  private var pieces = PieceShaper()
  private var store: ShapeStore?
  private var version = 0
  /// The contexts used last.
  private var contexts: [ShapingContext] = []
  private var summaries: [ContextSummary] = []
  /// By the hash of a summary, the place of the context that was used last.
  private var places = ContiguousArray<Int16>(repeating: -1, count: placeCount)
  private static let placeCount = 256
  /// The glyphs of a part of a run.
  private var part = ContiguousArray<Glyph>()
  /// No more room than this is kept from text to text, in glyphs.
  private static let largestPart = 16_384

  /// More than texts of all scripts in a few sizes have: what is learnt of pairs is forgotten with them.
  private static let contextsKept = 256
  /// Longer runs that nothing can be put together from are not kept, in UTF-16 units.
  static let longestRun = 512
  /// Longer runs go to HarfBuzz as they are, in UTF-16 units: nothing is written down about their pieces.
  private static let longestPieced = 16_384

  /// Shapes a run, from a cache where it can.
  func shape(
    _ text: Span<UInt16>, range: Range<Int>, properties: ShapingProperties, cache: ShapeCache,
    into glyphs: inout ContiguousArray<Glyph>
  ) {
    if cache.refresh(&store, &version) { forgetContexts() }
    guard let store, let context = context(of: properties, in: store, cache) else {
      shaper.shape(text, range: range, properties: properties, into: &glyphs)
      return
    }
    text.withUnsafeBufferPointer { units in
      guard let start = units.baseAddress else { return }
      let run = ShapingRun(text: start, count: units.count, range: range)
      let isShaped = context.shapeByRules(
        run, shaper: shaper, pieces: &pieces, store: store, cache: cache, into: &glyphs)
      if isShaped { return }
      if !context.isPieced || store.hasLongUnits(context.number),
        let whole = run.wholeKey(in: context, longest: Self.longestRun)
      {
        if let found = store.glyphs(for: whole) {
          cache.count(hits: 1, misses: 0)
          let shift = Int32(truncatingIfNeeded: range.lowerBound)
          guard !found.isEmpty else { return }
          glyphs.append(addingCapacity: found.count) { room in
            for glyph in found { room.append(glyph.moved(by: shift)) }
          }
          return
        }
        if !context.isPieced {
          cache.count(hits: 0, misses: 1)
          let first = glyphs.count
          shaper.shape(text, range: range, properties: properties, into: &glyphs)
          cache.update(store) { $0.insert(glyphs[first...], for: whole, origin: range.lowerBound) }
          return
        }
      }
      if context.isPieced, range.count <= Self.longestPieced {
        pieces.shape(run, in: context, shaper: shaper, store: store, cache: cache, into: &glyphs)
      } else {
        shaper.shape(text, range: range, properties: properties, into: &glyphs)
      }
    }
  }

  /// An empty array with room for glyphs. Whoever takes it gives it back.
  func takePart() -> ContiguousArray<Glyph> {
    defer { part = [] }
    return part
  }

  func giveBack(_ part: consuming ContiguousArray<Glyph>) {
    guard part.capacity <= Self.largestPart else { return }
    self.part = part
  }

  private func forgetContexts() {
    contexts.removeAll(keepingCapacity: true)
    summaries.removeAll(keepingCapacity: true)
    for index in places.indices { places[index] = -1 }
  }

  private func context(
    of properties: ShapingProperties, in store: ShapeStore, _ cache: ShapeCache
  ) -> ShapingContext? {
    let summary = ContextSummary(properties)
    let slot = summary.hash & (Self.placeCount - 1)
    let last = Int(places[slot])
    if last >= 0, summaries[last] == summary, contexts[last].properties.features == properties.features {
      return contexts[last]
    }
    for place in summaries.indices where summaries[place] == summary {
      guard contexts[place].properties.features == properties.features else { continue }
      places[slot] = Int16(place)
      return contexts[place]
    }
    var number: UInt32?
    let normalized = properties.normalized
    cache.update(store) {
      number = $0.number(of: normalized)
      return number != nil
    }
    guard let number else { return nil }
    let context = ShapingContext(normalized, number: number)
    if contexts.count >= Self.contextsKept { forgetContexts() }
    places[slot] = Int16(contexts.count)
    contexts.append(context)
    summaries.append(summary)
    return context
  }
}

extension ShapingProperties {
  /// Of the level only the direction matters, and a language that no font knows is none to HarfBuzz.
  fileprivate var normalized: ShapingProperties {
    ShapingProperties(
      font: font, script: script, language: language?.pointer == nil ? nil : language, features: features,
      level: level & 1)
  }
}

/// All of a context but its features, quick to compare. Contexts hold their fonts, so that no other can take the
/// place of one.
private struct ContextSummary: Equatable {
  private let font: ObjectIdentifier
  private let language: ShapingLanguage.ID
  private let script: UInt8
  private let isRightToLeft: Bool

  init(_ properties: ShapingProperties) {
    font = ObjectIdentifier(properties.font)
    language = ShapingLanguage.ID(properties.language)
    script = properties.script.rawValue
    isRightToLeft = properties.isRightToLeft
  }

  var hash: Int {
    let bits = UInt(bitPattern: font) &>> 4 &* 31 &+ UInt(script) &* 3 &+ (isRightToLeft ? 1 : 0)
    return Int(truncatingIfNeeded: bits ^ bits &>> 7)
  }
}
