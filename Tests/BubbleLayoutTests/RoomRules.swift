import BubbleLayout
import TextLayout

/// The rules for the places of parts in a cell: which parts may be outside of their bubble, and which may
/// overlap which, by role.
///
/// All other parts must be inside their bubble and their cell, and only over their own background.
struct RoomRules {
  let style: MessageStyle
  let cell: Cell
  /// The parts below the bubble that show who has seen the message.
  private let readers: Range<Int>
  /// The parts below the bubble of a message that could not be sent.
  private let failure: Range<Int>
  /// The parts of the footer, which may be in the last row of a card.
  private let footer: Range<Int>
  /// The parts of reactions over the bubble's edge or below it.
  let reactions: Range<Int>
  /// The frames in which parts scroll.
  private let windows: [ScrollWindow]

  init(style: MessageStyle, cell: Cell) {
    self.style = style
    self.cell = cell
    windows = cell.scrollWindows
    failure = style.failure == nil ? 0..<0 : cell.elements.first { $0.kind == .delivery }?.parts ?? 0..<0
    footer = cell.elements.first { $0.kind == .footer }?.parts ?? 0..<0
    readers = cell.elements.first { $0.kind == .seenBy }?.parts ?? 0..<0
    reactions =
      style.content.reactions.place == .inside
      ? 0..<0 : cell.elements.first { $0.kind == .reactions }?.parts ?? 0..<0
  }

  /// A part of a cell that must not be covered: a line of text, an icon, a picture, a button.
  struct Solid {
    let part: Int
    let name: String
    let kind: Kind
    let frame: Rect
  }

  /// The kind of a solid, as far as the rules depend on it.
  enum Kind: Hashable {
    case text
    case label(LabelRole, index: Int?)
    case avatar
    case delivery
    case media
    case box(BoxRole, index: Int?)
  }

  /// How far the bubble may extend below its cell. In the chats that the presets reproduce, bubbles with
  /// only text are taller than their cells, by ten points (`balloon`) and six (`tailed`).
  var overhang: LayoutUnit {
    let isText = cell.parts.allSatisfy {
      if case .box(let box) = $0 { Self.objects.contains(box.role) } else { true }
    }
    guard style.height.basis == .text, isText else { return 0 }
    return style.height.overhang ?? 10
  }

  /// Returns the visible part of a frame of a part; nil if it is scrolled out of its window.
  func seen(_ frame: Rect, of part: Int) -> Rect? {
    windows.holding(part).map { $0.seen(frame) } ?? frame
  }

  /// Whether a part is outside of its bubble by design.
  func standsOutside(_ part: Part, _ index: Int) -> Bool {
    if readers.contains(index) || failure.contains(index) || reactions.contains(index) { return true }
    return switch part {
    // The avatar, and the delivery icon beside the bubble.
    case .avatar: true
    case .delivery: style.delivery != nil
    // Labels that the style puts in the cell, above or below the bubble.
    case .label(let label) where label.role == .initials: true
    case .label(let label) where style.labels.contains { $0.role == label.role }: true
    // Reactions over the bubble's lower edge or below it.
    case .label(let label): label.role == .reaction && style.content.reactions.place != .inside
    case .box(let box):
      switch box.role {
      // The selection mark, and the icon that a swipe reveals.
      case .selection, .swipe: true
      case .reaction: style.content.reactions.place != .inside
      default: false
      }
    case .text: style.text.box != nil
    case .media: false
    case .formula: false
    }
  }

  /// Whether a part may be outside of its cell. Only the icon that a swipe reveals may, because it is not
  /// visible.
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
        return (part.block?.lines ?? []).filter { $0.frame.width > 0 }.compactMap {
          seen($0.frame.offset(x: place.x, y: place.y), of: index).map { solid(kind, $0) }
        }
      }
      switch part {
      case .text: return lines(.text)
      case .label(let label): return lines(.label(label.role, index: label.index))
      case .avatar: return [solid(.avatar, part.frame)]
      case .delivery: return [solid(.delivery, part.frame)]
      case .media: return [solid(.media, part.frame)]
      case .box(let box):
        // An invisible icon covers nothing.
        return box.role == .swipe ? [] : [solid(.box(box.role, index: box.index), part.frame)]
      // A formula is in the space that its text leaves for it.
      case .formula: return []
      }
    }
  }

  /// Whether the solid `front` may overlap the solid `back` behind it.
  func may(_ front: Solid, standOn back: Solid) -> Bool {
    if front.part == back.part { return true }
    // The avatars of readers overlap in a row.
    if readers.contains(front.part), readers.contains(back.part) { return true }
    return switch (back.kind, front.kind) {
    // Objects in a text are in the space that its lines leave for them.
    case (.text, .box(let object, _)) where Self.objects.contains(object): true
    case (.text, .label(.mention, _)): true
    case (.label(.reaction, let index), .box(.emoji, let other)): index == other
    // The avatars of people who have replied are in the line about replies.
    case (.label(.detail, _), .avatar), (.label(.detail, _), .label(.initials, _)): true
    case (.box(.mention, let index), .label(.mention, let other)): index == other
    // A background contains its content.
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
    // A poll's details: whether it is a quiz, closed or for several answers, and how many people voted.
    case (.box(.poll, _), .label(.detail, _)), (.box(.poll, _), .box(.icon, _)): true
    // The votes of a poll's answer, and the bar of their share.
    case (.box(.poll, _), .label(.count, _)), (.box(.poll, _), .box(.track, _)),
      (.box(.poll, _), .box(.share, _)):
      true
    case (.box(.track, let index), .box(.share, let other)): index == other
    // Initials are over the avatar of a sender without a picture.
    case (.avatar, .label(.initials, _)): true
    case (.box(.voice, let index), .box(.waveform, let other)): index == other
    // The play icon of a video, and its length in a capsule.
    case (.media, .box(.play, _)), (.media, .label(.duration, _)), (.box(.capsule, _), .label(.duration, _)):
      true
    // A footer beside the texts of a card.
    case (.box(let card, _), _)
    where footer.contains(front.part) && (card == .poll || Self.cards.contains(card)):
      true
    case (.box(let card, let index), .box(.icon, let other)) where Self.cards.contains(card): index == other
    case (.box(let card, let index), .label(.title, let other)) where Self.cards.contains(card):
      index == other
    case (.box(let card, let index), .label(.detail, let other)) where Self.cards.contains(card):
      index == other
    // The footer over a picture, in its capsule.
    case (.media, .box(.capsule, _)), (.media, .label(.edited, _)), (.media, .label(.time, _)),
      (.media, .delivery), (.media, .box(.sign, _)), (.media, .label(.detail, _)),
      (.box(.capsule, _), .box(.sign, _)), (.box(.capsule, _), .label(.detail, _)),
      (.box(.capsule, _), .label(.edited, _)), (.box(.capsule, _), .label(.time, _)),
      (.box(.capsule, _), .delivery):
      true
    // The number of hidden pictures.
    case (.media, .label(.hiddenCount, _)): true
    // Reactions over the bubble's edge may cover the edge of a picture there, and parts on a small picture.
    case (.media, _) where isReaction(front), (.box(.play, _), _) where isReaction(front),
      (.label(.hiddenCount, _), _) where isReaction(front):
      style.content.reactions.place == .overlapping
    default: false
    }
  }

  private func isReaction(_ solid: Solid) -> Bool { reactions.contains(solid.part) }

  private static let cards: Set<BoxRole> = [.voice, .file, .contact, .location, .call]
  /// The roles of objects in a text.
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
