import BubbleLayout
import TextLayout

/// How texts share engines and caches with earlier texts.
package enum OrderSetup: String, CaseIterable, Sendable {
  /// All texts share one engine with its caches.
  case shared
  /// All texts share an engine whose cache is full after some hundred texts and is then emptied.
  case full
  /// All texts share an engine whose cache is emptied regularly.
  case emptied
  /// A new engine is used after every three hundred texts.
  case fresh
  /// Four threads share an engine.
  case threads
  /// Four threads share an engine whose cache is often full.
  case fullThreads = "full threads"

  package var threadCount: Int { self == .threads || self == .fullThreads ? 4 : 1 }

  private var cache: ShapeCacheLimit {
    // The smallest possible cache.
    self == .full || self == .fullThreads ? .bytes(65_536) : .standard
  }

  /// Returns a new engine, whose fonts use faces that are open already.
  package func engine() -> LayoutEngine { OrderEngines.engine(cache) }
}

/// Engines over the bundled fonts.
package enum OrderEngines {
  /// An engine without a cache: HarfBuzz shapes each run of a text as a whole.
  package static let bare = engine(.off)
  private static let faces: [FontFace] = {
    do { return try FontSet.bundled.open().faces } catch { fatalError("\(error)") }
  }()

  fileprivate static func engine(_ cache: ShapeCacheLimit) -> LayoutEngine {
    do {
      return try LayoutEngine(fonts: .collection(FontCollection(faces: faces, cache: cache)))
    } catch {
      fatalError("\(error)")
    }
  }
}
