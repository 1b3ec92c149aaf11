import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests what a quiz shows of the right answer and of the reader's own.
@Suite struct QuizAnswerTests {
  private static func quiz(
    _ chosen: [Int], correct: Int? = 1, isClosed: Bool = false, severalAllowed: Bool = false
  ) -> PollAttachment {
    var poll = PollAttachment(
      question: "Capital of Australia?", options: ["Sydney", "Canberra", "Melbourne"], votes: [4, 9, 1],
      chosen: chosen)
    (poll.correctAnswer, poll.isClosed, poll.allowsSeveral) = (correct, isClosed, severalAllowed)
    return poll
  }

  private func cell(
    _ poll: PollAttachment, from sender: String = "ann", style: ChatStyle = .merged, width: Double = 320,
    _ direction: InterfaceDirection = .leftToRight
  ) throws -> Cell {
    var message = Message(id: 1, sender: sender, text: "")
    message.attachments = [.poll(poll)]
    return try TestEngines.bundled.cell(
      for: message, style: style, width: width, environment: LayoutEnvironment(me: "me", direction: direction)
    )
  }

  /// The state, the sign and whether the mark is filled, for each answer.
  private func marks(_ cell: Cell) -> [String] {
    cell.boxes(.option).map { mark in
      let words = [
        mark.state?.rawValue, mark.icon?.rawValue, mark.background == nil ? nil : "filled",
        mark.border > 0 ? "outline" : nil, mark.isChosen ? "chosen" : nil,
      ]
      return words.compactMap { $0 }.joined(separator: " ")
    }
  }

  @Test func theTableOfAnswers() throws {
    let own = "wrong cross filled chosen"
    let right = "right check outline"
    let table: [(PollAttachment, [String])] = [
      (Self.quiz([0]), [own, right, ""]),
      (Self.quiz([1]), ["", "right check filled chosen", ""]),
      (Self.quiz([0, 2], severalAllowed: true), [own, right, own]),
      (Self.quiz([0, 1], severalAllowed: true), [own, "right check filled chosen", ""]),
      // The right answer is secret until the reader has answered.
      (Self.quiz([]), ["", "", ""]),
      (Self.quiz([], isClosed: true), ["", right, ""]),
      // An ordinary poll, and a quiz whose right answer is not among its answers.
      (Self.quiz([0], correct: nil), ["check filled chosen", "", ""]),
      (Self.quiz([0], correct: 9), ["check filled chosen", "", ""]),
      (Self.quiz([0], correct: -1), ["check filled chosen", "", ""]),
    ]
    // `rows` shows a poll as a line of text.
    for preset in ChatStylePreset.all where preset.name != "rows" {
      for (poll, expected) in table {
        let marks = marks(try cell(poll, style: preset.style))
        #expect(marks == expected, "\(preset.name): \(poll.chosen), \(poll.correctAnswer ?? -2)")
      }
    }
  }

  /// The bars have the colours of the signs.
  @Test func barsHaveTheColoursOfTheirAnswers() throws {
    let cell = try cell(Self.quiz([0]), from: "me")
    #expect(
      cell.boxes(.share).map(\.background) == [.on(.sent, .wrong), .on(.sent, .right), .on(.sent, .barFull)])
    let secret = try self.cell(Self.quiz([]))
    #expect(secret.boxes(.share).allSatisfy { $0.background == .on(.received, .barFull) })
  }

  /// Whether and how a quiz is answered changes no frame.
  @Test(arguments: [InterfaceDirection.leftToRight, .rightToLeft])
  func answersChangeNoFrame(direction: InterfaceDirection) throws {
    for width in [120.0, 200, 320, 800] {
      func frames(_ chosen: [Int]) throws -> [Rect] {
        try cell(Self.quiz(chosen), width: width, direction).parts.map(\.frame)
      }
      let open = try frames([])
      #expect(try frames([0]) == open && frames([1]) == open, "\(width)")
    }
  }

  @Test func signsAndBarsAreLegibleInEveryPalette() {
    for preset in ChatStylePreset.all {
      for theme in ColorTheme.allCases {
        let palette = preset.style.palettes[theme]
        for surface in ColorSurface.allCases {
          for role in [SurfaceColorRole.right, .wrong] {
            for ground in [SurfaceColorRole.fill, .button] {
              let contrast = palette[surface, role].contrast(on: palette[surface, ground])
              #expect(
                contrast >= ColorPalette.graphicContrast,
                "\(preset.name) \(theme) \(surface): \(role) on \(ground) has \(contrast)")
            }
          }
        }
      }
    }
  }

  @Test func screenReadersSayWhichAnswerIsRight() throws {
    func answers(_ poll: PollAttachment) throws -> [(String?, [AccessibilityState])] {
      var message = Message(id: 1, sender: "ann", text: "")
      message.attachments = [.poll(poll)]
      let transcript = Transcript([message], style: .merged, width: 320, engine: try TestEngines.bundled)
      let row = try #require(transcript.accessibility(of: 1))
      return row.children.flatMap(\.children).map { ($0.value, Array($0.states)) }
    }
    let told = try answers(Self.quiz([0]))
    #expect(told.map(\.0) == ["4 votes, wrong answer", "9 votes, right answer", "1 vote"])
    #expect(told.map { $0.1 == [.selected] } == [true, false, false])
    #expect(try answers(Self.quiz([])).map(\.0) == ["4 votes", "9 votes", "1 vote"])
  }
}
