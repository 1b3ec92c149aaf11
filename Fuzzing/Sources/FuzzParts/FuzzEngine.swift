import BubbleLayout

/// The engine that all targets share, as in programs, and one that caches no shaped text.
package enum FuzzEngine {
  package static let shared: LayoutEngine = engine(fonts: .bundled)
  package static let uncached: LayoutEngine =
    engine(fonts: .collection(FontCollection(faces: shared.fonts.faces, cache: .off)))

  private static func engine(fonts: FontSet) -> LayoutEngine {
    do { return try LayoutEngine(fonts: fonts) } catch { fatalError("\(error)") }
  }

  package static let styles: [ChatStyle] = [.balloon, .padded, .tailed, .rows, .clustered, .merged]
}
