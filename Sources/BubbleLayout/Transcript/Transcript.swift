import TextLayout

/// A conversation laid out: cells below each other, without gap or overlap.
public struct Transcript: Sendable {
  /// How it is laid out.
  public let style: ChatStyle
  /// Who reads it, and where.
  public let environment: LayoutEnvironment
  /// The fonts it is set in.
  public let engine: LayoutEngine
  /// From top to bottom.
  public private(set) var cells: [Cell] = []
  private let prepared: [PreparedMessage]
  private let contexts: [CellContext]

  /// The width in points the transcript is laid out at. A change breaks lines anew, but shapes no text.
  ///
  /// Negative widths and not-a-number are laid out as 0. Where the width is infinite each cell is as wide as its
  /// own content and margins need.
  public var width: Double {
    didSet {
      if CellWidth(width) != CellWidth(oldValue) { layOut() }
    }
  }

  /// - Complexity: Linear in the texts.
  public init(
    _ messages: some Sequence<Message>, style: ChatStyle, width: Double, engine: LayoutEngine,
    environment: LayoutEnvironment = .init()
  ) {
    self.style = style
    self.width = width
    self.engine = engine
    self.environment = environment
    var formatters = TimestampFormatters()
    let messages = Array(messages)
    let times = messages.map { formatters.texts(for: $0, style: style, environment: environment) }
    prepared = zip(messages, times).map { message, times in
      PreparedMessage(
        message, style: style, environment: environment, times: times, fonts: engine.fonts)
    }
    guard let grouping = style.grouping else {
      contexts = messages.map { _ in .alone }
      layOut()
      return
    }
    let traits = zip(messages, times).map { message, times in
      NeighbourTraits(message, style: style, environment: environment, footer: times.footer)
    }
    contexts = Neighbours.states(of: traits, rules: grouping.rules(), timeZone: environment.timeZone)
      .map { CellContext($0) }
    layOut()
  }

  /// The height of all cells.
  public var height: LayoutUnit { cells.last?.frame.maxY ?? 0 }

  /// The width of the widest cell: the transcript's own, unless the content decides.
  public var contentWidth: LayoutUnit { CellWidth(width).limit ?? cells.map(\.frame.width).max() ?? 0 }

  private mutating func layOut() {
    var y: LayoutUnit = 0
    cells = zip(prepared, contexts).map { message, context in
      var cell = message.cell(
        style: style, width: CellWidth(width), environment: environment, context: context)
      cell.frame.origin.y = y
      y = cell.frame.maxY
      return cell
    }
  }
}
