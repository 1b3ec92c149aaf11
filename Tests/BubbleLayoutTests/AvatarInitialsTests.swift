import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests what a person's picture shows until it is available: initials inside the disc, or the sign of a person.
@Suite struct AvatarInitialsTests {
  private static let scales = [0.8, 1, 1.5, 2.3, 3]
  /// Names with wide or high initials in many scripts.
  private static let lettered = [
    "😀😀 Ann", "👩‍👩‍👧 🇧🇷", "William Wong", "Ǿ Ǻ", "देव क्ष्म", "محمد علي", "கௌசல்யா ஷௌ", "ញ្ញ ក្ត្រៅ", "กี้ ปุ๊", "漢字 太郎", "Ẫ Ẵ",
    "Z\u{30D}\u{30D}\u{30D}\u{316}\u{316}alg\u{30D}o Ẑ\u{30D}\u{30D}\u{30D}\u{30D}",
  ]
  /// Names without letters.
  private static let unnamed = ["+49 170 1234567", "???", "...", "—", "( )", "+1"]

  private func cell(
    _ name: String, _ style: ChatStyle, _ scale: Double, _ person: Person = Person(),
    _ direction: InterfaceDirection = .leftToRight
  ) throws -> Cell {
    var message = Message(id: 1, sender: "u1", timestamp: Fixtures.timestamp, text: "Hello", senderName: name)
    message.seenBy = ["u1", "u2"]
    message.thread = ThreadSummary(replyCount: 2, people: ["u1", "u2"])
    var person = person
    person.name = name
    return try TestEngines.bundled.cell(
      for: message, style: style, width: 1_200,
      environment: LayoutEnvironment(
        me: "me", direction: direction, fontScale: scale, people: ["u1": person, "u2": person]))
  }

  /// Returns how far the ink of a label reaches from the middle of a disc, in points.
  private func reach(of label: LabelPart, in disc: Rect) throws -> Double {
    let ink = try #require(label.block.ink(ofLine: 0))
      .offset(x: label.frame.minX + label.blockOrigin.x, y: label.frame.minY + label.blockOrigin.y)
    let x = max(disc.midX - ink.minX, ink.maxX - disc.midX).points
    let y = max(disc.midY - ink.minY, ink.maxY - disc.midY).points
    return (x * x + y * y).squareRoot()
  }

  @Test(arguments: ["merged", "clustered"], scales) func initialsStandInsideTheDisc(
    preset: String, scale: Double
  ) throws {
    let style = try ChatStyle.preset(preset)
    for name in Self.lettered {
      for own in [nil, "MWW", "🇧🇷🇧🇷🇧🇷"] {
        let cell = try cell(name, style, scale, Person(initials: own))
        let disc = try #require(cell.avatars.first { $0.person == nil }).frame
        guard let label = cell.labels(.initials).first(where: { $0.index == nil }) else {
          // Stacked marks may leave no room for a letter.
          #expect(name.unicodeScalars.contains("\u{30D}") && cell.persons.contains { $0.frame == disc })
          continue
        }
        let reach = try reach(of: label, in: disc)
        #expect(reach <= disc.width.points / 2 - 1, "\(name), \(own ?? "-")")
        #expect(!label.block.lines.contains { $0.ending == .truncated }, "\(name), \(own ?? "-")")
        // Letters of ordinary width keep their size.
        if name == "William Wong", own == nil {
          #expect(label.text == "WW" && label.block.size.width.points > disc.width.points * 0.6)
        }
      }
    }
  }

  /// Every picture of a person without letters has the sign of a person, in the middle of the disc.
  @Test(arguments: ["merged", "clustered"], scales) func peopleWithoutLettersHaveASign(
    preset: String, scale: Double
  ) throws {
    let style = try ChatStyle.preset(preset)
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      for name in Self.unnamed {
        let cell = try cell(name, style, scale, Person(), direction)
        #expect(cell.labels(.initials).isEmpty && cell.avatars.count >= 3)
        #expect(cell.persons.count == cell.avatars.count, "\(name)")
        for (avatar, sign) in zip(cell.avatars, cell.persons) {
          #expect(avatar.frame.contains(sign.frame) && sign.frame.midY == avatar.frame.midY, "\(name)")
          if avatar.person == nil { #expect(sign.frame == avatar.frame) }
          #expect(sign.foreground == .everywhere(.avatarText))
        }
      }
    }
    // A number is a name, and the sign on a light colour is dark.
    #expect(try cell("12345", style, scale).labels(.initials).first?.text == "1")
    let light = try cell("???", style, scale, Person(color: Color(0xFFF0A0)))
    #expect(light.persons.allSatisfy { $0.foreground == .everywhere(.capsule) })
  }
}

extension Cell {
  fileprivate var avatars: [AvatarPart] {
    parts.compactMap { if case .avatar(let avatar) = $0 { avatar } else { nil } }
  }

  /// The signs of people in place of their pictures.
  fileprivate var persons: [BoxPart] { boxes(.sign).filter { $0.icon == .person } }
}
