import BubbleLayout

/// Adds facts that chats show besides the text, including hostile values.
extension RichMessages {
  mutating func addFacts(to message: inout Message) {
    if one(in: 3) { message.forwardedFrom = name() }
    if one(in: 4) { message.isPinned = true }
    if one(in: 4) { message.viewCount = pick([0, 7, 1_234, 98_765_432, -1, .max]) }
    if one(in: 4) { message.expires = Timestamp(milliseconds: pick([0, 1_600_000_000_000, .max])) }
    if one(in: 8) { message.timeText = pick(["a while ago", "", "منذ قليل"]) }
    if one(in: 2) { message.seenBy = people() }
    if one(in: 3) {
      message.thread = ThreadSummary(
        replyCount: pick([0, 1, 3, 12_345, -4]),
        lastReply: one(in: 2) ? Timestamp(milliseconds: 1_600_000_100_000) : nil, people: people())
    }
    if one(in: 3) {
      message.reactions.append(
        Reaction(symbol: ":party:", count: pick([1, 1, 40]), isMine: one(in: 2), emoji: pick(["party", ""])))
    }
    if one(in: 4) {
      message.buttons.append(ButtonKind.allCases.map { MessageButton(name(), id: "b", kind: $0) })
    }
    if one(in: 3) { message.attachments.append(transfer()) }
    if one(in: 6) {
      message.attachments.append(
        .call(
          CallAttachment(
            isVideo: one(in: 2), isMissed: one(in: 3), duration: pick([nil, 0, 62.5, 1e300, .nan, -3]))))
    }
    if one(in: 6) { message.attachments.append(poll()) }
    if one(in: 6) {
      message.attachments.append(
        .link(
          LinkPreview(
            address: "example.org", title: name(), summary: one(in: 2) ? name() : nil,
            picture: PictureSize(width: 3, height: 2), isPictureSmall: true)))
    }
  }

  private mutating func people() -> [String] { (0..<below(9)).map { _ in name() } }

  /// A file or a picture, which may be in transfer.
  private mutating func transfer() -> MessageAttachment {
    let (state, progress) = (pick(MediaState.allCases), pick([nil, 0, 0.4, 1, 7, -1, .nan]))
    if one(in: 2) {
      return .file(
        FileAttachment(
          name: name() + ".pdf", byteCount: pick([nil, 12, 1 << 40]), state: state, progress: progress))
    }
    var media = MediaAttachment(kind: pick(MediaKind.allCases), state: state)
    (media.progress, media.isHD) = (progress, one(in: 2))
    media.size = one(in: 2) ? PictureSize(width: 640, height: 480) : nil
    return .media(media)
  }

  private mutating func poll() -> MessageAttachment {
    var poll = PollAttachment(
      question: name(), options: ["Yes", "No"], votes: has(.votes) ? pick([[], [3, 1]]) : [])
    (poll.isClosed, poll.allowsSeveral) = (one(in: 2), one(in: 2))
    (poll.correctAnswer, poll.voterCount) = (pick([nil, 0, 9]), pick([nil, 4]))
    return .poll(poll)
  }
}
