import TextUnicode

/// Shapes the stretches of one text, from the cache if possible, otherwise with HarfBuzz. The glyphs are the
/// same.
///
/// A session is for one thread. It takes scratch from the fonts' pool on first use, and gives it back at the
/// end.
package final class ShapingSession {
  private let pool: ShapingPool?
  private lazy var scratch = pool?.take() ?? ShapingScratch()
  private var hasScratch = false
  /// How many stretches were shaped.
  package private(set) var shapeCount = 0

  private let windows: ShapingWindows

  /// - Parameters:
  ///   - pool: The pool with scratch and caches; nil to use none.
  ///   - windows: How long runs are divided.
  init(pool: ShapingPool?, windows: ShapingWindows) {
    self.pool = pool
    self.windows = windows
  }

  deinit { if hasScratch { pool?.giveBack(scratch) } }

  /// Values that the scratch keeps from text to text for its user.
  package var notes: AnyObject? {
    get {
      hasScratch = true
      return scratch.notes
    }
    set {
      hasScratch = true
      scratch.notes = newValue
    }
  }

  /// Shapes `range` of `text` and appends its glyphs, in visual order (left to right), to `glyphs`.
  ///
  /// - Parameters:
  ///   - text: The paragraph in UTF-16.
  ///   - range: UTF-16 offsets in the text.
  ///   - glyphs: Receives the glyphs; their clusters are offsets in `text`.
  /// - Complexity: Linear in the range.
  package func shape(
    _ text: Span<UInt16>, range: Range<Int>, properties: ShapingProperties,
    into glyphs: inout ContiguousArray<Glyph>
  ) {
    guard !range.isEmpty else { return }
    shapeCount += 1
    hasScratch = true
    shapeOnce(text, range: range, properties: properties, into: &glyphs)
  }

  /// Shapes `range` of `text` and passes on its glyphs in parts, in visual order, so that a long run takes no
  /// more scratch than a short one.
  ///
  /// - Parameter take: Receives the glyphs of a part, which it may change; their clusters are offsets in
  ///   `text`.
  /// - Complexity: Linear in the range.
  package func shape(
    _ text: Span<UInt16>, range: Range<Int>, properties: ShapingProperties,
    inParts take: (inout ContiguousArray<Glyph>) -> Void
  ) {
    guard !range.isEmpty else { return }
    shapeCount += 1
    hasScratch = true
    var part = scratch.takePart()
    windows.shape(
      text, range: range, properties: properties, in: &part,
      shape: { shapeOnce(text, range: $0, properties: properties, into: &$1) }, take: take)
    scratch.giveBack(part)
  }

  private func shapeOnce(
    _ text: Span<UInt16>, range: Range<Int>, properties: ShapingProperties,
    into glyphs: inout ContiguousArray<Glyph>
  ) {
    guard let pool, pool.cache.isOn else {
      scratch.shaper.shape(text, range: range, properties: properties, into: &glyphs)
      return
    }
    scratch.shape(text, range: range, properties: properties, pool: pool, into: &glyphs)
  }
}
