import BubbleLayout
import Foundation
import Testing
import TextLayout

@Suite struct NeighbourTests {
  private static let noon = Fixtures.timestamp.milliseconds - 27_261_000  // 12:00:00 of that day, UTC

  private static func message(
    _ sender: String?, at seconds: Int64? = 0, side: Side = .left,
    _ change: (inout NeighbourTraits) -> Void = { _ in }
  ) -> NeighbourTraits {
    var traits = NeighbourTraits(
      sender: sender, side: side, timestamp: seconds.map { Timestamp(milliseconds: noon + $0 * 1_000) },
      footerText: "12:00", footerState: "read")
    change(&traits)
    return traits
  }

  private static func states(
    _ messages: [NeighbourTraits], _ rules: GroupingRules = GroupingRules(), zone: TimeZone = .gmt
  ) -> [NeighbourState] {
    Neighbours.states(of: messages, rules: rules, timeZone: zone)
  }

  private static func positions(
    _ messages: [NeighbourTraits], _ rules: GroupingRules = GroupingRules(), zone: TimeZone = .gmt
  ) -> [GroupPosition] {
    states(messages, rules, zone: zone).map(\.position)
  }

  @Test func positionsInAGroup() {
    let messages = ["a", "b", "b", "b", "a", "a"].map { Self.message($0) }
    #expect(Self.positions(messages) == [.single, .first, .middle, .last, .first, .last])
    #expect(Self.positions([]) == [])
  }

  @Test func sidesSeparate() {
    let messages = [Self.message("a"), Self.message("a", side: .right), Self.message("a", side: .right)]
    #expect(Self.positions(messages) == [.single, .first, .last])
  }

