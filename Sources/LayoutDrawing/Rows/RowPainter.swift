import BubbleLayout
import TextLayout

/// Decides what is painted for each row, and where, in the colours that the layout names. The surface does
/// the painting.
package struct RowPainter<Surface: PaintingSurface> {
  package var surface: Surface
  let theme: Theme
  /// The source of pictures; nil to paint only placeholders.
  let provider: (any PictureProvider)?
  /// Whether the theme's picture files of bubbles are drawn; otherwise their artwork is.
  let drawsBubblePictures: Bool
  /// The overlay over the rows. The date and the avatar that it shows are left out in their rows.
  let overlay: TranscriptOverlay?
  /// The floating avatar, and the part that replaces its picture.
  private var floating: (avatar: AvatarPart, stand: Part?, sender: String?)?
  /// Of the last received message: its side, its bubble, and the x of its cell.
  var lastReceived: (side: Side, bubble: Bubble?, origin: LayoutUnit)?

  /// The covers of spoilers in the current cell. They are painted after all parts of the cell.
  var covers: [TextDecoration] = []
  /// Whether the current part is painted in a window, which clips it.
  var isInWindow = false
  /// The highlights in the texts of the current cell.
  var highlights: [ContentPath: [HighlightedRange]] = [:]

  /// - Parameter drawsBubblePictures: Whether the theme's picture files of bubbles are drawn.
  package init(
    _ surface: Surface, theme: Theme, provider: (any PictureProvider)?,
    drawsBubblePictures: Bool = true, overlay: TranscriptOverlay?
  ) {
    self.surface = surface
    self.theme = theme
    self.provider = provider
    self.drawsBubblePictures = drawsBubblePictures
    self.overlay = overlay
  }

  /// Paints a row at its frame.
  package mutating func paint(_ item: TranscriptRow) {
    surface.announce(item)
    switch item {
    case .message(let cell): paint(cell)
    case .separator(let separator):
      if !isFloating(separator) { paint(separator, in: separator.frame) }
    case .typing(let row): paint(row)
    }
  }

  private mutating func paint(_ cell: Cell) {
    surface.beginRow(at: cell.frame.origin, colors: cell.colors)
    let pictures = PictureArea(of: cell)
    if let bubble = cell.bubble { paint(bubble, on: cell.side, pictures: pictures) }
    if let pictures { paintGaps(of: pictures, in: cell) }
    highlights = Dictionary(grouping: cell.highlightedRanges(asSeen: false), by: \.path)
    var windows = cell.scrollWindows[...]
    var outerCovers: [TextDecoration] = []
    // The sender of the last painted avatar. The part after an avatar is what replaces the picture.
    var owner: String?
    let isAvatarFloating = overlay?.avatar?.id == cell.id
    for (index, part) in cell.parts.enumerated() {
      if let window = windows.first, window.parts.lowerBound == index {
        surface.beginWindow(window.frame, shiftedBy: window.shift)
        isInWindow = true
        (outerCovers, covers) = (covers, [])
      }
      defer {
        if let window = windows.first, window.parts.upperBound == index + 1 {
          for cover in covers { surface.fill(cover) }
          surface.endWindow()
          isInWindow = false
          covers = outerCovers
          paintBars(of: window, on: cell.bubble == nil ? .page : ColorSurface(cell.role))
          windows.removeFirst()
        }
      }
      switch part {
      case .avatar(let avatar):
        owner = avatar.person ?? cell.sender
        if isAvatarFloating, avatar.person == nil {
          floating = (avatar, nil, cell.sender)
        } else {
          paint(avatar, of: owner)
        }
      case _ where part.replacesAvatar:
        if isAvatarFloating, part.person == nil {
          floating?.stand = part
        } else {
          paint(replacing: part, of: owner)
        }
      case .media(let media):
        var words: LabelPart?
        if index + 1 < cell.parts.count, case .label(let label) = cell.parts[index + 1] { words = label }
        paint(media, words: words.flatMap { $0.foreground == MediaPart.wordsForeground ? $0 : nil }, in: cell)
      // The description of a picture is painted with its placeholder.
      case .label(let label) where label.foreground == MediaPart.wordsForeground: break
      case .box(let box) where box.role == .table:
        paintGrounds(ofTableAt: index, in: cell)
        paint(part, in: cell)
      default: paint(part, in: cell)
      }
    }
    for cover in covers { surface.fill(cover) }
    covers.removeAll()
    surface.mark(cell)
    surface.endRow()
    if cell.role == .received { lastReceived = (cell.side, cell.bubble, cell.frame.minX) }
  }

  /// Paints the initials or the sign that replace a sender's picture.
  mutating func paint(replacing part: Part, of sender: String?) {
    func paint(_ painter: inout RowPainter) {
      switch part {
      case .label(let label): painter.paint(label, within: label.frame)
      case .box(let box): painter.paint(box)
      default: break
      }
    }
    guard let sender else { return paint(&self) }
    self.paint(PicturePlace(subject: .avatar(sender: sender)), orElse: paint)
  }

  /// Paints the overlay over the rows.
  package mutating func paintOverlay() {
    if let place = overlay?.avatar, let floating {
      let frame = place.frame.offset(x: -floating.avatar.frame.minX, y: -floating.avatar.frame.minY)
      surface.beginRow(at: frame.origin, colors: nil)
      paint(floating.avatar, of: floating.sender)
      if let part = floating.stand { paint(replacing: part, of: floating.sender) }
      surface.endRow()
    }
    if let date = overlay?.date { paint(date.separator, in: date.frame) }
  }
}

extension Part {
  /// Whether the part stands in an avatar until its picture is available: initials, or the sign of a person.
  fileprivate var replacesAvatar: Bool {
    switch self {
    case .label(let label): label.role == .initials
    case .box(let box): box.role == .sign && box.icon == .person
    default: false
    }
  }

  /// The number of the person whose picture the part replaces; nil for the sender of the message.
  var person: Int? {
    switch self {
    case .label(let label): label.index
    case .box(let box): box.index
    default: nil
    }
  }
}
