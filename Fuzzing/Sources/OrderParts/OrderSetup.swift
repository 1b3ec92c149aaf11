import BubbleLayout
import TextLayout

/// What texts share with those before them.
package enum OrderSetup: String, CaseIterable, Sendable {
  /// One collection of fonts with all that it keeps.
  case shared
  /// One whose cache is full after some hundred texts, and starts afresh.
  case full
  /// One whose cache is emptied now and then.
  case emptied
  /// A new one for every three hundred texts.
  case fresh
  /// One that four threads share.
  case threads
  /// One that four threads share, and whose cache is full again and again.
  case fullThreads = "full threads"

  package var threadCount: Int { self == .threads || self == .fullThreads ? 4 : 1 }

  private var cache: ShapeCacheLimit {
    // The smallest cache there is.
    self == .full || self == .fullThreads ? .bytes(65_536) : .standard
  }

  /// An engine with fonts of its own, of faces that are open already.
  package func engine() -> LayoutEngine { OrderEngines.engine(cache) }
}

/// Engines over the bundled fonts.
package enum OrderEngines {
  /// It has HarfBuzz shape each run of a text as a whole, and keeps nothing of it.
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
