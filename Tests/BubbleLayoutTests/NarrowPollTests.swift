import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests polls whose answers have little room beside their marks and votes.
@Suite struct NarrowPollTests {
  private static let options = [
    ["Absolutely", "No"], ["The place with the terrible chairs", "Canteen"], ["بالتأكيد نعم", "لا"],
    ["Vielleicht am Donnerstag", "Nie"], ["7", "8"],
  ]

  private func cell(
    _ options: [String], votes: [Int], width: Double, scale: Double, isRightToLeft: Bool
  ) throws -> Cell {
    var message = Message(id: 1, sender: "ann", text: "")
    message.attachments = [.poll(PollAttachment(question: "Party?", options: options, votes: votes))]
    return try TestEngines.bundled.cell(
      for: message, style: .merged, width: width,
      environment: LayoutEnvironment(direction: isRightToLeft ? .rightToLeft : .leftToRight, fontScale: scale)
    )
  }

  /// An answer beside its votes has six em or what it needs; a narrower one has the whole width, with its mark and its
  /// votes above it. Nothing overlaps, and no votes are left out.
  @Test(arguments: [0.8, 1, 1.6, 2.5], [false, true])
  func answersHaveRoom(scale: Double, isRightToLeft: Bool) throws {
    var (beside, above) = (0, 0)
    for options in Self.options {
      for width in [220.0, 240, 280, 320, 400, 800] {
        let cell = try cell(
          options, votes: [90, 10], width: width, scale: scale, isRightToLeft: isRightToLeft)
        let poll = try #require(cell.boxes(.poll).first).frame
        let (answers, counts, marks) = (cell.labels(.option), cell.labels(.count), cell.boxes(.option))
        #expect(counts.count == 2, "\(options), \(width)")
        for (answer, (count, mark)) in zip(answers, zip(counts, marks)) {
          #expect(mark.frame.minX >= poll.minX && count.frame.maxX <= poll.maxX)
          #expect(!mark.frame.overlaps(answer.frame) && !mark.frame.overlaps(count.frame))
          if answer.frame.minY >= mark.frame.maxY {
            above += 1
            #expect(count.frame.maxY <= answer.frame.minY)
          } else {
            beside += 1
            let needed = min(6 * 15 * scale, answer.block.size.width.points)
            #expect(answer.frame.width.points >= needed - 1, "\(options), \(width)")
            #expect(!answer.block.lines.contains { $0.ending == .emergency }, "\(options), \(width)")
          }
        }
      }
    }
    #expect(beside > 5 && (scale < 2 || above > 5))
  }
}
