import BubbleLayout
import TextLayout

/// What in a cell may stand where: a list by role of all that hangs out by design, and of what may be on what.
///
/// Everything else is in its bubble and its cell, and on nothing but its own ground.
struct RoomRules {
  let style: MessageStyle
  let cell: Cell
  /// The parts that stand below the bubble: who has seen the message.
  private let readers: Range<Int>
  /// The parts of reactions over the bubble's edge or below it.
  let reactions: Range<Int>

  init(style: MessageStyle, cell: Cell) {
    self.style = style
    self.cell = cell
    readers = cell.elements.first { $0.kind == .seenBy }?.parts ?? 0..<0
    reactions =
      style.content.reactions.place == .inside
      ? 0..<0 : cell.elements.first { $0.kind == .reactions }?.parts ?? 0..<0
  }

  /// Something of a cell that must not be covered: a line of text, a sign, a picture, a button.
  struct Solid {
    let part: Int
    let name: String
    let kind: Kind
    let frame: Rect
  }

  /// What a solid is, as far as the rules look at it.
  enum Kind: Hashable {
    case text
    case label(LabelRole, index: Int?)
    case avatar
    case delivery
    case media
    case box(BoxRole, index: Int?)
  }

  /// How far the bubble may reach below its cell: the source systems give cells of nothing but text less than their
  /// bubbles have, ten points (`balloon`) and six (`tailed`).
  var overhang: LayoutUnit {
    let isText = cell.parts.allSatisfy {
      if case .box(let box) = $0 { Self.objects.contains(box.role) } else { true }
    }
    guard style.height.basis == .text, isText else { return 0 }
    return style.height.overhang ?? 10
  }

  /// Whether a part stands outside of its bubble by design.
  func standsOutside(_ part: Part, _ index: Int) -> Bool {
    if readers.contains(index) || reactions.contains(index) { return true }
    return switch part {
    // The picture of the sender, and the sign of delivery beside the bubble.
    case .avatar: true
    case .delivery: style.delivery != nil
    // Labels that the style puts in the cell, above or below the bubble.
    case .label(let label) where label.role == .initials: true
    case .label(let label) where style.labels.contains { $0.role == label.role }: true
    // Reactions over the bubble's lower edge or below it.
    case .label(let label): label.role == .reaction && style.content.reactions.place != .inside
    case .box(let box):
      switch box.role {
      // The mark by which a message is selected, and the sign that a swipe uncovers.
      case .selection, .swipe: true
      case .reaction: style.content.reactions.place != .inside
      default: false
      }
    case .text: style.text.box != nil
    case .media: false
    case .formula: false
    }
  }

  /// Whether a part may stand outside of its cell: only the sign that a swipe uncovers, which is not visible.
  func mayLeaveCell(_ part: Part) -> Bool {
    if case .box(let box) = part { box.role == .swipe } else { false }
  }

  /// The solids of the cell, from back to front.
  var solids: [Solid] {
    cell.parts.enumerated().flatMap { index, part -> [Solid] in
      func solid(_ kind: Kind, _ frame: Rect) -> Solid {
        Solid(part: index, name: name(part), kind: kind, frame: frame)
      }
      func lines(_ kind: Kind) -> [Solid] {
        let place = part.blockPlace
        return (part.block?.lines ?? []).filter { $0.frame.width > 0 }.map {
          solid(kind, $0.frame.offset(x: place.x, y: place.y))
        }
      }
      switch part {
      case .text: return lines(.text)
      case .label(let label): return lines(.label(label.role, index: label.index))
      case .avatar: return [solid(.avatar, part.frame)]
      case .delivery: return [solid(.delivery, part.frame)]
      case .media: return [solid(.media, part.frame)]
      case .box(let box):
        // A sign that is not visible covers nothing.
        return box.role == .swipe ? [] : [solid(.box(box.role, index: box.index), part.frame)]
      // It stands in the room that its text has for it.
      case .formula: return []
      }
    }
  }

