import TextLayout
import TextUnicode

/// A line at the side of a message, below its bubble and the labels below that.
protocol LineBelow: Sendable {
  var name: ElementName { get }
  /// The distance from the content above, in points.
  var gap: LayoutUnit { get }
  /// The width of the whole line, in points.
  var width: LayoutUnit { get }

  /// Returns the height, in points.
  func height(on grid: PixelGrid) -> LayoutUnit

  /// Returns the width of as much of the line as is shown in a cell with little space, in points.
  func width(within room: LayoutUnit) -> LayoutUnit

  /// Adds the parts of the line. The placer's current box is the line.
  ///
  /// - Parameter size: The size of the line; the width is one that `width(within:)` gave.
  func place(in size: Size, with placer: inout PartPlacer)
}

/// A name and a second text on one line, such as a sender and a time.
///
/// The line has the direction of the second text: the direction of its letters or, if it has no letters, of
/// the reader's language. A name that could reorder the second text is an isolate (`BidiRange`, `needsIsolation`).
struct NamedLine {
  let text: String
  /// The base direction of the line.
  let direction: BidiDirection
  /// The range of the name, if it is an isolate.
  let names: [BidiRange]

  /// - Parameters:
  ///   - name: The name; empty for none.
  ///   - other: The second text, in the reader's language; empty for none.
  init(name: String, beside other: String, in words: InterfaceWords) {
    let (name, other) = (name.inOneLine, other.inOneLine)
    guard !name.isEmpty, !other.isEmpty else {
      (text, direction, names) = (name + other, .auto, [])
      return
    }
    let isRightToLeft =
      other.hasLetters(isRightToLeft: true)
      || !other.hasLetters(isRightToLeft: false) && words.isRightToLeft
    let isSafe = !name.needsIsolation(isRightToLeft: isRightToLeft)
    text = name + " " + other
    direction = isSafe ? .auto : isRightToLeft ? .rightToLeft : .leftToRight
    names = isSafe ? [] : [BidiRange(0..<name.utf16.count, .natural)]
  }
}

/// The line below the bubble of a message that could not be sent: an icon, and words that say so.
struct FailureLine: LineBelow {
  private let style: FailureStyle
  private let words: PreparedText
  /// The size of the line without truncation.
  private let size: Size
  /// The side of the icon.
  private let sign: LayoutUnit

  init(_ style: FailureStyle, maker: TextMaker) {
    self.style = style
    words = maker.line(SpokenWords.capitalized(maker.spoken[.failed]), style.font)
    let text = words.size(within: .unbounded)
    sign = text.height
    size = Size(width: sign + style.spacing + text.width, height: text.height)
  }

  var name: ElementName { ElementName(.delivery) }
  var gap: LayoutUnit { style.gap }
  var width: LayoutUnit { size.width }

  func height(on grid: PixelGrid) -> LayoutUnit { grid.roundedUp(size.height) }

  func width(within room: LayoutUnit) -> LayoutUnit { min(size.width, room) }

  func place(in size: Size, with placer: inout PartPlacer) {
    placer.delivery(.failed, Rect(x: 0, y: 0, width: sign, height: size.height))
    let start = sign + style.spacing
    placer.label(
      words, .detail, in: Rect(x: start, y: 0, width: max(0, size.width - start), height: size.height),
      foreground: .on(.page, .tickFailed), press: .bubble)
  }
}

/// The line below a bubble with the pictures of the people who have seen the message: as many as fit, and the
/// number of further people.
struct ReadersLine: LineBelow {
  private let style: FacesStyle
  private let maker: TextMaker
  private let faces: Faces
  /// The number of all people who have seen the message.
  private let count: Int

  /// The distance from the last picture to the number of further people, in points.
  private static let restGap: LayoutUnit = 3

  /// Creates the line; nil if nobody has seen the message.
  init?(_ people: [String], style: FacesStyle, maker: TextMaker) {
    if people.isEmpty { return nil }
    self.style = style
    self.maker = maker
    faces = Faces(people.prefix(style.maximumCount), size: style.size, in: maker)
    count = people.count
  }

  var name: ElementName { ElementName(.seenBy) }
  var gap: LayoutUnit { style.gap }
  var width: LayoutUnit { width(of: faces.ids.count, rest(besides: faces.ids.count)) }

  func height(on grid: PixelGrid) -> LayoutUnit { style.size }

  func width(within room: LayoutUnit) -> LayoutUnit {
    let (shown, rest) = shown(within: room)
    return width(of: shown, rest)
  }

  func place(in size: Size, with placer: inout PartPlacer) {
    let (shown, rest) = shown(within: size.width)
    for number in 0..<shown {
      let frame = Rect(
        x: style.width(of: number + 1) - style.size, y: 0, width: style.size, height: style.size)
      var visible = frame
      if number + 1 < shown { visible.size.width = style.size - style.overlap }
      placer.face(
        faces[number], in: frame, index: number, visible: style.overlap <= 0 || shown == 1 ? nil : visible)
    }
    guard let rest else { return }
    let start = style.width(of: shown) + Self.restGap
    placer.label(
      rest, .detail, in: Rect(x: start, y: 0, width: size.width - start, height: size.height))
  }

  /// Returns how many pictures are shown within a width, at least one, and the number of further people.
  private func shown(within room: LayoutUnit) -> (count: Int, rest: PreparedText?) {
    var shown = faces.ids.count
    var rest = rest(besides: shown)
    while shown > 1, width(of: shown, rest) > room {
      shown -= 1
      rest = self.rest(besides: shown)
    }
    return (shown, rest)
  }

  private func width(of shown: Int, _ rest: PreparedText?) -> LayoutUnit {
    style.width(of: shown) + (rest.map { $0.size(within: .unbounded).width + Self.restGap } ?? 0)
  }

  /// Returns the text that counts the people without a picture; nil if all have one.
  private func rest(besides shown: Int) -> PreparedText? {
    count > shown
      ? maker.ofIcons.line("+" + maker.short(count - shown), .system(style.size.points * 0.7)) : nil
  }
}
