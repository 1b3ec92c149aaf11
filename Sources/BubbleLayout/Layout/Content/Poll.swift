import TextLayout

extension ContentBuilder {
  /// Adds a poll: a question and its answers, with their votes if these are known.
  mutating func poll(
    _ poll: PollAttachment, at place: AttachmentPlace, style: PollStyle, maker: TextMaker
  ) -> PreparedBlock {
    let block = PreparedBlock(.poll, ElementName(.poll, place, card: .poll), gap: style.gap, in: self)
    let question = maker.label(poll.question, style.questionFont).standing(at: place, "question")
    let answers = PollAnswers(poll, at: place, style: style, maker: maker)
    let index = place.index
    let total = poll.voterCount ?? (poll.votes.isEmpty ? nil : poll.voteSum)
    let summary = total.map { maker.line(maker.spoken.count($0, .votes), answers.font).holdingFooter() }
    let bounds = BoundedRule(minimum: style.minimumWidth, isClamped: true)
    add(.bounded(bounds), .box(BoxPaint(role: .poll, index: index))) {
      $0.stack(gap: style.spacing) {
        $0.add(question, .label(.title, index: index))
        // The kind of the poll: a quiz, an anonymous poll, one with several answers to choose, one that is closed.
        $0.add(
          maker.kinds(of: poll).map { maker.preview($0, answers.font, maximumLines: 2) },
          .label(.detail, index: index))
        for number in poll.options.indices { answers.add(number, to: &$0) }
        $0.add(summary, .label(.detail, index: index))
      }
    }
    return block
  }
}

/// The answers of a poll.
private struct PollAnswers {
  private let poll: PollAttachment
  private let chosen: Set<Int>
  private let place: AttachmentPlace
  private let style: PollStyle
  private let texts: [PreparedText]
  /// For each answer: its votes as text, the number of votes, and their share of the largest number. Empty if
  /// votes are not shown.
  private var votes: [(text: PreparedText, count: Int, share: Double)] = []
  /// The smaller font of votes and details.
  let font: TextStyle
  /// The minimum width of the column of answers beside marks and votes, in points.
  private let leastColumn: LayoutUnit
  /// The distance of the bars from the answers, in points.
  private let gap: LayoutUnit
  /// The width of the widest votes and the height of a line of votes, in points; 0 if votes are not shown.
  private var votesSize = Size.zero

  /// What the reader learns about each answer of a quiz.
  private let states: [AnswerState?]

  /// The distance between an answer and its mark above it, in points.
  private static let aboveGap: LayoutUnit = 2
  /// The thickness of the line around the mark of a right answer that the reader has not chosen, in points.
  private static let outline: LayoutUnit = 1.5

  init(_ poll: PollAttachment, at place: AttachmentPlace, style: PollStyle, maker: TextMaker) {
    (self.poll, self.place, self.style) = (poll, place, style)
    gap = VotesBar.gap(atTypeSize: maker.fontScale)
    chosen = Set(poll.chosen)
    states = poll.options.indices.map { poll.state(ofAnswer: $0) }
    texts = poll.options.enumerated().map { number, option in
      maker.label(option, style.optionFont).standing(at: place, "options", .number(number))
    }
    var font = style.optionFont
    font.size *= 0.87
    self.font = font
    // Six em and the longest word of up to twelve em, or what the answers need on one line if that is less. In a
    // narrower column, words would break beside unused space.
    let em = LayoutUnit(style.optionFont.size * maker.fontScale)
    leastColumn = texts.reduce(0) { width, option in
      let word = min(option.paragraph.minContentWidth(), em * 12)
      return max(width, min(option.size(within: .unbounded).width, max(em * 6, word)))
    }
    if poll.votes.isEmpty { return }
    let counts = poll.options.indices.map { $0 < poll.votes.count ? max(0, poll.votes[$0]) : 0 }
    let most = Double(max(1, counts.max() ?? 1))
    let told =
      style.result == .percent
      ? poll.percents(of: counts).map(maker.spoken.percent) : counts.map(maker.short)
    votes = zip(counts, told).map { (maker.line($1, font), $0, Double($0) / most) }
    votesSize = Size(
      width: votes.reduce(0) { max($0, $1.text.naturalWidth ?? 0) },
      height: votes.reduce(0) { max($0, $1.text.size(within: .unbounded).height) })
  }

  /// Adds the nodes of an answer: its mark, its text and its votes.
  func add(_ number: Int, to content: inout ContentBuilder) {
    let answer = texts[number]
    let lineHeight = answer.block(within: .unbounded).lines.first?.frame.height ?? 0
    // Both the mark and the votes go above the answer if this would be narrower than its minimum.
    var rule = BesideRule(size: style.markSize, reserve: style.markGap + leastColumn, gap: style.markGap)
    (rule.goesAbove, rule.aboveGap) = (true, Self.aboveGap)
    // The mark and the votes stand beside the first line of a long answer.
    rule.lineHeight = lineHeight
    var bar: VotesBar?
    if !votes.isEmpty {
      (rule.room, rule.roomHeight) = (votesSize.width, votesSize.height)
      rule.reserve = rule.reserve + rule.gap + rule.room
      var count = LabelPaint(role: .count, alignment: .end, index: number)
      count.height = max(style.markSize, lineHeight, votesSize.height)
      bar = VotesBar(
        share: votes[number].share, answer: rule, index: number, isChosen: chosen.contains(number),
        color: states[number]?.color, gap: gap)
      rule.roomPaint = content.number(Paint(nil, .aside(votes[number].text, count)))
    }
    content.stack(Paint(.parts(ElementName(.option, place, number)))) {
      $0.add(.beside(rule), mark(number)) { $0.add(answer, .label(.option, index: number)) }
      let under = bar.map { $0.gap + VotesBar.height } ?? 0
      $0.add(.fixed(Size(width: 0, height: under)), bar.map { Paint(nil, .votes($0)) })
    }
  }