  /// Whether the second solid, which is in front, may stand on the first.
  func may(_ front: Solid, standOn back: Solid) -> Bool {
    if front.part == back.part { return true }
    // Faces in a row lie on each other.
    if readers.contains(front.part), readers.contains(back.part) { return true }
    return switch (back.kind, front.kind) {
    // Objects in a text stand in the room that its lines leave them.
    case (.text, .box(let object, _)) where Self.objects.contains(object): true
    case (.text, .label(.mention, _)): true
    case (.label(.reaction, let index), .box(.emoji, let other)): index == other
    // Who has replied, in the line that says so.
    case (.label(.detail, _), .avatar), (.label(.detail, _), .label(.initials, _)): true
    case (.box(.mention, let index), .label(.mention, let other)): index == other
    // What a ground is there to hold.
    case (.box(.quote, _), .box(.quoteBar, _)), (.box(.quote, _), .box(.quotePicture, _)),
      (.box(.quote, _), .label(.quoteSender, _)), (.box(.quote, _), .label(.quoteText, _)):
      true
    case (.box(.link, let index), .box(.linkPicture, let other)): index == other
    case (.box(.link, let index), .label(.title, let other)),
      (.box(.link, let index), .label(.detail, let other)):
      index == other
    case (.box(.code, let index), .label(.code, let other)),
      (.box(.code, let index), .label(.language, let other)),
      (.box(.code, let index), .box(.copy, let other)):
      index == other
    case (.box(.button, let index), .label(.button, let other)),
      (.box(.button, let index), .box(.sign, let other)):
      index == other
    case (.box(.reaction, let index), .label(.reaction, let other)),
      (.box(.reaction, let index), .box(.emoji, let other)):
      index == other
    case (.box(.poll, let index), .label(.title, let other)): index == other
    case (.box(.poll, _), .box(.option, _)), (.box(.poll, _), .label(.option, _)): true
    // Whether it is a quiz, closed, for several answers, and how many have voted.
    case (.box(.poll, _), .label(.detail, _)), (.box(.poll, _), .box(.icon, _)): true
    // What an answer of a poll has had: votes, and their share on a track.
    case (.box(.poll, _), .label(.count, _)), (.box(.poll, _), .box(.track, _)),
      (.box(.poll, _), .box(.share, _)):
      true
    case (.box(.track, let index), .box(.share, let other)): index == other
    // While a sender has no picture.
    case (.avatar, .label(.initials, _)): true
    case (.box(.voice, let index), .box(.waveform, let other)): index == other
    // A video's mark and its length, in a capsule.
    case (.media, .box(.play, _)), (.media, .label(.duration, _)), (.box(.capsule, _), .label(.duration, _)):
      true
    case (.box(let card, let index), .box(.icon, let other)) where Self.cards.contains(card): index == other
    case (.box(let card, let index), .label(.title, let other)) where Self.cards.contains(card):
      index == other
    case (.box(let card, let index), .label(.detail, let other)) where Self.cards.contains(card):
      index == other
    // The footer over pictures, in its capsule.
    case (.media, .box(.capsule, _)), (.media, .label(.edited, _)), (.media, .label(.time, _)),
      (.media, .delivery), (.media, .box(.sign, _)), (.media, .label(.detail, _)),
      (.box(.capsule, _), .box(.sign, _)), (.box(.capsule, _), .label(.detail, _)),
      (.box(.capsule, _), .label(.edited, _)), (.box(.capsule, _), .label(.time, _)),
      (.box(.capsule, _), .delivery):
      true
    // The number of pictures that are not shown.
    case (.media, .label(.hiddenCount, _)): true
    // Reactions over the bubble's edge cover the edge of a picture that reaches to it, and what stands on a small one.
    case (.media, _) where isReaction(front), (.box(.play, _), _) where isReaction(front),
      (.label(.hiddenCount, _), _) where isReaction(front):
      style.content.reactions.place == .overlapping
    // The mark in the middle of a small picture, all of which plays, gives way to the footer.
    case (.box(.play, _), .box(.capsule, _)), (.box(.play, _), .label(.edited, _)),
      (.box(.play, _), .box(.sign, _)), (.box(.play, _), .label(.detail, _)),
      (.box(.play, _), .label(.time, _)), (.box(.play, _), .delivery):
      true
    default: false
    }
  }

  private func isReaction(_ solid: Solid) -> Bool { reactions.contains(solid.part) }

  private static let cards: Set<BoxRole> = [.voice, .file, .contact, .location, .call]
  /// Of a text.
  private static let objects: Set<BoxRole> = [.emoji, .mention, .sign]

  func name(_ part: Part) -> String {
    switch part {
    case .text: "the text"
    case .label(let label): "\(label.role.rawValue) \"\(label.text.prefix(20))\""
    case .avatar: "the avatar"
    case .delivery: "the status"
    case .media(let media): "picture \(media.index)"
    case .box(let box): "\(box.role.rawValue)"
    case .formula(let formula): "the formula \(formula.source.prefix(20))"
    }
  }
}
