import TextLayout

extension PictureStyle {
  /// The picture as it is shown behind a bubble on a side.
  public func ninePatch(on side: Side) -> NinePatch {
    NinePatch(
      size: Size(width: width, height: height), caps: resolvedCaps(on: drawnFor), resizing: resizing,
      isMirrored: isMirrored && side != drawnFor)
  }
}
