import BubbleLayout
import Foundation
import LayoutGoldens
import TestSupport
import Testing
import TextLayout

/// Tests common changes, and the first line of the failure that each causes. `Documentation/Goldens.md` has
/// the same table.
@Suite struct CauseTableTests {
  private struct Change: Sendable {
    let name: String
    let line: String
    let make: @Sendable (inout ChangedLayout) -> Void

    init(_ name: String, _ line: String, _ make: @escaping @Sendable (inout ChangedLayout) -> Void) {
      (self.name, self.line, self.make) = (name, line, make)
    }
  }

  private static func style(_ json: String) -> @Sendable (inout ChangedLayout) -> Void { { $0.style = json } }

  private static let changes: [Change] = [
    Change(
      "a padding grows by 3", "style: bubble.padding.start 11 → 14",
      style(#"{"bubble": {"padding": {"start": 14}}}"#)),
    Change("radius 16 becomes 12", "style: bubble.radius 16 → 12", style(#"{"bubble": {"radius": 12}}"#)),
    Change(
      "a text's colour in the palette", "style: colors.light.sent.text #0e1f0a → #5c1010",
      style(##"{"colors": {"light": {"sent.text": "#5c1010"}}}"##)),
    Change(
      "another word, so that lines break elsewhere",
      #"cell 0 "m1", text 0: text "Are you up early tomorrow?" → "Are you up earlier tomorrow, and if so when?"; rows below moved by as much"#
    ) { $0.messages[0].text = "Are you up earlier tomorrow, and if so when?" },
    Change("a message is inserted into a group", #"+1 cell: "new"; rows below moved by as much"#) {
      $0.messages.insert(Message(id: "new", sender: "bob", text: "שלום"), at: 2)
    },
    Change("a message is deleted, the only one with an emoji", #"−1 cell: "m4"; rows below moved by as much"#)
    {
      $0.messages.remove(at: 3)
    },
    Change(
      "an avatar of 37 becomes one of 44", "style: received.avatar.size 37 → 44",
      style(#"{"avatar": {"size": 44}}"#)),
    Change("a font's file is replaced", #"font NotoColorEmoji "4fb036f37215…" is now "another""#) {
      $0.hash = "another"
    },
    Change("the time zone", #"case: timeZone "GMT" → "Asia/Tokyo""#) {
      $0.environment.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    },
    Change("the width", #"case: width "320.0" → "300.0""#) { $0.width = 300 },
    Change("the locale", #"case: locale "en_US" → "de_DE""#) {
      $0.environment.locale = Locale(identifier: "de_DE")
    },
    Change(
      "a font of 17 becomes one of 16", "style: text.font.size 17 → 16",
      style(#"{"text": {"font": {"size": 16}}}"#)),
    Change(
      "groups stand farther apart", "style: grouping.spacingBetween 8 → 10",
      style(#"{"grouping": {"spacingBetween": 10}}"#)),
    Change("two messages change places", #"order: "m2" is now after "m3""#) {
      $0.messages.swapAt(1, 2)
    },
    Change("the interface runs from right to left", #"case: direction "ltr" → "rtl""#) {
      $0.environment.direction = .rightToLeft
    },
    Change(
      "a regular text becomes bold", #"style: text.font.weight "regular" → "bold""#,
      style(#"{"text": {"font": {"weight": "bold"}}}"#)),
    Change("fonts twice as large", #"case: fontScale "1.0" → "2.0""#) { $0.environment.fontScale = 2 },
    Change("another reader", #"case: me "you" → "ann""#) { $0.environment.me = "ann" },
    Change("the last message moves to the top", #"order: "m8" is now before "m1""#) {
      $0.messages.insert($0.messages.removeLast(), at: 0)
    },
    Change("a message comes an hour later, so that its group splits", #"group: split before "m7""#) {
      for index in 6...7 {
        $0.messages[index].timestamp = $0.messages[index].timestamp.map {
          Timestamp(milliseconds: $0.milliseconds + 3_600_000)
        }
      }
    },
    Change(
      "a bubble's fill", ##"style: sent.bubble.fill "#e1ffc7" → "#ffd7c7""##,
      style(##"{"sent": {"bubble": {"fill": "#ffd7c7"}}}"##)),
    Change("a message was read", #"cell 3 "m4", status: state sent → read"#) {
      $0.messages[3].delivery = .read
    },
    Change("the last three messages are deleted", #"−3 cells: "m6", "m7", "m8""#) {
      $0.messages.removeLast(3)
    },
    Change("dates are shown", #"+1 separator: separator 0 (date) before "m1"; rows below moved by as much"#) {
      $0.options.dates = SeparatorStyle()
    },
  ]

  @Test func theFirstLineIsTheCause() throws {
    let golden = try ChangedLayout().golden()
    #expect(golden.compared(with: golden).isSuccess)
    #expect(Self.changes.count == 24)
    for change in Self.changes {
      var layout = ChangedLayout()
      change.make(&layout)
      let outcome = try layout.golden().compared(with: golden)
      #expect(outcome.headline == change.line, "\(change.name):\n\(outcome)")
      #expect(outcome.word == (layout.hash == nil ? "different" : "incomparable"))
      for line in outcome.description.split(separator: "\n") { #expect(line.count <= 162, "\(line)") }
    }
  }

  @Test func theTableOfTheDocumentationIsThisOne() throws {
    let page = try String(contentsOf: Repository.url("Documentation/Goldens.md"), encoding: .utf8)
    for change in Self.changes {
      #expect(page.contains("| \(change.name) | `\(change.line)` |"), "\(change.name)")
    }
  }
}
