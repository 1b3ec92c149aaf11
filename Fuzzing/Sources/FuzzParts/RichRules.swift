import BubbleLayout
import TextLayout

/// Rules that must hold for messages with blocks and for Markdown that arrives in pieces.
package enum RichRules {
  private static let widths: [Double] = [320, 40, 1_000, 180.5, 233, 97.25, 319, 321, 5, 500]

  /// Checks that cached heights for other widths equal those of the rows laid out at these widths, and that
  /// the transcript equals a new one at each width.
  package static func check(_ messages: [Message], style: ChatStyle, widths offset: Int) {
    var transcript = Transcript(
      messages, style: style, width: widths[0], engine: FuzzEngine.shared,
      environment: LayoutEnvironment(me: "s0"))
    for step in 0..<4 {
      transcript.width = widths[(offset + step * 3) % widths.count]
      compare(transcript, "the width \(transcript.width)")
    }
  }

  /// Checks that a message that arrives in pieces equals, after each piece, a message that got the same text
  /// at once.
  package static func stream(_ text: String, style: ChatStyle, lineEnds: LineEnds?, cut: (Int) -> Int) {
    var message = Message(id: .integer(1), sender: "s1", text: "")
    message.format = .markdown
    message.isStreaming = true
    message.lineEnds = lineEnds
    let other = Message(id: .integer(0), sender: "s0", text: "How?")
    var transcript = Transcript(
      [other, message], style: style, width: 320, engine: FuzzEngine.shared,
      environment: LayoutEnvironment(me: "s0"))
    let scalars = Array(text.unicodeScalars)
    var start = 0
    var step = 0
    while start < scalars.count {
      let end = min(scalars.count, start + max(1, cut(start)))
      var piece = String.UnicodeScalarView()
      piece.append(contentsOf: scalars[start..<end])
      _ = transcript.append(String(piece), to: .integer(1))
      start = end
      step += 1
      if step % 5 == 4 { transcript.width = widths[step % widths.count] }
      guard step % 4 == 0 || start == scalars.count else { continue }
      compare(transcript, "\(start) characters")
    }
    _ = transcript.finish(.integer(1))
    compare(transcript, "the end")
    expect(
      transcript.message(withID: .integer(1))?.isStreaming != true, "a message that is finished still grows")
  }

  private static func compare(_ transcript: Transcript, _ when: String) {
    let fresh = Transcript(
      transcript.messages, style: transcript.style, width: transcript.width, engine: FuzzEngine.shared,
      environment: transcript.environment)
    for message in transcript.messages {
      let frames = (transcript.frame(of: message.id), fresh.frame(of: message.id))
      expect(
        frames.0 == frames.1, "another frame than a new transcript's",
        "\(String(describing: frames.0)) \(String(describing: frames.1)) after \(when)")
    }
    expect(fresh.height == transcript.height, "another height than a new transcript's", "after \(when)")
    var bottom: LayoutUnit = 0
    for row in FuzzEngine.shared.rows(
      for: transcript.messages, style: transcript.style, width: transcript.width,
      environment: transcript.environment)
    { bottom = max(bottom, row.frame.maxY) }
    expect(
      bottom == transcript.height, "rows of another height than is kept",
      "\(bottom) \(transcript.height) after \(when)")
  }
}

extension RichRules {
  /// Checks the input that the bytes describe: two messages of blocks, or Markdown that arrives in pieces.
  ///
  /// - Parameter pieces: Makes Markdown from bytes that choose its pieces.
  package static func run(_ bytes: [UInt8], pieces: (ArraySlice<UInt8>) -> [UInt8]) {
    var input = FuzzInput(bytes)
    let kind = input.byte()
    let style = input.choice(FuzzEngine.styles)
    let sizes = input.byte()
    if kind & 1 == 0 {
      let messages = (0..<2).map { number in
        var message = Message(id: .integer(number), sender: "s\(number)", text: "")
        message.blocks = RichBlocks.blocks(&input, count: 4)
        return message
      }
      check(messages, style: style, widths: sizes)
    } else {
      let text = growingText(bytes, pieces: pieces) ?? ""
      stream(text, style: style, lineEnds: kind & 4 == 0 ? nil : .hard) {
        1 + ($0 &* 5 &+ sizes) % [3, 9, 31][sizes % 3]
      }
    }
  }

  /// Returns the Markdown that the bytes describe; nil if they describe blocks.
  package static func growingText(_ bytes: [UInt8], pieces: (ArraySlice<UInt8>) -> [UInt8]) -> String? {
    var input = FuzzInput(bytes)
    let kind = input.byte()
    _ = (input.choice(FuzzEngine.styles), input.byte())
    guard kind & 1 == 1 else { return nil }
    let rest = input.rest()
    return String(
      decoding: kind & 2 == 0 ? pieces(rest.prefix(200)) : Array(rest.prefix(1_000)), as: UTF8.self)
  }
}
