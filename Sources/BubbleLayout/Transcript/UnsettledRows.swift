import TextLayout

/// Rows of a transcript with estimated heights, and everything needed to measure them. It is a value that any
/// task can work on while the transcript is shown and changed.
///
/// ```swift
/// import BubbleLayout
///
/// let messages = (1...10_000).map { Message(id: .integer($0), sender: "ann", text: "Message \($0)") }
/// var transcript = Transcript(
///   messages, style: .merged, width: 320, engine: try LayoutEngine(fonts: .bundled), opening: .estimated)
/// var viewport = Rect(x: 0, y: 0, width: 320, height: 640)
/// viewport = transcript.settle(around: viewport)                       // the visible rows are exact
///
/// while !Task.isCancelled, let rows = transcript.unsettledRows(around: viewport) {
///   let heights = await rows.measured()                                // on all cores
///   viewport = transcript.adopt(heights, around: viewport)             // the visible rows keep their place
/// }
/// print(transcript.isSettled)
/// ```
public struct UnsettledRows: Sendable {
  struct Element: Sendable {
    let slot: Int
    let textStamp: UInt64
    let message: Message
    let placement: Placement
  }

  let assembler: RowAssembler
  let owner: RowCache
  let formStamp: UInt64
  let elements: [Element]

  /// The number of rows.
  public var count: Int { elements.count }

  /// How many rows a task measures before it checks whether it was cancelled.
  private static let chunkSize = 32

  /// Measures the rows in child tasks, which run in parallel on all cores.
  ///
  /// - Returns: The heights. If the task is cancelled, the heights that were measured until then.
  /// - Complexity: Linear in the texts.
  public func measured() async -> MeasuredRows {
    let limits = assembler.limits
    var found: [MeasuredRows.Element] = []
    await withTaskGroup { group in
      for start in stride(from: 0, to: elements.count, by: Self.chunkSize) {
        group.addTask {
          elements[start..<min(start + Self.chunkSize, elements.count)].prefix { _ in !Task.isCancelled }
            .map { measured($0, limits) }
        }
      }
      for await chunk in group { found += chunk }
    }
    return MeasuredRows(owner: owner, formStamp: formStamp, width: assembler.width, elements: found)
  }

  private func measured(_ element: Element, _ limits: RowLimits) -> MeasuredRows.Element {
    let prepared = assembler.prepared(element.message)
    let measure = assembler.measure(
      of: prepared, sent: element.message.timestamp, element.placement, limits: limits)
    return MeasuredRows.Element(
      slot: element.slot, textStamp: element.textStamp, placement: element.placement, measure: measure)
  }
}

/// Heights that were measured outside a transcript, and that the transcript can adopt.
public struct MeasuredRows: Sendable {
  struct Element: Sendable {
    let slot: Int
    let textStamp: UInt64
    let placement: Placement
    let measure: RowMeasure
  }

  let owner: RowCache
  let formStamp: UInt64
  let width: AvailableWidth
  let elements: [Element]

  /// The number of rows that were measured.
  public var count: Int { elements.count }
}
