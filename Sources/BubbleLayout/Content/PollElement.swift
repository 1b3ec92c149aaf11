import TextLayout

/// A poll: a question and its answers, with their votes if these are known.
struct PollElement: ContentElement {
  let question: PreparedText
  let options: [PreparedText]
  /// The height of the first line of each answer, in points.
  private let lineHeights: [LayoutUnit]
  /// For each answer: its votes as text, the number of votes, and their share of the largest number. Empty if
  /// votes are not shown.
  private let votes: [(text: PreparedText, count: Int, share: Double)]
  /// The width of the widest votes, in points; 0 if votes are not shown.
  private let votesWidth: LayoutUnit
  private let chosen: Set<Int>
  /// The kind of the poll in the reader's language: a quiz, an anonymous poll, one with several answers to choose, one
  /// that is closed. Nil for an open poll of which nothing is known.
  private let kindName: PreparedText?
  /// The text that says how many people have voted; nil if that is not known.
  private let summary: PreparedText?
  /// Whether several answers can be chosen. The marks before the answers are then squares with rounded
  /// corners instead of circles.
  private let allowsSeveral: Bool
  private let correctAnswer: Int?
  let style: PollStyle
  let attachment: AttachmentPlace
  /// The minimum width of the column of answers beside marks and votes, in points.
  private let leastColumn: LayoutUnit
  /// The height of a line of votes, in points.
  private let votesHeight: LayoutUnit

  /// The distance between an answer and its mark above it, in points.
  private static let aboveGap: LayoutUnit = 2
  /// The height of the bar that shows the votes below an answer, and its distance from the answer, in points.
  private static let track: (height: LayoutUnit, gap: LayoutUnit) = (4, 3)

  init(_ poll: PollAttachment, at place: AttachmentPlace, style: PollStyle, maker: TextMaker) {
    attachment = place
    self.style = style
    question = maker.label(poll.question, style.questionFont).standing(at: place, "question")
    options = poll.options.enumerated().map { number, option in
      maker.label(option, style.optionFont).standing(at: place, "options", .number(number))
    }
    leastColumn = Self.column(of: options, em: LayoutUnit(style.optionFont.size * maker.fontScale))
    chosen = Set(poll.chosen)
    allowsSeveral = poll.allowsSeveral
    correctAnswer = poll.correctAnswer
    lineHeights = options.map { $0.block(within: .unbounded).lines.first?.frame.height ?? 0 }
    let small = Self.smaller(style.optionFont)
    kindName = maker.kinds(of: poll).map { maker.preview($0, small, maximumLines: 2) }
    let total = poll.voterCount ?? (poll.votes.isEmpty ? nil : poll.voteSum)
    summary = total.map { maker.line(maker.spoken.count($0, .votes), small) }
    guard !poll.votes.isEmpty else {
      (votes, votesWidth, votesHeight) = ([], 0, 0)
      return
    }
    let counts = poll.options.indices.map { $0 < poll.votes.count ? max(0, poll.votes[$0]) : 0 }
    let most = Double(max(1, counts.max() ?? 1))
    let font = Self.smaller(style.optionFont)
    let told =
      style.result == .percent
      ? poll.percents(of: counts).map(maker.spoken.percent) : counts.map(maker.short)
    votes = zip(counts, told).map { (maker.line($1, font), $0, Double($0) / most) }
    votesWidth = votes.reduce(0) { max($0, $1.text.naturalWidth ?? 0) }
    votesHeight = votes.reduce(0) { max($0, $1.text.size(within: .unbounded).height) }
  }

  /// Returns the minimum width of the column of answers: six em and the longest word of up to twelve em, or what the
  /// answers need on one line if that is less. In a narrower column, words would break beside unused space.
  private static func column(of options: [PreparedText], em: LayoutUnit) -> LayoutUnit {
    options.reduce(0) { width, option in
      let word = min(option.paragraph.minContentWidth(), em * 12)
      return max(width, min(option.size(within: .unbounded).width, max(em * 6, word)))
    }
  }

  /// Returns a smaller font, for votes beside answers.
  private static func smaller(_ font: TextStyle) -> TextStyle {
    var font = font
    font.size *= 0.87
    return font
  }

  var kind: ContentKind { .poll }
  var name: ElementName { ElementName(.poll, attachment) }
  var gap: LayoutUnit { style.gap }

  private enum Node: Int16 { case poll, question, kindName, mark, option, votes, track, summary }

