import BubbleLayout
import TextLayout

/// Requests rows for each frame, as a Swift program does.
final class ViewportCounter {
  var transcript: Transcript
  private let readsRows: Bool

  /// - Parameter readsRows: Whether the glyphs of lines and the outlines of bubbles are read, because the C
  ///   library returns them too. Rows make them only on request.
  init(transcript: Transcript, readsRows: Bool) {
    self.transcript = transcript
    self.readsRows = readsRows
  }

  /// Returns the number of visible glyphs, or of visible rows if glyphs are not read.
  fileprivate func count(page: Int) -> Int {
    let items = transcript.rows(in: Rect(x: 0, y: LayoutUnit(page * 900), width: 360, height: 900))
    guard readsRows else { return items.count }
    var glyphs = 0
    var steps = 0
    for item in items {
      guard case .message(let cell) = item else { continue }
      if let bubble = cell.bubble {
        steps += (bubble.outline?.elements.count ?? 0) + (bubble.borderPath?.elements.count ?? 0)
      }
      for part in cell.parts {
        guard let block = part.block else { continue }
        for line in block.lines.indices {
          for run in block.glyphRuns(inLine: line) { glyphs += run.glyphs.count }
        }
      }
    }
    return steps < 0 ? 0 : glyphs
  }
}

/// The function whose instructions are counted, under a name that callgrind finds.
@c(viewport_of_swift) @inline(never)
public func viewportOfSwift(_ counter: UnsafeRawPointer, _ page: Int) -> Int {
  Unmanaged<ViewportCounter>.fromOpaque(counter).takeUnretainedValue().count(page: page)
}

/// Requests a page of visible rows.
func viewport(of counter: ViewportCounter, page: Int) -> Int {
  withExtendedLifetime(counter) { viewportOfSwift(Unmanaged.passUnretained(counter).toOpaque(), page) }
}
