import TextLayout

extension NinePatchStyle {
  /// How the picture is cut and stretched behind a bubble on one side of the cell.
  public func ninePatch(on side: Side) -> NinePatch {
    NinePatch(
      size: Size(width: width, height: height), caps: resolvedCaps(on: drawnFor), resizing: resizing,
      isMirrored: isMirrored && side != drawnFor)
  }
}
