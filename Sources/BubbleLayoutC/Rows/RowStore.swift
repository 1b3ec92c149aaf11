import BubbleLayout
import CBubbleLayout
import LayoutDrawing
import TextLayout

/// Keeps the rows of a caller's latest calls. Rows that are requested again, and have not changed, are copied
/// from it.
struct RowStore {
  /// The row arrays of one call.
  final class Page {
    var arrays = RowArrays()
    /// A number that changes each time the arrays are filled.
    var stamp = 0
  }

  /// The place of a row that is kept.
  private struct Place {
    let page: Int
    let stamp: Int
    let row: Int
  }

  /// What the rows depend on besides their messages.
  private struct Origin {
    weak var transcript: TranscriptBox?
    var generation: UInt64 = 0
    var content = RowContent()
  }

  private var pages = [Page()]
  private var latest = 0
  /// The place of each row that is kept, by the index of its message and its number among the message's rows.
  private var places: [Int: Place] = [:]
  private var origin = Origin()
  private var stamp = 0

  /// The maximum number of calls whose rows are kept.
  private static let pageLimit = 8
  /// Calls with more rows than this are not kept. Exporters make such calls, and do not request the same rows
  /// again.
  private static let rowLimit = 256
  /// Calls whose arrays take more bytes than this are not kept. A viewport needs fewer bytes, unless a
  /// message is as long as a book.
  private static let byteLimit = 4 << 20

  /// The arrays of the latest call.
  var page: Page { pages[latest] }

  /// Prepares the arrays for a call that uses no rows from earlier calls.
  mutating func begin(_ content: RowContent) {
    places.removeAll(keepingCapacity: true)
    origin = Origin()
    clear(content)
  }

  /// Fills arrays with rows.
  ///
  /// - Parameter generation: The generation of the transcript; rows do not change within a generation.
  /// - Complexity: Linear in the number of the rows' elements. Rows that are kept are copied instead of made
  ///   again.
  mutating func fill(
    _ items: [TranscriptRow], of transcript: TranscriptBox, _ state: TranscriptState, _ content: RowContent
  ) {
    if origin.transcript !== transcript || origin.generation != state.generation
      || !origin.content.hasSameRows(as: content)
    {
      places.removeAll(keepingCapacity: true)
      origin = Origin(transcript: transcript, generation: state.generation, content: content)
    }
    if page.arrays.rows.count <= Self.rowLimit, page.arrays.byteCount <= Self.byteLimit { turn() }
    clear(content)
    let keeps = items.count <= Self.rowLimit
    var maps: [FontNumberMap] = Array(repeating: FontNumberMap(), count: pages.count)
    var (id, index): (MessageID?, Int) = (nil, -1)
    for item in items {
      // Rows are in the order of their messages, so only the index of the first message has to be found.
      if item.id != id || id == nil {
        index = index < 0 ? item.id.flatMap { state.transcript.index(of: $0) } ?? -1 : index + 1
        id = item.id
      }
      let key = item.kind.map { index << 2 | $0 }
      if let key, let place = places[key], pages[place.page].stamp == place.stamp, place.page != latest {
        page.arrays.add(
          row: place.row, of: pages[place.page].arrays, frame: item.frame, &maps[place.page],
          transcript.engine)
      } else {
        page.arrays.add(item, index: item.id == nil ? -1 : index, transcript.engine)
      }
      if keeps, let key {
        places[key] = Place(page: latest, stamp: stamp, row: page.arrays.rows.count - 1)
      }
    }
    page.arrays.marks.append(page.arrays.mark)
  }

  /// Switches to the arrays that were filled longest ago.
  private mutating func turn() {
    let before = page.arrays.mark
    latest = (latest + 1) % Self.pageLimit
    if latest == pages.count {
      pages.append(Page())
      page.arrays.reserve(like: before)
    }
    // Most of these places refer to rows in arrays that have been filled again since.
    if places.count > 2 * Self.pageLimit * Self.rowLimit { places.removeAll(keepingCapacity: true) }
  }

  private mutating func clear(_ content: RowContent) {
    stamp &+= 1
    page.stamp = stamp
    // Arrays keep their memory when they are filled again, so large ones are replaced by new ones; otherwise
    // all eight could stay large.
    if page.arrays.byteCount > Self.byteLimit { page.arrays = RowArrays() }
    page.arrays.removeAll()
    page.arrays.content = content
  }
}

extension TranscriptRow {
  /// The number of the row among the rows of its message; nil for rows that are not kept.
  fileprivate var kind: Int? {
    switch self {
    case .message: 0
    case .separator(let separator): separator.kind == .date ? 1 : 2
    case .typing: nil
    }
  }
}

extension RowContent {
  /// Whether two requests give the same rows, apart from their drawings.
  fileprivate func hasSameRows(as other: RowContent) -> Bool {
    lines == other.lines && glyphs == other.glyphs && offsets == other.offsets && elements == other.elements
  }
}