  /// The mark is a circle or, if several answers can be chosen, a square with rounded corners.
  private func mark(_ number: Int) -> Paint {
    let (isChosen, state) = (chosen.contains(number), states[number])
    var mark = BoxPaint(
      role: .option, corners: .round(atMost: poll.allowsSeveral ? 4 : .longest), index: number,
      icon: isChosen ? .check : nil, background: isChosen ? .on(.icon) : nil,
      foreground: isChosen ? .on(.iconSign) : nil, isChosen: isChosen,
      count: votes.isEmpty ? nil : votes[number].count)
    if let state {
      mark.state = state
      mark.icon = state.icon
      // The reader's own answer is a filled mark, and the right one beside it an outline, so that they can be told apart
      // without colours.
      mark.background = isChosen ? .on(state.color) : nil
      mark.foreground = .on(isChosen ? .fill : state.color)
      mark.border = isChosen ? 0 : Self.outline
    }
    return .box(mark)
  }
}

/// The bar that shows the votes below an answer.
struct VotesBar: Sendable {
  /// The part of the bar that is filled, from 0 to 1.
  let share: Double
  /// The rule of the answer above the bar. The bar begins where the answer does.
  let answer: BesideRule
  let index: Int
  let isChosen: Bool
  /// The role of the colour of the filled part, if it is not that of other answers.
  let color: SurfaceColorRole?

  /// The distance of the bar from the answer, in points. It grows with the letters that hang below their lines.
  let gap: LayoutUnit
  /// The height of the bar, in points.
  static let height: LayoutUnit = 4

  static func gap(atTypeSize scale: Double) -> LayoutUnit { max(3, LayoutUnit(2.2 * scale)) }
}

extension PartPlacer {
  mutating func add(_ votes: VotesBar, _ frame: Rect, in limit: AvailableWidth) {
    var limit = Limit(limit)
    let start = frame.minX + votes.answer.fit(in: &limit, PixelGrid(scale: nil)).reach
    let track = Rect(
      x: start, y: frame.minY + votes.gap, width: max(0, frame.maxX - start), height: VotesBar.height)
    let ends = BoxPaint.Corners.radius(VotesBar.height.half)
    box(BoxPaint(role: .track, corners: ends, index: votes.index), in: track)
    var share = track
    share.size.width = LayoutUnit(track.width.points * votes.share)
    guard share.width > 0 else { return }
    share.size.width = max(share.width, min(track.width, VotesBar.height))
    box(
      BoxPaint(
        role: .share, corners: ends, index: votes.index, background: votes.color.map { .on($0) },
        isChosen: votes.isChosen), in: share)
  }
}

extension AnswerState {
  fileprivate var icon: BoxIcon { self == .right ? .check : .cross }
  fileprivate var color: SurfaceColorRole { self == .right ? .right : .wrong }
}

extension PollAttachment {
  /// Returns the shares of the votes among all voters, in whole percent.
  ///
  /// - Parameter counts: The votes for each answer. None may be negative.
  fileprivate func percents(of counts: [Int]) -> [Int] {
    let sum = counts.reduce(0.0) { $0 + Double($1) }
    let total = max(1, voterCount.map(Double.init) ?? sum)
    let shares = counts.map { min(100, Double($0) / total * 100) }
    var percents = shares.map { Int($0.rounded(.down)) }
    guard !allowsSeveral, total == sum else { return shares.map { Int($0.rounded()) } }
    // The remainder after rounding down goes to the answers that lost most by rounding. Answers with equal votes keep equal
    // shares, so that none seems to have won; there may be less than 100 % then.
    var rest = max(0, 100 - percents.reduce(0, +))
    let equal = Dictionary(grouping: counts.indices) { counts[$0] }
    func lost(_ votes: Int) -> Double { equal[votes].map { shares[$0[0]] - Double(percents[$0[0]]) } ?? 0 }
    let losses = equal.keys.map { (votes: $0, lost: lost($0)) }.sorted {
      $0.lost == $1.lost ? $0.votes > $1.votes : $0.lost > $1.lost
    }
    for (votes, lost) in losses where lost > 0 {
      guard let answers = equal[votes], answers.count <= rest else { break }
      for answer in answers { percents[answer] += 1 }
      rest -= answers.count
    }
    return percents
  }
}

extension TextMaker {
  /// Returns the kinds of a poll, with a dot between them; nil for an open poll of which nothing is known.
  fileprivate func kinds(of poll: PollAttachment) -> String? {
    let kinds: [SpokenWord?] = [
      // The word explains why one answer has a tick.
      poll.correctAnswer == nil ? nil : .quiz, poll.isAnonymous ? .anonymousPoll : nil,
      poll.isClosed ? .closedPoll : poll.allowsSeveral ? .chooseSeveral : nil,
    ]
    let words = kinds.compactMap { $0.map { SpokenWords.capitalized(spoken[$0]) } }
    return words.isEmpty ? nil : words.joined(separator: " · ")
  }
}
