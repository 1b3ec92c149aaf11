import BubbleLayout
import TextLayout
import TextShaping

extension RowPainter {
  /// - Parameter side: The side of the cell at which the bubble is.
  mutating func paint(_ bubble: Bubble, on side: Side) {
    if let patch = bubble.ninePatch, let file = file(of: bubble) {
      return surface.draw(file, over: bubble.frame, stretchedBy: patch)
    }
    for layer in layers(of: bubble, on: side) { surface.paint(layer, of: bubble) }
    guard let path = bubble.path() else { return }
    surface.fill(path, with: bubble.background)
    if let line = bubble.path(inset: bubble.border.half), bubble.border > 0 {
      surface.stroke(line, width: bubble.border.points, with: bubble.foreground)
    }
  }

  /// Paints a picture in its own shape; a masked picture is also clipped to the bubble's shape.
  mutating func paint(_ media: MediaPart, in cell: Cell) {
    let clip = media.isMasked ? cell.bubble.map { outlines(of: $0, on: cell.side) } : nil
    let shape = OutlinePath(media.frame, corners: media.corners)
    func paintPlaceholder(_ painter: inout RowPainter) {
      painter.surface.fill(shape, clippedTo: clip, with: media.background)
      if !media.isVeiled, !media.hasPlayMark {
        painter.paint(
          Sign(media.state), in: media.frame, with: media.foreground, on: media.background,
          progress: media.progress)
      }
    }
    if media.state == .ready || media.state.isMoving, let subject = media.subject(in: cell) {
      let place = PicturePlace(subject: subject, frame: media.picture, shape: shape, clip: clip)
      paint(place, orElse: paintPlaceholder)
    } else {
      paintPlaceholder(&self)
    }
    if let veil = media.veil { surface.fill(shape, clippedTo: clip, with: veil) }
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
  /// The subject of the picture; nil if no provider can know it: a picture of a block has no index among the
  /// attachments, so only its address distinguishes it.
  fileprivate func subject(in cell: Cell) -> PictureSubject? {
    if block == nil { return .attachment(message: cell.id, index: index) }
    return PictureSubject(address: address)
  }

  /// Whether a play icon is drawn over the picture. If it is, the picture's placeholder has no other icon.
  fileprivate var hasPlayMark: Bool { (kind == .video || kind == .videoNote) && state == .ready }
}

extension Sign {
  /// The placeholder for a picture that is not available.
  fileprivate init(_ state: MediaState) {
    self = state.icon.map(Sign.init) ?? .picture
  }
}
