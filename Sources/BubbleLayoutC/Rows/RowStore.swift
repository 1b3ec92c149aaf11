import BubbleLayout
import CBubbleLayout
import LayoutDrawing
import TextLayout

/// The rows that a caller has asked for lately: those that are wanted again, and look as they did, are copied from there.
struct RowStore {
  /// The arrays of one call.
  final class Page {
    var arrays = RowArrays()
    /// Changes whenever they are filled.
    var stamp = 0
  }

  /// Where a row is that was made lately.
  private struct Place {
    let page: Int
    let stamp: Int
    let row: Int
  }

  /// What rows depend on besides their message.
  private struct Origin {
    weak var transcript: TranscriptBox?
    var generation: UInt64 = 0
    var content = RowContent()
  }

  private var pages = [Page()]
  private var latest = 0
  /// By the index of the message, and which of its rows it is.
  private var places: [Int: Place] = [:]
  private var origin = Origin()
  private var stamp = 0

  /// How many calls are kept.
  private static let pageLimit = 8
  /// Calls with more rows are those of exporters, who go on to other rows: they are not kept.
  private static let rowLimit = 256
  /// Nor are calls whose arrays take more bytes than those of any viewport that is read, but for a message as long as a book.
  private static let byteLimit = 4 << 20

  /// The arrays of the latest call.
  var page: Page { pages[latest] }

  /// Begins a call whose rows depend on nothing that is kept.
  mutating func begin(_ content: RowContent) {
    places.removeAll(keepingCapacity: true)
    origin = Origin()
    clear(content)
  }

  /// Fills arrays with rows.
  ///
  /// - Parameter generation: Of the transcript: a row of one generation always looks the same.
  /// - Complexity: Linear in the elements of the rows; those of rows that are kept are copied.
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
      // Rows follow one another: the first tells the index of all.
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

  /// Goes on to the arrays that were filled longest ago.
  private mutating func turn() {
    let before = page.arrays.mark
    latest = (latest + 1) % Self.pageLimit
    if latest == pages.count {
      pages.append(Page())
      page.arrays.reserve(like: before)
    }
    // Those that nobody finds any more.
    if places.count > 2 * Self.pageLimit * Self.rowLimit { places.removeAll(keepingCapacity: true) }
  }

  private mutating func clear(_ content: RowContent) {
    stamp &+= 1
    page.stamp = stamp
    // As arrays keep their memory, eight that were large once would hold eight times as much.
    if page.arrays.byteCount > Self.byteLimit { page.arrays = RowArrays() }
    page.arrays.removeAll()
    page.arrays.content = content
  }
}

extension TranscriptRow {
  /// Which of its message's rows it is; nil for one that is not kept.
  fileprivate var kind: Int? {
    switch self {
    case .message: 0
    case .separator(let separator): separator.kind == .date ? 1 : 2
    case .typing: nil
    }
  }
}

extension RowContent {
  /// Whether the rows are the same, whatever is drawn of them.
  fileprivate func hasSameRows(as other: RowContent) -> Bool {
    lines == other.lines && glyphs == other.glyphs && offsets == other.offsets && elements == other.elements
  }
}
