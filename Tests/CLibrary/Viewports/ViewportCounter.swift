import BubbleLayout
import TextLayout

/// What a Swift program asks for each frame.
final class ViewportCounter {
  private let transcript: Transcript
  private let readsGlyphs: Bool

  /// - Parameter readsGlyphs: Whether the glyphs of all lines are read, which rows make when they are asked for.
  init(transcript: Transcript, readsGlyphs: Bool) {
    self.transcript = transcript
    self.readsGlyphs = readsGlyphs
  }

  /// The number of glyphs that can be seen; of rows where glyphs are not read.
  fileprivate func count(page: Int) -> Int {
    let items = transcript.items(in: Rect(x: 0, y: LayoutUnit(page * 900), width: 360, height: 900))
    guard readsGlyphs else { return items.count }
    var glyphs = 0
    for item in items {
      guard case .message(let cell) = item else { continue }
      for part in cell.parts {
        guard let block = part.block else { continue }
        for line in block.lines.indices {
          for run in block.glyphRuns(inLine: line) { glyphs += run.glyphs.count }
        }
      }
    }
    return glyphs
  }
}

/// The function that is counted, by a name that callgrind finds.
@c(viewport_of_swift) @inline(never)
public func viewportOfSwift(_ counter: UnsafeRawPointer, _ page: Int) -> Int {
  Unmanaged<ViewportCounter>.fromOpaque(counter).takeUnretainedValue().count(page: page)
}

/// Asks for a page of what can be seen.
func viewport(of counter: ViewportCounter, page: Int) -> Int {
  withExtendedLifetime(counter) { viewportOfSwift(Unmanaged.passUnretained(counter).toOpaque(), page) }
}
