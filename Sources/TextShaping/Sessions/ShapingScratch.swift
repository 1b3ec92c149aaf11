import TextUnicode

/// The objects that shaping needs in addition to its input. They are reused from text to text, by one thread
/// at a time.
final class ShapingScratch {
  let shaper = Shaper()
  /// Values that the user of the scratch caches from text to text.
  var notes: AnyObject?
  private let whole = WholeRuns()
  private let pieces = PiecedRuns()
  private var store: ShapeStore?
  private var version = 0
  /// The tools for the current store.
  private var tools: ShapingTools?
  /// The contexts that were used last.
  private var contexts: [ShapingContext] = []
  private var summaries: [ContextSummary] = []
  /// For each hash of a `ContextSummary`, the index in `contexts` of the context that was used last.
  private var places = ContiguousArray<Int16>(repeating: -1, count: placeCount)
  private static let placeCount = 256
  /// The array for the glyphs of a part of a run, which is reused from text to text.
  private var part = ContiguousArray<Glyph>()
  /// The maximum capacity that is kept from text to text, in glyphs.
  private static let largestPart = 16_384

  /// The maximum number of contexts, more than texts of all scripts in a few sizes need. The learnt pairs of
  /// a context are dropped with it.
  private static let contextsKept = 256
  /// Shapes a run, with glyphs from the cache if possible.
  func shape(
    _ text: Span<UInt16>, range: Range<Int>, properties: ShapingProperties, pool: ShapingPool,
    into glyphs: inout ContiguousArray<Glyph>
  ) {
    if pool.cache.refresh(&store, &version) {
      forgetContexts()
      tools = nil
    }
    guard let context = context(of: properties, pool) else {
      shaper.shape(text, range: range, properties: properties, into: &glyphs)
      return
    }
    text.withUnsafeBufferPointer { units in
      guard let start = units.baseAddress else { return }
      let run = ShapingRun(text: start, count: units.count, range: range)
      let work = ShapingWork(run: run, context: context)
      for way in context.ways where way.shape(work, into: &glyphs) { return }
      work.shapeAfresh(into: &glyphs)
    }
  }

  /// Returns an empty array with capacity for glyphs. The caller must give it back.
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
    of properties: ShapingProperties, _ pool: ShapingPool
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
    guard let store else { return nil }
    var number: UInt32?
    let normalized = properties.normalized
    pool.cache.update(store) {
      number = $0.number(of: normalized)
      return number != nil
    }
    guard let number else { return nil }
    let context = ShapingContext(normalized, number: number, tools: tools(with: store, pool))
    if contexts.count >= Self.contextsKept { forgetContexts() }
    places[slot] = Int16(contexts.count)
    contexts.append(context)
    summaries.append(summary)
    return context
  }

  private func tools(with store: ShapeStore, _ pool: ShapingPool) -> ShapingTools {
    if let tools { return tools }
    let models = pool.models
    let made = ShapingTools(
      shaper: shaper, whole: whole, pieces: pieces, store: store, cache: pool.cache,
      shortcut: { models.shaper(for: $0) })
    tools = made
    return made
  }
}

extension ShapingProperties {
  /// The properties reduced to what affects glyphs: only the direction of the level, and no language if no
  /// font knows it.
  fileprivate var normalized: ShapingProperties {
    ShapingProperties(
      font: font, script: script, language: language?.pointer == nil ? nil : language, features: features,
      level: level & 1)
  }
}

/// All properties of a context except its features, quick to compare. A context keeps its font alive, so no
/// other font can get the same address.
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