  /// The rule for an answer between its mark and its votes. Both go above the answers if these would be narrower
  /// than their minimum.
  private func answer(_ number: Int) -> BesideRule {
    var rule = BesideRule(size: style.markSize, reserve: style.markGap + leastColumn, gap: style.markGap)
    (rule.goesAbove, rule.aboveGap) = (true, Self.aboveGap)
    // The mark and the votes stand beside the first line of a long answer.
    rule.lineHeight = lineHeights[number]
    if !votes.isEmpty {
      rule.room = votesWidth
      rule.roomHeight = votesHeight
      rule.reserve = rule.reserve + rule.gap + rule.room
      rule.roomTag = Node.votes.rawValue
    }
    return rule
  }

  func child(_ node: PlacedNode) -> ElementName? {
    switch Node(rawValue: node.tag) {
    case .poll, .question, .kindName, .summary, nil: nil
    case .mark, .option, .votes, .track: ElementName(.option, attachment, node.index)
    }
  }

  func addNodes(to tree: inout BlockTreeBuilder) {
    let under = votes.isEmpty ? 0 : Self.track.gap + Self.track.height
    tree.add(
      .bounded(BoundedRule(minimum: style.minimumWidth, isClamped: true)), tag: Node.poll.rawValue
    ) {
      $0.stack(gap: style.spacing) {
        $0.add(question, tag: Node.question.rawValue)
        $0.add(kindName, tag: Node.kindName.rawValue)
        for (number, option) in options.enumerated() {
          $0.stack {
            $0.add(.beside(answer(number)), tag: Node.mark.rawValue, index: number) {
              $0.add(option, tag: Node.option.rawValue, index: number)
            }
            $0.add(.fixed(Size(width: 0, height: under)), tag: Node.track.rawValue, index: number)
          }
        }
        $0.add(summary, tag: Node.summary.rawValue)
      }
    }
  }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    let (frame, number) = (node.frame, node.index)
    switch Node(rawValue: node.tag) {
    case .poll: placer.box(.poll, frame, index: attachment.index)
    case .question: placer.writtenLabel(question, .title, in: frame, index: attachment.index)
    case .kindName: if let kindName { placer.label(kindName, .detail, in: frame, index: attachment.index) }
    case .summary: if let summary { placer.label(summary, .detail, in: frame, index: attachment.index) }
    case .mark: placeMark(number, frame, &placer)
    case .option: placer.label(options[number], .option, in: frame, index: number)
    case .votes:
      var line = frame
      line.size.height = min(frame.height, max(style.markSize, lineHeights[number], votesHeight))
      placer.label(votes[number].text, .count, in: line, alignment: .right, index: number)
    case .track:
      guard number < votes.count else { return }
      var room = frame
      let answer = answer(number)
      if !answer.isAbove(in: node.limit) { room.origin.x += answer.reach(of: answer.item(in: node.limit)) }
      room.size.width = frame.maxX - room.minX
      placeTrack(number, room, &placer)
    case nil: break
    }
  }

  private func placeMark(_ index: Int, _ frame: Rect, _ placer: inout PartPlacer) {
    let isChosen = chosen.contains(index)
    // The correct answer of a quiz has the tick, whatever the reader chose.
    let isTicked = correctAnswer.map { $0 == index } ?? isChosen
    placer.box(
      .option, frame, radius: allowsSeveral ? min(4, frame.width.half) : frame.width.half,
      index: index, icon: isTicked ? .check : nil, background: isTicked ? .on(placer.surface, .icon) : nil,
      foreground: isTicked ? .on(placer.surface, .iconSign) : nil, isChosen: isChosen,
      count: index < votes.count ? votes[index].count : nil)
  }

  /// - Parameter room: The area under an answer, from the start of its text to the end of the line.
  private func placeTrack(_ index: Int, _ room: Rect, _ placer: inout PartPlacer) {
    let left = room.minX
    let track = Rect(
      x: left, y: room.minY + Self.track.gap, width: max(0, room.maxX - left), height: Self.track.height)
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
    // The remainder after rounding down goes to the answers that lost most by rounding; among equal ones, to
    // the first.
    let rest = max(0, 100 - percents.reduce(0, +))
    let losses = shares.indices.sorted { left, right in
      let (lost, other) = (shares[left] - Double(percents[left]), shares[right] - Double(percents[right]))
      return lost == other ? left < right : lost > other
    }
    for answer in losses.prefix(rest) { percents[answer] += 1 }
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
