import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

@Suite struct GroupingTests {
  private static let noon = Fixtures.timestamp.milliseconds - 27_261_000  // 12:00:00 of that day, UTC

  private static func message(
    _ sender: String?, at seconds: Int64? = 0, role: MessageRole = .received,
    _ change: (inout NeighbourTraits) -> Void = { _ in }
  ) -> NeighbourTraits {
    var traits = NeighbourTraits(sender: sender, role: role)
    traits.timestamp = seconds.map { Timestamp(milliseconds: noon + $0 * 1_000) }
    traits.footerTime = "12:00"
    traits.delivery = .read
    change(&traits)
    return traits
  }

  private static let standard = GroupingStyle(
    window: 180, spacingWithin: 2, spacingBetween: 12, spacingAroundNotices: 20)
  private static let dates = TranscriptOptions(dates: SeparatorStyle())

  private static func placements(
    _ messages: [NeighbourTraits], _ grouping: GroupingStyle? = standard,
    _ options: TranscriptOptions = dates, zone: TimeZone = .gmt
  ) -> [Placement] {
    var days = DayCalendar(timeZone: zone)
    return messages.indices.map { index in
      Placement(
        Neighbourhood(
          messages[index], after: index > 0 ? messages[index - 1] : nil,
          before: index + 1 < messages.count ? messages[index + 1] : nil,
          lastTime: messages[..<index].last { $0.timestamp != nil }?.timestamp),
        grouping: grouping, options: options, days: &days)
    }
  }

  private enum Position { case single, first, middle, last }

  private static func positions(
    _ messages: [NeighbourTraits], _ grouping: GroupingStyle? = standard,
    _ options: TranscriptOptions = dates, zone: TimeZone = .gmt
  ) -> [Position] {
    placements(messages, grouping, options, zone: zone).map {
      $0.isFirst ? $0.isLast ? .single : .first : $0.isLast ? .last : .middle
    }
  }

  @Test func positionsInAGroup() {
    let messages = ["a", "b", "b", "b", "a", "a"].map { Self.message($0) }
    #expect(Self.positions(messages) == [.single, .first, .middle, .last, .first, .last])
    #expect(Self.positions([]) == [])
    #expect(Self.placements(messages, nil, TranscriptOptions()) == messages.map { _ in .alone })
  }

  @Test func rolesSeparate() {
    let messages = [
      Self.message("a"), Self.message("a", role: .sent), Self.message("a", role: .sent),
    ]
    #expect(Self.positions(messages) == [.single, .first, .last])
  }