  @Test(arguments: [60, 180, 600, 900] as [Int64])
  func windowsSeparate(seconds: Int64) {
    let rules = GroupingRules(window: seconds * 1_000)
    #expect(
      Self.positions([Self.message("a"), Self.message("a", at: seconds - 1)], rules) == [.first, .last])
    #expect(
      Self.positions([Self.message("a"), Self.message("a", at: seconds)], rules) == [.single, .single])
    // Clocks differ: a message from before counts like one from after.
    #expect(
      Self.positions([Self.message("a", at: seconds), Self.message("a")], rules) == [.single, .single])
    let unlimited = GroupingRules(window: nil)
    #expect(
      Self.positions([Self.message("a"), Self.message("a", at: seconds)], unlimited) == [.first, .last])
    #expect(
      Self.positions([Self.message("a", at: 5), Self.message("a", at: nil)], rules) == [.first, .last])
  }

  @Test func anUnknownSenderHasNoGroup() {
    #expect(Self.positions([Self.message(nil), Self.message(nil)]) == [.single, .single])
  }

  @Test func datesAndUnreadLinesSeparate() {
    // 23:59:50 and 00:00:05 in UTC.
    let messages = [
      Self.message("a", at: 43_190), Self.message("a", at: 43_205), Self.message("a", at: 43_206),
    ]
    #expect(Self.positions(messages) == [.single, .first, .last])
    #expect(Self.states(messages).map(\.startsDay) == [true, true, false])
    // The same moments in the middle of a day in Tokyo.
    let tokyo = TimeZone(secondsFromGMT: 9 * 3_600) ?? .gmt
    #expect(Self.positions(messages, zone: tokyo) == [.first, .middle, .last])
    #expect(Self.states(messages, zone: tokyo).map(\.startsDay) == [true, false, false])
    let joined = GroupingRules(endsAtNewDay: false, separatesDays: false)
    #expect(Self.positions(messages, joined) == [.first, .middle, .last])
    let unread = [Self.message("a"), Self.message("a") { $0.startsUnread = true }, Self.message("a")]
    #expect(Self.positions(unread) == [.single, .first, .last])
    #expect(Self.states(unread).map(\.startsUnread) == [false, true, false])
  }

  @Test func daysFollowChangesOfClocks() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    var days = DayCalendar(timeZone: berlin)
    // 2011-03-27 had 23 hours, 2011-10-30 had 25.
    let march = days.start(of: Timestamp(milliseconds: 1_301_220_000_000))
    #expect(days.start(of: Timestamp(milliseconds: march + 23 * 3_600_000 - 1)) == march)
    #expect(days.start(of: Timestamp(milliseconds: march + 23 * 3_600_000)) == march + 23 * 3_600_000)
    let october = days.start(of: Timestamp(milliseconds: 1_319_968_800_000))
    #expect(days.start(of: Timestamp(milliseconds: october + 25 * 3_600_000 - 1)) == october)
    for milliseconds in [Int64.min, .max, 0] { _ = days.start(of: Timestamp(milliseconds: milliseconds)) }
  }

  @Test func unknownTimesDoNotHideANewDay() {
    let messages = [
      Self.message("a", at: nil), Self.message("a", at: 0), Self.message("a", at: nil),
      Self.message("a", at: 9),
      Self.message("a", at: nil), Self.message("a", at: 86_400),
    ]
    #expect(Self.states(messages).map(\.startsDay) == [false, true, false, false, false, true])
  }

  @Test func reactionsAndButtonsEndAGroup() {
    let messages = [Self.message("a") { $0.hasReactions = true }, Self.message("a")]
    #expect(Self.positions(messages) == [.first, .last])
    #expect(Self.positions(messages, GroupingRules(endsAtReactions: true)) == [.single, .single])
    // Those of the later one do not matter.
    #expect(Self.positions(messages.reversed(), GroupingRules(endsAtReactions: true)) == [.first, .last])
    #expect(
      Self.positions([Self.message("a") { $0.endsGroup = true }, Self.message("a")]) == [.single, .single])
  }

  @Test func systemRowsStandAlone() {
    let joined: (inout NeighbourTraits) -> Void = { $0.systemKind = "joined" }
    let messages = [
      Self.message("a"), Self.message(nil, at: 0, joined), Self.message(nil, at: 0, joined),
      Self.message(nil) { $0.systemKind = "renamed" }, Self.message("a"), Self.message("a"),
      Self.message("b"),
    ]
    let states = Self.states(messages)
    #expect(states.map(\.position) == [.single, .single, .single, .single, .first, .last, .single])
    #expect(states.map(\.spacingAbove) == [0, 20, 0, 12, 20, 2, 12])
    #expect(states[1].showsName == false && states[1].showsAvatar == false && states[1].showsFooter == false)
  }

  @Test func separatorsHaveTheirDistance() {
    let messages = [
      Self.message("a"), Self.message("a") { $0.startsUnread = true }, Self.message("a", at: 86_400),
    ]
    let rules = GroupingRules(spacing: GroupSpacing(inside: 2, between: 8, aboveSeparator: 17))
    #expect(Self.states(messages, rules).map(\.spacingAbove) == [0, 17, 17])
  }

  @Test(arguments: [
    (GroupMembers.none, [false, false, false, false]), (.first, [true, false, false, true]),
    (.last, [false, false, true, true]), (.all, [true, true, true, true]),
  ])
  func namesAndAvatars(members: GroupMembers, shown: [Bool]) {
    let messages = ["a", "a", "a", "b"].map { Self.message($0) }
    #expect(Self.states(messages, GroupingRules(names: members)).map(\.showsName) == shown)
    #expect(Self.states(messages, GroupingRules(avatars: members)).map(\.showsAvatar) == shown)
  }

  @Test func repeatedFootersAreHidden() {
    let rules = GroupingRules(hidesRepeatedFooters: true)
    func footers(_ change: (inout NeighbourTraits) -> Void, of index: Int) -> [Bool] {
      var messages = [Self.message("a"), Self.message("a"), Self.message("a")]
      change(&messages[index])
      return Self.states(messages, rules).map(\.showsFooter)
    }
    #expect(footers({ _ in }, of: 0) == [false, false, true])
    #expect(footers({ $0.footerText = "12:01" }, of: 2) == [false, true, true])
    #expect(footers({ $0.footerState = "sent" }, of: 1) == [true, true, true])
    #expect(footers({ $0.keepsFooter = true }, of: 0) == [true, false, true])
    #expect(footers({ $0.sender = "b" }, of: 2) == [false, true, true])
    #expect(footers({ $0.footerText = nil }, of: 1) == [true, false, true])
    let messages = [Self.message("a"), Self.message("a")]
    #expect(Self.states(messages).map(\.showsFooter) == [true, true])
  }

  @Test func extremeTimes() {
    let messages = [Int64.min, .max, .min, 0].map {
      NeighbourTraits(sender: "a", side: .left, timestamp: Timestamp(milliseconds: $0))
    }
    #expect(Self.positions(messages) == [.single, .single, .single, .single])
  }

  /// Random edits: the states outside the range that is said to be touched stay, and those inside can be had alone.
  @Test func editsTouchNoOthers() {
    var random = Random(state: 7)
    let rules = GroupingRules(endsAtReactions: true, hidesRepeatedFooters: true)
    for _ in 0..<300 {
      var messages = (0..<random.next(12)).map { _ in random.message() }
      let before = Self.states(messages, rules)
      let index = random.next(messages.count + 1)
      let inserted = random.next(3)
      let removed = min(random.next(3), messages.count - index)
      messages.replaceSubrange(index..<index + removed, with: (0..<inserted).map { _ in random.message() })
      let after = Self.states(messages, rules)
      let touched = Neighbours.neighboursAffected(byEditOf: index..<index + inserted, in: messages)
      #expect(Array(after[..<touched.lowerBound]) == Array(before[..<touched.lowerBound]))
      let kept = messages.count - touched.upperBound
      #expect(Array(after.suffix(kept)) == Array(before.suffix(kept)))
      let alone = Neighbours.states(of: messages, in: touched, rules: rules, timeZone: .gmt)
      #expect(alone == Array(after[touched]))
      if random.next(4) == 0, !messages.isEmpty {
        let one = random.next(messages.count)
        let range = Neighbours.neighboursAffected(byEditAt: one, in: messages)
        #expect(range.contains(one))
        if messages.allSatisfy({ $0.timestamp != nil }) { #expect(range.count <= 3) }
      }
    }
  }

  private struct Random {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return count > 0 ? Int(state >> 33) % count : 0
    }

    mutating func message() -> NeighbourTraits {
      let time: Int64? = next(3) == 0 ? nil : Int64(next(6)) * 30_000 + Int64(next(2)) * 86_400
      return NeighbourTests.message(next(2) == 0 ? "a" : "b", at: time) {
        if next(6) == 0 { $0.systemKind = next(2) == 0 ? "joined" : "left" }
        $0.hasReactions = next(5) == 0
        $0.startsUnread = next(9) == 0
        $0.keepsFooter = next(5) == 0
      }
    }
  }
}
