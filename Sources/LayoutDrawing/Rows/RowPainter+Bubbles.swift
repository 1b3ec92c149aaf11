import BubbleLayout
import TextLayout
import TextShaping

extension RowPainter {
  /// - Parameters:
  ///   - side: The side of the cell at which the bubble is.
  ///   - pictures: The area of the cell's pictures, which need no bubble behind them if they fill it.
  mutating func paint(_ bubble: Bubble, on side: Side, pictures: PictureArea? = nil) {
    if let patch = bubble.ninePatch, let file = file(of: bubble) {
      return surface.draw(file, over: bubble.frame, stretchedBy: patch)
    }
    for layer in layers(of: bubble, on: side) { surface.paint(layer, of: bubble) }
    guard let path = bubble.path() else { return }
    if let pictures, pictures.frame == bubble.frame, bubble.tail == nil, bubble.border == 0 { return }
    surface.fill(path, with: bubble.background)
    if let line = bubble.path(inset: bubble.border.half), bubble.border > 0 {
      surface.stroke(line, width: bubble.border.points, with: bubble.foreground)
    }
  }

  /// Paints the colour of the page between the pictures of an album, instead of that of the bubble.
  mutating func paintGaps(of pictures: PictureArea, in cell: Cell) {
    guard pictures.count > 1, let bubble = cell.bubble, pictures.frame != bubble.frame else { return }
    let clip = pictures.isMasked ? outlines(of: bubble, on: cell.side) : nil
    surface.fill(
      OutlinePath(pictures.frame, corners: pictures.corners), clippedTo: clip, with: .on(.page, .fill))
  }

  /// Paints a picture in its own shape; a masked picture is also clipped to the bubble's shape.
  ///
  /// - Parameter words: The description on the placeholder; nil for a placeholder without words.
  mutating func paint(_ media: MediaPart, words: LabelPart? = nil, in cell: Cell) {
    if media.isCovered, !theme.showsSpoilers { return paint(cover: media, in: cell) }
    let clip = media.isMasked ? cell.bubble.map { outlines(of: $0, on: cell.side) } : nil
    let shape = OutlinePath(media.frame, corners: media.corners)
    // A transfer shows its progress on the picture, in the place of the play icon.
    let hasMark = media.state.isMoving || (media.kind.hasPlayMark && media.state == .ready)
    func paintPlaceholder(_ painter: inout RowPainter) {
      painter.surface.fill(shape, clippedTo: clip, with: media.background)
      if !media.isVeiled, !hasMark {
        var room = media.frame
        if let words { room.size.height = max(0, words.frame.minY - room.minY) }
        painter.paint(
          Sign(media.state), in: Self.placeholder(in: room), with: media.foreground, on: media.background)
        if let words { painter.paint(words, within: media.frame) }
      }
    }
    if media.state == .ready || media.state.isMoving, let subject = media.subject(in: cell) {
      let place = PicturePlace(
        subject: subject, frame: media.picture, shape: media.visibleShape, edge: media.edge, clip: clip)
      paint(place, orElse: paintPlaceholder)
    } else {
      paintPlaceholder(&self)
    }
    if let veil = media.veil { return surface.fill(shape, clippedTo: clip, with: veil) }
    if media.state.isMoving { paintProgress(of: media) }
  }

  /// Returns the square in the middle of a picture that its sign is drawn on while the picture is not available.
  private static func placeholder(in frame: Rect) -> Rect {
    // In a small tile, the sign leaves room for the texts in the corner.
    let side = min(72, LayoutUnit(min(frame.width, frame.height).points * 0.75))
    return Rect(x: frame.midX - side.half, y: frame.midY - side.half, width: side, height: side)
  }

  /// Paints the progress of a transfer on a disc in the middle of a picture.
  private mutating func paintProgress(of media: MediaPart) {
    let mark = MediaPart.mark(in: media.frame)
    surface.fill(mark, radius: mark.width.half, with: .everywhere(.capsule))
    paint(
      Sign(media.state), in: mark, with: .everywhere(.capsuleText), on: .everywhere(.capsule),
      progress: media.progress)
  }

  /// Returns the paths that a masked picture is clipped to.
  func outlines(of bubble: Bubble, on side: Side) -> [OutlinePath] {
    if let path = bubble.path() { return [path] }
    // The shape in a picture file is not known as a path. Its corners are within its caps.
    if file(of: bubble) != nil {
      let caps = bubble.caps
      let radius = min(caps.top, caps.left, caps.bottom, caps.right)
      return [OutlinePath(bubble.frame, corners: CornerRadii(all: radius))]
    }
    return layers(of: bubble, on: side).filter { $0.fill == .bubble }.map(\.path)
  }

  private func file(of bubble: Bubble) -> BubblePictureFile? {
    drawsBubblePictures ? theme.bubblePicture(of: bubble) : nil
  }

  /// Returns the layers of the bubble's artwork, stretched to its frame; empty for a bubble without artwork.
  private func layers(of bubble: Bubble, on side: Side) -> [BubbleArtwork.Layer] {
    guard let patch = bubble.ninePatch, let artwork = theme.artwork(of: bubble, on: side) else { return [] }
    return artwork.layers(in: bubble.frame, stretchedBy: patch)
  }
}

extension MediaPart {
  /// The shape of the part of the picture that its area shows. A picture of a fixed size may be narrower than
  /// its area.
  fileprivate var visibleShape: OutlinePath {
    guard picture.minX > frame.minX || picture.maxX < frame.maxX else {
      return OutlinePath(frame, corners: corners)
    }
    let (left, right) = (max(picture.minX, frame.minX), min(picture.maxX, frame.maxX))
    return OutlinePath(
      Rect(x: left, y: frame.minY, width: max(0, right - left), height: frame.height), corners: .zero)
  }

  /// The colour of the hairline inside the picture's edge. Stickers have their own outlines.
  fileprivate var edge: ColorRole? { kind == .sticker ? nil : .everywhere(.pictureEdge) }

  /// The subject of the picture; nil if no provider can know it: a picture of a block has no index among the
  /// attachments, so only its address distinguishes it.
  fileprivate func subject(in cell: Cell) -> PictureSubject? {
    if block == nil { return .attachment(message: cell.id, index: index) }
    return PictureSubject(address: address)
  }
}

extension Sign {
  /// The placeholder for a picture that is not available.
  fileprivate init(_ state: MediaState) {
    self = state.icon.map { Sign($0) } ?? .picture
  }
}