  @Test(arguments: [60, 180, 600, 900] as [Int64])
  func windowsSeparate(seconds: Int64) {
    let rules = GroupingStyle(window: Double(seconds))
    #expect(
      Self.positions([Self.message("a"), Self.message("a", at: seconds - 1)], rules) == [.first, .last])
    #expect(
      Self.positions([Self.message("a"), Self.message("a", at: seconds)], rules) == [.single, .single])
    // Because clocks differ, a message with an earlier time counts like one with a later time.
    #expect(
      Self.positions([Self.message("a", at: seconds), Self.message("a")], rules) == [.single, .single])
    let unlimited = GroupingStyle(window: nil)
    #expect(
      Self.positions([Self.message("a"), Self.message("a", at: seconds)], unlimited) == [.first, .last])
    #expect(
      Self.positions([Self.message("a", at: 5), Self.message("a", at: nil)], rules) == [.first, .last])
  }

  @Test func anUnknownSenderHasNoGroup() {
    #expect(Self.positions([Self.message(nil), Self.message(nil)]) == [.single, .single])
  }

  @Test func datesAndUnreadLinesSeparate() throws {
    // The times are 23:59:50 and 00:00:05 in UTC.
    let messages = [
      Self.message("a", at: 43_190), Self.message("a", at: 43_205), Self.message("a", at: 43_206),
    ]
    #expect(Self.positions(messages) == [.single, .first, .last])
    #expect(Self.placements(messages).map(\.startsDay) == [true, true, false])
    // In Tokyo these times are in the middle of a day.
    let tokyo = try #require(TimeZone(secondsFromGMT: 9 * 3_600))
    #expect(Self.positions(messages, zone: tokyo) == [.first, .middle, .last])
    #expect(Self.placements(messages, zone: tokyo).map(\.startsDay) == [true, false, false])
    let joined = GroupingStyle(window: 180, endsAtDays: false)
    #expect(Self.positions(messages, joined, TranscriptOptions()) == [.first, .middle, .last])
    // A date between messages ends a group in every style.
    #expect(Self.positions(messages, joined) == [.single, .first, .last])
    let unread = [Self.message("a"), Self.message("a") { $0.startsUnread = true }, Self.message("a")]
    #expect(Self.positions(unread) == [.single, .first, .last])
    #expect(Self.placements(unread).map(\.startsUnread) == [false, true, false])
  }

  @Test func daysFollowChangesOfClocks() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    var days = DayCalendar(timeZone: berlin)
    // In Berlin, 2011-03-27 had 23 hours and 2011-10-30 had 25.
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
    #expect(Self.placements(messages).map(\.startsDay) == [false, true, false, false, false, true])
  }

  @Test func reactionsAndButtonsEndAGroup() {
    let messages = [Self.message("a") { $0.hasReactions = true }, Self.message("a")]
    #expect(Self.positions(messages) == [.first, .last])
    #expect(Self.positions(messages, GroupingStyle(endsAtReactions: true)) == [.single, .single])
    // The reactions of the later message do not end the group.
    #expect(Self.positions(messages.reversed(), GroupingStyle(endsAtReactions: true)) == [.first, .last])
    #expect(
      Self.positions([Self.message("a") { $0.endsGroup = true }, Self.message("a")]) == [.single, .single])
  }

  @Test func noticesStandAlone() {
    let joined: (inout NeighbourTraits) -> Void = { $0.kind = .notice }
    let messages = [
      Self.message("a"), Self.message(nil, at: 0, role: .notice, joined),
      Self.message(nil, at: 0, role: .notice, joined),
      Self.message(nil, role: .notice) { $0.kind = .action }, Self.message("a"), Self.message("a"),
      Self.message("b"),
    ]
    let placements = Self.placements(messages, Self.standard, TranscriptOptions())
    #expect(Self.positions(messages) == [.single, .single, .single, .single, .first, .last, .single])
    #expect(placements.map(\.spacing) == [0, 20, 0, 12, 20, 2, 12])
    #expect(placements.map(\.hidesFooter) == [false, true, true, true, false, false, false])
  }

  @Test func separatorsHaveTheirDistance() {
    let messages = [
      Self.message("a"), Self.message("a") { $0.startsUnread = true }, Self.message("a", at: 86_400),
    ]
    let options = TranscriptOptions(
      dates: SeparatorStyle(spacingAbove: 17, spacingBelow: 3),
      unread: UnreadLine(before: 1, text: "", style: SeparatorStyle(spacingAbove: 9, spacingBelow: 4)))
    let placements = Self.placements(messages, Self.standard, options)
    #expect(placements.map(\.leading) == [0, 9, 17])
    #expect(placements.map(\.spacing) == [3, 4, 3])
    #expect(placements.map(\.hasSeparators) == [true, true, true])
    #expect(Self.placements(messages, nil, options).map(\.leading) == [0, 9, 17])
  }

  @Test(arguments: [
    (GroupVisibility.first, [true, false, false, true]), (.last, [false, false, true, true]),
    (.always, [true, true, true, true]),
  ])
  func whatSomeMessagesOfAGroupHave(visibility: GroupVisibility, shown: [Bool]) {
    let messages = ["a", "a", "a", "b"].map { Self.message($0) }
    #expect(Self.placements(messages).map { $0.shows(visibility) } == shown)
  }

  @Test func repeatedFootersAreHidden() {
    let rules = GroupingStyle(window: 180, hidesRepeatedFooters: true)
    func footers(_ change: (inout NeighbourTraits) -> Void, of index: Int) -> [Bool] {
      var messages = [Self.message("a"), Self.message("a"), Self.message("a")]
      change(&messages[index])
      return Self.placements(messages, rules).map { !$0.hidesFooter }
    }
    #expect(footers({ _ in }, of: 0) == [false, false, true])
    #expect(footers({ $0.footerTime = "12:01" }, of: 2) == [false, true, true])
    #expect(footers({ $0.delivery = .sent }, of: 1) == [true, true, true])
    #expect(footers({ $0.keepsFooter = true }, of: 0) == [true, false, true])
    #expect(footers({ $0.sender = "b" }, of: 2) == [false, true, true])
    let messages = [Self.message("a"), Self.message("a")]
    #expect(Self.placements(messages).map(\.hidesFooter) == [false, false])
  }

  @Test func extremeTimesAndWindows() {
    let messages = [Int64.min, .max, .min, 0].map { milliseconds in
      Self.message("a") { $0.timestamp = Timestamp(milliseconds: milliseconds) }
    }
    #expect(Self.positions(messages) == [.single, .single, .single, .single])
    for window in [Double.nan, -1, 0] {
      #expect(
        Self.positions([Self.message("a"), Self.message("a")], GroupingStyle(window: window)) == [
          .single, .single,
        ])
    }
    #expect(
      Self.positions([Self.message("a"), Self.message("a")], GroupingStyle(window: .infinity)) == [
        .first, .last,
      ])
  }
}
