import TextLayout

/// A poll: a question and its answers, with their votes where these are known.
struct PollElement: ContentElement {
  let question: PreparedText
  let options: [PreparedText]
  /// The votes for each answer as text, and their share of the most; empty where they are not shown.
  private let votes: [(text: PreparedText, count: Int, share: Double)]
  private let chosen: Set<Int>
  let style: PollStyle
  /// The index of the attachment.
  let index: Int
  /// What an answer needs in any case.
  private let leastText: LayoutUnit

  /// The height of the track of votes under an answer, and its distance from the answer, in points.
  private static let track: (height: LayoutUnit, gap: LayoutUnit) = (4, 3)

  init(_ poll: PollAttachment, index: Int, style: PollStyle, maker: TextMaker) {
    self.index = index
    self.style = style
    leastText = maker.leastWidth(style.optionFont)
    question = maker.text(poll.question, style.questionFont)
    options = poll.options.map { maker.text($0, style.optionFont) }
    chosen = Set(poll.chosen)
    guard !poll.votes.isEmpty else {
      votes = []
      return
    }
    let counts = poll.options.indices.map { $0 < poll.votes.count ? max(0, poll.votes[$0]) : 0 }
    let most = Double(max(1, counts.max() ?? 1))
    var font = style.optionFont
    font.size *= 0.87
    votes = counts.map { (maker.line("\($0)", font), $0, Double($0) / most) }
  }

  var kind: ContentKind { .poll }
  var gap: LayoutUnit { style.gap }

  /// The distance from the element's edge to the answers.
  private func left(_ space: ContentSpace) -> LayoutUnit { mark(space) + style.markGap }

  /// The width and height of a mark, which is smaller where the answers would have no room.
  private func mark(_ space: ContentSpace) -> LayoutUnit {
    space.limit.limit.map { min(style.markSize, max(0, $0 - style.markGap - leastText)) } ?? style.markSize
  }

  /// The width of the votes beside the answers, the distance included.
  private func right(_ grid: PixelGrid) -> LayoutUnit {
    if votes.isEmpty { return 0 }
    return LabelStack.width(of: votes.map(\.text), within: .unbounded, grid: grid) + style.markGap
  }

  func measure(in space: ContentSpace) -> ContentMeasure {
    let left = left(space)
    let sides = left + right(space.grid)
    let widest = max(
      LabelStack.width(of: [question], within: space.limit, grid: space.grid),
      sides + LabelStack.width(of: options, within: space.limit.reduced(by: sides), grid: space.grid))
    return ContentMeasure(
      width: space.limit.clamping(max(space.limit.clamping(style.minimumWidth), widest)), space: space)
  }

  func place(
    _ measure: ContentMeasure, in width: LayoutUnit, with placer: inout PartPlacer
  ) -> ContentExtent {
    let grid = measure.space.grid
    let (left, size) = (left(measure.space), mark(measure.space))
    let right = right(grid)
    let textWidth = max(0, width - left - right)
    let under = votes.isEmpty ? 0 : Self.track.gap + Self.track.height
    let rows = options.map { option in
      let text = grid.roundedUp(option.size(within: .fixed(textWidth)).height)
      return (text: text, row: max(text, size))
    }
    let questionHeight = LabelStack.height(of: [question], width: width, grid: grid)
    let height = rows.reduce(questionHeight) { $0 + style.spacing + $1.row + under }
    placer.box(.poll, Rect(x: 0, y: 0, width: width, height: height), index: index)
    var stack = LabelStack(grid: grid)
    stack.add(question, .title, index: index, x: 0, width: width, with: &placer)
    var y = stack.y
    for (index, (option, heights)) in zip(options, rows).enumerated() {
      y = y + style.spacing
      placeMark(index, size: size, y: y + (heights.row - size).half, &placer)
      let text = Rect(
        x: left, y: y + (heights.row - heights.text).half, width: textWidth, height: heights.text)
      placer.label(option, .option, in: text, index: index)
      if index < votes.count {
        let count = Rect(x: width - right, y: y, width: right, height: heights.row)
        placer.label(votes[index].text, .count, in: count, alignment: .right, index: index)
        placeTrack(index, left: left, y: y + heights.row + Self.track.gap, width: width, &placer)
      }
      y = y + heights.row + under
    }
    return ContentExtent(height: height)
  }

  private func placeMark(_ index: Int, size: LayoutUnit, y: LayoutUnit, _ placer: inout PartPlacer) {
    let isChosen = chosen.contains(index)
    placer.box(
      .option, Rect(x: 0, y: y, width: size, height: size), radius: size.half,
      index: index, sign: isChosen ? .check : nil, ground: isChosen ? .on(placer.surface, .icon) : nil,
      ink: isChosen ? .on(placer.surface, .iconSign) : nil, isChosen: isChosen,
      amount: index < votes.count ? Double(votes[index].count) : nil)
  }

  private func placeTrack(
    _ index: Int, left: LayoutUnit, y: LayoutUnit, width: LayoutUnit, _ placer: inout PartPlacer
  ) {
    let track = Rect(x: left, y: y, width: max(0, width - left), height: Self.track.height)
    placer.box(.track, track, radius: Self.track.height.half, index: index)
    var share = track
    share.size.width = LayoutUnit(track.width.points * votes[index].share)
    if share.width > 0 {
      share.size.width = max(share.width, min(track.width, Self.track.height))
      placer.box(
        .share, share, radius: Self.track.height.half, index: index, isChosen: chosen.contains(index))
    }
  }
}
