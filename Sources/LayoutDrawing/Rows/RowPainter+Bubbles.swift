import BubbleLayout
import TextLayout
import TextShaping

extension RowPainter {
  mutating func paint(_ bubble: Bubble) {
    for layer in layers(of: bubble) { surface.paint(layer, of: bubble) }
    guard let path = bubble.path() else { return }
    surface.fill(path, with: bubble.background)
    if let line = bubble.path(inset: bubble.border.half), bubble.border > 0 {
      surface.stroke(line, width: bubble.border.points, with: bubble.foreground)
    }
  }

  /// Paints a picture in its own shape; a masked picture is also clipped to the bubble's shape.
  mutating func paint(_ media: MediaPart, in cell: Cell) {
    let clip = media.isMasked ? cell.bubble.map(outlines) : nil
    let shape = OutlinePath(media.frame, corners: media.corners)
    func paintPlaceholder(_ painter: inout RowPainter) {
      painter.surface.fill(shape, clippedTo: clip, with: media.background)
      if !media.isVeiled, !media.hasPlayMark {
        painter.paint(
          Sign(media.state), in: media.frame, with: media.foreground, on: media.background,
          progress: media.progress)
      }
    }
    if media.state == .ready || media.state.isMoving {
      let place = PicturePlace(
        subject: .attachment(message: cell.id, index: media.index), frame: media.picture, shape: shape,
        clip: clip)
      paint(place, orElse: paintPlaceholder)
    } else {
      paintPlaceholder(&self)
    }
    if let veil = media.veil { surface.fill(shape, clippedTo: clip, with: veil) }
  }

  private func outlines(of bubble: Bubble) -> [OutlinePath] {
    bubble.path().map { [$0] } ?? layers(of: bubble).filter { $0.fill == .bubble }.map(\.path)
  }

  /// Returns the layers of the bubble's artwork, stretched to its frame; empty for a bubble without artwork.
  private func layers(of bubble: Bubble) -> [BubbleArtwork.Layer] {
    guard let patch = bubble.ninePatch, let artwork = theme.artwork(of: bubble) else { return [] }
    return artwork.layers(in: bubble.frame, stretchedBy: patch)
  }
}

extension MediaPart {
  /// Whether a play icon is drawn over the picture. If it is, the picture's placeholder has no other icon.
  fileprivate var hasPlayMark: Bool { (kind == .video || kind == .videoNote) && state == .ready }
}

extension Sign {
  /// The placeholder for a picture that is not available.
  fileprivate init(_ state: MediaState) {
    self = state.icon.map(Sign.init) ?? .picture
  }
}
